public import LedgerDomain

/// One profile of a bank's files: `profile show`.
public struct ProfileDocument: ReportDocument {
  private let profile: ImportProfile

  /// Makes the document.
  ///
  /// - Parameter profile: the profile.
  public init(_ profile: ImportProfile) { self.profile = profile }

  /// `{"version":1,"profile":{…}}`, the profile as in the list.
  public var json: JSONValue { .document([("profile", ProfileListDocument.json(profile))]) }

  /// The row of the list.
  public var csv: CSVTable { ProfileListDocument([profile]).csv }

  /// What the profile says, one fact in a line.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title(profile.name, "profile")
    let options = ReadingWords(profile.reading).commandLine
    page.add(facts: [
      ("Account", profile.account.map { $0.isArchived ? "\($0.name) (archived)" : $0.name } ?? "as each import says"),
      ("Category", profile.category.map(\.name) ?? "as each import says"),
      ("Header", profile.header.map { $0.joined(separator: ", ") } ?? "none"),
      ("Options", options.isEmpty ? "none" : options),
    ])
    return page.text
  }
}
