import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// The files of `Resources/bank-exports`, each in the shape of one bank's or app's export.
struct BankExportTests {
  @Test func `the folder of bank exports is there`() {
    #expect(BankExport.all.count >= 98)
  }

  @Test(arguments: BankExport.all)
  func `an export is read as its bank means it`(_ export: BankExport) throws {
    let code = export.expected.currency ?? "EUR"
    let statement = try Statement(bytes: export.bytes, options: export.options, defaultCurrency: currency(code))
    let found = try rows(statement)
    let expected = export.expected.transactions
    #expect(found.map(\.line) == expected.map(\.line))
    #expect(found.map(\.date.description) == expected.map(\.date))
    #expect(found.map(\.amount) == expected.map { amount($0.amount, $0.currency ?? code) })
    #expect(
      found.map(\.balance) == expected.map { row in row.balance.map { amount($0, row.currency ?? code) } })
    #expect(statement.skipped.map(\.line) == export.expected.skipped.map(\.line))
    #expect(statement.problems == [])
    #expect(statement.warnings == [])
    #expect(statement.rowCount == expected.count + export.expected.skipped.count)
  }

  @Test(arguments: BankExport.all)
  func `the payee and the note are in the row`(_ export: BankExport) throws {
    let code = export.expected.currency ?? "EUR"
    let statement = try Statement(bytes: export.bytes, options: export.options, defaultCurrency: currency(code))
    for (row, expected) in zip(try rows(statement), export.expected.transactions) {
      let text = words([row.payee, row.note].compactMap { $0 }.joined(separator: " "))
      // A request for money: the names change sides.
      if export.name == "venmo_statement", expected.line == 7 { continue }
      for part in [expected.payee, expected.note].compactMap({ $0 }) {
        #expect(text.contains(words(part)), "line \(row.line)")
      }
    }
  }

  @Test(arguments: BankExport.all.filter(\.needsOption))
  func `an export that can be read in two ways is refused without an option`(_ export: BankExport) throws {
    let error = try #require(refusal(export.bytes, currency: export.expected.currency ?? "EUR"))
    let hint = try #require(export.expected.hint)
    switch error {
    case .ambiguousSign: #expect(hint.invert != nil)
    case .ambiguousDecimal: #expect(hint.decimal != nil)
    case .ambiguousDateOrder: #expect(hint.dateOrder != nil)
    default: Issue.record("refused for another reason: \(error)")
    }
  }

  /// The amount that text with any number of decimals stands for.
  private func amount(_ text: String, _ code: String) -> Money {
    let currency = currency(code)
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    let padded =
      currency.exponent > decimals
      ? text + (decimals == 0 ? "." : "") + String(repeating: "0", count: currency.exponent - decimals) : text
    return money(padded, code)
  }

  private func words(_ text: String) -> String {
    text.filter { $0 != "\"" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
