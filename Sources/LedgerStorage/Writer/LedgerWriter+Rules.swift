public import LedgerDomain

extension LedgerWriter {
  /// Stores a rule.
  ///
  /// - Parameters:
  ///   - rule: the rule; its number does not matter.
  ///   - other: the rule in front of which it stands; nil puts it behind all.
  /// - Returns: the rule with its number.
  /// - Throws: ``LedgerError/unknownRule(_:)``, ``LedgerError/archived(_:_:)``.
  @discardableResult
  public func addRule(_ rule: Rule, before other: Rule.ID? = nil) throws -> Rule {
    if rule.category.isArchived { throw LedgerError.archived(.category, rule.category.name) }
    if let other { _ = try ledger.rule(other) }
    if let currency = (rule.minimum ?? rule.maximum)?.currency { try ensure(currency) }
    let id = try whole { try RuleDAO(connection: connection).insert(rule, before: other) }
    return try ledger.rule(id)
  }

  /// Removes a rule. What it has sorted stays.
  ///
  /// - Parameter id: the rule.
  /// - Returns: the rule.
  /// - Throws: ``LedgerError/unknownRule(_:)``.
  @discardableResult
  public func removeRule(_ id: Rule.ID) throws -> Rule {
    let rule = try ledger.rule(id)
    try RuleDAO(connection: connection).delete(id)
    return rule
  }

  /// Gives an entry that is not split the category and payee that a rule says. It does not count as changed by a person.
  ///
  /// - Parameters:
  ///   - entry: the entry as it is.
  ///   - match: what the rule says.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum would not fit.
  public func sort(_ entry: Entry, as match: RuleMatch) throws {
    try whole {
      try setCategory(of: entry, to: match.category)
      if let payee = match.payee, payee != entry.content.payee {
        try EntryDAO(connection: connection).setPayee(entry.id, to: try payeeID(payee))
      }
    }
  }
}
