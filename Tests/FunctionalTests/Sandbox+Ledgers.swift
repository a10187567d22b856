import Foundation
import Testing

extension Sandbox {
  /// The ledger that the commands of a test use.
  var ledger: URL { folder.appendingPathComponent("ledger.sqlite") }

  /// Starts the program itself, without a shell; what it prints goes nowhere.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: LedgerBinary.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": "\(folder.path)/home", "LEDGER_TODAY": "2026-11-29", "LEDGER_NOW": "2026-11-29T08:30:00Z", "TZ": "UTC",
      "LEDGER_DB": ledger.path,
      "PATH": "/usr/bin:/bin",
    ].merging(environment) { $1 }
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    try process.run()
    return process
  }

  /// Runs a command that must end well.
  @discardableResult
  func require(_ command: String) throws -> String {
    let (output, status) = try run("export LEDGER_DB='\(ledger.path)'; \(command)")
    try #require(status == 0, "$ \(command)\n\(output)")
    return output
  }

  /// Runs a shell command beside others, which must end well; what it prints goes nowhere.
  func requireQuietly(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": "\(folder.path)/home", "TZ": "UTC"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "$ \(command)")
  }

  /// Whether the program has a command.
  func knows(_ command: String) throws -> Bool { try run("ledger help \(command)").status == 0 }

  /// All that a ledger holds, as SQL. The commands that are compared have one moment, which LEDGER_NOW says: the log of
  /// changes holds it as well, in blocks that are compressed.
  func dump() throws -> String { try require("sqlite3 '\(ledger.path)' .dump") }

  /// Expects the next start to find a sound ledger, and nothing else to tell.
  func expectSound(_ comment: @autoclosure () -> Comment) throws {
    let (output, status) = try run("ledger --db '\(ledger.path)' check")
    try #require(
      status == 0 && output.firstMatch(of: /^The ledger is sound: [^\n]*\n$/) != nil, "\(comment())\n\(output)")
  }

  /// Expects each copy that the ledger has kept by itself to be whole; one that has no byte is a name that was only taken.
  func expectWholeSnapshots(_ comment: @autoclosure () -> Comment) throws {
    let snapshots = folder.appendingPathComponent("ledger.sqlite.snapshots")
    guard FileManager.default.fileExists(atPath: snapshots.path) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: snapshots.path) where name.hasSuffix(".sqlite") {
      let file = snapshots.appendingPathComponent(name)
      if try Data(contentsOf: file).isEmpty { continue }
      let (output, status) = try run("ledger backup --verify '\(file.path)'")
      try #require(status == 0, "\(comment()), \(name)\n\(output)")
    }
  }

  /// Removes the ledger and all that lies beside it under its name, and puts `image` in its place.
  func put(_ image: Data) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("ledger.sqlite") {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    try image.write(to: ledger)
  }

  /// Writes a bank's file of so many rows.
  func writeRows(_ count: Int, to name: String, payee: String = "Shop") throws {
    var file = "Date,Payee,Amount\n"
    for row in 1...count {
      file += "2026-\(row % 9 + 1 < 10 ? "0" : "")\(row % 9 + 1)-\(row % 18 + 10),\(payee) \(row),-\(row % 900).50\n"
    }
    try Data(file.utf8).write(to: folder.appendingPathComponent(name))
  }
}
