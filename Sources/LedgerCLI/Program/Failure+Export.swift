internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

extension Failure {
  /// The sentence for why a ledger could not be exported.
  init(_ error: ExportError) {
    let what =
      switch error {
      case .invalidText(let table, let column, let row): "row \(row) of \(table) has a \(column) that is not UTF-8"
      case .unexpectedValue(let table, let row): "row \(row) of \(table) has a value of another kind than its column"
      }
    self.init(
      status: .failed,
      message: "The ledger cannot be exported whole: \(what). Another program wrote it, or the file is damaged.")
  }

  /// The sentence for why a file was not taken in as a whole ledger.
  init(_ error: WholeImportError) {
    let (status, what): (ExitStatus, String) =
      switch error {
      case .ledgerIsNotNew:
        (
          .data,
          """
          The ledger holds more than a new one, and an export is taken in whole. Name a file for a new ledger: \
          ledger --db FILE import --all EXPORT.
          """
        )
      case .newerForm(let found, let known):
        (
          .newer,
          "A newer version of ledger made the export (form \(found); this one knows \(known)). Install the newer version."
        )
      case .newerSchema(let found, let known):
        (
          .newer,
          """
          A newer version of ledger made the export (schema \(found); this one, \(LedgerProgram.version), knows \(known)). \
          Install the newer version.
          """
        )
      case .line(1, .notAnExport):
        (.data, "The file is no export of a ledger: it does not begin as 'ledger export --all' writes it.")
      case .line(let number, let fault): (.data, "Line \(number) of the export \(Failure.clause(fault)).")
      case .incomplete(let lines):
        (.data, "The export ends after line \(lines), and its last line is missing: the file was cut off.")
      case .missingRows(let count, let table, let parent):
        (
          .data,
          count == 1
            ? "A row of \(table) in the export refers to a row of \(parent) that is not there."
            : "\(count) rows of the export refer to others that are not there, the first from \(table) to \(parent)."
        )
      case .unsound(let findings):
        (.data, "The export contradicts itself: \(findings.first.map(\.sentence) ?? "its sums are wrong").")
      case .unreadable(let column):
        (.data, "The export holds \(column.map { "a \($0)" } ?? "something") that means nothing to a ledger.")
      }
    self.init(status: status, message: error == .ledgerIsNotNew ? what : what + " Nothing was stored.")
  }

  private static func clause(_ fault: WholeImportError.Fault) -> String {
    switch fault {
    case .notAnExport: "does not begin an export of a ledger"
    case .malformed(let column): "cannot be read from character \(column) on"
    case .tooLong: "is longer than any line of an export"
    case .unknownTable(let table): "names a table '\(table)' that no ledger has"
    case .repeatedTable(let table): "begins the table '\(table)' a second time"
    case .unknownColumn(let table, let column): "names a column '\(column)' that the table '\(table)' does not have"
    case .repeatedColumn(let table, let column): "names the column '\(column)' of '\(table)' twice"
    case .wrongCount(let table, let expected, let found):
      "has \(found) values, and the rows of '\(table)' have \(expected)"
    case .wrongKind(let table, let column, let expected):
      "has a value for '\(column)' of '\(table)' that is no \(expected.lowercased())"
    case .rowWithoutTable: "is a row, and no table was begun"
    case .refused(let table, let reason): "is no row that '\(table)' can have: \(reason)"
    case .wrongRowCount(let stated, let found):
      "says that the export has \(stated) rows, and it has \(found): lines were removed or added"
    case .wrongDigest(let stated, let found):
      "has the sha256 \(stated), and the lines before it have \(found): the file was changed"
    case .behindEnd: "stands behind the end of the export"
    }
  }
}
