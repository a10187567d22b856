internal import LedgerDomain

extension RingsDocument {
  /// The rings with a legend beside them, or below them where there is no room; bars in plain ASCII.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title(headline, page.range(report.span.days))
    if report.rings.isEmpty {
      page.add(Line("Set one with 'ledger budget set' or 'ledger balance add'.", .faint))
      return page.text
    }
    let legend = RingLegend(rings: report.rings, glyphs: page.glyphs)
    if style.usesASCII {
      page.add(legend.lines(page.width, hasBars: true))
      return page.text
    }
    let picture = BrailleRings(rings: report.rings, height: height(within: page.width))
    let room = page.width - picture.width - 5
    if room < RingLegend.leastWidth {
      page.add()
      page.add(picture.lines().map { $0.padded(to: page.width, .center) })
      page.add()
      page.add(legend.lines(page.width, hasBars: false))
    } else {
      page.add()
      page.add(legend.lines(beside: picture.lines(), indent: picture.width + 5, width: page.width))
    }
    if report.rings.count > 1 {
      page.add()
      page.add(Line("The ring outside stands first.", .faint))
    }
    return page.text
  }

  /// How high the picture is: more where there is room, and where many rings or their percents need it, as long as the legend fits
  /// beside it.
  private func height(within width: Int) -> Int {
    let usual = min(24, max(8, width / 7))
    let beside = (width - RingLegend.leastWidth - 5) / 2
    let labelled = BrailleRings.leastHeight(labelled: report.rings.count)
    return max(usual, min(report.rings.count * 2, beside), labelled <= beside ? labelled : 0)
  }
}
