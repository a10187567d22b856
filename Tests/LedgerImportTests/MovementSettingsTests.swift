import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// What formats that are not in columns prove about the next file, and how one reading differs from another.
struct MovementSettingsTests {
  private func settings(_ file: String, _ options: ReadingOptions = ReadingOptions()) throws -> ReadingSettings {
    ReadingSettings(try statement(file, options).detected, given: options).lasting
  }

  @Test func `QIF keeps the order of dates and the decimal mark that it has proved, and reads the next file by them`()
    throws
  {
    let kept = try settings("!Type:Bank\nD25/11/2026\nT-5.00\n^\n")
    #expect(kept.values == ["date-format": "dd/MM/yyyy", "decimal": "point"])
    let next = "!Type:Bank\nD05/12/2026\nT-1,000\n^\n"
    #expect(refusal(next) != nil)
    #expect(try readings(next, kept.options()) == ["2026-12-05 -1000.00"])
  }

  @Test func `QIF keeps nothing that it has not proved`() throws {
    #expect(try settings("!Type:Bank\nD2026-11-25\nT-5\n^\n").values["decimal"] == nil)
    #expect(try settings("!Type:Bank\nT-5.00\n^\n").values["date-format"] == nil)
    let given = try settings("!Type:Bank\nD03/11/2026\nT-5.00\n^\n", ReadingOptions(dateFormat: .dmy))
    #expect(given.values["date-format"] == "dmy")
  }

  @Test func `the year that Quicken sets off is no part of the order`() throws {
    let kept = try settings("!Type:Bank\nD 3/ 4'10\nT-1.00\n^\nD12/31' 5\nT-2.00\n^\n")
    #expect(try readings("!Type:Bank\nD 3/ 4'26\nT-1.00\n^\n", kept.options()) == ["2026-03-04 -1.00"])
  }

  @Test func `OFX keeps the decimal mark that it has proved`() throws {
    func file(_ amount: String) -> String {
      "<OFX><STMTRS><STMTTRN><DTPOSTED>20261103<TRNAMT>\(amount)</STMTTRN></STMTRS></OFX>"
    }
    #expect(try settings(file("-5,50")).values == ["decimal": "comma"])
    #expect(try settings(file("-5")).values == [:])
  }

  @Test(arguments: FormatExport.all)
  func `a file read by its own settings has the same rows`(_ export: FormatExport) throws {
    let first = try Statement(bytes: export.bytes, options: ReadingOptions(), defaultCurrency: .usd)
    let options = try ReadingSettings(first.detected, given: ReadingOptions()).lasting.options()
    let again = try Statement(bytes: export.bytes, options: options, defaultCurrency: .usd)
    #expect(try rows(again) == rows(first))
    #expect(again.contradictions == [])
  }

  // MARK: Differences

  @Test func `settings differ by what reads a file otherwise`() {
    let earlier = ReadingSettings(values: [
      "date-format": "dd/MM/yyyy", "decimal": "comma", "column:payee": "Payee", "include-pending": "yes",
    ])
    let now = ReadingSettings(values: [
      "date-format": "mdy", "sign": "inverted", "column:payee": "Text", "decimal": "comma",
    ])
    let differences = now.differences(from: earlier)
    #expect(differences.map(\.name) == ["column:payee", "date-format", "sign"])
    #expect(differences.map(\.before) == ["Payee", "dd/MM/yyyy", nil])
    #expect(differences.map(\.now) == ["Text", "mdy", "inverted"])
  }

  @Test func `two formats of dates in one order are one reading`() {
    let earlier = ReadingSettings(values: ["date-format": "dd/MM/yyyy"])
    #expect(ReadingSettings(values: ["date-format": "dmy"]).differences(from: earlier) == [])
    #expect(ReadingSettings(values: ["date-format": "M/d/y"]).differences(from: earlier).count == 1)
    #expect(ReadingSettings().differences(from: earlier).map(\.now) == [nil])
  }
}
