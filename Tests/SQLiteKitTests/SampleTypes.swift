import SQLiteKit

// Conformances as another module would write them.

enum Season: String, Bindable, ColumnDecodable {
  case winter
  case summer
}

enum Weekday: Int, Bindable, ColumnDecodable {
  case monday = 1
  case friday = 5
}

struct Celsius: Equatable {
  var degrees: Double
}

extension Celsius: Bindable {
  var sqliteValue: SQLiteValue { .real(degrees) }
}

extension Celsius: ColumnDecodable {
  static func decode(from column: Column) throws -> Celsius { Celsius(degrees: try column.double()) }
}
