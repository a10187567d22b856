/// The formats in which a report can be written. The raw value is the word of `--format`.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people, with aligned columns and bars.
  case text
  /// For programs.
  case json
  /// For spreadsheets.
  case csv
  /// A picture, for a browser or a page that shows it.
  case svg
  /// One page for a browser, with all months.
  case html
}

extension OutputFormat {
  /// The formats in which a document of a type can be written: text and data always, a picture when it can be drawn.
  ///
  /// - Parameter document: the type.
  /// - Returns: the formats, in the order in which help lists them.
  public static func all(of document: any ReportDocument.Type) -> [OutputFormat] {
    allCases.filter { format in
      switch format {
      case .text, .json, .csv: true
      case .svg: document is any PictureDocument.Type
      case .html: document is any PageDocument.Type
      }
    }
  }

  /// The formats that every document has.
  public static let common: [OutputFormat] = [.text, .json, .csv]
}
