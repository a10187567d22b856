internal import LedgerDomain

extension JSONValue {
  /// One import, as `imports list` has it.
  static func batch(_ batch: ImportBatch) -> JSONValue {
    .object([
      ("number", .integer(batch.number)),
      ("file", .string(batch.fileName)),
      ("importedAt", .string(batch.importedAt)),
      ("undoneAt", .text(batch.undoneAt)),
      ("account", .text(batch.account?.name)),
      ("from", .described(batch.days?.lowerBound)),
      ("to", .described(batch.days?.upperBound)),
      ("sha256", .text(batch.fileHash)),
      ("rows", .count(batch.counts.rows)),
      ("new", .count(batch.counts.new)),
      ("known", .count(batch.counts.known)),
      ("linked", .count(batch.counts.linked)),
      ("skipped", .count(batch.counts.skipped)),
      ("rejected", .count(batch.counts.rejected)),
    ])
  }

  /// How a file is read: settings by name, the header as its names.
  static func reading(_ reading: ReadingWords) -> JSONValue {
    var members = reading.settings.map { ($0.key, JSONValue.string($0.value)) }
    if let header = reading.header { members.append(("header", .array(header.map(JSONValue.string)))) }
    return .object(members)
  }
}
