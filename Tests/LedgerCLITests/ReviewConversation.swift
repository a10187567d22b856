import Foundation
import LedgerDomain
import LedgerStorage
import TestSupport
import Testing

@testable import LedgerCLI

/// Conversations of `ledger review` on a terminal; the person's lines are handed in.
@Suite final class `A review on a terminal` {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path

  init() throws {
    for (amount, payee) in [("1", "Corner shop"), ("2", "Kiosk"), ("3", "CORNER  SHOP"), ("4", "Corner bakery")] {
      try #require(CommandRun("add", amount, "Uncategorized", payee, environment: ["LEDGER_DB": file]).status == 0)
    }
    try #require(CommandRun("add", "5", "Uncategorized", environment: ["LEDGER_DB": file]).status == 0)
  }

  deinit {
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + end) }
  }

  /// Answers with lines, one after the other; then the input ends.
  private func review(_ lines: String..., options: [String] = []) -> (text: String, status: Int32) {
    review(lines, options: options)
  }

  private func review(_ lines: [String], options: [String] = []) -> (text: String, status: Int32) {
    let (output, messages) = (TextBuffer(), TextBuffer())
    var rest = lines[...]
    let host = Host(
      environment: ["LEDGER_DB": file], today: date("2026-11-29"), now: "2026-11-29T08:30:00Z",
      standardOutput: output, standardError: messages, inputIsTerminal: true, readLine: { rest.popFirst() })
    let status = LedgerProgram.run(["review"] + options, in: host)
    #expect(messages.text == "")
    return (output.text, status)
  }

  /// The entries' categories, the oldest entry first.
  private func categories() throws -> [String] {
    let ledger = try Ledger(at: .file(file), today: date("2026-11-29"), now: "2026-11-29T08:30:00Z")
    return try ledger.entries(matching: EntryFilter()).reversed().flatMap { $0.content.parts.map(\.category.name) }
  }

  private let none = "Uncategorized"

  @Test func `names, prefixes and numbers of proposals sort; Enter skips`() throws {
    try #require(CommandRun("add", "6", "Groceries", "Corner cafe", environment: ["LEDGER_DB": file]).status == 0)
    // The order is that of the list: the entry without a payee, the shop, the bakery, the kiosk.
    let (text, status) = review("", "1", "n", "groc", "Home", "")
    #expect(status == 0)
    #expect(try categories() == ["Groceries", none, "Groceries", "Home", none, "Groceries"])
    #expect(text.contains("   1  Groceries (similar payees)\n"))
    #expect(text.contains("1 of 5  2026-11-29  -5.00 USD  Cash\n"))
    #expect(text.hasSuffix("3 sorted, 2 left.\n"))
  }

  @Test func `what moves most money comes first, as in the list`() throws {
    let text = review().text + review("", "", "", "", "").text
    let places = ["-5.00", "-3.00", "-1.00", "-4.00", "-2.00"].enumerated().map {
      "\($0 + 1) of 5  2026-11-29  \($1) USD"
    }
    #expect(places.allSatisfy(text.contains))
    let list = CommandRun("review", "--format", "csv", environment: ["LEDGER_DB": file]).output
    #expect(
      list.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } } == [
        "", "CORNER SHOP", "Corner bakery", "Kiosk",
      ])
  }

  @Test func `the other entries of the payee are sorted too unless that is refused`() throws {
    let text = review("", "health", "").text
    #expect(text.contains("Sort the other entry of CORNER SHOP too? [Y/n]"))
    #expect(try categories() == ["Health", none, "Health", none, none])
    #expect(text.hasSuffix("2 sorted, 3 left.\n"))
  }

  @Test(arguments: [["", "health"], ["", "health", "q", "home"]])
  func `what was answered is kept when the input ends or q stops, even within a question`(lines: [String]) throws {
    let (text, status) = review(lines)
    #expect(status == 0)
    #expect(try categories() == [none, none, "Health", none, none])
    #expect(text.hasSuffix("1 sorted, 4 left.\n"))
  }

  @Test func `answers can be taken back one after the other`() throws {
    let text = review("u", "home", "health", "y", "u", "u", "q").text
    #expect(text.contains("There is nothing to take back."))
    #expect(text.components(separatedBy: "Taken back.").count == 3)
    #expect(try categories() == [none, none, none, none, none])
    #expect(text.hasSuffix("0 sorted, 5 left.\n"))
  }

  private func patterns() throws -> [Rule.Pattern] {
    let ledger = try Ledger(at: .file(file), today: date("2026-11-29"), now: "2026-11-29T08:30:00Z")
    return try ledger.rules().map(\.pattern)
  }

  @Test func `a rule is made of the last answer, with another pattern if one is typed, and sorts what it fits`() throws
  {
    let text = review("r", "", "groc", "n", "r", "corner", "y", "q").text
    #expect(text.contains("Give an entry a category first."))
    #expect(text.contains("Rule 1: \"corner\" becomes Groceries."))
    #expect(text.contains("It fits 2 uncategorized entries. Sort them now? [Y/n]"))
    #expect(text.contains("2 → Groceries\n"))
    #expect(text.hasSuffix("3 sorted, 2 left.\n"))
    #expect(try patterns() == [.part("corner")])
    #expect(try categories() == ["Groceries", none, "Groceries", "Groceries", none])
  }

  @Test func `Enter takes the payee for the pattern`() throws {
    let text = review("", "groc", "n", "r", "", "n", "q").text
    #expect(text.contains("It fits 1 uncategorized entry. Sort it now? [Y/n]"))
    #expect(try patterns() == [.part("CORNER SHOP")])
    #expect(try categories() == [none, none, "Groceries", none, none])
  }

  @Test(arguments: ["q", "Q", "-"])
  func `no rule is made where the person goes back`(line: String) throws {
    let text = review("", "groc", "y", "r", line, "q").text
    #expect(text.contains("No rule was made."))
    #expect(try patterns() == [])
    // Behind it the entry that was shown is asked about again.
    #expect(text.components(separatedBy: "Category (? for help):").count == 5)
  }

  @Test func `nor where the input ends`() throws {
    #expect(review("", "groc", "y", "r").text.contains("No rule was made."))
    #expect(try patterns() == [])
  }

  @Test(arguments: [
    ("rail", "'rail' is no part of 'CORNER SHOP': the rule would not fit this entry."),
    ("?", "'?' is no part of 'CORNER SHOP': the rule would not fit this entry."),
    ("r", "'r' alone would fit too much; type more of the payee."),
  ])
  func `a pattern that does not fit the entry is refused and asked again`(line: String, sentence: String) throws {
    let text = review("", "groc", "y", "r", line, "shop", "q").text
    #expect(text.contains(sentence + "\n"))
    #expect(text.contains("No other uncategorized entry fits it.\n"))
    #expect(try patterns() == [.part("shop")])
  }

  @Test func `a rule is taken back with what it sorted, and the category with the next u`() throws {
    let text = review("", "groc", "n", "r", "corner", "", "u", "r", "shop", "n", "u", "u", "q").text
    #expect(text.contains("Taken back: rule 1.\n"))
    #expect(text.contains("Taken back: rule 2.\n"))
    #expect(text.hasSuffix("0 sorted, 5 left.\n"))
    #expect(try patterns() == [])
    #expect(try categories() == [none, none, none, none, none])
  }

  @Test func `the same rule is made once`() throws {
    #expect(
      review("", "groc", "y", "r", "shop", "r", "shop", "q").text.contains(
        "Rule 1 has the same pattern and conditions."))
  }

  @Test func `a question is asked until it is answered`() throws {
    #expect(review("", "groc", "what", "y", "q").text.contains("Type y or n; q is no and stops.\n"))
    #expect(try categories() == ["Groceries", none, "Groceries", none, none])
  }

  @Test func `money out that becomes income is told`() {
    #expect(
      review("income", "q").text.contains(
        "Income counts money in: this entry of -5.00 USD lowers it. For money out use a category of spending.\n"))
    #expect(!review("health", "q").text.contains("lowers it"))
  }

  @Test func `an entry without a payee makes no rule`() {
    #expect(review("home", "r", "q").text.contains("The last entry has no payee, or is split"))
  }

  @Test func `of a split entry the lines without a category are sorted, and nothing else follows from it`() throws {
    let split = [
      "add", "10", "Kiosk", "--split", "Groceries=4", "--split", "Uncategorized=6", "--date", "2026-11-30", "--note",
      "both",
    ]
    try #require(CommandRun(split, environment: ["LEDGER_DB": file]).status == 0)
    let text = review("home", "r", "q").text
    #expect(text.contains("   both\n   -4.00  Groceries\n   -6.00  Uncategorized\n"))
    #expect(!text.contains("Sort the other"))
    #expect(text.contains("or is split: there is nothing to make a rule of."))
    #expect(text.hasSuffix("1 sorted, 5 left.\n"))
    #expect(try categories() == [none, none, none, none, none, "Groceries", "Home"])
  }

  @Test func `what was said of a split entry can be taken back`() throws {
    let split = ["add", "10", "Kiosk", "--split", "Groceries=4", "--split", "Uncategorized=6", "--date", "2026-11-30"]
    try #require(CommandRun(split, environment: ["LEDGER_DB": file]).status == 0)
    #expect(review("home", "u", "q").text.hasSuffix("0 sorted, 6 left.\n"))
    #expect(try categories().suffix(2) == ["Groceries", none])
  }

  @Test func `the last answer of all can still be taken back or made a rule of`() throws {
    let text = review("home", "r", "u", "health", "u", "home", options: ["--limit", "1"]).text
    #expect(text.components(separatedBy: "That was the last one").count == 5)
    #expect(text.components(separatedBy: "1 of 1").count == 4)
    #expect(try categories() == [none, none, none, none, "Home"])
  }

  @Test(arguments: [
    ("h", "It may be 'Home' or 'Health'; type more of it."),
    ("Grocreies", "There is no category 'Grocreies'. Did you mean 'Groceries'?"),
    ("9", "There is no category '9'. ? shows the categories."),
    ("uncategorized", "There is no category 'uncategorized'. ? shows the categories."),
    ("?", "Groceries, Education, Home, Health, Personal care, Income, Transfer"),
  ])
  func `what is unclear is asked again`(line: String, answer: String) throws {
    let text = review(line, "q").text
    #expect(text.contains(answer + "\n"))
    #expect(text.components(separatedBy: "Category (? for help):").count == 3)
    #expect(try categories().allSatisfy { $0 == none })
  }

  @Test func `no more entries than asked for are shown`() {
    let text = review("", "", options: ["--limit", "1"]).text
    #expect(text.contains("1 of 1") && !text.contains("2 of"))
  }

  @Test func `with a format the list is written even on a terminal`() {
    let text = review("home", options: ["--format", "csv"]).text
    #expect(text.hasPrefix("payee,entries,currency,sum,from,to,proposal\n"))
  }

  @Test func `payees run nothing in the terminal`() throws {
    let run = CommandRun("add", "9", none, "\u{1b}]0;owned\u{7}", environment: ["LEDGER_DB": file])
    try #require(run.status == 0)
    #expect(!review("home", "r", "", "q").text.contains("\u{1b}"))
  }

  @Test func `with nothing left it says so`() {
    #expect(review(options: ["--limit", "0"]).text == "There is nothing to review.\n")
  }
}
