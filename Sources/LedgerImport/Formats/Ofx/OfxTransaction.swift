/// The fields of one transaction of OFX as they stand in the file.
struct OfxTransaction {
  /// Where a field stands.
  struct Field {
    /// The range of its value.
    let range: Range<Int>
    /// Whether the value has no entities.
    let isLiteral: Bool
  }

  /// The fields that are read.
  enum Name: String, CaseIterable {
    /// The amount, negative for money out.
    case amount = "TRNAMT"
    /// The day of the booking.
    case posted = "DTPOSTED"
    /// The day on which the person acted.
    case user = "DTUSER"
    /// The day of a transaction that is not booked.
    case pending = "DTTRAN"
    /// The day from which the money can be used.
    case available = "DTAVAIL"
    /// The bank's id.
    case id = "FITID"
    /// The kind.
    case type = "TRNTYPE"
    /// The other side, or the bank's text.
    case name = "NAME"
    /// The same in full.
    case extendedName = "EXTDNAME"
    /// What else is said.
    case memo = "MEMO"
    /// The number of a check.
    case check = "CHECKNUM"
  }

  /// The line of the opening tag.
  let line: Int
  /// Where that line begins.
  let lineStart: Int
  /// Where it stands, from its opening tag to its closing one, or to its last value where nothing closes it.
  private(set) var range: Range<Int>
  /// Whether it stands in a list of what is not booked.
  let isPending: Bool
  /// The fields by name.
  var fields: [Name: Field] = [:]
  /// The name in the address of the payee.
  var payee: Field?
  /// The currency of the amount, where it is not the statement's.
  var currency: Field?

  /// A transaction without fields that begins with the tag that was scanned last.
  init(_ scanner: MarkupScanner, isPending: Bool) {
    line = scanner.line
    lineStart = scanner.lineStart
    range = scanner.tokenRange
    self.isPending = isPending
  }

  /// Goes on over a tag or a value.
  mutating func extend(over token: Range<Int>) { range = range.lowerBound..<token.upperBound }
}
