/// A month's report with the page that shows it among the other months.
public struct MonthPageDocument: PictureDocument, PageDocument {
  private let month: MonthDocument
  private let page: ReportPage

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - month: the report of the month that the page shows first.
  ///   - page: the page.
  public init(_ month: MonthDocument, page: ReportPage) {
    self.month = month
    self.page = page
  }

  /// The month for people.
  public func text(_ style: TextStyle) -> String { month.text(style) }
  /// The month as DESIGN §4 has it.
  public var json: JSONValue { month.json }
  /// The categories of the month.
  public var csv: CSVTable { month.csv }
  /// The month as a picture.
  public var svg: Picture { month.svg }
  /// The page of all months.
  public var html: String { page.html }
}
