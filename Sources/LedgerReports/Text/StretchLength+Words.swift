internal import LedgerDomain

extension StretchLength {
  /// The heading of its column.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// So many of them: `1 month`, `3 quarters`.
  func counted(_ count: Int, _ adjective: String = "") -> String {
    "\(count) \(adjective.isEmpty ? "" : adjective + " ")\(rawValue)\(count == 1 ? "" : "s")"
  }

  /// Where the ledger begins, when stretches before that are shown, which count in no average.
  func since(_ begin: Month?, _ first: MonthStretch?) -> String {
    guard let begin, let first, first.months.first < begin else { return "" }
    return " since \(begin), the first month with an entry"
  }
}

extension MonthStretch {
  /// The first and last day without their years, which the label tells, of months that are not those of the calendar:
  /// `12-25 … 01-24`.
  func unnamedDays(_ glyphs: Glyphs) -> String {
    if isCalendarStretch { return "" }
    return "\(days.lowerBound.description.suffix(5)) \(glyphs.until) \(days.upperBound.description.suffix(5))"
  }
}

extension [MonthStretch] {
  /// The first and the last label, and the days where these do not say them.
  func range(_ page: Page) -> String {
    guard let first, let last else { return "" }
    let labels = count == 1 ? first.label : "\(first.label) \(page.glyphs.until) \(last.label)"
    let isNamed = allSatisfy(\.isCalendarStretch)
    return labels + (isNamed ? "" : ", " + page.range(first.days.lowerBound...last.days.upperBound))
  }
}
