internal import LedgerDomain
internal import SQLiteKit

extension EntryDAO {
  /// What rows refer to by number.
  struct References {
    let categories: [Category.ID: Category]
    let accounts: [Account.ID: Account]

    func category(_ id: Category.ID) throws -> Category {
      guard let category = categories[id] else { throw LedgerError.damaged(.missingCategory) }
      return category
    }

    func account(_ id: Account.ID) throws -> Account {
      guard let account = accounts[id] else { throw LedgerError.damaged(.missingAccount) }
      return account
    }
  }

  /// Hands out the entries that pass a filter, the newest first; equal days in the order of their numbers, the last
  /// stored first.
  func forEach(
    matching filter: EntryFilter, _ references: References, body: (Entry) throws -> Void
  ) throws {
    let (conditions, values) = EntryDAO.conditions(of: filter)
    if let limit = filter.limit, limit <= EntryDAO.mostRecent, filter.payeeText != nil, let day = try dayOfRecent() {
      var recent: [Entry] = []
      let (conditions, values) = EntryDAO.conditions(of: filter, findingByPayee: false)
      try forEach(conditions + ["e.day >= ?"], values + [day], limit: limit, references) { recent.append($0) }
      if recent.count == limit { return try recent.forEach(body) }
    }
    try forEach(conditions, values, limit: filter.limit, references, body: body)
  }

  /// The newest entries are looked at first where some of a payee's are asked for: among so many of them lie enough of most
  /// payees, and those of the others are few. To find all of a payee's and put them in order takes longer the more there are.
  private static let recentCount = 20_000
  private static let mostRecent = 1_000

  /// The first day of the newest ``recentCount`` entries; nil where there are fewer.
  private func dayOfRecent() throws -> CalendarDate? {
    try connection.first("SELECT day FROM entry ORDER BY day DESC LIMIT 1 OFFSET ?", EntryDAO.recentCount) {
      try $0.value(0)
    }
  }

  private func forEach(
    _ conditions: [String], _ values: [(any Bindable)?], limit: Int?, _ references: References,
    body: (Entry) throws -> Void
  ) throws {
    let condition = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: "\n  AND ")
    try connection.forEach(
      """
      SELECT
        e.id, e.day, e.amount, e.currency, e.category_id, p.name, e.account_id, e.note, e.status,
        e.import_id, coalesce(t.in_entry_id, u.out_entry_id),
        (SELECT group_concat(tag, char(31)) FROM entry_tag WHERE entry_id = e.id)
      FROM entry e
      LEFT JOIN payee p ON p.id = e.payee_id
      LEFT JOIN transfer t ON t.out_entry_id = e.id
      LEFT JOIN transfer u ON u.in_entry_id = e.id
      \(condition)
      ORDER BY e.day DESC, e.id DESC
      LIMIT ?
      """, bindings: values + [limit ?? -1]
    ) { row in
      try body(try read(row, references))
    }
  }

  private func read(_ row: Row, _ references: References) throws -> Entry {
    let id: Entry.ID = try row.value(0)
    let currency: Currency = try row.value(3)
    let amount = Money(minorUnits: try row.value(2), currency: currency)
    let category: Category.ID? = try row.value(4)
    let tags: String? = try row.value(11)
    let content = EntryContent(
      date: try row.value(1), amount: amount,
      allocation: try category.map { .category(try references.category($0)) }
        ?? .split(try split(of: id, total: amount, references)),
      payee: try row.value(5), account: try references.account(try row.value(6)), note: try row.value(7),
      tags: tags?.split(separator: "\u{1f}").map(String.init) ?? [], status: try row.value(8))
    return Entry(id: id, content: content, importBatch: try row.value(9), transferPeer: try row.value(10))
  }

  private func split(of id: Entry.ID, total: Money, _ references: References) throws -> Split {
    let lines = try connection.all(
      "SELECT category_id, amount, note FROM split_line WHERE entry_id = ? ORDER BY line", id
    ) { row in
      Split.Line(
        category: try references.category(try row.value(0)),
        amount: Money(minorUnits: try row.value(1), currency: total.currency), note: try row.value(2))
    }
    do {
      return try Split(total: total, lines: lines)
    } catch is SplitError {
      throw LedgerError.damaged(.splitDoesNotAddUp(id))
    }
  }

  /// - Parameters:
  ///   - filter: what is asked for.
  ///   - findsByPayee: whether SQLite may go through the entries of each payee, rather than through all in order of time.
  /// - Returns: the conditions, and the values of their parameters.
  private static func conditions(
    of filter: EntryFilter, findingByPayee findsByPayee: Bool = true
  ) -> (conditions: [String], values: [(any Bindable)?]) {
    var conditions: [String] = []
    var values: [(any Bindable)?] = []
    func require(_ condition: String, bindings: [(any Bindable)?]) {
      conditions.append(condition)
      values += bindings
    }
    func require(_ condition: String, _ bound: (any Bindable)?...) { require(condition, bindings: bound) }
    let choices = EntryDAO.exponents.map { "WHEN \($0) THEN ?" }.joined(separator: " ")
    let limit = "CASE (SELECT exponent FROM currency WHERE code = e.currency) \(choices) END"
    if let day = filter.firstDay { require("e.day >= ?", day) }
    if let day = filter.lastDay { require("e.day <= ?", day) }
    if let categories = filter.categories {
      let list = categories.map { "\($0.rawValue)" }.joined(separator: ", ")
      require(
        """
        (e.category_id IN (\(list)) OR e.category_id IS NULL AND EXISTS (
          SELECT 1 FROM split_line WHERE entry_id = e.id AND category_id IN (\(list))))
        """)
    }
    if let account = filter.account { require("e.account_id = ?", account) }
    if let text = filter.payeeText {
      // No index holds what an expression such as `+e.payee_id` gives.
      let payee = findsByPayee ? "e.payee_id" : "+e.payee_id"
      require("\(payee) IN (SELECT id FROM payee WHERE instr(folded_name, ?) > 0)", FoldedText(text).text)
    }
    if let tag = filter.tag {
      require("EXISTS (SELECT 1 FROM entry_tag WHERE entry_id = e.id AND tag = ?)", tag)
    }
    if let minimum = filter.minimum {
      require("abs(e.amount) >= \(limit)", bindings: EntryDAO.limits(minimum, roundingUp: true))
    }
    if let maximum = filter.maximum {
      require("abs(e.amount) <= \(limit)", bindings: EntryDAO.limits(maximum, roundingUp: false))
    }
    if let batch = filter.importBatch { require("e.import_id = ?", batch) }
    if let ids = filter.ids {
      require("e.id IN (\(ids.map { _ in "?" }.joined(separator: ", ")))")
      values += ids
    }
    return (conditions, values)
  }

  /// The decimals that currencies have.
  private static let exponents = 0...Currency.largestExponent

  /// An amount in the minor units of currencies with each number of decimals, so that 10 means ten of each.
  private static func limits(_ amount: Money, roundingUp: Bool) -> [(any Bindable)?] {
    exponents.map { amount.minorUnits(exponent: $0, roundingUp: roundingUp) }
  }
}
