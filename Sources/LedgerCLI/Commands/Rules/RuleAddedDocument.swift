internal import LedgerDomain
internal import LedgerReports

/// What `rule add` says: the rule, and how many uncategorized entries it would sort.
struct RuleAddedDocument: ReportDocument {
  private let rule: Rule
  private let fittingCount: Int

  init(_ rule: Rule, fittingCount: Int) {
    self.rule = rule
    self.fittingCount = fittingCount
  }

  /// As `rule list`, with `"fittingEntries"` behind.
  var json: JSONValue {
    guard case .object(let members) = RuleListDocument([rule]).json else { return .null }
    return .object(members + [("fittingEntries", .integer(Int64(fittingCount)))])
  }

  var csv: CSVTable { RuleListDocument([rule]).csv }

  func text(_ style: TextStyle) -> String {
    let count = fittingCount == 1 ? "1 uncategorized entry" : "\(fittingCount) uncategorized entries"
    let hint =
      fittingCount == 0 ? "" : "It fits \(count); 'ledger rule apply' sorts \(fittingCount == 1 ? "it" : "them").\n"
    return VisibleText.of(rule.summary) + ".\n" + hint
  }
}
