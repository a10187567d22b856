internal import LedgerDomain
internal import LedgerReports

/// The rules of one balance after a command has changed them, and where the balance stands.
struct LeaveRulesDocument: ReportDocument {
  private let record: LeaveRecord
  private let standing: BalanceStandingDocument

  init(_ record: LeaveRecord, asOf day: CalendarDate) throws {
    self.record = record
    standing = BalanceStandingDocument(try record.card(asOf: day))
  }

  var json: JSONValue { standing.json }
  var csv: CSVTable { standing.csv }

  func text(_ style: TextStyle) -> String {
    record.rules.map { "\($0.words(in: record.balance.unit)).\n" }.joined() + standing.text(style)
  }
}
