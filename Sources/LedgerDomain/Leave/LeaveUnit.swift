/// The unit in which a leave-style balance counts (SEMANTICS §1, §9).
public enum LeaveUnit: Hashable, Sendable {
  /// Anything counted, such as `days` or `visits`, exact to a thousandth.
  case counted(String)
  /// Working time, exact to a minute; its name is `hours`.
  case time
  /// Money, exact to the minor unit; its name is the currency's code.
  case money(Currency)

  /// The unit that a name stands for; nil when the name is empty or holds anything but letters, blanks and hyphens.
  public init?(name: String) {
    if name == "hours" {
      self = .time
    } else if name == name.uppercased(), let currency = Currency(code: name) {
      self = .money(currency)
    } else {
      guard let first = name.first, first.isLetter, name.count <= 30,
        name.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }), name.last != " "
      else { return nil }
      self = .counted(name)
    }
  }

  /// The name, as typed and stored.
  public var name: String {
    switch self {
    case .counted(let name): name
    case .time: "hours"
    case .money(let currency): currency.code
    }
  }
}
