import Foundation
import Testing

@testable import LedgerCLI

@Suite struct `The place of the ledger` {
  @Test func `the option stands over LEDGER_DB, and that over the data folder, and that over the home folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = ["HOME": folder.appendingPathComponent("home").path]
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }
    #expect(CommandRun("list", environment: environment).status == 0)
    #expect(exists("home/.local/share/ledger/ledger.sqlite"))
    environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
    #expect(CommandRun("list", environment: environment).status == 0)
    #expect(exists("data/ledger/ledger.sqlite"))
    environment["LEDGER_DB"] = folder.appendingPathComponent("named.sqlite").path
    #expect(CommandRun("list", environment: environment).status == 0)
    #expect(exists("named.sqlite"))
    let option = folder.appendingPathComponent("option.sqlite").path
    #expect(CommandRun("list", "--db", option, environment: environment).status == 0)
    #expect(exists("option.sqlite"))
  }

  @Test func `a relative data folder is ignored, as its specification asks`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["HOME": folder.path, "XDG_DATA_HOME": "relative"]
    #expect(CommandRun("list", environment: environment).status == 0)
    #expect(!FileManager.default.fileExists(atPath: "relative"))
  }

  @Test func `without a home folder there is a message and exit 73`() {
    let run = CommandRun("list", environment: [:])
    #expect(run.status == 73 && run.messages.contains("--db"))
  }
}
