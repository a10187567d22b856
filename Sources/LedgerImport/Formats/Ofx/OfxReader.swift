/// Goes through the statements of OFX, whether or not the tags are closed.
struct OfxReader {
  /// What the reader comes across.
  enum Event {
    /// A transaction, with the account and the currency of its statement.
    case transaction(OfxTransaction)
    /// A transaction inside which the file ends.
    case cutShort(line: Int)
    /// A movement of securities.
    case investment(line: Int)
  }

  private let bytes: SourceBytes
  private var scanner: MarkupScanner
  private var transaction: OfxTransaction?
  /// The block inside a statement or a transaction whose fields have names that occur elsewhere too.
  private var inner: String?
  private var isPendingList = false
  private var isInvestmentList = false
  private var leaf: String?
  private var leafLine = 1
  private var isOpen = false
  /// The number of the own account of the statement.
  private(set) var account: OfxTransaction.Field?
  /// The currency of the statement.
  private(set) var currency: OfxTransaction.Field?
  /// Whether any statement was found.
  private(set) var hasStatement = false
  /// Whether the file ends before its outermost tag is closed.
  var isCutShort: Bool { isOpen }
  /// The line of the last tag or text.
  var line: Int { scanner.line }

  /// A reader at the beginning of a text.
  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    scanner = MarkupScanner(bytes)
  }

  /// The next event; nil at the end.
  mutating func next() -> Event? {
    while let token = scanner.next() {
      switch token {
      case .open(let range): if let event = open(name(range)) { return event }
      case .close(let range): if let event = close(name(range)) { return event }
      case .text(let range, let isLiteral): take(OfxTransaction.Field(range: range, isLiteral: isLiteral))
      }
      transaction?.extend(over: scanner.tokenRange)
    }
    guard let open = transaction.take() else { return nil }
    return .cutShort(line: open.line)
  }

  /// The name of a tag in capitals, without a prefix.
  private func name(_ range: Range<Int>) -> String {
    if range.count > 40 { return "" }
    let start = bytes[range].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? range.lowerBound
    return String(unsafeUninitializedCapacity: range.upperBound - start) { name in
      for (offset, index) in (start..<range.upperBound).enumerated() {
        let byte = bytes[index]
        name[offset] = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 0x20 : byte
      }
      return range.upperBound - start
    }
  }

  private mutating func open(_ name: String) -> Event? {
    leaf = name
    switch name {
    case "OFX": isOpen = true
    case "STMTRS", "CCSTMTRS", "INVSTMTRS", "STMTTRNRS", "CCSTMTTRNRS", "INVSTMTTRNRS":
      hasStatement = true
      (account, currency) = (nil, nil)
      return finish()
    case "BANKTRANLIST", "BANKTRANLISTP":
      hasStatement = true
      isPendingList = name == "BANKTRANLISTP"
    case "INVTRANLIST": isInvestmentList = true
    case "STMTTRN", "STMTTRNP":
      hasStatement = true
      let last = finish()
      inner = nil
      let isPending = isPendingList || name == "STMTTRNP"
      transaction = OfxTransaction(scanner, isPending: isPending)
      return last
    case "PAYEE", "CURRENCY", "ORIGCURRENCY", "BANKACCTFROM", "CCACCTFROM", "INVACCTFROM", "BANKACCTTO", "CCACCTTO",
      "IMAGEDATA":
      inner = name
    case _ where isInvestmentList && OfxReader.investments.contains(name): return .investment(line: scanner.line)
    default: break
    }
    return nil
  }

  private mutating func close(_ name: String) -> Event? {
    leaf = nil
    if name == inner { inner = nil }
    switch name {
    case "OFX": isOpen = false
    case "INVTRANLIST": isInvestmentList = false
    case "STMTTRN", "STMTTRNP":
      transaction?.extend(over: scanner.tokenRange)
      return finish()
    case "BANKTRANLIST", "BANKTRANLISTP":
      isPendingList = false
      return finish()
    case "STMTRS", "CCSTMTRS", "INVSTMTRS", "STMTTRNRS", "CCSTMTTRNRS", "INVSTMTTRNRS": return finish()
    default: break
    }
    return nil
  }

  private mutating func finish() -> Event? { transaction.take().map { .transaction($0) } }

  /// Takes the value of the tag in front of it.
  private mutating func take(_ field: OfxTransaction.Field) {
    guard let name = leaf else { return }
    leaf = nil
    if transaction == nil {
      switch (name, inner) {
      case ("ACCTID", "BANKACCTFROM"), ("ACCTID", "CCACCTFROM"), ("ACCTID", "INVACCTFROM"): account = field
      case ("CURDEF", _): currency = field
      default: break
      }
      return
    }
    switch (inner, name) {
    case ("PAYEE", "NAME"): transaction?.payee = field
    case ("CURRENCY", "CURSYM"): transaction?.currency = field
    default:
      if let known = OfxTransaction.Name(rawValue: name), transaction?.fields[known] == nil {
        transaction?.fields[known] = field
      }
    }
  }

  /// Movements inside a list of investments that are no transactions of a bank.
  private static let investments: Set<String> = [
    "BUYDEBT", "BUYMF", "BUYOPT", "BUYOTHER", "BUYSTOCK", "CLOSUREOPT", "INCOME", "INVEXPENSE", "JRNLFUND", "JRNLSEC",
    "MARGININTEREST", "REINVEST", "RETOFCAP", "SELLDEBT", "SELLMF", "SELLOPT", "SELLOTHER", "SELLSTOCK", "SPLIT",
    "TRANSFER",
  ]
}
