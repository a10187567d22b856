import LedgerDomain
import LedgerImport

/// What must hold of each file that is read, whatever stands in it. A trap, a hang or a broken promise is a finding.
enum StatementChecks {
  /// Reads a file in two ways and checks what was read.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - count: its bytes.
  ///   - head: what a file of the format begins with; put in front of one that begins otherwise, so that it gets as far as
  ///     the format's reader.
  static func run(_ data: UnsafePointer<UInt8>?, _ count: Int, head: String = "") {
    let file = [UInt8](UnsafeBufferPointer(start: data, count: count))
    read(file)
    if !head.isEmpty, !file.starts(with: head.utf8) { read(Array(head.utf8) + file) }
  }

  private static func read(_ file: [UInt8]) {
    for options in [ReadingOptions(), forcedOptions] {
      do {
        let rows = check(try Statement(bytes: SourceBytes(file), options: options, defaultCurrency: .usd))
        let again = check(try Statement(bytes: SourceBytes(file), options: options, defaultCurrency: .usd))
        precondition(rows == again, "a file that is read twice gives the same rows")
      } catch {
        // A refusal has a sentence, whatever stands in the file.
        precondition(!ImportErrorSentence.sentence(error).isEmpty)
      }
    }
  }

  /// Options that take doubts away, so that files get as far as their rows.
  private static let forcedOptions = ReadingOptions(
    dateFormat: .dmy, decimalMark: .point, currency: .usd, sign: .asWritten, year: 2026, includePending: true)

  /// The rows of a statement, after proving that each record has one fate and that figures print back to themselves.
  private static func check(_ statement: Statement) -> [ImportRow] {
    let rows = rows(of: statement)
    for row in rows {
      precondition(row.line >= 1)
      precondition(row.account.map { !$0.isEmpty } ?? true)
      precondition((try? Money(exactly: row.amount.description, currency: row.amount.currency)) == row.amount)
      precondition(CalendarDate(iso: row.date.description) == row.date)
      let parts = row.splits.map(\.amount)
      precondition(parts.isEmpty || (try? Money.sum(parts, in: row.amount.currency)) == row.amount, "parts add up")
      _ = RowIdentity(row)
    }
    precondition(rows == self.rows(of: statement), "a second walk hands out the same rows")
    precondition(
      rows.count + statement.skipped.count + statement.problems.count == statement.rowCount,
      "each row has exactly one outcome")
    for problem in statement.problems { precondition(!RowSentence.sentence(problem).isEmpty) }
    for warning in statement.warnings { precondition(!RowSentence.sentence(warning).isEmpty) }
    return rows
  }

  private static func rows(of statement: Statement) -> [ImportRow] {
    var rows: [ImportRow] = []
    do {
      try statement.forEachRow { rows.append($0) }
    } catch {
      fatalError("rows that were proved can be read: \(error)")
    }
    return rows
  }
}
