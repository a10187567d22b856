/// A report that can also be written as a page for a browser: `--format html`.
public protocol PageDocument: ReportDocument {
  /// The page as a file; it ends with a newline.
  var html: String { get }
}
