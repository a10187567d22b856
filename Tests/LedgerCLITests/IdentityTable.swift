import Foundation
import TestSupport
import Testing

/// The table of SEMANTICS §7, run through the program, for a bank that exports its movements in different forms: a later
/// export knows the rows of an earlier one, whichever form each of them has.
@Suite struct `The same row is the same row` {
  /// What the bank holds.
  struct Movement {
    var day: Int
    var cents: Int
    var text: String
    var id: String

    static func coffee(_ id: String) -> Movement { Movement(day: 3, cents: -350, text: "Coffee bar", id: id) }

    var date: String { "2026-03-\(day < 10 ? "0" : "")\(day)" }
    var amount: String { Movement.text(cents) }

    static func text(_ cents: Int) -> String {
      let digits = String(abs(cents))
      let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      return "\(cents < 0 ? "-" : "")\(padded.dropLast(2)).\(padded.suffix(2))"
    }
  }

  /// How the bank exports them.
  enum Form: String, CaseIterable {
    case plain, withBalance, newestFirst, withIDs, ofx

    var fileName: String { self == .ofx ? "export.ofx" : "export.csv" }

    func file(_ movements: [Movement]) -> String {
      switch self {
      case .plain: csv("Date,Amount,Description", movements) { "\($0.date),\($0.amount),\($0.text)" }
      case .newestFirst: csv("Date,Amount,Description", movements.reversed()) { "\($0.date),\($0.amount),\($0.text)" }
      case .withIDs: csv("Id,Date,Description,Amount", movements) { "\($0.id),\($0.date),\($0.text),\($0.amount)" }
      case .withBalance: withBalances(movements)
      case .ofx: ofx(movements)
      }
    }

    private func csv(_ header: String, _ movements: [Movement], _ row: (Movement) -> String) -> String {
      ([header] + movements.map(row)).joined(separator: "\n") + "\n"
    }

    private func withBalances(_ movements: [Movement]) -> String {
      var balance = 100_000
      return csv("Booked,Description,Amount,Balance", movements) { movement in
        balance += movement.cents
        return "\(movement.date),\(movement.text),\(movement.amount),\(Movement.text(balance))"
      }
    }

    private func ofx(_ movements: [Movement]) -> String {
      let rows = movements.map { movement in
        """
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>\(movement.date.filter { $0 != "-" })120000<TRNAMT>\(movement.amount)\
        <FITID>\(movement.id)<NAME>\(movement.text)</STMTTRN>
        """
      }
      return """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102

        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>
        \(rows.joined(separator: "\n"))
        </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

        """
    }
  }

  struct Forms: CustomStringConvertible {
    let first: Form
    let later: Form
    var description: String { "\(first), later \(later)" }

    static let all =
      Form.allCases.map { Forms(first: $0, later: $0) } + [
        Forms(first: .plain, later: .ofx), Forms(first: .ofx, later: .plain), Forms(first: .plain, later: .withBalance),
        Forms(first: .withIDs, later: .newestFirst), Forms(first: .newestFirst, later: .withIDs),
        Forms(first: .withBalance, later: .ofx),
      ]
  }

  /// A ledger and a bank that exports into a folder beside it.
  struct Bench {
    let forms: Forms
    let folder: TemporaryFolder
    var environment: [String: String] { ["LEDGER_DB": folder.path("ledger.sqlite")] }

    init(_ forms: Forms) throws {
      self.forms = forms
      folder = try TemporaryFolder()
    }

    @discardableResult
    func run(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) -> CommandRun {
      let run = CommandRun(arguments, environment: environment)
      #expect(run.status == 0, "\(arguments): \(run.messages)", sourceLocation: sourceLocation)
      return run
    }

    /// Exports and imports, and expects what becomes of the rows.
    func expect(
      _ movements: [Movement], isFirst: Bool = false, into account: String = "Checking", new: Int = 0, known: Int = 0,
      linked: Int = 0, skipped: Int = 0, reasons: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let form = isFirst ? forms.first : forms.later
      let path = folder.path(form.fileName)
      try form.file(movements).write(toFile: path, atomically: true, encoding: .utf8)
      let run = run(
        "import", path, "--account", account, "--explain", "--format", "json", sourceLocation: sourceLocation)
      let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let counts = ["new", "known", "linked", "skipped", "rejected"].map { document[$0] as? Int }
      #expect(counts == [new, known, linked, skipped, 0], sourceLocation: sourceLocation)
      #expect(document["rows"] as? Int == movements.count, sourceLocation: sourceLocation)
      let transactions = try #require(document["transactions"] as? [[String: Any]])
      let skippedRows = transactions.filter { $0["status"] as? String == "skipped" }
      #expect(skippedRows.map { $0["reason"] as? String } == reasons, sourceLocation: sourceLocation)
    }
  }

  static let two = [Movement.coffee("A"), Movement.coffee("B")]

  @Test(arguments: Forms.all) func `two equal coffees are two, and none the second time`(forms: Forms) throws {
    let bench = try Bench(forms)
    try bench.expect(Self.two, isFirst: true, new: 2)
    try bench.expect(Self.two, known: 2)
    try bench.expect(Self.two + [.coffee("C")], new: 1, known: 2)
  }

  @Test(arguments: Forms.all) func `an export at noon and one of the next day`(forms: Forms) throws {
    let bench = try Bench(forms)
    try bench.expect([.coffee("A")], isFirst: true, new: 1)
    try bench.expect(Self.two, new: 1, known: 1)
  }

  @Test(arguments: Forms.all) func `an edited entry`(forms: Forms) throws {
    let bench = try Bench(forms)
    try bench.expect(Self.two, isFirst: true, new: 2)
    bench.run("edit", "1", "--category", "Groceries", "--amount", "9.99")
    try bench.expect(Self.two, known: 2)
  }

  @Test(arguments: Forms.all) func `a deleted entry`(forms: Forms) throws {
    let bench = try Bench(forms)
    try bench.expect(Self.two, isFirst: true, new: 2)
    bench.run("delete", "1")
    try bench.expect(Self.two, known: 1, skipped: 1, reasons: ["deleted by you"])
  }

  @Test(arguments: Forms.all) func `an import that was undone`(forms: Forms) throws {
    let bench = try Bench(forms)
    try bench.expect(Self.two, isFirst: true, new: 2)
    bench.run("imports", "undo", "1")
    try bench.expect(Self.two, new: 2)
  }

  @Test(arguments: Forms.all) func `a row that appears late`(forms: Forms) throws {
    let bench = try Bench(forms)
    try bench.expect(Self.two, isFirst: true, new: 2)
    let late = Movement(day: 1, cents: -350, text: "Coffee bar", id: "Z")
    try bench.expect([late] + Self.two, new: 1, known: 2)
  }

  @Test(arguments: Forms.all) func `a typed entry and two rows of its amount`(forms: Forms) throws {
    let bench = try Bench(forms)
    bench.run("account", "add", "Checking")
    bench.run("add", "12.50", "Groceries", "Lunch", "--date", "2026-03-03", "--account", "Checking")
    let rows = ["A", "B"].map { Movement(day: 5, cents: -1250, text: "Cafe 17", id: $0) }
    try bench.expect(rows, isFirst: true, new: 1, linked: 1)
    try bench.expect(rows, known: 2)
  }

  @Test(arguments: Forms.all) func `another account`(forms: Forms) throws {
    let bench = try Bench(forms)
    try bench.expect(Self.two, isFirst: true, new: 2)
    try bench.expect(Self.two, into: "Savings", new: 2)
  }

  @Test(arguments: Forms.all) func `overlapping exports are the union`(forms: Forms) throws {
    let bench = try Bench(forms)
    let month = (1...28).map { day in
      Movement(day: day, cents: -100 * (day % 3) - 50, text: "Shop \(day % 2)", id: "\(day)")
    }
    try bench.expect(Array(month[..<15]), isFirst: true, new: 15)
    try bench.expect(Array(month[9..<25]), new: 10, known: 6)
    try bench.expect(month, new: 3, known: 25)
  }
}
