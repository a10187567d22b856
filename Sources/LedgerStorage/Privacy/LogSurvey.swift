internal import LedgerDomain
internal import SQLiteKit

/// What the change log knows about the entries of a payee, the rows of files that they came from, and the texts of these files.
struct LogSurvey {
  /// A row of a file that became an entry, or was linked to one.
  struct FileRow: Hashable {
    let batch: Int64
    let row: ImportedRow
  }

  /// Entries that were the payee's at some time.
  private(set) var own: Set<Int64> = []
  /// Entries that were another payee's at some time.
  private(set) var foreign: Set<Int64> = []
  /// Entries that were the payee's when they were last deleted; they may have come back since.
  private(set) var deleted: Set<Int64> = []
  /// Rules that say who the payee is.
  private(set) var rules: Set<Int64> = []
  /// Rows of files, by the entries that stood for them.
  private(set) var fileRows: [Int64: Set<FileRow>] = [:]
  /// Texts of files, compressed.
  private(set) var texts: [RowErasure.TextBlock: (size: Int, bytes: [UInt8])] = [:]

  /// An entry and the import of which a row stood for it.
  private struct Owner: Hashable {
    let entry: Int64
    let batch: Int64
  }

  private struct Key: Hashable {
    let entry: Int64
    let batch: Int64
    let lineShift: Int64
  }

  /// Where `entry_offset` stands in a recorded row of `import`.
  private static let offsetColumn = 14
  private var keys: Set<Key> = []
  private var extents: [Owner: RowExtent] = [:]
  /// Of imports of before schema 15 it is 0.
  private var entryOffsets: [Int64: Int64] = [:]

  /// Goes through the log.
  ///
  /// - Parameters:
  ///   - changes: the log.
  ///   - payees: the numbers of the payee.
  ///   - isRule: whether a rule says who it is.
  /// - Throws: ``LedgerError/damaged(_:)`` for a log that cannot be read.
  init(
    _ changes: ChangeDAO, payees: Set<Int64>, isRule: (_ pattern: String, _ isRegex: Bool, _ payee: String?) -> Bool
  ) throws {
    for change in try changes.changes(limit: nil).reversed() {
      for block in try stride(from: 1, through: changes.blockCount(of: change.id), by: 1) {
        for row in try changes.rows(of: change.id, block: block) {
          for values in [row.values, row.updatedValues].compactMap({ $0 }) {
            switch row.table {
            case "entry": takeEntry(values, isDeleted: row.isDelete, payees)
            case "rule": takeRule(values, isRule)
            case "import": takeImport(values)
            case "import_row": takeKey(values)
            case "import_extent": takeExtent(values)
            case "import_text": takeText(values)
            default: break
            }
          }
        }
      }
    }
    placeRows()
  }

  private mutating func takeEntry(_ values: [SQLiteValue], isDeleted: Bool, _ payees: Set<Int64>) {
    guard values.count > 5, case .integer(let id) = values[0] else { return }
    // It may come back and be deleted again as another payee's.
    if isDeleted { deleted.remove(id) }
    guard case .integer(let payee) = values[5] else { return }
    if payees.contains(payee) {
      own.insert(id)
      if isDeleted { deleted.insert(id) }
    } else {
      foreign.insert(id)
    }
  }

  private mutating func takeRule(_ values: [SQLiteValue], _ isRule: (String, Bool, String?) -> Bool) {
    guard values.count > 5, case .integer(let id) = values[0], case .text(let pattern) = values[2] else { return }
    var payee: String?
    if case .text(let text) = values[5] { payee = text }
    if isRule(pattern, values[3] == .integer(1), payee) { rules.insert(id) }
  }

  private mutating func takeKey(_ values: [SQLiteValue]) {
    guard values.count > 5, case .integer(let entry) = values[3], case .integer(let batch) = values[4],
      case .integer(let shift) = values[5]
    else { return }
    keys.insert(Key(entry: entry, batch: batch, lineShift: shift))
  }

  private mutating func takeExtent(_ values: [SQLiteValue]) {
    guard values.count > 3, case .integer(let entry) = values[0], case .integer(let batch) = values[1],
      case .integer(let offset) = values[2], case .integer(let count) = values[3]
    else { return }
    extents[Owner(entry: entry, batch: batch)] = RowExtent(lineOffset: Int(offset), byteCount: Int(count))
  }

  private mutating func takeImport(_ values: [SQLiteValue]) {
    guard values.count > LogSurvey.offsetColumn, case .integer(let batch) = values[0],
      case .integer(let offset) = values[LogSurvey.offsetColumn]
    else { return }
    entryOffsets[batch] = offset
  }

  /// Puts together what the tables hold of a row.
  private mutating func placeRows() {
    for key in keys {
      let line = key.entry &- entryOffsets[key.batch, default: 0] &+ key.lineShift
      let row = ImportedRow(
        line: Int(line), extent: extents[Owner(entry: key.entry, batch: key.batch)],
        entry: Entry.ID(rawValue: key.entry),
        isLinked: false, state: .unchanged)
      fileRows[key.entry, default: []].insert(FileRow(batch: key.batch, row: row))
    }
  }

  private mutating func takeText(_ values: [SQLiteValue]) {
    guard values.count > 3, case .integer(let batch) = values[0], case .integer(let line) = values[1],
      case .integer(let size) = values[2], case .blob(let bytes) = values[3]
    else { return }
    texts[RowErasure.TextBlock(batch: batch, firstLine: line)] = (Int(size), bytes)
  }
}

extension RecordedRow {
  /// Whether the row went.
  fileprivate var isDelete: Bool {
    if case .delete = self { true } else { false }
  }
}
