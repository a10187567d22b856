internal import LedgerDomain

extension BreakdownDocument {
  /// Total and income, and the categories with their shares.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title("Breakdown of \(page.name(report.months))", page.range(report.days))
    page.add(Figures(report.position, income: report.income, page.glyphs).lines(page.width))
    page.section("Categories")
    page.add(shares: report.breakdown.shares, empty: "no spending")
    page.add(unconverted: report.unconverted)
    return page.text
  }
}
