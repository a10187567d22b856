import Foundation

@testable import LedgerReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document, read by Foundation's parser, which refuses what is not well formed.
final class XMLReading: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  struct NotWellFormed: Error {
    let reason: String
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw NotWellFormed(reason: "\(parser.parserError as Any)") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}

/// The width that pictures reckon with.
func estimatedWidth(_ text: String, _ size: Double, isBold: Bool) -> Double {
  TextFit.width(of: text, size: size, isBold: isBold)
}
