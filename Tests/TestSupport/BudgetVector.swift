public import LedgerDomain

/// One row of the table in SEMANTICS §2: what follows from a budget and what was consumed.
public struct BudgetVector: CustomStringConvertible, Sendable {
  /// The budget; nil for none.
  public let budget: String?
  /// What was consumed.
  public let consumed: String
  /// The fraction in data.
  public let fraction: Double
  /// The percent as printed.
  public let printed: String
  /// How much of a bar or ring is drawn.
  public let drawn: Double
  /// How spending stands.
  public let status: BudgetStatus
  /// What is left; nil for none.
  public let remaining: String?

  /// The case in words.
  public var description: String { "budget \(budget ?? "none"), consumed \(consumed)" }

  /// The rows of the table, and one more: money that came back against a budget of 0.
  public static let all: [BudgetVector] = [
    BudgetVector(
      budget: nil, consumed: "0.00", fraction: 0, printed: "–", drawn: 0, status: .unbudgeted, remaining: nil),
    BudgetVector(
      budget: nil, consumed: "12.00", fraction: 0, printed: "–", drawn: 0, status: .unbudgeted, remaining: nil),
    BudgetVector(
      budget: "0.00", consumed: "0.00", fraction: 0, printed: "–", drawn: 0, status: .within, remaining: "0.00"),
    BudgetVector(
      budget: "0.00", consumed: "12.00", fraction: 0, printed: "–", drawn: 1, status: .over, remaining: "-12.00"),
    BudgetVector(
      budget: "100.00", consumed: "0.00", fraction: 0, printed: "0 %", drawn: 0, status: .within,
      remaining: "100.00"),
    BudgetVector(
      budget: "100.00", consumed: "99.60", fraction: 0.996, printed: "99 %", drawn: 0.996, status: .within,
      remaining: "0.40"),
    BudgetVector(
      budget: "100.00", consumed: "100.00", fraction: 1, printed: "100 %", drawn: 1, status: .usedUp,
      remaining: "0.00"),
    BudgetVector(
      budget: "100.00", consumed: "100.40", fraction: 1.004, printed: "101 %", drawn: 1, status: .over,
      remaining: "-0.40"),
    BudgetVector(
      budget: "100.00", consumed: "250.00", fraction: 2.5, printed: "250 %", drawn: 1, status: .over,
      remaining: "-150.00"),
    BudgetVector(
      budget: "100.00", consumed: "-20.00", fraction: -0.2, printed: "-20 %", drawn: 0, status: .within,
      remaining: "120.00"),
    BudgetVector(
      budget: "-10.00", consumed: "0.00", fraction: 0, printed: "–", drawn: 1, status: .over, remaining: "-10.00"),
    BudgetVector(
      budget: "0.00", consumed: "-5.00", fraction: 0, printed: "–", drawn: 0, status: .within, remaining: "5.00"),
  ]

  /// Whether the base can be typed as a budget; a negative one only comes about by what months before overspent.
  public var isTyped: Bool { budget.map { !$0.hasPrefix("-") } ?? true }
}
