internal import LedgerDomain

extension JSONValue {
  /// `{"file":"…","bytes":…,"entries":…,"schema":…,"verified":true}`.
  static func backup(_ backup: BackupVerification) -> JSONValue {
    .object([
      ("file", .string(backup.path)),
      ("bytes", .count(backup.bytes)),
      ("entries", .count(backup.report.entryCount)),
      ("schema", .count(backup.schema)),
      ("verified", .bool(backup.report.isSound)),
    ])
  }

  /// `{"name":"…","file":"…","time":"…","reason":"…","bytes":…,"entries":…}`.
  static func snapshot(_ snapshot: Snapshot) -> JSONValue {
    .object([
      ("name", .string(snapshot.name)),
      ("file", .string(snapshot.path)),
      ("time", .string(snapshot.madeAt)),
      ("reason", .string(snapshot.reason)),
      ("bytes", .count(snapshot.bytes)),
      ("entries", snapshot.entryCount.map(JSONValue.count) ?? .null),
    ])
  }
}
