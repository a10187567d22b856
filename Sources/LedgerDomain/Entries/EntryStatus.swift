/// How certain an entry's movement of money is.
public enum EntryStatus: String, CaseIterable, Sendable {
  /// It has happened.
  case posted
  /// The bank has announced it.
  case pending
  /// A person expects it; it counts in no balance and no consumed amount.
  case planned
}
