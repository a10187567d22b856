import CommandLineKit
import Foundation
import LedgerReports
import TestSupport
import Testing

@testable import LedgerCLI

/// Names and texts that try to be more than text, in every place that has a name, through every command and format.
@Suite struct `Hostile texts` {
  /// What a terminal, a page or a table would obey. Names of things may hold no control characters; the rest of it they may.
  private static let quiet =
    "\u{202e}\u{2066}\u{200f}\u{200d}\u{e0041}\u{feff}|`</td><script>alert(1)</script>&\"'](x)=1+1{{'; DROP TABLE entry; --"
  private static let loud = "\u{1b}[2J\u{9b}31m\u{7}\u{0c}\u{7f}\r" + quiet

  /// The names in the examples of commands, each with its hostile form.
  private static let things = [
    "Groceries", "Home", "Education", "Gifts", "Clothes", "Transport", "Salary", "Checking", "Savings", "Card",
    "Wallet",
    "Household", "Annual leave", "Gift card", "Gym card", "Flextime", "Holiday", "Holidays", "Reserve", "giro", "card",
  ]
  private static let texts = [
    "Corner shop", "corner shop", "Landlord", "Employer", "City power", "overtime of May", "Amazon", "CORNER SHOP 0815",
    "corner shop cafe", "pharmacy",
  ]

  private let folder: TemporaryFolder
  private var ledger: String { folder.path("ledger.sqlite") }
  private var template: String { folder.path("template.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
    let plain = [
      "category rename Groceries %Groceries", "category rename Home %Home", "category rename Education %Education",
      "category add %Gifts", "category add %Clothes", "category add %Salary --kind income", "account add %Checking",
      "account add %Savings", "account add %Card", "add 42.50 %Groceries !Corner_shop --note !note --tag %tag",
      "add 9 !Corner_shop --split %Groceries=4 --split %Home=5", "add 500 --to Cash --account %Checking",
      "add 7 Uncategorized !Corner_shop", "budget set 2000", "budget set 450 --category %Groceries",
      "budget set 5 --category %Home", "budget roll-over surplus --category %Groceries",
      "balance add %Annual_leave --total 30 --unit days", "balance consume %Annual_leave 2 --note !note",
      "balance renew %Annual_leave 30 --every year --from 2027-01-01",
      "balance add %Gift_card --unit USD --total 50", "goal add %Holiday 2400 --by 2027-06",
      "goal add %Reserve 9000 --by 2028-12 --account %Savings", "rule add !corner_shop %Groceries",
      "recurring add 800 %Home !Landlord --every month --on 1 --from 2026-09-01",
      "import statement.csv --account %Checking",
      "import statement.csv --account %Card", "profile save %giro --import 1",
    ]
    for line in plain {
      let words = line.split(separator: " ").map { Self.planted(String($0), in: folder) }
      let run = CommandRun(words, environment: ["LEDGER_DB": template])
      try #require(run.status == 0, "\(line): \(run.messages)")
      expectHarmless(run.output + run.messages, line)
    }
  }

  /// A word of the set-up: `%` begins the name of a thing, `!` a text.
  private static func planted(_ word: String, in folder: TemporaryFolder) -> String {
    let plain = word.replacingOccurrences(of: "_", with: " ")
    if word == "statement.csv" { return statement(in: folder) }
    // A tag is one word.
    if word == "%tag" { return "tag" + quiet.filter { !$0.isWhitespace && $0 != "," } }
    if word.hasPrefix("!") { return plain.dropFirst() + loud }
    guard let mark = plain.firstIndex(of: "%") else { return word }
    let name = plain[plain.index(after: mark)...]
    let parts = name.split(separator: "=")
    return parts.count == 2 ? "\(parts[0])\(quiet.filter { $0 != "=" })=\(parts[1])" : name + quiet.filter { $0 != "=" }
  }

  /// A bank's file whose name and cells are hostile.
  private static func statement(in folder: TemporaryFolder) -> String {
    let cell = "\"Corner shop\(loud.replacingOccurrences(of: "\"", with: "\"\""))\""
    let rows = (1...3).map { "2026-11-0\($0),\(cell),-\($0).00,\"Cat\(quiet.filter { $0 != "\"" })\"" }
    let text = (["Date,Payee\u{202e},Amount,Category"] + rows).joined(separator: "\n") + "\n"
    let name = "statement\u{1b}[2J\u{202e}.csv"
    return (try? folder.write(name, text)) ?? name
  }

  /// The words of an example, with hostile names in the place of its own.
  private func hostile(_ words: [String]) -> [String] {
    let name = Self.quiet.filter { $0 != "=" }
    return words.map { word in
      if word.hasSuffix(".csv") { return Self.statement(in: folder) }
      // Nothing is written beside the tests.
      if word.hasSuffix(".jsonl") || word.hasSuffix(".sqlite") {
        return folder.path(String(word.split(separator: "/").last ?? "file"))
      }
      if word.hasSuffix(".html") { return folder.path("out\u{202e}.html") }
      if Self.things.contains(word) { return word + name }
      if Self.texts.contains(word) { return word + Self.loud }
      let parts = word.split(separator: "=").map(String.init)
      return parts.count == 2 && Self.things.contains(parts[0]) ? parts[0] + name + "=" + parts[1] : word
    }
  }

  private func expectHarmless(_ text: String, _ place: String) {
    let found = text.unicodeScalars.first { scalar in
      switch scalar.value {
      // A tab stands in cells of CSV.
      case 0x09, 0x0a: false
      case 0x00...0x1f, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
      case 0xe0000...0xe007f: true
      default: false
      }
    }
    #expect(found == nil, "U+\(String(found?.value ?? 0, radix: 16)) in: \(place)")
  }

  /// The words of each example of each command.
  private static var examples: [[String]] {
    let examples = CommandDescription(LedgerRoot.self).walk.flatMap(\.examples)
    return examples.map { Array(ShellWords.split($0.commandLine).dropFirst()) }
  }

  @Test(arguments: ["text", "json", "csv", "svg", "html", "color"])
  func `never reach the outside as they came, whatever the command`(format: String) throws {
    let options = format == "color" ? ["--color", "always"] : ["--format", format]
    var doneCount = 0
    for words in Self.examples where !words.contains("--format") && words.first != "completions" {
      try? FileManager.default.removeItem(atPath: ledger)
      try FileManager.default.copyItem(atPath: template, toPath: ledger)
      let run = CommandRun(hostile(words) + options, environment: ["LEDGER_DB": ledger])
      if run.status == 0 { doneCount += 1 }
      let place = words.joined(separator: " ") + " " + options.joined(separator: " ")
      expectHarmless(format == "color" ? run.output.replacing(#/\u{1b}\[[0-9;]*m/#, with: "") : run.output, place)
      expectHarmless(run.messages, place + ", messages")
      if format == "svg" || format == "html" {
        #expect(!run.output.contains("<script>alert"), "\(place)")
      }
      let written = folder.path("out\u{202e}.html")
      if let text = try? String(contentsOfFile: written, encoding: .utf8) {
        expectHarmless(text, place + ", the file")
        if format == "html" { #expect(!text.contains("<script>alert"), "\(place)") }
        try FileManager.default.removeItem(atPath: written)
      }
    }
    // The names of the examples are those that were planted, so that most commands have something to show.
    #expect(doneCount > (["svg", "html"].contains(format) ? 3 : 60), "\(doneCount)")
  }

  @Test func `are told in errors as what they are`() {
    let name = "x" + Self.loud
    let lines = [
      [name], ["list", name], ["list", "--category", name], ["list", "--account", name], ["list", "--\(name)"],
      ["add", name, "Home"], ["add", "5", name], ["add", "5", "Home", "--date", name],
      ["add", "5", "Home", "--currency", name],
      ["--db", "/dev/null/\(name.filter { $0 != "\0" })", "list"], ["import", name], ["import", "-", "--column", name],
      ["import", "-", "--profile", name], ["balance", "log", name], ["goal", "remove", name],
      ["rule", "add", "(\(name)", "Home", "--regex"],
      ["report", "rings", "--ring", name], ["list", "-o", "/dev/null/\(name)"], ["list", "--format", name],
      ["help", name],
      ["completions", name], ["config", name, name], ["category", "add", name], ["account", "add", name],
    ]
    for line in lines {
      let run = CommandRun(line, environment: ["LEDGER_DB": ":memory:"])
      #expect(run.status != 0, "\(line)")
      #expect(!run.messages.isEmpty, "\(line)")
      expectHarmless(run.output + run.messages, line.joined(separator: " "))
    }
  }

  @Test func `are shown in a review as what they are, the answers too`() throws {
    let (output, messages) = (TextBuffer(), TextBuffer())
    var lines = ["x" + Self.loud, "\u{1b}[2J", "1", "r", Self.loud, "", "u", "q"][...]
    let host = Host(
      environment: ["LEDGER_DB": template], today: date("2026-11-29"), now: "2026-11-29T08:30:00Z",
      standardOutput: output, standardError: messages, inputIsTerminal: true, readLine: { lines.popFirst() })
    #expect(LedgerProgram.run(["review"], in: host) == 0)
    #expect(output.text.contains("Corner shop"))
    expectHarmless(output.text + messages.text, "review")
  }

  @Test func `that begin a formula begin none in any table, and amounts stay numbers`() throws {
    for payee in ["=1+1", "+1", "-1", "@x", "\t=1"] {
      let run = CommandRun(["add", "5", "Uncategorized", "--", payee], environment: ["LEDGER_DB": template])
      try #require(run.status == 0, "\(run.messages)")
    }
    let table = CommandRun("list", "--format", "csv", environment: ["LEDGER_DB": template]).output
    #expect(table.contains(",'=1+1,") && table.contains(",'-1,") && table.contains(",-5.00,"))
    for words in Self.examples where ["list", "report", "review", "imports", "rule"].contains(words.first ?? "") {
      let run = CommandRun(hostile(words) + ["--format", "csv"], environment: ["LEDGER_DB": template])
      for cell in run.output.split(whereSeparator: { $0 == "," || $0 == "\n" }).map({ $0.drop { $0 == "\"" } }) {
        guard let first = cell.first, "=+@-".contains(first) else { continue }
        // What begins with a minus is a number, or a part of a quoted cell behind its comma.
        #expect(
          first == "-" && cell.dropFirst().allSatisfy { $0.isNumber || ".eh-".contains($0) }
            || cell.hasPrefix("=1+1{{"), "\(cell)")
      }
    }
  }

  @Test(arguments: [
    "--help", "-5", "'; DROP TABLE entry; --", "<b>x</b>", "=1+1", "{\"a\":1}", "%s%n", "$(id)", "../../etc",
  ])
  func `that look like something else are names like others`(name: String) throws {
    let environment = ["LEDGER_DB": template]
    try #require(CommandRun(["category", "add", "--", name], environment: environment).status == 0)
    try #require(CommandRun(["add", "5", "--note=\(name)", "--", name, name], environment: environment).status == 0)
    let text = CommandRun("list", "--format", "json", environment: environment).output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let entries = try #require(document["entries"] as? [[String: Any]])
    let entry = try #require(entries.max { ($0["id"] as? Int ?? 0) < ($1["id"] as? Int ?? 0) })
    for key in ["category", "payee", "note"] { #expect(entry[key] as? String == name) }
  }
}
