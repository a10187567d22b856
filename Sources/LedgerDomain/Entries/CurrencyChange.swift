/// What got another currency with a ledger that had no entries yet. The figures stay: they are written anew, not converted.
public struct CurrencyChange: Hashable, Sendable {
  /// The currency that it was.
  public let old: Currency
  /// The currency that it is.
  public let new: Currency
  /// How many budgets have an amount.
  public var budgetCount = 0
  /// The accounts that began with an amount, as they are now.
  public var accounts: [Account] = []
  /// How many savings goals there are.
  public var goalCount = 0
  /// How many rules have conditions on an amount.
  public var ruleCount = 0
  /// How many recurring entries have an amount.
  public var recurringCount = 0

  /// Describes a change that touched no amount yet.
  public init(from old: Currency, to new: Currency) {
    self.old = old
    self.new = new
  }

  /// Whether no amount was touched.
  public var isEmpty: Bool {
    budgetCount == 0 && goalCount == 0 && accounts.isEmpty && ruleCount == 0 && recurringCount == 0
  }
}
