internal import LedgerDomain
internal import SQLiteKit

/// The recurring entries with their tags.
struct RecurringDAO {
  let connection: Connection

  /// All recurring entries in the order in which they were made.
  ///
  /// - Parameter readReferences: reads what they refer to. It is asked for where there is a recurring entry, since every command
  ///   looks whether one is due, and many ledgers have none.
  /// - Returns: the recurring entries.
  /// - Throws: `SQLiteError`; what the reading throws.
  func all(_ readReferences: @autoclosure () throws -> EntryDAO.References) throws -> [RecurringEntry] {
    var read: EntryDAO.References?
    return try connection.all(
      """
      SELECT id, amount, tolerance, currency, category_id, to_account_id, payee, account_id, note, unit, every, wished_day,
        first_day, until_day, occurrence_count,
        (SELECT group_concat(tag, char(31)) FROM (
          SELECT tag FROM recurring_tag WHERE recurring_id = recurring.id ORDER BY tag)),
        wished_month
      FROM recurring
      ORDER BY id
      """
    ) { row in
      let references = try read ?? readReferences()
      read = references
      let tolerance: Int64? = try row.value(2)
      let receiver: Account.ID? = try row.value(5)
      let tags: String? = try row.value(15)
      return RecurringEntry(
        id: try row.value(0),
        template: RecurringTemplate(
          amount: Money(minorUnits: try row.value(1), currency: try row.value(3)),
          tolerance: tolerance.flatMap(AmountTolerance.init(millionths:)),
          category: try references.category(try row.value(4)), receiver: try receiver.map(references.account),
          payee: try row.value(6), account: try references.account(try row.value(7)), note: try row.value(8),
          tags: tags?.split(separator: "\u{1f}").map(String.init) ?? []),
        schedule: try RecurringDAO.schedule(row))
    }
  }

  private static func schedule(_ row: Row) throws -> RecurrenceSchedule {
    let (count, day) = (try row.value(10, as: Int.self), try row.value(11, as: Int.self))
    let recurrence: Recurrence =
      switch try row.value(9, as: RecurrenceInterval.Unit.self) {
      case .week: .weeks(count, on: Weekday.allCases[day - 1])
      case .month: .months(count, on: day)
      case .year: .years(count, month: try row.value(16), on: day)
      }
    let until: CalendarDate? = try row.value(13)
    let times: Int? = try row.value(14)
    return RecurrenceSchedule(
      recurrence, from: try row.value(12), end: until.map { .until($0) } ?? times.map { .count($0) } ?? .never)
  }

  /// Stores a recurring entry.
  func insert(_ template: RecurringTemplate, _ schedule: RecurrenceSchedule) throws -> RecurringEntry.ID {
    try connection.run(
      """
      INSERT INTO recurring (
        amount, tolerance, currency, category_id, to_account_id, payee, account_id, note, unit, every, wished_day,
        wished_month, first_day, until_day, occurrence_count)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, bindings: RecurringDAO.values(template, schedule))
    let id = RecurringEntry.ID(rawValue: connection.lastInsertedRowID)
    try insertTags(template.tags, of: id)
    return id
  }

  /// Stores a recurring entry in place of what its number held.
  func update(_ id: RecurringEntry.ID, to template: RecurringTemplate, _ schedule: RecurrenceSchedule) throws {
    try connection.run(
      """
      UPDATE recurring
      SET amount = ?, tolerance = ?, currency = ?, category_id = ?, to_account_id = ?, payee = ?, account_id = ?, note = ?,
        unit = ?, every = ?, wished_day = ?, wished_month = ?, first_day = ?, until_day = ?, occurrence_count = ?
      WHERE id = ?
      """, bindings: RecurringDAO.values(template, schedule) + [id])
    try connection.run("DELETE FROM recurring_tag WHERE recurring_id = ?", id)
    try insertTags(template.tags, of: id)
  }

  /// Removes a recurring entry with all that was decided about its due days.
  func remove(_ id: RecurringEntry.ID) throws {
    try connection.run("DELETE FROM recurring_posting WHERE recurring_id = ?", id)
    try connection.run("DELETE FROM recurring WHERE id = ?", id)
  }

  /// How many recurring entries have an amount in a currency.
  func count(in currency: Currency) throws -> Int {
    try connection.first("SELECT count(*) FROM recurring WHERE currency = ?", currency) { try $0.value(0) } ?? 0
  }

  /// Gives amounts in one currency another one with the same digits.
  func changeCurrency(from old: Currency, to new: Currency) throws {
    try connection.run("UPDATE recurring SET currency = ? WHERE currency = ?", new, old)
  }

  private func insertTags(_ tags: [String], of id: RecurringEntry.ID) throws {
    for tag in Set(tags).sorted() {
      try connection.run("INSERT INTO recurring_tag (recurring_id, tag) VALUES (?, ?)", id, tag)
    }
  }

  private static func values(_ template: RecurringTemplate, _ schedule: RecurrenceSchedule) -> [(any Bindable)?] {
    let interval = schedule.recurrence.interval
    let (day, month): (Int, Int?) =
      switch schedule.recurrence.day {
      case .dayOfMonth(let day): (day, nil)
      case .dayOfYear(let month, let day): (day, month)
      case .weekday(let weekday): ((Weekday.allCases.firstIndex(of: weekday) ?? 0) + 1, nil)
      }
    let (until, count): (CalendarDate?, Int?) =
      switch schedule.end {
      case .never: (nil, nil)
      case .until(let day): (day, nil)
      case .count(let count): (nil, count)
      }
    return [
      template.amount.minorUnits, template.tolerance?.millionths, template.amount.currency, template.category.id,
      template.receiver?.id, template.payee, template.account.id, template.note, interval.unit, interval.count, day,
      month,
      schedule.first, until, count,
    ]
  }
}
