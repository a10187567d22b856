internal import LedgerDomain

/// What became of the rows of a file, as far as a person or script wants to know: of a million rows that are simply new or
/// known, nothing need be kept.
struct ImportOutcomes {
  private let keepsAll: Bool
  /// All rows; nil unless they were asked for.
  private(set) var all: [RowOutcome]?
  /// The rows of which there is more to say than their status.
  private(set) var remarkable: [RowOutcome] = []
  /// The accounts that rows changed, in the order of the file.
  private(set) var accounts: [Account] = []

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
    all = keepsAll ? [] : nil
  }

  /// Takes in a row.
  mutating func take(_ outcome: RowOutcome) {
    if accounts.last?.id != outcome.account.id, !accounts.contains(where: { $0.id == outcome.account.id }) {
      accounts.append(outcome.account)
    }
    if outcome.reason != nil { remarkable.append(outcome) }
    all?.append(outcome)
  }
}
