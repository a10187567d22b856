public import LedgerDomain
public import SQLiteKit

// NB: these conformances are public because Swift has no narrower ones for public types and protocols.
// How domain values stand in the columns of the ledger's file; each column's meaning is in Migrations/0001_initial.sql.

extension CalendarDate: Bindable, ColumnDecodable {
  /// The day number.
  public var sqliteValue: SQLiteValue { .integer(Int64(dayNumber)) }

  /// Reads a day number.
  public static func decode(from column: Column) throws -> CalendarDate {
    guard let date = CalendarDate(dayNumber: try Int32.decode(from: column)) else { throw column.unexpectedValue }
    return date
  }
}

extension Month: Bindable, ColumnDecodable {
  /// The month number.
  public var sqliteValue: SQLiteValue { .integer(Int64(number)) }

  /// Reads a month number.
  public static func decode(from column: Column) throws -> Month {
    guard let month = Month(number: try Int32.decode(from: column)) else { throw column.unexpectedValue }
    return month
  }
}

extension Currency: Bindable, ColumnDecodable {
  /// The ISO 4217 code.
  public var sqliteValue: SQLiteValue { .text(code) }

  /// Reads an ISO 4217 code.
  public static func decode(from column: Column) throws -> Currency {
    guard let currency = Currency(code: try column.text()) else { throw column.unexpectedValue }
    return currency
  }
}

extension HexColor: Bindable, ColumnDecodable {
  /// The 24 bits.
  public var sqliteValue: SQLiteValue { .integer(Int64(rgb)) }

  /// Reads 24 bits.
  public static func decode(from column: Column) throws -> HexColor {
    guard let rgb = UInt32(exactly: try column.int64()) else { throw column.unexpectedValue }
    return HexColor(rgb: rgb)
  }
}

extension LeaveUnit: Bindable, ColumnDecodable {
  /// The unit's name.
  public var sqliteValue: SQLiteValue { .text(name) }

  /// Reads a unit's name.
  public static func decode(from column: Column) throws -> LeaveUnit {
    guard let unit = LeaveUnit(name: try column.text()) else { throw column.unexpectedValue }
    return unit
  }
}

extension LeaveValidity: Bindable, ColumnDecodable {
  /// The text as it is typed.
  public var sqliteValue: SQLiteValue { .text(description) }

  /// Reads the text.
  public static func decode(from column: Column) throws -> LeaveValidity {
    guard let validity = LeaveValidity(text: try column.text()) else { throw column.unexpectedValue }
    return validity
  }
}

extension EntryStatus: Bindable, ColumnDecodable {
  /// 0 for the usual case, which takes no room in a SQLite record.
  public var sqliteValue: SQLiteValue { .integer(columnValue) }

  /// The number in the column.
  var columnValue: Int64 {
    switch self {
    case .posted: 0
    case .pending: 1
    case .planned: 2
    }
  }

  /// Reads the number of a status.
  public static func decode(from column: Column) throws -> EntryStatus {
    switch try column.int64() {
    case 0: return .posted
    case 1: return .pending
    case 2: return .planned
    default: throw column.unexpectedValue
    }
  }
}

extension Fingerprint: Bindable, ColumnDecodable {
  /// The 64 bits, read as a signed number.
  public var sqliteValue: SQLiteValue { .integer(Int64(bitPattern: bits)) }

  /// Reads the 64 bits.
  public static func decode(from column: Column) throws -> Fingerprint {
    Fingerprint(bits: UInt64(bitPattern: try column.int64()))
  }
}

extension RowLikeness: Bindable, ColumnDecodable {
  /// The 23 bits.
  public var sqliteValue: SQLiteValue { .integer(Int64(bits)) }

  /// Reads the bits.
  public static func decode(from column: Column) throws -> RowLikeness {
    guard let bits = UInt32(exactly: try column.int64()) else { throw column.unexpectedValue }
    return RowLikeness(bits: bits)
  }
}

extension LedgerChange.ID: Bindable, ColumnDecodable {}
extension LedgerChange.Kind: Bindable, ColumnDecodable {}
extension Category.ID: Bindable, ColumnDecodable {}
extension Account.ID: Bindable, ColumnDecodable {}
extension Entry.ID: Bindable, ColumnDecodable {}
extension Rule.ID: Bindable, ColumnDecodable {}
extension RecurringEntry.ID: Bindable, ColumnDecodable {}
extension RecurrenceInterval.Unit: Bindable, ColumnDecodable {}
extension LeaveBalance.ID: Bindable, ColumnDecodable {}
extension SavingsGoal.ID: Bindable, ColumnDecodable {}
extension ImportProfile.ID: Bindable, ColumnDecodable {}
extension CategoryKind: Bindable, ColumnDecodable {}
extension BudgetSchedule.Rule.Scope: Bindable, ColumnDecodable {}
extension LeaveEvent.Kind: Bindable, ColumnDecodable {}
extension LeaveEvent.ID: Bindable, ColumnDecodable {}
extension LeaveRule.ID: Bindable, ColumnDecodable {}
extension LeaveRule.Pace: Bindable, ColumnDecodable {}
extension LeaveRule.Turn: Bindable, ColumnDecodable {}
extension RollOver.Mode: Bindable, ColumnDecodable {}
