public import LedgerDomain

/// What becomes of a row with a text: `rule test`.
public struct RuleTestDocument: ReportDocument {
  /// What sorts the row.
  public enum Decision: String, Sendable {
    /// The first rule that fits.
    case rule
    /// The category last given by hand to the payee.
    case remembered
    /// Nothing: the row stays uncategorized.
    case nothing
  }

  /// A rule whose pattern is in the text.
  public struct Candidate: Sendable {
    /// What becomes of it.
    public enum Outcome: String, Sendable {
      /// It sorts the row.
      case decides
      /// It would sort the row if there were none before it.
      case alsoFits = "also-fits"
      /// A condition does not hold.
      case conditionsNotMet = "conditions-not-met"
      /// A condition asks for an amount or an account that was not given.
      case conditionsUnknown = "conditions-unknown"
    }

    /// The rule.
    public let rule: Rule
    /// What becomes of it.
    public let outcome: Outcome

    /// Describes a candidate.
    public init(rule: Rule, outcome: Outcome) {
      self.rule = rule
      self.outcome = outcome
    }
  }

  let row: String
  let amount: Money?
  let account: Account?
  let category: LedgerDomain.Category
  let decision: Decision
  let candidates: [Candidate]

  /// Tries rules whose patterns are in a text.
  ///
  /// - Parameters:
  ///   - row: the payee, or the note where there is none.
  ///   - amount: the amount with its sign; nil when none was given.
  ///   - account: the account; nil when none was given.
  ///   - rules: the rules whose patterns are in the text, in their order.
  ///   - remembered: the category last given by hand to the payee.
  ///   - uncategorized: the category of rows that nothing sorts.
  public init(
    _ row: String, amount: Money?, account: Account?, rules: [Rule], remembered: LedgerDomain.Category?,
    uncategorized: LedgerDomain.Category
  ) {
    self.row = row
    self.amount = amount
    self.account = account
    var deciding: Rule?
    candidates = rules.map { rule in
      switch rule.standing(amount: amount, account: account?.id) {
      case .notMet: return Candidate(rule: rule, outcome: .conditionsNotMet)
      case .unknown: return Candidate(rule: rule, outcome: .conditionsUnknown)
      case .met:
        defer { deciding = deciding ?? rule }
        return Candidate(rule: rule, outcome: deciding == nil ? .decides : .alsoFits)
      }
    }
    category = deciding?.category ?? remembered ?? uncategorized
    decision = deciding != nil ? .rule : remembered != nil ? .remembered : .nothing
  }

  /// The rule that decides.
  var deciding: Rule? { candidates.first { $0.outcome == .decides }?.rule }

  /// `{"version":1,"text":…,"amount":…|null,"currency":…|null,"account":…|null,"category":…,"rename":…|null,
  /// "decidedBy":"rule|remembered|nothing","rule":…|null,"candidates":[{…,"outcome":"decides|also-fits|conditions-not-met|
  /// conditions-unknown"}]}`.
  public var json: JSONValue {
    .document([
      ("text", .string(row)),
      ("amount", .described(amount)),
      ("currency", .described(amount?.currency)),
      ("account", .text(account?.name)),
      ("category", .string(category.name)),
      ("rename", .text(deciding?.payee)),
      ("decidedBy", .string(decision.rawValue)),
      ("rule", deciding.map { .integer($0.id.rawValue) } ?? .null),
      (
        "candidates",
        .array(
          candidates.map { candidate in
            .object(JSONValue.members(of: candidate.rule) + [("outcome", .string(candidate.outcome.rawValue))])
          })
      ),
    ])
  }

  /// The rules whose patterns are in the text, one in a row.
  public var csv: CSVTable {
    let rules = RuleListDocument(candidates.map(\.rule)).csv
    return CSVTable(
      header: rules.header + ["outcome"],
      rows: zip(rules.rows, candidates).map { $0 + [.text($1.outcome.rawValue)] })
  }
}
