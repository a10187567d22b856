/// A report that can also be written as a page for a browser: `--format html`.
public protocol PageDocument: ReportDocument {
  /// The page as a file; it ends with a newline.
  var html: String { get }
}

extension PageDocument {
  /// Text, data and the page.
  public static var formats: [OutputFormat] { OutputFormat.common + [.html] }
}

extension PageDocument where Self: PictureDocument {
  /// All of them.
  public static var formats: [OutputFormat] { OutputFormat.common + [.svg, .html] }
}
