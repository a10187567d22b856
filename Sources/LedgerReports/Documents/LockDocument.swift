public import LedgerDomain

/// The period that is locked: `lock`.
public struct LockDocument: ReportDocument {
  private let day: CalendarDate?
  private let before: CalendarDate?
  private let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - day: the last day of the period; nil when nothing is locked.
  ///   - before: the day that it was until now, where the command has moved it.
  ///   - today: the local calendar date.
  public init(lockedUntil day: CalendarDate?, before: CalendarDate?, today: CalendarDate) {
    (self.day, self.before, self.today) = (day, before, today)
  }

  /// `{"version":1,"lockedUntil":"2026-03-31"}`.
  public var json: JSONValue { .document([("lockedUntil", .described(day))]) }

  /// The day alone.
  public var csv: CSVTable { CSVTable(header: ["locked_until"], rows: [[.described(day)]]) }

  /// A sentence.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let former = before == day ? "" : before.map { " It was locked until \($0)." } ?? ""
    page.add(Line((day.map { "Locked until \($0)." } ?? "Nothing is locked.") + former))
    if let day, day > today { page.add(Line("That is a day to come: until then nothing can be added.", .notice)) }
    return page.text
  }
}
