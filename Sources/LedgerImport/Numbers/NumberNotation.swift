/// One way of writing numbers: the decimal mark, and the mark between groups of digits.
struct NumberNotation: Hashable, Sendable {
  /// How long the groups are.
  enum GroupStyle: Hashable, Sendable {
    /// `1,234,567`
    case byThrees
    /// `12,34,567`
    case indian
  }

  /// The decimal mark.
  let decimal: DecimalMark
  /// The mark between groups.
  let group: NumberCell.Mark
  /// How long the groups are.
  let style: GroupStyle

  /// The place in a ``NotationSet``.
  fileprivate var bit: UInt16 {
    let place = Int(group.rawValue) * 2 + (style == .indian ? 1 : 0)
    return 1 << UInt16(place + (decimal == .point ? 0 : 8))
  }
}

/// A set of notations.
struct NotationSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private(set) var bits: UInt16 = 0

  /// No notation.
  init() {}

  /// The notations of their bits.
  init(bits: UInt16) { self.bits = bits }

  /// The notations of a list.
  init(arrayLiteral elements: NumberNotation...) {
    for element in elements { insert(element) }
  }

  /// Every notation. A mark cannot both group and begin decimals.
  static let all: NotationSet = .all(decimal: .point).union(.all(decimal: .comma))

  /// Every notation with one decimal mark.
  static func all(decimal: DecimalMark) -> NotationSet {
    var set = NotationSet()
    // Point groups only beside a decimal comma, and the other way round.
    set.bits = decimal == .point ? 0b1111_1100 : 0b1111_0011 << 8
    return set
  }

  /// Adds a notation.
  mutating func insert(_ notation: NumberNotation) { bits |= notation.bit }

  /// The notations of both sets.
  func union(_ other: NotationSet) -> NotationSet {
    var set = self
    set.bits |= other.bits
    return set
  }

  /// The notations that both sets have.
  func intersection(_ other: NotationSet) -> NotationSet {
    var set = self
    set.bits &= other.bits
    return set
  }

  /// Whether a notation with a decimal mark is in the set.
  func contains(decimal: DecimalMark) -> Bool { !intersection(.all(decimal: decimal)).isEmpty }

  /// Whether there is no notation.
  var isEmpty: Bool { bits == 0 }

  /// The set without the notations of a decimal mark.
  func removing(decimal: DecimalMark) -> NotationSet {
    var set = self
    set.bits &= ~NotationSet.all(decimal: decimal).bits
    return set
  }
}
