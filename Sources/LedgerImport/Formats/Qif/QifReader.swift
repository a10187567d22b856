/// Goes through the records of QIF, following its sections.
struct QifReader {
  /// What a section holds.
  enum Section {
    /// Movements of an account of money.
    case movements
    /// Accounts, each of which names that of the movements behind it.
    case accounts
    /// Movements of securities.
    case investments
    /// Categories, classes, securities, prices, memorized payments.
    case list
  }

  private let bytes: SourceBytes
  private var lines: TextLines
  private var section = Section.movements
  /// The section of the record that was given last.
  private(set) var recordSection = Section.movements
  /// The name of the account that an `!Account` block gave.
  private(set) var account: Range<Int>?
  /// The order that an `!Option:` line states.
  private(set) var order: DateOrder?

  /// A reader at the beginning of a text.
  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    lines = TextLines(bytes)
  }

  /// The next record, of whatever section; nil at the end.
  mutating func next() -> QifRecord? {
    var record: QifRecord?
    while let line = lines.next() {
      let content = bytes.trimmed(line)
      guard let code = content.first.map({ bytes[$0] }) else { continue }
      if code == UInt8(ascii: "^") {
        record?.extend(over: line)
        if let record, finish(record) { return record }
        record = nil
      } else if code == UInt8(ascii: "!") {
        // A record that its `^` does not end is ended by the next section.
        if let record, finish(record) {
          takeHeader(content)
          return record
        }
        record = nil
        takeHeader(content)
      } else {
        if record == nil { record = QifRecord(line: lines.number, line) }
        record?.extend(over: line)
        let isSmall = code >= UInt8(ascii: "a") && code <= UInt8(ascii: "z")
        let value = bytes.trimmed((content.lowerBound + 1)..<content.upperBound)
        record?.take(isSmall ? code - 0x20 : code, value)
      }
    }
    if let record, finish(record) { return record }
    return nil
  }

  /// Whether a record is to be given; one of a list of accounts only names the account.
  private mutating func finish(_ record: QifRecord) -> Bool {
    recordSection = section
    guard section == .accounts else { return true }
    account = record.number.flatMap { $0.isEmpty ? nil : $0 }
    return false
  }

  private mutating func takeHeader(_ line: Range<Int>) {
    let text = bytes.excerpt(line).lowercased().filter { $0 != " " }
    if text.hasPrefix("!option:") {
      order = QifReader.orders[String(text.dropFirst(8))] ?? order
    } else if text.hasPrefix("!account") {
      section = .accounts
      account = nil
    } else if text.hasPrefix("!type:") {
      section = QifReader.section(ofType: String(text.dropFirst(6)))
    }
  }

  private static let orders: [String: DateOrder] = [
    "mdy": .monthDayYear, "dmy": .dayMonthYear, "ymd": .yearMonthDay,
  ]

  private static func section(ofType type: String) -> Section {
    if type.hasPrefix("invst") || type.hasPrefix("invest") || type.hasPrefix("port") { return .investments }
    return lists.contains { type.hasPrefix($0) } ? .list : .movements
  }

  private static let lists = [
    "cat", "class", "memorized", "security", "prices", "budget", "invoice", "invitem", "tax", "template", "tag", "bill",
    "payee",
  ]
}
