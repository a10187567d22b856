public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The rules in the order in which they are tried, those of archived categories included.
  ///
  /// - Returns: the rules.
  /// - Throws: `SQLiteError`.
  public func rules() throws -> [Rule] {
    try read { try RuleDAO(connection: connection).all(try references()) }
  }

  /// The rule with a number.
  ///
  /// - Parameter id: the number.
  /// - Returns: the rule.
  /// - Throws: ``LedgerError/unknownRule(_:)``.
  public func rule(_ id: Rule.ID) throws -> Rule {
    guard let rule = try rules().first(where: { $0.id == id }) else { throw LedgerError.unknownRule(id) }
    return rule
  }

  /// The category that was last given by hand to an entry of each payee. Archived categories are left out.
  ///
  /// - Returns: the categories, by payee.
  /// - Throws: `SQLiteError`.
  public func rememberedCategories() throws -> [FoldedText: Category] {
    try read {
      let references = try references()
      return try RuleDAO(connection: connection).rememberedCategories().reduce(into: [:]) { found, row in
        found[row.payee] = try references.category(row.category)
      }
    }
  }

  /// Hands out the entries that rules may sort, the newest first, without keeping them. `body` may sort them.
  ///
  /// - Parameters:
  ///   - scope: which ones.
  ///   - body: gets each entry.
  /// - Throws: `SQLiteError`, and what `body` throws.
  public func forEachEntry(in scope: SortingScope, body: (Entry) throws -> Void) throws {
    try read { try RuleDAO(connection: connection).forEachEntry(in: scope, try references(), body: body) }
  }

  /// The entries that wait for a category, split ones included where a line of theirs does: payee by payee in the order of
  /// ``uncategorizedPayees()``, so that what moves most money comes first; those of one payee the newest first.
  ///
  /// - Returns: their numbers.
  /// - Throws: `SQLiteError`.
  public func uncategorizedEntries() throws -> [Entry.ID] {
    try read {
      var places: [PayeeInCurrency: Int] = [:]
      for (place, payee) in try uncategorizedPayees().enumerated() {
        places[PayeeInCurrency(payee: payee.name.map { FoldedText($0).text }, currency: payee.sum.currency)] = place
      }
      let entries = try RuleDAO(connection: connection).uncategorizedEntries().map { entry in
        (id: entry.id, place: places[PayeeInCurrency(payee: entry.payee, currency: entry.currency)] ?? .max)
      }
      // The sorting is stable only by the order in which they were read.
      return entries.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        .map(\.element.id)
    }
  }

  private struct PayeeInCurrency: Hashable {
    let payee: String?
    let currency: Currency
  }

  /// The payees of uncategorized entries, one for each currency: those in the ledger's currency first, the largest sums
  /// first whatever their sign.
  ///
  /// - Returns: the payees.
  /// - Throws: `SQLiteError`.
  public func uncategorizedPayees() throws -> [UncategorizedPayee] {
    try read {
      let own = try currency()
      func rank(_ currency: Currency) -> String { currency == own ? "" : currency.code }
      return try RuleDAO(connection: connection).uncategorizedPayees().sorted { left, right in
        let (mine, theirs) = (left.sum.minorUnits.magnitude, right.sum.minorUnits.magnitude)
        let (first, second) = (rank(left.sum.currency), rank(right.sum.currency))
        if first != second { return first < second }
        if mine != theirs { return mine > theirs }
        if left.entryCount != right.entryCount { return left.entryCount > right.entryCount }
        return left.name ?? "" < right.name ?? ""
      }
    }
  }

  /// How often entries of payees are in categories that take new ones; it reads all entries.
  ///
  /// - Returns: the uses, in no order.
  /// - Throws: `SQLiteError`.
  public func categoryUses() throws -> [CategoryUse] {
    try read { try RuleDAO(connection: connection).categoryUses(try references()) }
  }

  /// The category of entries that nothing has sorted.
  ///
  /// - Returns: the category.
  /// - Throws: `SQLiteError`.
  public func uncategorized() throws -> Category {
    guard let category = try categories().first(where: { $0.kind == .uncategorized }) else {
      throw LedgerError.damaged(.missingCategory)
    }
    return category
  }
}
