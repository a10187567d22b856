internal import LedgerDomain
internal import SQLiteKit

/// Turns the values of columns into what people read. What was renamed has its present name; what is gone, its number.
struct StoredNames {
  let connection: Connection

  func date(_ value: SQLiteValue) throws -> String? {
    guard case .integer(let number) = value, let day = Int32(exactly: number) else { return nil }
    return CalendarDate(dayNumber: day).map { "\($0)" }
  }

  /// An amount of minor units in a currency, with its code.
  func amount(_ value: SQLiteValue, _ currency: SQLiteValue) throws -> String? {
    guard case .integer(let units) = value, case .text(let code) = currency, let currency = Currency(code: code) else {
      return nil
    }
    return "\(Money(minorUnits: units, currency: currency)) \(code)"
  }

  func status(_ value: SQLiteValue) -> String? {
    guard case .integer(let number) = value else { return nil }
    return [0: EntryStatus.posted, 1: .pending, 2: .planned][number]?.rawValue
  }

  func category(_ value: SQLiteValue) throws -> String? { try name("category", value) }
  func payee(_ value: SQLiteValue) throws -> String? { try name("payee", value) }
  func account(_ value: SQLiteValue) throws -> String? { try name("account", value) }
  func goal(_ value: SQLiteValue) throws -> String? { try name("savings_goal", value, called: "goal") }
  func balance(_ value: SQLiteValue) throws -> String? { try name("leave_balance", value, called: "balance") }

  /// An import with the name of its file.
  func importName(_ number: Int64?) throws -> String? {
    guard let number else { return nil }
    let file = try connection.first("SELECT file_name FROM import WHERE id = ?", number) {
      try $0.value(0, as: String.self)
    }
    return ["import \(number)", file].compactMap { $0 }.joined(separator: ", ")
  }

  /// The currency of an entry that is there; NULL otherwise.
  func currency(ofEntry id: Int64) throws -> SQLiteValue {
    try connection.first("SELECT currency FROM entry WHERE id = ?", id) { try $0.value(0) } ?? .null
  }

  private func name(_ table: String, _ value: SQLiteValue, called kind: String? = nil) throws -> String? {
    guard case .integer(let id) = value else { return nil }
    return try connection.first("SELECT name FROM \(table) WHERE id = ?", id) { try $0.value(0) }
      ?? "\(kind ?? table) \(id)"
  }
}
