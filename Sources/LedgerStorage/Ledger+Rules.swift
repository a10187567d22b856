public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The rules that sort imported rows, in their order.
  ///
  /// - Returns: the rules; the first one that fits a row decides.
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

  /// Hands out the entries that rules may sort, the newest first: none that are split or part of a transfer.
  ///
  /// - Parameters:
  ///   - filter: the conditions.
  ///   - everySorted: whether imported entries come as well that have a category which no person gave them; else only
  ///     uncategorized ones.
  ///   - body: gets each entry.
  /// - Throws: `SQLiteError`, and what `body` throws.
  public func forEachSortable(
    matching filter: EntryFilter, everySorted: Bool, body: (Entry) throws -> Void
  ) throws {
    var filter = filter
    filter.sortable = everySorted ? .notByHand : .uncategorized
    try forEachEntry(matching: filter, body: body)
  }
}
