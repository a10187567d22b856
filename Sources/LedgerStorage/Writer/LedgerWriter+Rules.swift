public import LedgerDomain

extension LedgerWriter {
  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - pattern: what the payee is compared with.
  ///   - category: the category that rows get.
  ///   - payee: the name that the payee gets; nil leaves it as it is.
  ///   - minimum: the smallest amount, with its sign as on a statement; nil is any.
  ///   - maximum: the largest amount, in the same currency; nil is any.
  ///   - account: the account whose rows it is for; nil is any.
  ///   - other: the rule that it is to be tried before; nil puts it behind all.
  /// - Returns: the rule.
  /// - Throws: ``LedgerError/blankRule``, ``LedgerError/sameRule(_:)``, ``LedgerError/unknownRule(_:)``,
  ///   ``LedgerError/archived(_:_:)``, ``MoneyError/differentCurrencies(_:_:)``.
  @discardableResult
  public func addRule(
    pattern: Rule.Pattern, category: Category, payee: String? = nil, minimum: Money? = nil, maximum: Money? = nil,
    account: Account? = nil, before other: Rule.ID? = nil
  ) throws -> Rule {
    if FoldedText(pattern.text).text.isEmpty { throw LedgerError.blankRule }
    if category.isArchived { throw LedgerError.archived(.category, category.name) }
    if let minimum, let maximum, minimum.currency != maximum.currency {
      throw MoneyError.differentCurrencies(minimum.currency, maximum.currency)
    }
    let name = payee.map { FoldedText.collapsed($0) }
    func rule(_ id: Rule.ID) -> Rule {
      Rule(
        id: id, pattern: pattern, category: category, payee: name == "" ? nil : name, minimum: minimum,
        maximum: maximum, account: account)
    }
    let draft = rule(Rule.ID(rawValue: 0))
    if let same = try ledger.rules().first(where: { $0.fitsTheSame(as: draft) }) { throw LedgerError.sameRule(same.id) }
    return try whole {
      if let currency = draft.currency { try ensure(currency) }
      return rule(try RuleDAO(connection: connection).insert(draft, before: other))
    }
  }

  /// Removes a rule. Entries that it has sorted stay as they are.
  ///
  /// - Parameter id: the rule.
  /// - Throws: ``LedgerError/unknownRule(_:)``.
  public func removeRule(_ id: Rule.ID) throws {
    guard try RuleDAO(connection: connection).remove(id) else { throw LedgerError.unknownRule(id) }
  }

  /// Gives an entry the category, and the payee, that a rule says, without counting as changed by hand. An entry in
  /// several categories and a leg of a transfer stay as they are.
  ///
  /// - Parameters:
  ///   - id: the entry.
  ///   - match: what the rule makes of it.
  /// - Throws: ``LedgerError/unknownEntry(_:)``, ``LedgerError/archived(_:_:)``.
  public func sort(_ id: Entry.ID, as match: RuleMatch) throws { try sort(try ledger.entry(id), as: match) }

  /// Gives an entry that was just read the category, and the payee, that a rule says.
  ///
  /// - Parameters:
  ///   - entry: the entry as it is stored.
  ///   - match: what the rule makes of it.
  /// - Throws: ``LedgerError/archived(_:_:)``.
  public func sort(_ entry: Entry, as match: RuleMatch) throws {
    guard case .category(let old) = entry.content.allocation, entry.transferPeer == nil else { return }
    if match.category.isArchived, match.category.id != old.id {
      throw LedgerError.archived(.category, match.category.name)
    }
    try whole {
      var content = entry.content
      content.allocation = .category(match.category)
      content.payee = match.payee ?? content.payee
      try change.remove(entry.content)
      try RuleDAO(connection: connection).sort(
        entry.id, into: match.category.id, payee: try payeeID(content.payee))
      try change.add(content)
    }
  }

  /// Sorts entries by a rule, as ``sort(_:as:)-(Entry,_)`` does each of them. A rule that gives payees another name is none of those
  /// that can be taken back.
  ///
  /// - Parameters:
  ///   - entries: the entries as they are stored.
  ///   - rule: the rule, which leaves payees as they are.
  /// - Returns: what takes it back.
  /// - Throws: ``LedgerError/archived(_:_:)``, `SQLiteError`.
  public func sort(_ entries: [Entry], by rule: Rule) throws -> SortedEntries {
    precondition(rule.payee == nil, "the former payees would be lost")
    var sorted = SortedEntries(category: rule.category)
    for entry in entries {
      let marks = try RuleDAO(connection: connection).handMarks(of: entry.id)
      sorted.entries.append((entry.id, entry.content.allocation, .category(rule.category), marks))
      try sort(entry, as: RuleMatch(rule))
    }
    return sorted
  }

  /// Sorts entries as a person decided, all into one category; of a split entry the lines that are uncategorized.
  ///
  /// - Parameters:
  ///   - ids: the entries.
  ///   - category: the category.
  /// - Returns: what takes it back.
  /// - Throws: ``LedgerError/unknownEntry(_:)``, ``LedgerError/archived(_:_:)``.
  public func sortByHand(_ ids: [Entry.ID], into category: Category) throws -> SortedEntries {
    var sorted = SortedEntries(category: category)
    for id in ids {
      let entry = try ledger.entry(id)
      var content = entry.content
      content.allocation = try content.allocation.sorted(into: category, total: content.amount)
      sorted.entries.append(
        (id, entry.content.allocation, content.allocation, try RuleDAO(connection: connection).handMarks(of: id)))
      try updateEntry(id, to: content)
    }
    return sorted
  }

  /// Takes back what was sorted. Entries that were sorted anew since, or are gone, stay as they are.
  ///
  /// - Parameter sorted: what was sorted.
  /// - Throws: `SQLiteError`.
  public func revert(_ sorted: SortedEntries) throws {
    // Backwards, so that the first mark of a payee that several entries have is the one that stays.
    for (id, before, after, marks) in sorted.entries.reversed() {
      var filter = EntryFilter()
      filter.ids = [id]
      guard let entry = try ledger.entries(matching: filter).first,
        entry.content.allocation.countsIn == after.countsIn
      else { continue }
      try whole {
        var content = entry.content
        content.allocation = before
        try refuseWrongSplit(content)
        try change.remove(entry.content)
        try EntryDAO(connection: connection).update(
          id, to: content, payee: try payeeID(content.payee), isEdited: false)
        try change.add(content)
        try RuleDAO(connection: connection).restore(marks, of: id)
      }
    }
  }
}

extension Allocation {
  /// The whole in another category, or the lines of a split that are uncategorized.
  fileprivate func sorted(into category: Category, total: Money) throws -> Allocation {
    guard case .split(let split) = self else { return .category(category) }
    let lines = split.lines.map { line in
      line.category.kind == .uncategorized
        ? Split.Line(category: category, amount: line.amount, note: line.note) : line
    }
    return .split(try Split(total: total, lines: lines))
  }

  /// The categories by their numbers, with the amounts of lines: a category may have another name since.
  fileprivate var countsIn: [CountedPart] {
    switch self {
    case .category(let category): [CountedPart(category: category.id, line: nil)]
    case .split(let split): split.lines.map { CountedPart(category: $0.category.id, line: $0.amount) }
    }
  }
}

private struct CountedPart: Equatable {
  let category: Category.ID
  let line: Money?
}
