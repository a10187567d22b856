/// Kinds of text that are not in columns, told by what they begin with. XML of other kinds, HTML and JSON are not read.
public enum TextFormat: String, Hashable, Sendable {
  /// Open Financial Exchange, and Quicken's QFX, which is the same.
  case ofx = "OFX"
  /// Quicken Interchange Format.
  case qif = "QIF"
  /// ISO 20022, bank to customer.
  case camt = "CAMT (ISO 20022 XML)"
  /// XML of another kind.
  case xml = "XML"
  /// SWIFT's statement message, and MT942, which begins alike.
  case mt940 = "MT940"
  /// A page of the web, which some banks give the name of a spreadsheet.
  case html = "HTML"
  /// JavaScript Object Notation.
  case json = "JSON"

  /// The format that the first kilobyte of a text gives away; nil for text in columns, or of no known kind.
  init?(firstKilobyteOf bytes: SourceBytes) {
    // Comments and long names of namespaces may stand in front of what tells kinds of markup apart.
    let isMarkup = bytes.prefix(1024).first { $0 > 0x20 } == UInt8(ascii: "<")
    let beginning = bytes.prefix(isMarkup ? 16_384 : 1024)
    let text = String(decoding: beginning.drop { $0 <= 0x20 }, as: UTF8.self).lowercased()
    guard let found = TextFormat.ofMarkup(text) ?? TextFormat.ofLines(text) ?? TextFormat.ofBrackets(text) else {
      return nil
    }
    self = found
  }

  private static func ofMarkup(_ text: String) -> TextFormat? {
    guard text.first == "<" || text.hasPrefix("ofxheader") else { return nil }
    if text.hasPrefix("ofxheader") || text.contains("<?ofx") || text.contains("<ofx>") || text.contains("ofxheader:") {
      return .ofx
    }
    if text.contains("camt.05") || text.contains("bktocstmr") { return .camt }
    if ["<!doctype html", "<html", "<table", "<head", "<body"].contains(where: { text.hasPrefix($0) }) { return .html }
    if text.hasPrefix("<?xml") || text.hasPrefix("<!--") || text.hasPrefix("<document") {
      return text.contains("<html") ? .html : .xml
    }
    return nil
  }

  private static func ofLines(_ text: String) -> TextFormat? {
    switch text.first {
    case "!":
      return ["!type:", "!account", "!option:", "!clear:"].contains { text.hasPrefix($0) } ? .qif : nil
    case "{" where text.hasPrefix("{1:f"):
      return .mt940
    case "d" where isQifWithoutHeader(text), "t" where isQifWithoutHeader(text):
      return .qif
    default:
      // The bank's own lines may stand in front of the message.
      let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }
      guard let first = lines.firstIndex(where: { $0.hasPrefix(":20:") }), first <= 4 else { return nil }
      return lines[first...].contains { $0.hasPrefix(":25:") || $0.hasPrefix(":28") } ? .mt940 : nil
    }
  }

  /// Whether the text begins with a record of QIF: lines of one letter and a value, then a line of `^` alone.
  private static func isQifWithoutHeader(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }
    guard let end = lines.prefix(40).firstIndex(where: { $0.allSatisfy { $0 == "^" || $0 == " " } }) else {
      return false
    }
    let codes = lines[..<end].compactMap(\.first)
    return codes.contains("d") && codes.contains("t") && codes.allSatisfy { "dtupmnlcase$%f".contains($0) }
  }

  private static func ofBrackets(_ text: String) -> TextFormat? {
    let second = text.dropFirst().first { !$0.isWhitespace }
    switch text.first {
    case "{": return second == "\"" || second == "}" ? .json : nil
    case "[": return second == "{" || second == "[" || second == "]" ? .json : nil
    default: return nil
    }
  }
}
