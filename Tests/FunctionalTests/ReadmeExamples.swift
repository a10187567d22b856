import Foundation
import Testing

/// The shell sessions that README and docs print, run as they stand. LEDGER_UPDATE_CASES=1 writes what the program
/// prints; read it before it is committed.
@Suite struct `Sessions in the documents` {
  static let files = [
    "README.md", "docs/budgets.md", "docs/balances.md", "docs/reports.md", "docs/recurring.md", "docs/export.md",
    "docs/backups.md", "docs/changes.md",
  ]
  /// Those whose examples are of the sample household.
  private static let ofHousehold: Set = ["docs/reports.md"]

  @Test(arguments: files) func `run as printed`(name: String) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    if Self.ofHousehold.contains(name) {
      let (output, status) = try sandbox.run(
        """
        mkdir -p $HOME/.local/share/ledger
        LEDGER_DB=$HOME/.local/share/ledger/ledger.sqlite sh $PROJECT/sample-data/setup.sh
        """)
      try #require(status == 0, "\(output)")
    }
    let file = sandbox.project.appendingPathComponent(name)
    let document = try String(contentsOf: file, encoding: .utf8)
    var updated = document
    let blocks = document.components(separatedBy: "```console\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
    try #require(!blocks.isEmpty)
    for block in blocks {
      let transcript = Transcript(block)
      var results: [Transcript.Step] = []
      for step in transcript.steps {
        let (output, status) = try sandbox.run(step.command)
        let result = Transcript.Step(command: step.command, output: Transcript.trimmed(output), status: status)
        #expect(result.output == step.output, "$ \(step.command)")
        #expect(result.status == step.status, "$ \(step.command)")
        results.append(result)
      }
      updated = updated.replacingOccurrences(of: block, with: transcript.steps(replacedBy: results))
    }
    if ProcessInfo.processInfo.environment["LEDGER_UPDATE_CASES"] == "1" {
      try updated.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
