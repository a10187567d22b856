import LedgerDomain
import LedgerImport

/// What the fuzzer calls with each file that it makes up (LLVM "libFuzzer", "Fuzz Target"). The file is read, and whatever
/// was read must be consistent; a trap, a hang or a broken promise is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImport(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = SourceBytes(UnsafeBufferPointer(start: data, count: count))
  for options in [ReadingOptions(), forcedOptions] {
    do {
      check(try Statement(bytes: bytes, options: options, defaultCurrency: .usd))
    } catch {
      // A refusal has a sentence, whatever stands in the file.
      precondition(!ImportErrorSentence.sentence(error).isEmpty)
    }
  }
  return 0
}

/// Options that take doubts away, so that files get as far as their rows.
private let forcedOptions = ReadingOptions(
  dateFormat: .dmy, decimalMark: .point, currency: .usd, sign: .asWritten, year: 2026, includePending: true)

private func check(_ statement: Statement) {
  var lines: [Int] = []
  forEachRow(of: statement) { row in
    lines.append(row.line)
    precondition(row.line >= 1)
    precondition(row.account.map { !$0.isEmpty } ?? true)
    _ = RowIdentity(row)
  }
  var again: [Int] = []
  forEachRow(of: statement) { again.append($0.line) }
  precondition(lines == again, "a second walk hands out the same rows")
  precondition(
    lines.count + statement.skipped.count + statement.problems.count == statement.rowCount,
    "each row has exactly one outcome")
  for problem in statement.problems { precondition(!RowSentence.sentence(problem).isEmpty) }
  for warning in statement.warnings { precondition(!RowSentence.sentence(warning).isEmpty) }
}

private func forEachRow(of statement: Statement, _ body: (ImportRow) -> Void) {
  do { try statement.forEachRow(body) } catch { fatalError("rows that were proved can be read: \(error)") }
}
