public import LedgerDomain

extension LedgerWriter {
  /// Makes a category, and those above it that are missing: `Food` for `Food:Groceries`.
  ///
  /// - Parameters:
  ///   - name: its name. What it lies below keeps the spelling that it has.
  ///   - kind: what its entries count as; nil takes the kind of what it lies below, else spending. A ledger has one
  ///     `uncategorized` category from the beginning.
  ///   - colors: its gradient; nil takes one that differs from its neighbours'.
  /// - Returns: the category.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``, ``LedgerError/archived(_:_:)`` and
  ///   ``LedgerError/otherKind(_:below:)`` for what it would lie below.
  @discardableResult
  public func addCategory(named name: String, kind: CategoryKind? = nil, colors: Gradient? = nil) throws -> Category {
    try addCategories(path: name, kind: kind, colors: colors, madeBy: nil).made
  }

  /// Makes a category with those above it that are missing; `batch` is the import that needs them, with which they go when it is
  /// undone.
  ///
  /// - Returns: the category, and those that were made above it, the topmost first.
  func addCategories(
    path name: String, kind: CategoryKind? = nil, colors: Gradient? = nil, madeBy batch: Int64?
  ) throws -> (made: Category, above: [Category]) {
    let existing = try ledger.categories()
    let path = try freePath(name, among: existing)
    let parent = CategoryPlace(of: path, in: existing).nearest
    let kind = kind ?? parent.map { $0.kind == .uncategorized ? .spending : $0.kind } ?? .spending
    let above = try makeParents(of: path, kind: kind, isArchived: false, madeBy: batch)
    let spelled = CategoryPlace(of: path, in: existing + above).spelled
    let colors = colors ?? Palette.gradient(existing.count + above.count)
    let id = try CategoryDAO(connection: connection).insert(
      name: spelled.name, kind: kind, colors: colors, batch: batch)
    return (Category(id: id, name: spelled.name, kind: kind, colors: colors, isArchived: false), above)
  }

  /// Gives a category another name. All below it goes with it, and what its new name lies below is made where it is missing.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - name: its new name; another spelling of the old one is fine.
  /// - Throws: ``LedgerError/invalidName(_:_:)``; ``LedgerError/nameTaken(_:_:)``, also for a name that one below it would get;
  ///   ``LedgerError/movedBelowItself(_:)``; ``LedgerError/archived(_:_:)`` and ``LedgerError/otherKind(_:below:)`` for what it
  ///   would lie below.
  public func rename(_ category: Category, to name: String) throws {
    let all = try ledger.categories()
    let old = CategoryPath(category.name)
    let moved = all.filter { $0.id == category.id || CategoryPath($0.name).isBelow(old) }
    let others = all.filter { other in !moved.contains { $0.id == other.id } }
    let path = try freePath(name, among: others)
    if path.isBelow(old) { throw LedgerError.movedBelowItself(category) }
    let new = CategoryPlace(of: path, in: others).spelled
    let renamed = moved.map { ($0.id, CategoryPath($0.name).replacing(old, by: new)) }
    for (_, path) in renamed { _ = try freePath(path.name, among: others) }
    let kind: CategoryKind = category.kind == .uncategorized ? .spending : category.kind
    try makeParents(of: path, kind: kind, isArchived: category.isArchived, madeBy: nil)
    // Within the subtree a new name may still be another's old one, so all give theirs up first.
    let categories = CategoryDAO(connection: connection)
    try whole {
      for (id, _) in renamed { try categories.rename(id, to: ":\(id.rawValue)") }
      for (id, path) in renamed { try categories.rename(id, to: path.name) }
    }
  }

  /// Archives a category, or takes it back. Its entries stay and count as before.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - isArchived: whether it is to be archived.
  /// - Throws: ``LedgerError/protectedCategory(_:)`` for the one of entries without a category; ``LedgerError/usedBelow(_:_:)``
  ///   while something below it is in use; ``LedgerError/archived(_:_:)`` for what it lies below, when it is to be taken back.
  public func setArchived(_ category: Category, _ isArchived: Bool) throws {
    if category.kind == .uncategorized { throw LedgerError.protectedCategory(category) }
    let all = try ledger.categories()
    let path = CategoryPath(category.name)
    if isArchived {
      let used = all.filter { !$0.isArchived && CategoryPath($0.name).isBelow(path) }
      if !used.isEmpty { throw LedgerError.usedBelow(category, used) }
    } else if let parent = CategoryPlace(of: path, in: all).nearest, parent.isArchived {
      throw LedgerError.archived(.category, parent.name)
    }
    try CategoryDAO(connection: connection).setArchived(category.id, isArchived)
  }

  /// A name as a path: colons divide its parts, none of which is empty.
  private func freePath(_ name: String, among taken: [Category]) throws -> CategoryPath {
    let path = CategoryPath(try freeName(name, .category, among: []))
    if path.parts.contains("") { throw LedgerError.invalidName(.category, name) }
    if let other = taken.first(where: { CategoryPath($0.name) == path }) {
      throw LedgerError.nameTaken(.category, other.name)
    }
    return path
  }

  /// Makes the categories that a path lies below, as far as they are missing.
  ///
  /// - Returns: those that were made, the topmost first.
  @discardableResult
  private func makeParents(
    of path: CategoryPath, kind: CategoryKind, isArchived: Bool, madeBy batch: Int64?
  ) throws -> [Category] {
    let existing = try ledger.categories()
    let place = CategoryPlace(of: path, in: existing)
    if let parent = place.nearest {
      if parent.isArchived, !isArchived { throw LedgerError.archived(.category, parent.name) }
      guard kind.isAkin(to: parent.kind) else { throw LedgerError.otherKind(kind, below: parent) }
    }
    let categories = CategoryDAO(connection: connection)
    return try place.missing.enumerated().map { index, path in
      let colors = Palette.gradient(existing.count + index)
      let id = try categories.insert(name: path.name, kind: kind, colors: colors, batch: batch)
      if isArchived { try categories.setArchived(id, true) }
      return Category(id: id, name: path.name, kind: kind, colors: colors, isArchived: isArchived)
    }
  }
}
