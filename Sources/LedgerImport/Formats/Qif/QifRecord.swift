/// One record of QIF as it stands in the file: the lines up to a `^`.
struct QifRecord {
  /// One part of a split.
  struct Part {
    /// The category, or an account in brackets.
    var category: Range<Int>?
    /// The remark.
    var memo: Range<Int>?
    /// The amount.
    var amount: Range<Int>?
    /// The percents of the whole.
    var percent: Range<Int>?
  }

  /// The most parts of one record; a file of a program has a few.
  static let mostParts = 10_000

  /// The line on which the record begins.
  let line: Int
  /// Where it stands, from the beginning of its first line; a `^` belongs to it.
  private(set) var range: Range<Int>
  /// `D`, the day.
  var date: Range<Int>?
  /// `T`, the amount.
  var amount: Range<Int>?
  /// `U`, the same where it is large.
  var largeAmount: Range<Int>?
  /// `P`, the other side.
  var payee: Range<Int>?
  /// `M`, the remark.
  var memo: Range<Int>?
  /// `L`, the category, or an account in brackets.
  var category: Range<Int>?
  /// `N`, the number of a check; in a list of accounts the name.
  var number: Range<Int>?
  /// `S`, `E`, `$` and `%`, the parts; of too many, one more than ``mostParts``.
  var parts: [Part] = []

  /// A record without fields that begins with a line.
  init(line: Int, _ range: Range<Int>) {
    self.line = line
    self.range = range
  }

  /// The amount that counts: Quicken writes both, and `T` may be cut off.
  var total: Range<Int>? { amount ?? largeAmount }

  /// Goes on over a line.
  mutating func extend(over line: Range<Int>) { range = range.lowerBound..<line.upperBound }

  /// Takes in one line: its letter, and the range behind it. The first of two equal letters counts.
  mutating func take(_ code: UInt8, _ value: Range<Int>) {
    switch code {
    case UInt8(ascii: "D"): date = date ?? value
    case UInt8(ascii: "T"): amount = amount ?? value
    case UInt8(ascii: "U"): largeAmount = largeAmount ?? value
    case UInt8(ascii: "P"): payee = payee ?? value
    case UInt8(ascii: "M"): memo = memo ?? value
    case UInt8(ascii: "L"): category = category ?? value
    case UInt8(ascii: "N"): number = number ?? value
    case UInt8(ascii: "S"):
      // What is more would only fill the memory: the record is refused.
      if parts.count <= QifRecord.mostParts { parts.append(Part(category: value)) }
    case UInt8(ascii: "E") where !parts.isEmpty: parts[parts.count - 1].memo = value
    case UInt8(ascii: "$") where !parts.isEmpty: parts[parts.count - 1].amount = value
    case UInt8(ascii: "%") where !parts.isEmpty: parts[parts.count - 1].percent = value
    default: break
    }
  }
}
