extension SettingsDocument {
  /// One row for each setting.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if settings.isEmpty { page.add(Line("There are no settings.", .faint)) }
    var table = TextTable([.init(title: ""), .init(title: "", sizing: .shrinking(to: 10))])
    for (key, value) in settings { table.add([.text(key, .faint), .text(value)]) }
    page.add(table.layout(page.width, page.glyphs).rows)
    return page.text
  }
}
