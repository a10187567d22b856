internal import LedgerDomain

extension CategoryListDocument {
  /// One row for each category, with a sample of its colours.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if categories.isEmpty {
      page.add(Line("There are no categories.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Category", sizing: .shrinking(to: 10)), .init(title: "Kind"), .init(title: "Colours"),
    ])
    for category in categories {
      let sample =
        style.color == .none ? Line() : Bar(fraction: 1, colors: category.colors).line(6, page.glyphs) + Line(" ")
      table.add([
        .line(Line(category.name) + (category.isArchived ? Line(" (archived)", .faint) : Line())),
        .text(category.kind.rawValue),
        .line(sample + Line("\(category.colors.from) \(category.colors.to)", .faint)),
      ])
    }
    page.add(table)
    return page.text
  }
}
