import Foundation
import LedgerDomain
import LedgerImport
import TestSupport
import Testing

struct SampleDataTests {
  /// The folder of the sample household, beside the sources.
  private static let folder = Resources.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("sample-data")

  @Test(arguments: ["checking.csv", "joint-account.csv", "credit-card.tsv"])
  func `the sample household is read without an option`(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: SampleDataTests.folder.appendingPathComponent(name)))
    let found = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: currency("EUR"))
    #expect(found.problems == [])
    #expect(found.skipped == [])
    #expect(found.warnings == [])
    #expect(found.rowCount > 100)
    #expect(try rows(found).allSatisfy { $0.payee != nil })
    #expect(try rows(found).contains { $0.category == "Groceries" })
  }
}
