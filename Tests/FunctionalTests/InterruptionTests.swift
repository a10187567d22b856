import Foundation
import Testing

/// A person who presses Ctrl-C while a long import is being stored.
@Suite struct `An interrupted import` {
  /// Enough rows that the import goes on long after its progress is first drawn: the program built with the tests is slower.
  private static let rowCount = ProcessInfo.processInfo.environment["LEDGER_BINARY"] == nil ? 60_000 : 500_000

  private func writeFile(in sandbox: Sandbox) throws {
    var file = "Date,Payee,Amount\n"
    for row in 1...Self.rowCount { file += "2026-11-\(row % 9 + 10),Shop \(row),-\(row % 900).50\n" }
    try Data(file.utf8).write(to: sandbox.folder.appendingPathComponent("big.csv"))
  }

  private func start(_ arguments: [String], on terminal: Terminal, in sandbox: Sandbox) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A shell that runs tests in the background ignores the signal, and so would the program.
    process.arguments = ["--default-signal=INT,TERM,HUP", LedgerBinary.path] + arguments
    process.currentDirectoryURL = sandbox.folder
    process.environment = ["HOME": "\(sandbox.folder.path)/home", "LEDGER_TODAY": "2026-11-29", "TERM": "xterm"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.handle
    try process.run()
    terminal.hangUp()
    return process
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `leaves nothing behind, neither in the ledger nor on the line`(number: Int32) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try writeFile(in: sandbox)
    #expect(try sandbox.run("ledger add 5 Groceries Before").status == 0)
    let before = try sandbox.run("ledger list --format json; ledger account list --format json").output
    let terminal = try Terminal()
    let process = try start(["import", "big.csv", "--account", "Big"], on: terminal, in: sandbox)
    let isDrawn = terminal.wait(for: "rows/s")
    kill(process.processIdentifier, number)
    terminal.readToEnd()
    process.waitUntilExit()
    try #require(isDrawn, "the import ended before its progress was drawn: \(terminal.text)")
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(terminal.text.hasSuffix("\r\u{1b}[K"))
    #expect(!terminal.text.contains("\n"))
    #expect(try sandbox.run("ledger list --format json; ledger account list --format json").output == before)
    #expect(
      try sandbox.run(
        "sqlite3 home/.local/share/ledger/ledger.sqlite 'PRAGMA integrity_check; SELECT count(*) FROM import'"
      )
      .output == "ok\n0\n")
    #expect(try sandbox.run("head -5 big.csv > small.csv && ledger import small.csv --account Big").status == 0)
  }

  @Test func `draws nothing where nobody looks`() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try writeFile(in: sandbox)
    let (output, status) = try sandbox.run(
      "ledger import big.csv --account Big --format json > document 2> messages; cat messages")
    #expect(output == "" && status == 0)
  }
}
