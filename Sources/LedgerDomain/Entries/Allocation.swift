/// Where an entry's amount is counted: in one category, or in several. Never in both.
public enum Allocation: Hashable, Sendable {
  /// The whole amount counts in one category.
  case category(Category)
  /// The amount counts line by line.
  case split(Split)
}
