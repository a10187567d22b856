import Foundation
import TestSupport
import Testing

@testable import LedgerCLI

/// `export --all` and `import --all` on the command line.
@Suite final class `A whole ledger` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., db: String = "one.sqlite") -> CommandRun {
    CommandRun(arguments, environment: ["LEDGER_DB": folder.path(db)])
  }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

  @Test func `goes out to a file of any name, or to standard output, and says what it was`() throws {
    #expect(run("add", "5", "Home").status == 0)
    let toFile = run("export", "--all", "-o", folder.path("ledger.jsonl"))
    let toOutput = run("export", "--all")
    #expect(toFile.status == 0 && toFile.output == "")
    #expect(try toOutput.output == text("ledger.jsonl"))
    #expect(toFile.messages == toOutput.messages && toFile.messages.hasPrefix("Exported 1 entry, "))
    let json = run("export", "--all", "-o", folder.path("ledger.zip"), "--format", "json")
    #expect(json.status == 0 && json.messages == "" && json.output.contains("\"action\": \"exported\""))
    #expect(try text("ledger.zip") == text("ledger.jsonl"))
  }

  @Test func `comes in from a file or standard input, and says the same digest`() throws {
    #expect(run("add", "5", "Home").status == 0)
    let said = run("export", "--all", "-o", folder.path("ledger.jsonl")).messages
    let fromFile = run("import", "--all", folder.path("ledger.jsonl"), db: "two.sqlite")
    #expect(fromFile.output == said.replacing("Exported", with: "Imported"))
    let bytes = Array(try text("ledger.jsonl").utf8)
    let fromInput = CommandRun(
      "import", "-", "--all", "--format", "json", environment: ["LEDGER_DB": folder.path("three.sqlite")]
    ) { host in
      host.forEachInputPiece = { body in try bytes.withUnsafeBufferPointer { try body($0) } }
    }
    #expect(fromInput.status == 0 && fromInput.output.contains("\"file\": \"-\""))
    for db in ["two.sqlite", "three.sqlite"] {
      #expect(run("export", "--all", db: db).output == run("export", "--all").output)
      for report in ["month", "history", "budget", "balances", "breakdown"] {
        #expect(
          run("report", report, "--format", "json", db: db).output == run("report", report, "--format", "json").output)
      }
    }
  }

  @Test(arguments: [
    ["--account", "Cash"], ["--profile", "p"], ["--dry-run"], ["--explain"], ["--category", "Home"],
    ["--keep-duplicates"], ["--include-deleted"], ["--on-error", "skip"], ["--column", "amount=A"],
    ["--date-format", "dmy"], ["--decimal", "comma"], ["--delimiter", ";"], ["--encoding", "utf-8"],
    ["--currency", "EUR"], ["--sign", "inverted"], ["--year", "2026"], ["--include-pending"], ["--create-categories"],
  ])
  func `is read without the options for banks' files`(option: [String]) {
    let refused = CommandRun(
      ["import", "--all", "ledger.jsonl"] + option, environment: ["LEDGER_DB": "/nowhere/ledger.sqlite"])
    #expect(refused.status == 64)
    #expect(refused.messages.contains("\(option[0]) and --all do not go together"))
  }

  @Test(arguments: [
    (["export"], "needs --all"), (["export", "--all", "--format", "json"], "--output"),
    (["import", "--all", "a", "b"], "one file"),
  ])
  func `needs a whole command`(words: [String], part: String) {
    let refused = CommandRun(words, environment: ["LEDGER_DB": "/nowhere/ledger.sqlite"])
    #expect(refused.status == 64 && refused.messages.contains(part))
  }

  @Test func `is never written over the ledger, nor read from it`() throws {
    #expect(run("add", "5", "Home").status == 0)
    let before = run("list", "--format", "json").output
    #expect(run("export", "--all", "-o", folder.path("one.sqlite")).status == 73)
    #expect(run("import", "--all", folder.path("one.sqlite")).status == 65)
    #expect(run("import", "--all", folder.path("missing"), db: "two.sqlite").status == 66)
    #expect(run("list", "--format", "json").output == before)
  }

  @Test func `that cannot be written leaves the file that was there`() throws {
    try folder.write("ledger.jsonl", "old")
    #expect(run("add", "5", "Home").status == 0)
    #expect(
      CommandRun(
        ["export", "--all", "-o", "/dev/full"], environment: ["LEDGER_DB": folder.path("one.sqlite")]
      ).status == 74)
    #expect(run("export", "--all", "-o", folder.path("missing/ledger.jsonl")).status == 73)
    #expect(try text("ledger.jsonl") == "old")
  }
}
