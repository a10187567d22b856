internal import LedgerDomain
internal import SQLiteKit

/// Turns the values of columns into what people read. What was renamed has its present name; what is gone, the name that it had
/// at last, or its number where that was forgotten.
final class StoredNames {
  private let connection: Connection
  /// The names of what is gone, by table and number; nil until one is asked for.
  private var knownGone: [String: [Int64: String]]?

  init(_ connection: Connection) { self.connection = connection }

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

  /// The currency that an entry has, or had when it went.
  func currency(ofEntry id: Int64) throws -> SQLiteValue {
    let present: SQLiteValue? = try connection.first("SELECT currency FROM entry WHERE id = ?", id) { try $0.value(0) }
    if let present { return present }
    let changes = ChangeDAO(connection: connection)
    let entry = Entry.ID(rawValue: id)
    for change in try changes.changes(near: entry).reversed() {
      for case .delete("entry", let values) in try changes.rows(of: change.id, near: entry)
      where values.count > 3 && values[0] == .integer(id) {
        return values[3]
      }
    }
    return .null
  }

  private func name(_ table: String, _ value: SQLiteValue, called kind: String? = nil) throws -> String? {
    guard case .integer(let id) = value else { return nil }
    return try connection.first("SELECT name FROM \(table) WHERE id = ?", id) { try $0.value(0) }
      ?? gone()[table]?[id] ?? "\(kind ?? table) \(id)"
  }

  private func gone() throws -> [String: [Int64: String]] {
    if let known = knownGone { return known }
    let columns = try Dictionary(
      uniqueKeysWithValues: ["category", "payee", "account", "savings_goal", "leave_balance"].map { table in
        (table, try TableLayout(of: table, in: connection).columns.firstIndex { $0.name == "name" } ?? 1)
      })
    var gone: [String: [Int64: String]] = [:]
    let changes = ChangeDAO(connection: connection)
    for change in try changes.changes(limit: nil).reversed() {
      for block in 1...max(1, try changes.blockCount(of: change.id)) {
        for case .delete(let table, let values) in try changes.rows(of: change.id, block: block) {
          guard let column = columns[table], column < values.count, case .integer(let id)? = values.first,
            case .text(let name) = values[column]
          else { continue }
          gone[table, default: [:]][id] = name
        }
      }
    }
    knownGone = gone
    return gone
  }
}
