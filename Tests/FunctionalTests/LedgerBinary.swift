import Foundation

/// The real program: the one that LEDGER_BINARY names, as `make test` does, else the one built with the tests.
enum LedgerBinary {
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["LEDGER_BINARY"], !named.isEmpty { return named }
    // The helper that runs the tests gets the path of their bundle, which lies beside the program.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("ledger").path
  }()
}

/// A folder of its own in which the program runs as on a fresh machine on 29 November 2026.
struct Sandbox {
  let folder: URL
  let project: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString)")
    project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("bin"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("bin/ledger"), withDestinationURL: URL(fileURLWithPath: LedgerBinary.path))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a shell command.
  ///
  /// - Returns: standard output, then standard error, and the exit status.
  func run(_ command: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": "\(folder.path)/home", "LEDGER_TODAY": "2026-11-29",
      "LEDGER_NOW": "2026-11-29T08:30:00Z", "PROJECT": project.path, "TZ": "UTC", "LC_ALL": "C.UTF-8",
    ]
    let output = folder.appendingPathComponent("bin/.output")
    let messages = folder.appendingPathComponent("bin/.messages")
    for file in [output, messages] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    let text = try [output, messages].map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }.joined()
    return (text.replacingOccurrences(of: folder.path, with: "$FOLDER"), process.terminationStatus)
  }
}
