/// A day of the week, Monday first (ISO 8601).
public enum Weekday: String, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// Finds the weekday whose English name is `text` or begins with its three or more letters.
  public init?(abbreviation text: String) {
    let lowercase = text.lowercased()
    guard lowercase.utf8.count >= 3,
      let match = Weekday.allCases.first(where: { $0.rawValue.hasPrefix(lowercase) })
    else { return nil }
    self = match
  }
}
