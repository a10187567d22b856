/// The encoding that the beginning of a file names: `CHARSET:1252` of OFX, `encoding="ISO-8859-1"` of XML.
///
/// It counts only where the bytes are not UTF-8, because these lines are wrong more often than UTF-8 is by accident.
enum DeclaredEncoding {
  /// The encoding; nil when the file is not of a kind that names one. OFX without a usable name is windows-1252.
  static func encoding(of file: SourceBytes) -> TextEncoding? {
    let beginning = String(decoding: file.prefix(1024).map { $0 < 0x80 ? $0 : 0x3f }, as: UTF8.self).lowercased()
    let isMarkup = beginning.drop { $0.isWhitespace }.first == "<"
    let isOfx = beginning.contains("ofxheader") || (isMarkup && beginning.contains("<ofx>"))
    guard isOfx || isMarkup && beginning.contains("<?xml") else { return nil }
    let name = value(of: "charset:", in: beginning) ?? value(of: "encoding=", in: beginning)
    return name.flatMap(encoding(named:)) ?? (isOfx ? .windows1252 : nil)
  }

  /// What stands behind a key, up to a quote, blank or line end.
  private static func value(of key: String, in text: String) -> String? {
    guard let key = text.firstRange(of: key) else { return nil }
    let value = text[key.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return value.isEmpty ? nil : String(value)
  }

  /// Latin 1 is read as windows-1252, which has signs where Latin 1 has none; a name of Unicode is wrong here.
  private static func encoding(named name: String) -> TextEncoding? {
    let full = Int(name) != nil ? "cp" + name : name.hasPrefix("8859") ? "iso-" + name : name
    switch TextEncoding(name: full) {
    case .iso8859Part1: return .windows1252
    case .utf8, .utf16LittleEndian, .utf16BigEndian, nil: return nil
    case let encoding: return encoding
    }
  }
}
