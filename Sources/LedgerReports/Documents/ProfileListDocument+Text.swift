internal import LedgerDomain

extension ProfileListDocument {
  /// One row for each profile.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if profiles.isEmpty {
      page.add(Line("There are no profiles.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Profile", sizing: .shrinking(to: 10)),
      .init(title: "Account", sizing: .wrapping(to: 8), isOmittedWhenEmpty: true),
      .init(title: "Category", sizing: .wrapping(to: 8), isOmittedWhenEmpty: true),
      .init(title: "Options", sizing: .shrinking(to: 12)),
    ])
    for profile in profiles {
      table.add([
        .text(profile.name), .text(profile.account?.name ?? ""), .text(profile.category?.name ?? ""),
        .text(ReadingWords(profile.reading).commandLine),
      ])
    }
    page.add(table)
    return page.text
  }
}
