/// A report that can also be drawn: `--format svg`.
public protocol PictureDocument: ReportDocument {
  /// The report as a picture.
  var svg: Picture { get }
}
