public import LedgerDomain

/// What rules make of entries that are stored already: `rule apply`.
public struct RuleApplyDocument: ReportDocument {
  let changes: [RuleChange]
  let examined: Int
  let isDryRun: Bool

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - changes: the changes, in the order in which they are shown.
  ///   - examined: how many entries were looked at.
  ///   - isDryRun: whether nothing was stored.
  public init(_ changes: [RuleChange], examined: Int, isDryRun: Bool) {
    self.changes = changes
    self.examined = examined
    self.isDryRun = isDryRun
  }

  /// How many entries change.
  var entryCount: Int { changes.reduce(0) { $0 + $1.entryCount } }

  /// `{"version":1,"dryRun":false,"examined":…,"changed":…,"changes":[{"rule":…,"payee":…|null,"rename":…|null,"from":…,
  /// "to":…,"entries":…,"currency":…,"sum":…}]}`; entries with rule, payee, category and currency in common are one change.
  public var json: JSONValue {
    .document([
      ("dryRun", .bool(isDryRun)),
      ("examined", .count(examined)),
      ("changed", .count(entryCount)),
      (
        "changes",
        .array(
          changes.map { change in
            .object([
              ("rule", .integer(change.rule.rawValue)),
              ("payee", .text(change.payee)),
              ("rename", .text(change.newPayee)),
              ("from", .string(change.from.name)),
              ("to", .string(change.to.name)),
              ("entries", .count(change.entryCount)),
              ("currency", .string(change.sum.currency.code)),
              ("sum", .described(change.sum)),
            ])
          })
      ),
    ])
  }

  /// The changes, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["rule", "payee", "rename", "from", "to", "entries", "currency", "sum"],
      rows: changes.map { change in
        [
          .number(change.rule.rawValue), .text(orEmpty: change.payee), .text(orEmpty: change.newPayee),
          .text(change.from.name), .text(change.to.name), .number(change.entryCount),
        ] + [.text(change.sum.currency.code), .number(change.sum)]
      })
  }
}
