internal import LedgerDomain

/// Pairs of entries that look like transfers between own accounts: `transfer list`.
public struct TransferListDocument: ReportDocument {
  let pairs: [ImportDocument.Transfer]

  /// Makes the document.
  ///
  /// - Parameter pairs: the pairs in order of time.
  public init(_ pairs: [ImportDocument.Transfer]) { self.pairs = pairs }

  /// `{"version":1,"transfers":[{"out":31,"in":32,"date":…,"amount":…,…}]}`.
  public var json: JSONValue { .document([("transfers", .array(pairs.map(\.json)))]) }

  /// The pairs, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["out", "in", "date", "amount", "currency", "from", "to", "reason"],
      rows: pairs.map { pair in
        let (out, into) = (pair.pair.out, pair.pair.into)
        return [
          .number(Int(out.id.rawValue)), .number(Int(into.id.rawValue)), .described(out.content.date),
          .number(into.content.amount), .described(into.content.amount.currency), .text(out.content.account.name),
          .text(into.content.account.name), .text(orEmpty: pair.doubt),
        ]
      })
  }

  /// One row for each pair, with the command that joins it.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if pairs.isEmpty {
      page.add(Line("No two entries look like a transfer that is none yet.", .faint))
      return page.text
    }
    page.add(ImportDocument.table(of: pairs))
    page.add(Line(ImportDocument.adviceToJoin, .faint))
    return page.text
  }
}
