import LedgerDomain
import TestSupport
import Testing

/// Paths of categories, and which lie below which.
struct CategoryTreeTests {
  struct Pair: CustomStringConvertible {
    let lower: String
    let upper: String
    let isBelow: Bool
    var description: String { "\(lower) \(isBelow ? "below" : "not below") \(upper)" }
  }

  @Test(arguments: [
    Pair(lower: "Food:Groceries", upper: "Food", isBelow: true),
    Pair(lower: "Food:Groceries:Bread", upper: "Food", isBelow: true),
    Pair(lower: "FOOD : groceries", upper: "food", isBelow: true),
    Pair(lower: "Cafe\u{301}:Cake", upper: "Caf\u{e9}", isBelow: true),
    Pair(lower: "FoodX", upper: "Food", isBelow: false),
    Pair(lower: "FoodX:Groceries", upper: "Food", isBelow: false),
    Pair(lower: "Food", upper: "Food", isBelow: false),
    Pair(lower: "Food", upper: "Food:Groceries", isBelow: false),
    Pair(lower: "Home:Food", upper: "Food", isBelow: false),
  ])
  func `a path lies below what its parts begin with`(pair: Pair) {
    #expect(CategoryPath(pair.lower).isBelow(CategoryPath(pair.upper)) == pair.isBelow)
  }

  @Test func `a path is compared by folded parts and keeps its spelling`() {
    #expect(CategoryPath(" Food :  Fine  Food") == CategoryPath("food:fine food"))
    #expect(CategoryPath(" Food :  Fine  Food").name == "Food:Fine Food")
    #expect(CategoryPath("A:B:C").ancestors.map(\.name) == ["A:B", "A"])
    #expect(CategoryPath("A").ancestors.isEmpty)
    #expect(CategoryPath("A").parent == nil)
  }

  @Test func `the beginning of a path is replaced where the path has it`() {
    let (food, meals) = (CategoryPath("Food"), CategoryPath("Home:Meals"))
    #expect(CategoryPath("food:Bread").replacing(food, by: meals).name == "Home:Meals:Bread")
    #expect(food.replacing(food, by: meals).name == "Home:Meals")
    #expect(CategoryPath("FoodX:Bread").replacing(food, by: meals).name == "FoodX:Bread")
  }

  let categories = ["Food", "Food:Groceries", "Food:Groceries:Bread", "FoodX", "Travel:Air", "food:Out"].enumerated()
    .map { category($1, id: Int64($0 + 1)) }

  func names(_ ids: [LedgerDomain.Category.ID]) -> [String] {
    ids.compactMap { id in categories.first { $0.id == id }?.name }
  }

  @Test func `a subtree is the category and all below it`() {
    let tree = CategoryTree(categories)
    #expect(
      names(tree.subtree(of: categories[0].id)) == ["Food", "Food:Groceries", "Food:Groceries:Bread", "food:Out"])
    #expect(names(tree.subtree(of: categories[2].id)) == ["Food:Groceries:Bread"])
    #expect(names(tree.ancestors(of: categories[2].id)) == ["Food:Groceries", "Food"])
    #expect(categories.map { tree.depth(of: $0.id) } == [1, 2, 3, 1, 2, 2])
  }

  @Test func `a category is counted in its ancestor at the lowest level shown`() {
    let tree = CategoryTree(categories)
    func counted(_ depth: Int?) -> [String] { names(categories.map { tree.counted($0.id, toDepth: depth) }) }
    #expect(counted(nil) == categories.map(\.name))
    #expect(counted(3) == categories.map(\.name))
    #expect(counted(2) == ["Food", "Food:Groceries", "Food:Groceries", "FoodX", "Travel:Air", "food:Out"])
    // Nothing lies above Travel:Air, so that it stands for itself.
    #expect(counted(1) == ["Food", "Food", "Food", "FoodX", "Travel:Air", "Food"])
  }

  @Test func `only kinds that count alike go together`() {
    for (upper, lower) in [(CategoryKind.spending, CategoryKind.uncategorized), (.income, .income)] {
      #expect(lower.isAkin(to: upper) && upper.isAkin(to: lower))
    }
    for (upper, lower) in [(CategoryKind.spending, CategoryKind.income), (.transfer, .uncategorized)] {
      #expect(!lower.isAkin(to: upper) && !upper.isAkin(to: lower))
    }
  }
}
