import Foundation
import TestSupport
import Testing

@testable import LedgerCLI

/// What a failing import leaves alone, and what it prints.
@Suite struct `Import failures` {
  private let folder: URL
  private static let file = "Date,Payee,Amount\n2026-03-13,A,-1.00\n2026-03-14,B,2.00\n"

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
  }

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(arguments, environment: ["LEDGER_DB": path("ledger.sqlite")])
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `a file that is read is never written over, whatever it is called`() throws {
    defer { remove() }
    let manager = FileManager.default
    try manager.createDirectory(atPath: path("in"), withIntermediateDirectories: true)
    try write(Self.file, "in/over.csv")
    try manager.createSymbolicLink(atPath: path("link.csv"), withDestinationPath: path("in/over.csv"))
    try manager.linkItem(atPath: path("in/over.csv"), toPath: path("hard.csv"))
    let outputs = [path("in/over.csv"), path("in/../in/./over.csv"), path("link.csv"), path("hard.csv")]
    for output in outputs {
      for inputs in [[path("in/over.csv")], [path("in")], [path("link.csv")], [path("missing.csv"), path("in")]] {
        let refused = CommandRun(
          ["import"] + inputs + ["--account", "A", "-o", output], environment: ["LEDGER_DB": path("ledger.sqlite")])
        #expect(refused.status == 73 && refused.messages.contains("that the command reads"), "\(inputs) \(output)")
      }
      let profile = run("profile", "save", "giro", path("in/over.csv"), "--format", "json", "-o", output)
      #expect(profile.status == 73)
    }
    #expect(run("-o", path("hard.csv"), "import", path("in")).status == 73)
    #expect(try String(contentsOfFile: path("in/over.csv"), encoding: .utf8) == Self.file)
    #expect(!manager.fileExists(atPath: path("ledger.sqlite")))
  }

  @Test func `another file beside those that are read is written`() throws {
    defer { remove() }
    try write(Self.file, "in.csv")
    #expect(run("import", path("in.csv"), "--account", "A", "-o", path("out.json")).status == 0)
    #expect(run("import", path("in.csv"), "--account", "A", "-o", path("out.json")).status == 0)
    #expect(try String(contentsOfFile: path("out.json"), encoding: .utf8).contains("\"known\": 2"))
  }

  @Test func `a ledger that is not there yet is not taken for an output, and nothing is stored`() throws {
    defer { remove() }
    for suffix in ["", "-wal", "-shm"] {
      let refused = run("add", "5", "Home", "--format", "json", "-o", path("./ledger.sqlite") + suffix)
      #expect(refused.status == 73 && refused.messages.contains("the ledger itself"))
    }
    #expect(!FileManager.default.fileExists(atPath: path("ledger.sqlite")))
  }

  private func document(_ run: CommandRun) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func reasons(_ document: [String: Any]) -> [String] {
    (document["problems"] as? [[String: Any]] ?? []).compactMap { $0["reason"] as? String }
  }

  @Test func `each failing import prints its document`() throws {
    defer { remove() }
    try write(Self.file, "in.csv")
    let missing = run("import", path("missing.csv"), "--format", "json")
    #expect(missing.status == 66)
    #expect(try reasons(document(missing)).first?.contains("cannot be read: no such file") == true)
    #expect(try document(missing)["transactions"] == nil)

    let several = run("import", path("in.csv"), path("missing.csv"), "--format", "json")
    #expect(several.status == 66)
    let files = try #require(try document(several)["files"] as? [[String: Any]])
    #expect(files.compactMap { $0["file"] as? String } == [path("missing.csv")])

    let profile = run("import", path("in.csv"), "--profile", "nobody", "--format", "json")
    #expect(profile.status == 65)
    #expect(try document(profile)["file"] as? String == path("in.csv"))
    #expect(try reasons(document(profile)).first?.contains("no profile 'nobody'") == true)

    try write("", "empty.csv")
    for option in ["--dry-run", "--explain"] {
      for file in ["empty.csv", "missing.csv"] {
        let refused = run("import", path(file), option, "--format", "json")
        #expect(try (document(refused)["transactions"] as? [Any])?.isEmpty == true, "\(option) \(file)")
      }
    }
    let table = run("import", path("empty.csv"), "--dry-run", "--format", "csv")
    #expect(table.output.contains("the file is empty"))
    #expect(run("import", path("missing.csv")).output.isEmpty)
  }

  @Test func `a sum that is too large names the file and the row`() throws {
    defer { remove() }
    let large = "Date,Payee,Amount\n2026-03-13,A,-20000000000000000.00\n"
    try write(large, "one.csv")
    try write(large + "2026-03-14,B,-20000000000000000.00\n", "two.csv")
    let row = run("import", path("two.csv"), "--account", "A", "--format", "json")
    #expect(row.status == 65 && row.messages.contains("\(path("two.csv")), line 3: a sum is too large"))
    let problem = try #require((try document(row)["problems"] as? [[String: Any]])?.first)
    #expect(problem["line"] as? Int == 3)
    let file = run("import", path("one.csv"), path("two.csv"), "--account", "A", "--format", "json")
    #expect(file.status == 65 && file.messages.contains(path("two.csv")))
    #expect(run("import", path("one.csv"), "--account", "A").status == 0)
    try write(large.replacing("A,", with: "C,"), "three.csv")
    let stored = run("import", path("three.csv"), "--account", "A", "--format", "json")
    #expect(stored.status == 65 && stored.messages.contains("\(path("three.csv")): a sum is too large"))
    #expect(try document(stored)["file"] as? String == path("three.csv"))
  }

  @Test func `a profile that is replaced keeps what no file tells`() throws {
    defer { remove() }
    try write("Datum,Wer,Betrag,Kategorie\n13/03/2026,A,1.50,Food\n", "card.csv")
    try write("Datum,Wer,Summe,Kategorie\n13/03/2026,A,1.50,Food\n", "renamed.csv")
    _ = run("account", "add", "Card")
    let saved = run(
      "profile", "save", "card", path("card.csv"), "--account", "Card", "--category", "Home", "--sign", "inverted",
      "--create-categories", "--include-pending")
    #expect(saved.status == 0)
    let replaced = run("profile", "save", "card", path("renamed.csv"), "--replace", "--format", "json")
    #expect(replaced.status == 0)
    let profile = try #require(try document(replaced)["profile"] as? [String: Any])
    #expect(profile["account"] as? String == "Card" && profile["category"] as? String == "Home")
    let reading = try #require(profile["reading"] as? [String: String])
    #expect(reading["create-categories"] == "yes" && reading["include-pending"] == "yes")
    #expect(reading["sign"] == "inverted" && reading["column:amount"] == "Summe")
    let given = run(
      "profile", "save", "card", path("renamed.csv"), "--replace", "--category", "Health", "--sign", "as-written",
      "--format", "json")
    #expect(given.output.contains("Health") && given.output.contains("as-written"))
  }
}
