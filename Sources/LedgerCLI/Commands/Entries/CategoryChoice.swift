internal import LedgerDomain
internal import LedgerStorage

/// Finds the categories that a command line names, or makes them where that was asked for.
struct CategoryChoice {
  let ledger: Ledger
  let writer: LedgerWriter
  let creates: Bool

  /// The category with a name.
  func category(_ name: String) throws -> Category {
    do {
      return try ledger.category(named: name)
    } catch LedgerError.unknownName where creates {
      return try writer.addCategory(named: name)
    }
  }

  /// The category with a name if it is one of transfers.
  func transferCategory(_ name: String) throws -> Category? {
    try ledger.categories().first { $0.kind == .transfer && FoldedText($0.name) == FoldedText(name) }
  }

  /// The oldest category of transfers that is in use; one is made when there is none.
  func standardTransferCategory() throws -> Category {
    let transfers = try ledger.categories().filter { $0.kind == .transfer }
    // An archived one alone is refused where it is used.
    return try transfers.first { !$0.isArchived } ?? transfers.first
      ?? writer.addCategory(named: "Transfer", kind: .transfer)
  }
}
