/// Which categories lie below which, by their paths.
///
/// A path whose parent is missing lies below its nearest ancestor that there is.
public struct CategoryTree: Hashable, Sendable {
  private struct Place: Hashable {
    let depth: Int
    let ancestors: [Category.ID]
    var subtree: [Category.ID]
  }

  private var places: [Category.ID: Place] = [:]

  /// Makes the tree of all categories of a ledger.
  public init(_ categories: [Category]) {
    let paths = categories.map { CategoryPath($0.name) }
    // Where all paths have one part, none lies below another.
    let isFlat = paths.allSatisfy { $0.depth == 1 }
    let ids = isFlat ? [:] : Dictionary(zip(paths, categories.map(\.id))) { first, _ in first }
    for (category, path) in zip(categories, paths) {
      let above = path.ancestors.compactMap { ids[$0] }
      places[category.id] = Place(depth: path.depth, ancestors: above, subtree: [])
    }
    for category in categories {
      for id in [category.id] + ancestors(of: category.id) { places[id]?.subtree.append(category.id) }
    }
  }

  /// The categories that one lies below, the nearest first.
  public func ancestors(of category: Category.ID) -> [Category.ID] { places[category]?.ancestors ?? [] }

  /// The category itself and all that lie below it, in the order in which they were given.
  public func subtree(of category: Category.ID) -> [Category.ID] { places[category]?.subtree ?? [category] }

  /// How many parts the path has: 1 at the top.
  public func depth(of category: Category.ID) -> Int { places[category]?.depth ?? 1 }

  /// The category that one is counted in where only the upper levels are shown: itself, or its ancestor at the lowest of them.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - depth: how many levels are shown; nil for all.
  /// - Returns: the category that stands for it.
  public func counted(_ category: Category.ID, toDepth depth: Int?) -> Category.ID {
    guard let depth, self.depth(of: category) > depth else { return category }
    return ancestors(of: category).first { self.depth(of: $0) <= depth } ?? category
  }
}
