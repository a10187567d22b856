import Foundation
import TestSupport
import Testing

@testable import LedgerCLI

/// What `--output` does to files, and what a command says when its output fails.
@Suite struct `Output files` {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var ledger: String { folder.appendingPathComponent("ledger.sqlite").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(arguments, environment: ["LEDGER_DB": ledger])
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func `the ledger itself is never written over`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(run("add", "5", "Home").status == 0)
    let before = try Data(contentsOf: URL(filePath: ledger))
    try FileManager.default.createSymbolicLink(atPath: path("link.json"), withDestinationPath: ledger)
    for output in [ledger, path("link.json")] {
      let refused = run("list", "-o", output, "--format", "json")
      #expect(refused.status == 73 && refused.messages.contains("the ledger itself"))
    }
    #expect(try Data(contentsOf: URL(filePath: ledger)) == before)
  }

  @Test func `a place that cannot be written is found before anything is stored`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let refused = run("add", "5", "Home", "-o", path("missing/entry.json"))
    #expect(refused.status == 73 && !refused.messages.contains("stored"))
    #expect(run("list", "--format", "csv").output.split(separator: "\n").count == 1)
  }

  @Test func `a failure after storing says that the change is stored`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let failed = run("add", "5", "Home", "-o", "/dev/full", "--format", "json")
    #expect(failed.status == 74 && failed.messages.contains("is stored; do not repeat it"))
    #expect(run("list", "--format", "csv").output.split(separator: "\n").count == 2)
  }

  @Test func `a link that leads to nothing yet leads to the output, and one that leads to itself is told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = path("new.json")
    for (name, destination) in [("whole.json", target), ("part.json", "new.json"), ("two.json", "part.json")] {
      try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
      #expect(run("list", "-o", path(name)).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(name)) == destination)
      #expect(try String(contentsOfFile: target, encoding: .utf8).contains("\"entries\""))
      try FileManager.default.removeItem(atPath: target)
    }
    try FileManager.default.createSymbolicLink(atPath: path("loop.json"), withDestinationPath: "loop.json")
    let looped = run("list", "-o", path("loop.json"))
    #expect(looped.status == 73 && looped.messages.contains("cannot be written"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("loop.json")) == "loop.json")
  }

  @Test(arguments: ["", "missing/x.json", "/dev/full", "/proc/x.json"])
  func `what cannot be written leaves no file behind`(name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(run("list").status == 0)
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let refused = run("report", "--format", "json", "-o", name.hasPrefix("/") ? name : path(name))
    #expect([73, 74].contains(refused.status) && refused.messages.hasPrefix("ledger: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func `a symbolic link stays one, and permissions stay`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: URL(filePath: path("target.json")))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path("target.json"))
    try FileManager.default.createSymbolicLink(atPath: path("link.json"), withDestinationPath: path("target.json"))
    #expect(run("list", "-o", path("link.json")).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.json")) == path("target.json"))
    let written = try String(contentsOfFile: path("target.json"), encoding: .utf8)
    #expect(written.contains("\"entries\""))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("target.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }
}
