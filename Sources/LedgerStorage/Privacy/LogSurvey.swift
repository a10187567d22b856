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
            case "import_row": takeFileRow(values)
            case "import_text": takeText(values)
            default: break
            }
          }
        }
      }
    }
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

  private mutating func takeFileRow(_ values: [SQLiteValue]) {
    guard values.count > 5, case .integer(let entry) = values[3], case .integer(let batch) = values[4],
      case .integer(let line) = values[5]
    else { return }
    var extent: RowExtent?
    if values.count > 10, case .integer(let offset) = values[9], case .integer(let count) = values[10] {
      extent = RowExtent(lineOffset: Int(offset), byteCount: Int(count))
    }
    let row = ImportedRow(
      line: Int(line), extent: extent, entry: Entry.ID(rawValue: entry), isLinked: false, state: .unchanged)
    fileRows[entry, default: []].insert(FileRow(batch: batch, row: row))
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
