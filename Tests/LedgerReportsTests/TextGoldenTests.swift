import LedgerReports
import Testing

/// What people see. Each golden was read, and looked at in a terminal.
@Suite struct TextGoldenTests {
  @Test(arguments: Sample.all)
  func `at 80 columns it looks like its golden`(_ sample: Sample) {
    expectGolden(sample.document.text(TextStyle()), "\(sample.name).80.txt")
  }

  @Test(arguments: [
    "month-normal", "month-hostile-names", "month-seven-digits", "history-normal", "budget-normal", "balances-normal",
    "entries-normal", "entries-hostile", "import-explained", "imports-normal", "import-rows", "rings-normal",
    "rings-hostile-names", "table-normal", "table-seven-digits",
  ])
  func `at 120 columns it looks like its golden`(_ name: String) {
    expectGolden(Sample.named(name).document.text(TextStyle(width: 120)), "\(name).120.txt")
  }

  @Test(arguments: [
    "month-normal", "breakdown-quarter", "rings-normal", "table-normal", "table-seven-digits", "comparison-normal",
    "changes-normal", "stretches-normal",
  ])
  func `at 40 columns it looks like its golden`(_ name: String) {
    expectGolden(Sample.named(name).document.text(TextStyle(width: 40)), "\(name).40.txt")
  }

  @Test(arguments: [
    "month-normal", "month-over-budget", "history-normal", "balances-normal", "entries-normal", "rings-normal",
    "rings-over",
  ])
  func `in ASCII it looks like its golden`(_ name: String) {
    expectGolden(Sample.named(name).document.text(TextStyle(usesASCII: true)), "\(name).ascii.txt")
  }

  @Test(arguments: ["month-normal", "history-normal", "categories-normal", "import-stored", "rings-normal"])
  func `in 24 bits of colour it looks like its golden`(_ name: String) {
    expectGolden(Sample.named(name).document.text(TextStyle(color: .trueColor)), "\(name).truecolor.txt")
  }

  @Test(arguments: ["month-normal", "budget-over"])
  func `in 256 colours it looks like its golden`(_ name: String) {
    expectGolden(Sample.named(name).document.text(TextStyle(color: .ansi256)), "\(name).256.txt")
  }
}
