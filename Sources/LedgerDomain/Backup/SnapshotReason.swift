/// Why a copy of the ledger is kept by itself.
public enum SnapshotReason: Hashable, Sendable {
  /// A newer version changes the schema, which had so many migrations.
  case upgrade(from: Int)
  /// A backup takes the ledger's place.
  case restore
  /// Files with many rows are imported.
  case importing
  /// Many entries are changed at once.
  case bulkEdit
  /// Imports with many entries are taken back.
  case importUndo

  /// How the copy is called behind its time: `before-import`.
  public var name: String {
    switch self {
    case .upgrade(let version): "before-upgrade-from-\(version)"
    case .restore: "before-restore"
    case .importing: "before-import"
    case .bulkEdit: "before-bulk-edit"
    case .importUndo: "before-import-undo"
    }
  }

  /// How many rows or entries must be at stake before a copy is kept; 0 where it always is.
  public var leastChanges: Int {
    switch self {
    case .upgrade, .restore: 0
    case .importing, .importUndo: 5000
    case .bulkEdit: 1000
    }
  }

  /// Whether the copy is kept even where the setting `snapshots` is 0.
  public var isObligatory: Bool { leastChanges == 0 }
}
