internal import LedgerDomain

/// A category with all below it: `Food` has `Food:Bread`, and never `Foodstuff`.
struct CategoryScope {
  /// Its name, in the ledger's spelling.
  let name: String
  /// The categories in it.
  let categories: [Category]

  /// Finds a category by its name, regardless of case.
  ///
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``; ``LedgerError/notSpending(_:)`` when nothing in it can be consumed.
  init(named name: String, in ledger: Ledger) throws {
    let category = try ledger.category(named: name)
    let inside = Set(try ledger.subtree(of: category))
    categories = try ledger.categories().filter { inside.contains($0.id) }
    if categories.allSatisfy({ $0.kind == .income || $0.kind == .transfer }) {
      throw LedgerError.notSpending(category)
    }
    self.name = category.name
  }
}
