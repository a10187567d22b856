/// A report value that can be written in each format. Writing it never fails and always gives the same bytes.
public protocol ReportDocument: Sendable {
  /// The report for people, in a terminal or a file; it ends with a newline.
  func text(_ style: TextStyle) -> String
  /// The report as data, in the form of DESIGN §4.
  var json: JSONValue { get }
  /// The report's main table for spreadsheets.
  var csv: CSVTable { get }

  /// The formats in which documents of this type can be written, in the order in which help lists them. They follow from what
  /// the type conforms to, and no type states them itself.
  static var formats: [OutputFormat] { get }
}

extension ReportDocument {
  /// Text and data.
  public static var formats: [OutputFormat] { OutputFormat.common }

  /// The report in a format, ending with one newline.
  ///
  /// - Parameters:
  ///   - format: one of ``formats``; any other is a fault of the caller.
  ///   - style: width and colours, which count in the text form alone.
  /// - Returns: the whole output.
  public func rendered(as format: OutputFormat, style: TextStyle) -> String {
    switch format {
    case .text: return text(style)
    case .json:
      var writer = JSONWriter()
      writer.write(json)
      return writer.text + "\n"
    case .csv: return csv.text
    case .svg:
      guard let picture = self as? any PictureDocument else { preconditionFailure("\(Self.self) has no picture") }
      return picture.svg.text
    case .html:
      guard let page = self as? any PageDocument else { preconditionFailure("\(Self.self) has no page") }
      return page.html
    }
  }
}
