/// What a person wants rows with a certain payee to become.
public struct Rule: Identifiable, Hashable, Sendable {
  /// The number of a rule within one ledger; it is never used again.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number as stored and as people type it.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
    /// Orders by age.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the payee is compared with.
  public enum Pattern: Hashable, Sendable {
    /// A part of the payee, white space collapsed and case folded.
    case part(String)
    /// A regular expression of PCRE2 that is found somewhere in the payee, upper and lower case alike.
    case regex(String)

    /// The pattern as it was typed.
    public var text: String {
      switch self {
      case .part(let text), .regex(let text): text
      }
    }
  }

  /// The rule's number.
  public let id: ID
  /// What the payee is compared with.
  public let pattern: Pattern
  /// The category that the row gets.
  public let category: Category
  /// The name that the payee gets; nil leaves it as it is.
  public let payee: String?
  /// The smallest amount, with its sign as on a statement; nil is any.
  public let minimum: Money?
  /// The largest amount, with its sign as on a statement; nil is any.
  public let maximum: Money?
  /// The account whose rows the rule is for; nil is any.
  public let account: Account?

  /// Makes a rule value; only the ledger's storage gives it a number that means something.
  public init(
    id: ID, pattern: Pattern, category: Category, payee: String? = nil, minimum: Money? = nil, maximum: Money? = nil,
    account: Account? = nil
  ) {
    self.id = id
    self.pattern = pattern
    self.category = category
    self.payee = payee
    self.minimum = minimum
    self.maximum = maximum
    self.account = account
  }
}
