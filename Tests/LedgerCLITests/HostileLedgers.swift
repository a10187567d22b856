import Foundation
import TestSupport
import Testing

@testable import LedgerCLI

/// Commands on ledgers whose files are damaged or were made to do harm: an answer, or a clear error; never a trap or a hang.
@Suite struct `Hostile ledgers` {
  private let folder: TemporaryFolder
  private let good: [UInt8]
  private var path: String { folder.path("ledger.sqlite") }

  private static let statement = Array("Date,Payee,Amount\n2026-11-20,Bakery,-3.20\n2026-11-21,Kiosk,-1.00\n".utf8)

  /// Commands that read, between them, every part of a ledger, and some that write.
  private static let commands = [
    "list", "report --format json", "check", "add 7 Home Kiosk --tag x", "import - --account Giro", "report balances",
    "imports show 1", "rule list", "recurring list", "goal list", "category list", "account list", "report rings",
    "report history --by payee", "budget list", "recurring post", "balance log Leave", "imports undo 1", "delete 1",
    "edit 1 --amount 9", "review --format csv", "rule apply", "check --repair", "config",
  ].map { $0.split(separator: " ").map(String.init) }

  init() throws {
    folder = try TemporaryFolder()
    let lines = [
      "add 5 Groceries Shop --tag food --note bread", "add 9 Store --split Home=4 --split Health=5",
      "account add Savings", "add 20 --to Savings --account Cash", "budget set 500",
      "budget set 100 --category Groceries",
      "balance add Leave --unit days", "balance grant Leave 30", "balance consume Leave 2", "rule add corner Groceries",
      "import - --account Giro", "goal add Bicycle 600 --by 2027-06",
      "recurring add 700 Home Rent --every month --on 1 --from 2026-10-01",
    ]
    for line in lines {
      let run = CommandRun(
        line.split(separator: " ").map(String.init), environment: ["LEDGER_DB": folder.path("ledger.sqlite")],
        input: Self.statement)
      try #require(run.status == 0, "\(line): \(run.messages)")
    }
    good = Array(try Data(contentsOf: URL(filePath: folder.path("ledger.sqlite"))))
  }

  /// Runs a command on a file.
  private func run(_ command: [String], on file: [UInt8]) throws -> CommandRun {
    for end in ["-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: path + end) }
    try Data(file).write(to: URL(filePath: path))
    return CommandRun(command, environment: ["LEDGER_DB": path], input: Self.statement)
  }

  private func expectAnswerOrError(_ run: CommandRun, _ place: Testing.Comment) {
    #expect([0, 1, 64, 65, 73, 74, 75, 76].contains(run.status), place)
    #expect(run.status <= 1 || run.messages.hasSuffix("\n"), place)
    #expect(!run.messages.contains("unexpected went wrong"), place)
    #expect(run.output.utf8.count < 2_000_000, place)
    let raw = (run.output + run.messages).unicodeScalars.first { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7f }
    #expect(raw == nil, place)
  }

  @Test func `a good file that was changed at two thousand places`() throws {
    var random = SeededRandom()
    for turn in 0..<250 {
      var file = good
      for _ in 0..<8 {
        // Headers of pages mean most.
        let page = 4096 * Int.random(in: 0..<file.count / 4096, using: &random)
        let place =
          Bool.random(using: &random)
          ? page + Int.random(in: 0..<64, using: &random) : page + Int.random(in: 0..<4096, using: &random)
        file[place] = UInt8.random(in: 0...255, using: &random)
      }
      let command = Self.commands[turn % Self.commands.count]
      expectAnswerOrError(try run(command, on: file), "\(command), turn \(turn), \(random)")
    }
  }

  @Test func `a file that ends behind any of its pages`() throws {
    for count in 1..<good.count / 4096 {
      let command = Self.commands[count % Self.commands.count]
      let found = try run(command, on: Array(good.prefix(4096 * count)))
      #expect([1, 65].contains(found.status), "\(command), \(count) pages: \(found.messages)")
    }
  }

  struct Header: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let offset: Int
    let bytes: [UInt8]
    let status: Int32
  }

  @Test(arguments: [
    Header(testDescription: "another page size", offset: 16, bytes: [4, 0], status: 65),
    Header(testDescription: "no page size", offset: 16, bytes: [0, 0], status: 65),
    Header(testDescription: "pages of 64 KiB", offset: 16, bytes: [0, 1], status: 65),
    Header(testDescription: "another encoding", offset: 56, bytes: [0, 0, 0, 2], status: 65),
    Header(testDescription: "all of a page reserved", offset: 20, bytes: [255], status: 65),
    Header(testDescription: "a version to come", offset: 60, bytes: [0, 0, 3, 0], status: 76),
    Header(testDescription: "a version below zero", offset: 60, bytes: [255, 255, 255, 255], status: 76),
    Header(testDescription: "an older version than its tables", offset: 60, bytes: [0, 0, 0, 3], status: 65),
    Header(testDescription: "another program", offset: 68, bytes: [0, 0, 0, 1], status: 65),
  ])
  func `a header that says something else`(header: Header) throws {
    var file = good
    file.replaceSubrange(header.offset..<header.offset + header.bytes.count, with: header.bytes)
    for command in Self.commands {
      let found = try run(command, on: file)
      // The check tells of damage in its report.
      let isReport = command.first == "check" && found.status == 1
      #expect(isReport || found.status == header.status, "\(command): \(found.messages)")
      #expect(isReport ? found.output.contains("damage") : found.messages.hasPrefix("ledger: "))
    }
  }

  @Test(arguments: [
    "UPDATE entry SET amount = 9223372036854775807", "UPDATE entry SET amount = -9223372036854775807 - 1",
    "UPDATE entry SET day = 9223372036854775807", "UPDATE entry SET id = -5 WHERE id = 1",
    "UPDATE entry SET status = 7",
    "UPDATE entry SET id = 9223372036854775807 WHERE id = 1", "UPDATE sqlite_sequence SET seq = 9223372036854775807",
    "UPDATE sqlite_sequence SET seq = 'abc'", "UPDATE consumed_amount SET money_in = -5, entry_count = 0",
    "UPDATE consumed_amount SET month = 9223372036854775807", "UPDATE budget_rule SET amount = 9223372036854775807",
    "UPDATE budget_rule SET month = -9223372036854775807", "UPDATE leave_event SET amount = 9223372036854775807",
    "UPDATE leave_event SET day = -719162, until_day = 2932896",
    "UPDATE account SET opening = -9223372036854775807 - 1",
    "UPDATE payee SET name = CAST(x'ff41' AS TEXT) WHERE id = 1",
    "UPDATE payee SET name = CAST(x'410042' AS TEXT) WHERE id = 1",
    "UPDATE category SET name = char(27) || '[2J' || id", "UPDATE setting SET value = char(27) || 'x'",
    "UPDATE split_line SET amount = 9223372036854775807", "UPDATE savings_goal SET target = 9223372036854775807",
    "UPDATE recurring SET amount = 9223372036854775807", "UPDATE import SET new_count = 9223372036854775807",
    "UPDATE import_row SET entry_id = -9223372036854775807", "UPDATE import_text SET text = zeroblob(100)",
    "DELETE FROM category", "DELETE FROM currency", "DELETE FROM setting", "DELETE FROM import_text",
    "DELETE FROM account",
  ])
  func `rows that cannot be`(sql: String) throws {
    try Data(good).write(to: URL(filePath: path))
    let shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments = ["sqlite3", path, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql)"]
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0, "the row could be planted")
    let planted = Array(try Data(contentsOf: URL(filePath: path)))
    try #require(planted != good)
    for command in Self.commands {
      expectAnswerOrError(try run(command, on: planted), "\(sql): \(command)")
    }
  }
}
