public import LedgerDomain

/// The profiles of banks' files: `profile list`.
public struct ProfileListDocument: ReportDocument {
  let profiles: [ImportProfile]

  /// Makes the document.
  ///
  /// - Parameter profiles: the profiles, in the order in which they are shown.
  public init(_ profiles: [ImportProfile]) { self.profiles = profiles }

  /// `{"version":1,"profiles":[{"name":…,"account":…|null,"category":…|null,"header":[…]|null,"reading":{…}}]}`.
  public var json: JSONValue { .document([("profiles", .array(profiles.map(ProfileListDocument.json)))]) }

  /// One profile.
  static func json(_ profile: ImportProfile) -> JSONValue {
    .object([
      ("name", .string(profile.name)),
      ("account", .text(profile.account?.name)),
      ("category", .text(profile.category?.name)),
      ("header", profile.header.map { .array($0.map(JSONValue.string)) } ?? .null),
      ("reading", .reading(ReadingWords(profile.reading))),
    ])
  }

  /// The profiles, one in a row, with their settings in one cell.
  public var csv: CSVTable {
    CSVTable(
      header: ["name", "account", "category", "header", "reading"],
      rows: profiles.map { profile in
        [
          .text(profile.name), .text(orEmpty: profile.account?.name), .text(orEmpty: profile.category?.name),
          .text(orEmpty: profile.header?.joined(separator: "; ")),
          .text(ReadingWords(profile.reading).list),
        ]
      })
  }
}
