import Foundation
import Testing

/// The sample household, set up by its own script with the real program, against figures that its generator computed
/// apart from the program.
@Suite struct `The sample household` {
  private struct Expected: Decodable {
    struct Month: Decodable {
      let month: String
      let consumed: String
      let income: String
      let categories: [String: String]
    }
    let months: [Month]
  }

  private struct Report: Decodable {
    struct Expense: Decodable {
      let month: String
      let consumed: String
    }
    struct Share: Decodable {
      let name: String
      let amount: String
    }
    let expense: Expense
    let income: String
    let categories: [Share]
    let months: [Expense]
  }

  private struct Imported: Decodable {
    let rows: Int
    let new: Int
    let known: Int
    let rejected: Int
  }

  private static let files = [
    ("checking.csv", "Checking"), ("joint-account.csv", "Joint account"), ("credit-card.tsv", "Credit card"),
  ]

  private func household() throws -> Sandbox {
    let sandbox = try Sandbox()
    let (output, status) = try sandbox.run("LEDGER_DB=home.sqlite sh $PROJECT/sample-data/setup.sh")
    try #require(status == 0, "\(output)")
    return sandbox
  }

  private func decode<T: Decodable>(_ command: String, in sandbox: Sandbox) throws -> T {
    let (output, status) = try sandbox.run(command)
    try #require(status == 0, "$ \(command)\n\(output)")
    return try JSONDecoder().decode(T.self, from: Data(output.utf8))
  }

  @Test func `has in each month what its generator counted`() throws {
    let sandbox = try household()
    defer { sandbox.remove() }
    let file = sandbox.project.appendingPathComponent("sample-data/expected.json")
    let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: file))
    #expect(expected.months.count == 15)
    for month in expected.months {
      let report: Report = try decode(
        "ledger --db home.sqlite report month \(month.month) --format json", in: sandbox)
      #expect(report.expense.consumed == month.consumed, "\(month.month)")
      #expect(report.income == month.income, "\(month.month)")
      let amounts = Dictionary(uniqueKeysWithValues: report.categories.map { ($0.name, $0.amount) })
      for (name, amount) in month.categories {
        #expect(amounts[name, default: "0.00"] == amount, "\(month.month) \(name)")
      }
      #expect(report.months.count == 12)
      #expect(report.months.last?.month == month.month)
    }
  }

  @Test func `imports each file again without a new row, and reports stay byte for byte`() throws {
    let sandbox = try household()
    defer { sandbox.remove() }
    let reports = "for m in 2025-12 2026-11; do ledger --db home.sqlite report month $m --format json; done"
    let before = try sandbox.run(reports).output
    for (file, account) in Self.files {
      let imported: Imported = try decode(
        "ledger --db home.sqlite import $PROJECT/sample-data/\(file) --account '\(account)' --format json", in: sandbox)
      #expect(imported.new == 0)
      #expect(imported.rejected == 0)
      #expect(imported.known == imported.rows && imported.rows > 200, "\(file)")
    }
    #expect(try sandbox.run(reports).output == before)
  }

  @Test func `leaves on each account what its bank says`() throws {
    let sandbox = try household()
    defer { sandbox.remove() }
    let output = try sandbox.run("ledger --db home.sqlite account list --format csv").output
    #expect(output.contains("Checking,EUR,1842.50,4503.88,548"))
    #expect(output.contains("Joint account,EUR,1318.05,3366.46,330"))
    #expect(output.contains("Credit card,EUR,-412.36,-490.73,238"))
  }

  @Test func `looks in README as it does in a terminal`() throws {
    let sandbox = try household()
    defer { sandbox.remove() }
    let readme = try String(contentsOf: sandbox.project.appendingPathComponent("README.md"), encoding: .utf8)
    for command in ["report", "report balances"] {
      let output = try sandbox.run("ledger --db home.sqlite \(command)").output
      #expect(readme.contains("```text\n$ ledger \(command)\n\(output)```"), "README shows another '\(command)'")
    }
  }

  /// LEDGER_UPDATE_GOLDENS=1 draws them anew; look at them before they are committed.
  @Test(arguments: ["month", "balances", "rings"])
  func `is drawn in the docs as the program draws it`(report: String) throws {
    let sandbox = try household()
    defer { sandbox.remove() }
    let output = try sandbox.run("ledger --db home.sqlite report \(report) --format svg").output
    let file = sandbox.project.appendingPathComponent("docs/pictures/\(report).svg")
    if ProcessInfo.processInfo.environment["LEDGER_UPDATE_GOLDENS"] == "1" {
      try output.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == output)
  }
}
