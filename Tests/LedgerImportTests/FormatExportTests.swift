import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// The files of `Resources/other-formats`, in the shapes of real exports.
struct FormatExportTests {
  @Test func `the folder of other formats is there`() {
    #expect(FormatExport.all.count >= 6)
  }

  @Test(arguments: FormatExport.all)
  func `an export that is not in columns is read as it is meant`(_ export: FormatExport) throws {
    let found = try Statement(bytes: export.bytes, options: ReadingOptions(), defaultCurrency: .usd)
    #expect(try FormatExport.reading(found) == export.expected)
    #expect(found.headerNames == nil)
    #expect(found.textColumns == [export.expected.format])
    #expect(Array(found.text) == export.bytes)
    #expect(found.detected.columns == [])
    #expect(found.detected.delimiter == nil)
  }

  @Test(arguments: FormatExport.all)
  func `line ends do not matter`(_ export: FormatExport) throws {
    for end in ["\r\n", "\r"] {
      let text = String(decoding: export.bytes, as: UTF8.self).replacing("\n", with: end)
      let found = try Statement(bytes: Array(text.utf8), options: ReadingOptions(), defaultCurrency: .usd)
      #expect(try FormatExport.reading(found) == export.expected)
    }
  }

  @Test(arguments: FormatExport.all)
  func `the signs are turned when a person says so`(_ export: FormatExport) throws {
    let options = ReadingOptions(sign: .inverted)
    let found = try Statement(bytes: export.bytes, options: options, defaultCurrency: .usd)
    let plain = try Statement(bytes: export.bytes, options: ReadingOptions(), defaultCurrency: .usd)
    #expect(try rows(found).map { -$0.amount.minorUnits } == rows(plain).map(\.amount.minorUnits))
    #expect(found.warnings == plain.warnings)
    #expect(found.detected.signProof == .option)
  }

  @Test func `a walk stops where its body throws`() throws {
    struct Stop: Error {}
    for export in FormatExport.all {
      let found = try Statement(bytes: export.bytes, options: ReadingOptions(), defaultCurrency: .usd)
      var count = 0
      #expect(throws: Stop.self) {
        try found.forEachRow { _ in
          count += 1
          throw Stop()
        }
      }
      #expect(count == 1)
    }
  }
}
