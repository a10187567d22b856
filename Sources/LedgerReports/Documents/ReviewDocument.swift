public import LedgerDomain

/// The payees of uncategorized entries with proposals: `review` without a terminal.
public struct ReviewDocument: ReportDocument {
  /// A payee with the categories that it may belong to.
  public struct Row: Sendable {
    /// The payee.
    public let payee: UncategorizedPayee
    /// Proposals, the best first.
    public let proposals: [CategoryProposals.Proposal]

    /// Describes a row.
    public init(payee: UncategorizedPayee, proposals: [CategoryProposals.Proposal]) {
      self.payee = payee
      self.proposals = proposals
    }
  }

  let rows: [Row]
  let entryCount: Int

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - rows: the payees, in the order in which they are shown.
  ///   - entryCount: how many entries are uncategorized in all, payees that are not shown included.
  public init(_ rows: [Row], entryCount: Int) {
    self.rows = rows
    self.entryCount = entryCount
  }

  /// `{"version":1,"entries":…,"payees":[{"payee":…|null,"entries":…,"currency":…,"sum":…,"from":…,"to":…,
  /// "proposals":[{"category":…,"reason":"last-given|same-payee|similar-payee"}]}]}`.
  public var json: JSONValue {
    .document([
      ("entries", .count(entryCount)),
      (
        "payees",
        .array(
          rows.map { row in
            .object([
              ("payee", .text(row.payee.name)),
              ("entries", .count(row.payee.entryCount)),
              ("currency", .string(row.payee.sum.currency.code)),
              ("sum", .described(row.payee.sum)),
              ("from", .described(row.payee.days.lowerBound)),
              ("to", .described(row.payee.days.upperBound)),
              ("proposals", .array(row.proposals.map(ReviewDocument.proposal))),
            ])
          })
      ),
    ])
  }

  private static func proposal(_ proposal: CategoryProposals.Proposal) -> JSONValue {
    .object([("category", .string(proposal.category.name)), ("reason", .string(proposal.reason.rawValue))])
  }

  /// The payees, one in a row, with the best proposal.
  public var csv: CSVTable {
    CSVTable(
      header: ["payee", "entries", "currency", "sum", "from", "to", "proposal"],
      rows: rows.map { row in
        [
          .text(orEmpty: row.payee.name), .number(row.payee.entryCount), .text(row.payee.sum.currency.code),
          .number(row.payee.sum), .described(row.payee.days.lowerBound), .described(row.payee.days.upperBound),
          .text(orEmpty: row.proposals.first?.category.name),
        ]
      })
  }
}
