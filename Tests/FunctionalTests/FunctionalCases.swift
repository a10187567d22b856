import Foundation
import Testing

/// Each file in Cases, run with the real program. LEDGER_UPDATE_CASES=1 writes what the program prints; read it before
/// it is committed.
@Suite struct `Functional cases` {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".case") }.sorted()

  @Test func `there are cases`() {
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names) func `prints what it says`(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let transcript = Transcript(try String(contentsOf: file, encoding: .utf8))
    try #require(!transcript.steps.isEmpty)
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    var results: [Transcript.Step] = []
    for step in transcript.steps {
      let (output, status) = try sandbox.run(step.command)
      results.append(Transcript.Step(command: step.command, output: Transcript.trimmed(output), status: status))
    }
    if ProcessInfo.processInfo.environment["LEDGER_UPDATE_CASES"] == "1" {
      try transcript.text(replacing: results).write(to: file, atomically: true, encoding: .utf8)
    }
    for (expected, found) in zip(transcript.steps, results) {
      #expect(found.output == expected.output, "$ \(expected.command)")
      #expect(found.status == expected.status, "$ \(expected.command)")
    }
  }
}
