internal import LedgerDomain

/// Where a path lies among the categories that there are.
struct CategoryPlace {
  /// The nearest category that it lies below; nil when there is none.
  let nearest: Category?
  /// The path with what it lies below in the spelling that the category has.
  let spelled: CategoryPath
  /// The paths that it lies below and that no category has, the topmost first.
  let missing: [CategoryPath]

  /// Looks for a path's place.
  init(of path: CategoryPath, in categories: [Category]) {
    let byPath = Dictionary(categories.map { (CategoryPath($0.name), $0) }) { first, _ in first }
    let found = path.ancestors.lazy.compactMap { byPath[$0] }.first
    nearest = found
    guard let found else {
      spelled = path
      missing = path.ancestors.reversed()
      return
    }
    let top = CategoryPath(found.name)
    spelled = path.replacing(top, by: top)
    missing = spelled.ancestors.prefix { $0 != top }.reversed()
  }
}
