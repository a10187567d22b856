/// A report that can also be drawn: `--format svg`.
public protocol PictureDocument: ReportDocument {
  /// The report as a picture.
  var svg: Picture { get }
}

extension PictureDocument {
  /// Text, data and the picture.
  public static var formats: [OutputFormat] { OutputFormat.common + [.svg] }
}
