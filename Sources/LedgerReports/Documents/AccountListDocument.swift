public import LedgerDomain

/// The accounts with what is in them: `account list`.
public struct AccountListDocument: ReportDocument {
  let standings: [AccountStanding]
  let netWorth: [Money]

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - standings: the accounts, in the order in which they are shown.
  ///   - netWorth: what all of them hold together, one amount for each currency.
  public init(_ standings: [AccountStanding], netWorth: [Money]) {
    self.standings = standings
    self.netWorth = netWorth
  }

  /// `{"version":1,"accounts":[…],"netWorth":[{"currency":…,"amount":…}]}`.
  public var json: JSONValue {
    .document([
      ("accounts", .array(standings.map(JSONValue.standing))),
      ("netWorth", .array(netWorth.map(JSONValue.sum))),
    ])
  }

  /// One row for each account, and one for each other currency that an account holds.
  public var csv: CSVTable {
    CSVTable(
      header: ["name", "currency", "opening", "balance", "entries", "archived"],
      rows: standings.flatMap { standing in
        let account = standing.account
        let archived = CSVCell.text(account.isArchived ? "true" : "false")
        let own: [CSVCell] = [
          .text(account.name), .text(account.currency.code), .number(account.opening), .number(standing.balance),
          .number(standing.entryCount), archived,
        ]
        let foreign = standing.foreign.map { sum -> [CSVCell] in
          [.text(account.name), .text(sum.currency.code), .empty, .number(sum), .empty, archived]
        }
        return [own] + foreign
      })
  }
}
