import CommandLineKit
import Foundation
import LedgerReports
import Testing

@testable import LedgerCLI

/// The formats that each command has follow from its document.
@Suite struct `Output formats` {
  private static let leaves = CommandDescription(LedgerRoot.self).walk.filter { command in
    command.subcommands.isEmpty && command.arguments.contains { $0.displayName == "--format" }
  }

  private static func formats(_ command: CommandDescription) -> [String] {
    command.arguments.first { $0.displayName == "--format" }?.allowedValues ?? []
  }

  @Test func `months, histories, balances, rings and goals are drawn, nothing else`() {
    let drawn = Self.leaves.filter { Self.formats($0).contains("svg") }.map { $0.path.joined(separator: " ") }
    #expect(Set(drawn) == Set(["month", "history", "balances", "rings", "goals"].map { "ledger report \($0)" }))
    for command in Self.leaves { #expect(Self.formats(command).starts(with: ["text", "json", "csv"])) }
  }

  @Test(arguments: ["month", "balances", "rings", "history", "changes", "budget", "breakdown", "goals"])
  func `a report can be written in each format that its help names`(_ name: String) throws {
    let command = try #require(Self.leaves.first { $0.path == ["ledger", "report", name] })
    for format in OutputFormat.allCases.map(\.rawValue) {
      let run = CommandRun("report", name, "--format", format)
      #expect((run.status == 0) == Self.formats(command).contains(format), "\(run.messages)")
      #expect(run.output.isEmpty == (run.status != 0))
    }
  }

  @Test(arguments: [
    ["add", "5", "Home", "--format", "svg"], ["--format", "svg", "add", "5", "Home"],
    ["add", "5", "Home", "-o", "/tmp/never-written.svg"],
  ])
  func `a format that the command does not have is refused before anything is stored`(_ words: [String]) {
    let run = CommandRun(words, environment: ["LEDGER_DB": "/nowhere/ledger.sqlite"])
    #expect(run.status == 64)
    #expect(run.messages.contains("csv") && run.messages.contains("'ledger add --help'"))
  }

  @Test(arguments: ["report", "report month", "report history", "report balances", "report rings"])
  func `the ending of the output's name chooses the picture`(_ command: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture.SVG").path
    let run = CommandRun(
      command.split(separator: " ").map(String.init) + ["-o", file], environment: ["LEDGER_DB": ":memory:"])
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("<svg "))
  }
}
