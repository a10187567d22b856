public import LedgerDomain

/// The period that is locked: `lock`.
public struct LockDocument: ReportDocument {
  private let day: CalendarDate?

  /// Makes the document.
  ///
  /// - Parameter day: the last day of the period; nil when nothing is locked.
  public init(lockedUntil day: CalendarDate?) { self.day = day }

  /// `{"version":1,"lockedUntil":"2026-03-31"}`.
  public var json: JSONValue { .document([("lockedUntil", .described(day))]) }

  /// The day alone.
  public var csv: CSVTable { CSVTable(header: ["locked_until"], rows: [[.described(day)]]) }

  /// A sentence.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.add(Line(day.map { "Locked until \($0)." } ?? "Nothing is locked."))
    return page.text
  }
}
