/// Where a ledger lies.
public enum LedgerLocation: Hashable, Sendable {
  /// A file; it and its folder are created on first use.
  case file(String)
  /// Memory alone: the ledger is gone when it is closed.
  case memory
}
