import Foundation
import Testing

/// A disk with no room left: the program says so, has changed nothing, and does the same when there is room again.
@Suite(.serialized) struct `A full disk` {
  let sandbox: Sandbox
  let disk: SmallDisk?
  let path: String

  init() throws {
    sandbox = try Sandbox()
    let folder = sandbox.folder.appendingPathComponent("disk")
    disk = try SmallDisk(kibibytes: 32_768, at: folder)
    path = folder.appendingPathComponent("ledger.sqlite").path
    if disk == nil { Soak.tell("full disk: left out, since nothing may be mounted here") }
  }

  private func run(_ command: String) throws -> (output: String, status: Int32) {
    try sandbox.run("export LEDGER_DB='\(path)'; \(command)")
  }

  private func dump() throws -> String {
    try sandbox.run("sqlite3 '\(path)' .dump").output
  }

  private func usedKibibytes() throws -> Int {
    try #require(Int(try sandbox.run("du -sk disk | cut -f1").output.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// An import, and the room that it finds.
  struct TightImport: CustomStringConvertible, Sendable {
    /// From 5000 on a copy of the ledger is kept first, which needs room as well.
    let rows: Int
    let kibibytesLeft: Int

    var description: String { "\(rows) rows and \(kibibytesLeft) KiB" }

    static let few = [(2000, 64), (2000, 200)].map(TightImport.init)
    static let many =
      few + [TightImport(rows: 6000, kibibytesLeft: 128)]
      + [64, 128, 256, 512, 1024, 1536, 2048].map { TightImport(rows: 20_000, kibibytesLeft: $0) }
  }

  @Test(arguments: Soak.isOn ? TightImport.many : TightImport.few)
  func `an import that does not fit stores nothing, and fits when there is room`(tight: TightImport) throws {
    defer { sandbox.remove() }
    guard let disk else { return }
    try sandbox.writeRows(tight.rows, to: "rows.csv")
    #expect(try run("ledger add 5 Groceries Before").status == 0)
    let before = try dump()
    try #require(try disk.resize(kibibytes: try usedKibibytes() + tight.kibibytesLeft))
    let (output, status) = try run("ledger import rows.csv --account Bank")
    #expect(status == 74, "\(output)")
    #expect(output.contains("no room") || output.contains("full"), "\(output)")
    #expect(try run("ledger check").status == 0)
    #expect(try dump() == before)
    let snapshots = "\(path).snapshots"
    if FileManager.default.fileExists(atPath: snapshots) {
      #expect(try FileManager.default.contentsOfDirectory(atPath: snapshots).filter { !$0.hasSuffix(".sqlite") } == [])
    }
    try #require(try disk.resize(kibibytes: 32_768))
    #expect(try run("ledger import rows.csv --account Bank").status == 0)
    #expect(try run("ledger check").status == 0)
    #expect(try run("sqlite3 '\(path)' 'SELECT count(*) FROM entries'").output == "\(tight.rows + 1)\n")
  }

  @Test func `entries that do not fit are refused, and those that were confirmed stay`() throws {
    defer { sandbox.remove() }
    guard let disk else { return }
    #expect(try run("ledger add 5 Groceries Before").status == 0)
    // Room for the log's index and a few pages of the log.
    try #require(try disk.resize(kibibytes: try usedKibibytes() + 180))
    let note = String(repeating: "x", count: 9000)
    var confirmed = 1
    var refused = 0
    for number in 1...20 {
      let (output, status) = try run("ledger add 1 Home 'Entry \(number)' --note \(note)")
      if status == 0 { confirmed += 1 } else { refused += 1 }
      #expect([0, 74].contains(status), "\(output)")
      #expect(try run("sqlite3 '\(path)' 'SELECT count(*) FROM entries'").output == "\(confirmed)\n")
    }
    #expect(refused > 0 && confirmed > 1, "\(refused) \(confirmed)")
    #expect(try run("ledger check").status == 0)
    try #require(try disk.resize(kibibytes: 32_768))
    #expect(try run("ledger add 1 Home After").status == 0)
    #expect(try run("ledger check").status == 0)
  }

  @Test(arguments: [4, 64, 200])
  func `a ledger that does not fit is made when there is room`(kibibytes: Int) throws {
    defer { sandbox.remove() }
    guard let disk else { return }
    try #require(try disk.resize(kibibytes: kibibytes))
    let (output, status) = try run("ledger add 5 Groceries")
    #expect([73, 74].contains(status), "\(output)")
    try #require(try disk.resize(kibibytes: 32_768))
    #expect(try run("ledger add 5 Groceries").status == 0)
    #expect(try run("ledger check").status == 0)
    #expect(try run("sqlite3 '\(path)' 'SELECT count(*) FROM entries'").output == "1\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder.path) == ["ledger.sqlite"])
  }

  @Test func `a full folder for temporary files hinders nothing`() throws {
    defer { sandbox.remove() }
    guard let disk else { return }
    let ledger = "export LEDGER_DB='\(sandbox.folder.path)/ledger.sqlite' TMPDIR='\(disk.folder.path)';"
    try sandbox.writeRows(1000, to: "rows.csv")
    try #require(try disk.resize(kibibytes: 16))
    #expect(try sandbox.run("\(ledger) ledger add 5 Groceries Before").status == 0)
    #expect(try sandbox.run("\(ledger) ledger report").status == 0)
    #expect(try sandbox.run("\(ledger) cat rows.csv | ledger import - --account Bank").status == 0)
    if Soak.isOn {
      // More than the four mebibytes that a pipe's bytes have in memory where there is room for a file.
      try sandbox.writeRows(450, to: "long.csv", payee: String(repeating: "long", count: 2500))
      let (output, status) = try sandbox.run("\(ledger) cat long.csv | ledger import - --account Other")
      #expect(status == 0, "\(output)")
    }
    #expect(
      try sandbox.run("sqlite3 ledger.sqlite 'SELECT count(*) FROM entries'").output
        == (Soak.isOn ? "1451\n" : "1001\n"))
    #expect(try sandbox.run("\(ledger) ledger check").status == 0)
  }

  /// Works where nothing may be mounted: the system refuses to let a file grow.
  @Test(arguments: Soak.isOn ? [150, 200, 250] : [250])
  func `a file that may not grow fails the import, and nothing is stored`(kibibytes: Int) throws {
    defer { sandbox.remove() }
    try FileManager.default.createDirectory(atPath: "\(sandbox.folder.path)/disk", withIntermediateDirectories: true)
    try sandbox.writeRows(2000, to: "rows.csv")
    #expect(try run("ledger add 5 Groceries Before").status == 0)
    let before = try dump()
    let (output, status) = try run(
      "trap '' XFSZ; bash -c 'ulimit -f \(kibibytes); exec ledger import rows.csv --account Bank'")
    #expect(status == 74, "\(output)")
    #expect(try run("ledger check").status == 0)
    #expect(try dump() == before)
    #expect(try run("ledger import rows.csv --account Bank").status == 0)
    #expect(try run("ledger check").status == 0)
  }
}
