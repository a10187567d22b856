/// The field `:86:`: plain lines, `?20` fields as German banks write them, or `/EREF/` fields.
struct Mt940Information {
  /// The name of the other side.
  let name: String?
  /// The purpose.
  let purpose: String?
  /// The kind of the booking in the bank's words.
  let postingText: String?

  /// Reads the lines of a field.
  init(_ bytes: SourceBytes, _ lines: [Range<Int>]) {
    // Structured fields are cut at 65 characters without regard to words.
    let joined = lines.flatMap { bytes[bytes.trimmedEnd($0)] }
    if let mark = Mt940Information.mark(joined) {
      self.init(numbered: joined, mark: mark)
    } else if let fields = Mt940Information.slashFields(joined) {
      self.init(slashed: fields)
    } else {
      let texts = lines.compactMap { bytes.plainText($0) }
      let rest = texts.dropFirst().joined(separator: " ")
      self.init(name: texts.first, purpose: rest.isEmpty ? nil : rest, postingText: nil)
    }
  }

  private init(name: String?, purpose: String?, postingText: String?) {
    self.name = name
    self.purpose = purpose
    self.postingText = postingText
  }

  // MARK: ?20

  /// The mark in front of the numbers of fields: `166?00…`, with `?` or another sign.
  private static func mark(_ text: [UInt8]) -> UInt8? {
    let codeLength = text.prefix(3).allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? 3 : 0
    guard text.count > codeLength + 3 else { return nil }
    let mark = text[codeLength]
    let isSign =
      mark > 0x20 && mark < 0x80 && !(mark >= 0x30 && mark <= 0x39) && !((mark | 0x20) >= 0x61 && (mark | 0x20) <= 0x7a)
    guard isSign, mark != UInt8(ascii: "/") || codeLength == 3, codeLength == 3 || mark == UInt8(ascii: "?"),
      text.digit(at: codeLength + 1) != nil, text.digit(at: codeLength + 2) != nil
    else { return nil }
    return mark
  }

  private init(numbered text: [UInt8], mark: UInt8) {
    var fields: [(number: Int, value: ArraySlice<UInt8>)] = []
    var index = text.firstIndex(of: mark) ?? text.endIndex
    while index + 2 < text.count {
      guard let tens = text.digit(at: index + 1), let ones = text.digit(at: index + 2) else { break }
      var end = index + 3
      while end < text.count, !Mt940Information.beginsField(text, end, mark) { end += 1 }
      fields.append((tens * 10 + ones, text[(index + 3)..<end]))
      index = end
    }
    func values(_ numbers: Set<Int>) -> [ArraySlice<UInt8>] {
      fields.filter { numbers.contains($0.number) }.map(\.value)
    }
    name = Array(values([32, 33]).joined()).plainText
    purpose = Mt940Information.purpose(values(Set(20...29).union(60...63)))
    postingText = Array(values([0]).joined()).plainText
  }

  private static func beginsField(_ text: [UInt8], _ index: Int, _ mark: UInt8) -> Bool {
    text[index] == mark && index + 2 < text.count && text.digit(at: index + 1) != nil
      && text.digit(at: index + 2) != nil
  }

  /// The pieces of the purpose as one text: a full piece of 27 characters goes on in the next, a shorter one ends a word.
  /// Of the tags of SEPA the purpose alone is taken.
  private static func purpose(_ pieces: [ArraySlice<UInt8>]) -> String? {
    var joined: [UInt8] = []
    for piece in pieces {
      joined += piece
      if piece.count < 27 { joined.append(0x20) }
    }
    guard let text = joined.plainText else { return nil }
    guard let start = text.firstRange(of: "SVWZ+")?.upperBound else { return text }
    let rest = text[start...]
    let ends = ["EREF+", "KREF+", "MREF+", "CRED+", "DEBT+", "ABWA+", "ABWE+", "IBAN+", "BIC+", "COAM+", "OAMT+"]
      .compactMap { rest.firstRange(of: $0)?.lowerBound }
    return Array(rest[..<(ends.min() ?? rest.endIndex)].utf8).plainText
  }

  // MARK: /EREF/

  /// The fields between slashes, when the text begins with one that is known.
  private static func slashFields(_ text: [UInt8]) -> [String: String]? {
    guard text.first == UInt8(ascii: "/") else { return nil }
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    guard let first = parts.first, words.contains(String(decoding: first, as: UTF8.self)) else { return nil }
    var values: [String: [String]] = [:]
    var key = ""
    for part in parts {
      let word = String(decoding: part, as: UTF8.self)
      if words.contains(word) { key = word } else { values[key, default: []].append(word) }
    }
    return values.mapValues { $0.joined(separator: "/") }
  }

  private init(slashed fields: [String: String]) {
    // /CNTP/account/bank/name/place
    let counterparty = fields["CNTP"]?.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).first
    let names = [fields["NAME"], counterparty.map(String.init), fields["BENM"], fields["ORDP"]]
    name = names.lazy.compactMap { $0.flatMap(Mt940Information.plain) }.first
    var purpose = fields["REMI"] ?? ""
    for prefix in ["USTD//", "STRD/CUR/"] where purpose.hasPrefix(prefix) { purpose.removeFirst(prefix.count) }
    self.purpose = Mt940Information.plain(purpose)
    postingText = fields["TRTP"].flatMap(Mt940Information.plain)
  }

  /// A text without blanks and slashes at its ends.
  private static func plain(_ text: String) -> String? {
    var text = Array(text.utf8)[...]
    while let last = text.last, last == UInt8(ascii: "/") || last == 0x20 { text.removeLast() }
    while let first = text.first, first == UInt8(ascii: "/") || first == 0x20 { text.removeFirst() }
    return Array(text).plainText
  }

  private static let words: Set<String> = [
    "EREF", "ORDP", "BENM", "REMI", "NAME", "IBAN", "BIC", "TRTP", "MARF", "CSID", "RTRN", "CNTP", "PREF", "ISDT",
    "PURP", "ULTC", "ULTD", "ULTB", "ADDR", "ACCW", "TRCD", "KREF", "IREF", "SVCL", "EXCH", "UDTR", "UCRD", "CHGS",
    "OCMT", "RREF", "NRTX", "BUSP", "SUBM", "OAMT", "TYPE", "BENE", "ADDI", "INFO",
  ]
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The range without line ends and tabs at its end; blanks may belong to a text that goes on.
  fileprivate func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] < 0x20 { end -= 1 }
    return range.lowerBound..<end
  }
}
