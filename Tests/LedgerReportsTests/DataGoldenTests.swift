import Foundation
import LedgerReports
import Testing

/// What programs read.
@Suite struct DataGoldenTests {
  static let names = [
    "month-normal", "month-hostile-names", "month-refund-beside-spending", "month-other-currencies", "month-yen",
    "history-normal", "history-category", "table-normal", "table-payees", "table-tags", "table-hostile-names",
    "stretches-normal", "stretches-years", "comparison-normal", "comparison-too-large", "changes-normal",
    "changes-ended", "changes-alone", "breakdown-quarter", "budget-normal", "balances-normal", "balance-list-normal",
    "balance-list-expiring", "balance-log-normal", "rings-normal",
    "rings-over", "rings-empty", "rings-hostile-names", "entries-normal",
    "entries-hostile", "accounts-normal", "categories-normal", "budgets-normal", "settings-normal", "import-stored",
    "import-explained", "import-refused", "imports-normal", "import-rows", "undone-normal", "undone-dry-run",
    "profiles-normal", "profile-normal",
    "rules-normal", "rule-test-decided", "rule-apply-done", "review-normal",
    "month-expecting", "recurring-normal", "recurring-shown", "recurring-posted", "recurring-dry-run",
    "backup-written", "backup-verified", "backup-unsound", "restored-older", "restored-new", "snapshots-normal",
  ]

  @Test(arguments: names)
  func `the JSON form is as its golden`(_ name: String) {
    expectGolden(Sample.named(name).document.rendered(as: .json, style: TextStyle()), "\(name).json")
  }

  @Test(arguments: names)
  func `the CSV form is as its golden`(_ name: String) {
    expectGolden(Sample.named(name).document.rendered(as: .csv, style: TextStyle()), "\(name).csv")
  }

  @Test(arguments: Sample.all)
  func `another reader of JSON finds the version and no number that is an amount`(_ sample: Sample) throws {
    let text = sample.document.rendered(as: .json, style: TextStyle())
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7f...0x9f).contains($0.value) })
  }

  @Test(arguments: Sample.all)
  func `the header of CSV is as long as each row`(_ sample: Sample) {
    let table = sample.document.csv
    #expect(Set(table.header).count == table.header.count)
    for row in table.rows { #expect(row.count == table.header.count) }
  }
}
