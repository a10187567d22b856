/// The order of day, month and year in a written date.
enum DateOrder: UInt8, CaseIterable, Sendable {
  /// `2026-11-03`
  case yearMonthDay
  /// `03/11/2026`
  case dayMonthYear
  /// `11/03/2026`
  case monthDayYear

  /// Gives each order; `allCases` would make an array for each cell.
  @inline(__always)
  static func forEach(_ body: (DateOrder) -> Void) {
    body(.yearMonthDay)
    body(.dayMonthYear)
    body(.monthDayYear)
  }

  /// The order that a pattern such as `dd.MM.yyyy` states; nil when it has no day or no month.
  init?(pattern: String) {
    var order: [Character] = []
    for character in pattern.prefix(while: { !"HhT'".contains($0) }) {
      let letter: Character
      switch character {
      case "y", "Y": letter = "y"
      case "M", "m", "L": letter = "M"
      case "d", "D": letter = "d"
      default: continue
      }
      if order.last == letter { continue }
      if order.contains(letter) { break }
      order.append(letter)
    }
    switch String(order) {
    case "yMd": self = .yearMonthDay
    case "dMy", "dM": self = .dayMonthYear
    case "Mdy", "Md": self = .monthDayYear
    default: return nil
    }
  }
}

/// A set of orders.
struct DateOrderSet: OptionSet, Hashable, Sendable {
  /// One bit for each order.
  let rawValue: UInt8

  /// Year first.
  static let yearMonthDay = DateOrderSet(.yearMonthDay)
  /// Day first.
  static let dayMonthYear = DateOrderSet(.dayMonthYear)
  /// Month first.
  static let monthDayYear = DateOrderSet(.monthDayYear)
  /// All orders.
  static let all: DateOrderSet = [.yearMonthDay, .dayMonthYear, .monthDayYear]

  /// Makes a set of its bits.
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a set of one order.
  init(_ order: DateOrder) { rawValue = 1 << order.rawValue }

  /// Whether one order is in the set.
  var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

  /// The orders in the set.
  var orders: [DateOrder] { DateOrder.allCases.filter { contains(DateOrderSet($0)) } }
}
