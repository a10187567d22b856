internal import LedgerDomain

extension JSONValue {
  /// A change of the ledger.
  static func change(_ change: LedgerChange) -> JSONValue {
    .object([
      ("number", .integer(change.id.rawValue)),
      ("madeAt", .string(change.madeAt)),
      ("kind", .string(change.kind.rawValue)),
      ("target", change.target.map { .integer($0.rawValue) } ?? .null),
      ("command", .string(change.command)),
      ("entries", .counts(change.counts)),
      ("undoneBy", change.undoneBy.map { .integer($0.rawValue) } ?? .null),
      ("overrodeLock", .bool(change.overrodeLock)),
    ])
  }

  /// How many entries were added, changed and removed.
  static func counts(_ counts: ChangeCounts) -> JSONValue {
    .object([
      ("added", .count(counts.added)), ("changed", .count(counts.changed)), ("removed", .count(counts.removed)),
    ])
  }
}
