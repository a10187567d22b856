internal import CExpat

/// What takes the elements of an XML file.
protocol XMLHandler: AnyObject {
  /// An element begins; `currency` is its attribute `Ccy`.
  func begin(_ name: String, currency: String?, at place: XMLPlace)
  /// An element ends in front of a place; `text` is what stands directly in it.
  func end(_ name: String, text: [UInt8], before place: Int)
}

/// Reads XML with expat, a piece at a time, so that what the handler found can be taken out between two pieces.
///
/// No entity is declared, no other file is opened, and elements stand at most ``XMLEvents/deepest`` deep inside each
/// other:
/// the file of an attacker needs no more memory or time than one of a bank.
final class XMLEvents {
  /// How many elements may stand inside each other.
  static let deepest = 100
  private static let piece = 1 << 20
  /// How much of a text is kept: more than any bank writes, and little beside what is read of a file at once.
  private static let longestText = 1 << 24
  /// Up to which size the memory of a text serves the next one. What takes a text shares that memory, and would otherwise
  /// hold the room of the longest one for each short one behind it.
  private static let reusedText = 4096

  private let parser: XML_Parser
  private let handler: any XMLHandler
  private let bytes: SourceBytes
  private var position: Int
  private var width = XMLEvents.piece
  /// Lines in front of the declaration, which XML does not allow there.
  private let linesBefore: Int
  /// Where the declaration stands: the parser counts from there.
  private let beginning: Int
  /// The line that an element began on last, and where it begins.
  private var lastLine: (number: Int, start: Int) = (0, 0)
  private var names: [String] = []
  private var text: [UInt8] = []
  private var refusal: ImportError?

  /// Gets ready to read a text of UTF-8, whatever encoding its declaration names.
  init?(_ bytes: SourceBytes, _ handler: any XMLHandler) {
    guard let parser = XML_ParserCreate("UTF-8") else { return nil }
    self.parser = parser
    self.handler = handler
    self.bytes = bytes
    beginning = XMLEvents.beginning(of: bytes)
    position = beginning
    linesBefore = LineCount.line(of: position, in: bytes) - 1
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
  }

  deinit { XML_ParserFree(parser) }

  /// The place of the declaration: blanks and comments in front of it are passed over.
  private static func beginning(of bytes: SourceBytes) -> Int {
    let start = bytes.firstIndex { $0 > 0x20 } ?? 0
    let declaration = Array("<?xml".utf8)
    guard bytes[start...].starts(with: "<!--".utf8) else { return start }
    let window = bytes[start..<min(bytes.count, start + 16_384)]
    return window.indices.first { window[$0...].starts(with: declaration) } ?? start
  }

  private func setHandlers() {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in XMLEvents.from(data)?.begin(name, attributes) },
      { data, _ in XMLEvents.from(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      XMLEvents.from(data)?.take(characters, Int(count))
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      guard let events = XMLEvents.from(data) else { return }
      events.stop(.declaredEntities(line: events.line))
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> XMLEvents? {
    data.map { Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) + linesBefore }

  /// The place of the tag that the parser has come to. Each line is searched for its beginning once.
  private func place() -> XMLPlace {
    let line = line
    let index = Int(XML_GetCurrentByteIndex(parser)) + beginning
    if line != lastLine.number {
      var start = index
      while start > 0, bytes[start - 1] != 0x0a, bytes[start - 1] != 0x0d { start -= 1 }
      lastLine = (line, start)
    }
    return XMLPlace(line: line, lineStart: lastLine.start, index: index)
  }

  /// Reads on; false at the end.
  ///
  /// - Throws: ``ImportError`` when the file is damaged or refused.
  func readPiece() throws(ImportError) -> Bool {
    guard position < bytes.count else { return false }
    let end = min(bytes.count, position + width)
    let isLast: Int32 = end == bytes.count ? 1 : 0
    let before = XML_GetCurrentByteIndex(parser)
    let status = bytes.withPiece(position..<end) { piece in
      piece.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), isLast) }
    }
    position = end
    bytes.release(before: position)
    // A part that goes on over pieces is looked at again each time: larger pieces keep that few times.
    if XML_GetCurrentByteIndex(parser) <= before, width < 1 << 29 { width *= 2 }
    if let refusal { throw refusal }
    if status == XML_STATUS_ERROR { throw .malformedXML(line: line) }
    return isLast == 0
  }

  private func stop(_ error: ImportError) {
    if refusal == nil { refusal = error }
    _ = XML_StopParser(parser, 0)
  }

  private func begin(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard refusal == nil else { return }
    if names.count >= XMLEvents.deepest {
      return stop(.nestedTooDeeply(line: line, most: XMLEvents.deepest))
    }
    let local = XMLEvents.localName(name)
    names.append(local)
    clearText()
    handler.begin(local, currency: XMLEvents.currency(attributes), at: place())
  }

  private func end() {
    guard refusal == nil, let name = names.popLast() else { return }
    let place = Int(XML_GetCurrentByteIndex(parser)) + Int(XML_GetCurrentByteCount(parser)) + beginning
    handler.end(name, text: text, before: place)
    clearText()
  }

  private func clearText() { text.removeAll(keepingCapacity: text.capacity <= XMLEvents.reusedText) }

  /// Takes in a part of a text, which the parser hands out piece by piece. Of one that is too long the beginning is kept.
  private func take(_ characters: UnsafePointer<CChar>?, _ count: Int) {
    guard refusal == nil, let characters, text.count < XMLEvents.longestText else { return }
    characters.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }
  }

  /// The name without its prefix.
  private static func localName(_ name: UnsafePointer<CChar>?) -> String {
    guard let name else { return "" }
    var start = name
    var end = name
    while end.pointee != 0 {
      if end.pointee == 0x3a { start = end + 1 }
      end += 1
      if end - name > 200 { return "" }
    }
    return String(cString: start)
  }

  /// The value of the attribute `Ccy`; names and values take turns.
  private static func currency(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> String? {
    guard var pair = attributes else { return nil }
    while let name = pair[0], let value = pair[1] {
      if name[0] == 0x43, name[1] == 0x63, name[2] == 0x79, name[3] == 0 { return String(cString: value) }
      pair += 2
    }
    return nil
  }
}
