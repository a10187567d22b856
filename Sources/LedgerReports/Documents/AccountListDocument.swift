public import LedgerDomain

/// The accounts with what is in them: `account list`.
public struct AccountListDocument: ReportDocument {
  /// Accounts that are not shown one by one, though the net worth counts them.
  public struct Archived: Hashable, Sendable {
    /// How many they are.
    public let count: Int
    /// What they hold together, one amount for each currency.
    public let sums: [Money]

    /// Describes accounts that are not shown.
    public init(count: Int, sums: [Money]) {
      self.count = count
      self.sums = sums
    }
  }

  let standings: [AccountStanding]
  let archived: Archived?
  let netWorth: [Money]

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - standings: the accounts, in the order in which they are shown.
  ///   - archived: those that are not shown; nil without any.
  ///   - netWorth: what all of them hold together, one amount for each currency.
  public init(_ standings: [AccountStanding], archived: Archived? = nil, netWorth: [Money]) {
    self.standings = standings
    self.archived = archived
    self.netWorth = netWorth
  }

  /// `{"version":1,"accounts":[…],"archived":{"accounts":…,"sums":[…]}|null,"netWorth":[{"currency":…,"amount":…}]}`.
  public var json: JSONValue {
    .document([
      ("accounts", .array(standings.map(JSONValue.standing))),
      (
        "archived",
        archived.map { archived in
          .object([("accounts", .count(archived.count)), ("sums", .array(archived.sums.map(JSONValue.sum)))])
        } ?? .null
      ),
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
