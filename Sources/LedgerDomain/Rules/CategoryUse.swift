/// How often entries of a payee are sorted into a category.
public struct CategoryUse: Hashable, Sendable {
  /// The payee.
  public let payee: FoldedText
  /// The category.
  public let category: Category
  /// How many entries.
  public let entryCount: Int

  /// Describes a use.
  public init(payee: FoldedText, category: Category, entryCount: Int) {
    self.payee = payee
    self.category = category
    self.entryCount = entryCount
  }
}
