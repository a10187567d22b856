import Foundation
import TestSupport
import Testing

/// The program is killed at any instant of a command: the next start finds all or nothing of it, and loses nothing that was
/// confirmed.
@Suite(.serialized) struct `A killed command` {
  @Test(arguments: KilledCommand.all) func `is done whole or not at all`(command: KilledCommand) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    guard try sandbox.knows(command.word) else {
      return Soak.tell("kills: left out '\(command)', which this program does not have")
    }
    let image = try command.prepare(sandbox)
    // What another process upgrades before it looks is compared as upgraded.
    try sandbox.expectSound("\(command) before")
    let before = try sandbox.dump()
    try sandbox.put(image)
    var times: [Double] = []
    for _ in 1...(Soak.isOn ? 3 : 1) {
      try sandbox.put(image)
      try remove(command.copy, in: sandbox)
      let start = Date()
      let outcome = try run(command, in: sandbox, killedAfter: nil)
      times.append(Date().timeIntervalSince(start))
      #expect(outcome == .ended)
    }
    try sandbox.expectSound("\(command) after")
    let after = try sandbox.dump()
    #expect((before == after) == (command.copy != nil || command.version != nil), "\(command) changes nothing")
    try killOften(
      command, image: image, during: times.sorted()[times.count / 2], before: before, after: after, in: sandbox)
  }

  private enum Outcome: Equatable { case ended, killed }

  private func killOften(
    _ command: KilledCommand, image: Data, during time: Double, before: String, after: String, in sandbox: Sandbox
  ) throws {
    var random = SeededRandom()
    let deadline = Date().addingTimeInterval(Soak.seconds(each: KilledCommand.all.count))
    var counts = (killed: 0, ended: 0, whole: 0)
    while counts.killed + counts.ended < Soak.kills, Date() < deadline {
      try sandbox.put(image)
      try remove(command.copy, in: sandbox)
      // Most at any instant, and a fifth just around the end.
      let isLate = Int.random(in: 0..<5, using: &random) == 0
      let instant = Double.random(in: isLate ? 0.85...1.1 : 0...1, using: &random) * time
      let outcome = try run(command, in: sandbox, killedAfter: instant)
      try sandbox.expectWholeSnapshots("\(command) after \(instant) s of \(time) s, \(random)")
      try sandbox.expectSound("\(command) after \(instant) s of \(time) s, \(random)")
      let found = try sandbox.dump()
      let isWhole = found == after
      if outcome == .ended { counts.ended += 1 } else { counts.killed += 1 }
      if isWhole { counts.whole += 1 }
      try #require(
        isWhole || outcome == .killed && found == before, "\(command) after \(instant) s of \(time) s, \(random)")
      if let copy = command.copy { try expectWhole(copy, of: found, wasEnded: outcome == .ended, in: sandbox) }
    }
    if Soak.isOn {
      Soak.tell(
        "kills: \(command): \(counts.killed) killed and \(counts.ended) ended before, within \(time) s; "
          + "\(counts.whole) whole, \(SeededRandom())")
    }
  }

  /// A copy that has its name is a ledger of its own with the same contents.
  private func expectWhole(_ copy: String, of contents: String, wasEnded: Bool, in sandbox: Sandbox) throws {
    let file = sandbox.folder.appendingPathComponent(copy)
    guard FileManager.default.fileExists(atPath: file.path) else { return #expect(!wasEnded) }
    try sandbox.put(try Data(contentsOf: file))
    try sandbox.expectSound("the copy")
    #expect(try sandbox.dump() == contents)
  }

  private func remove(_ name: String?, in sandbox: Sandbox) throws {
    guard let name else { return }
    for found in try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path) where found.hasPrefix(name) {
      try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent(found))
    }
  }

  private func run(_ command: KilledCommand, in sandbox: Sandbox, killedAfter instant: Double?) throws -> Outcome {
    let process = try sandbox.start(command.arguments)
    if let instant {
      Thread.sleep(forTimeInterval: instant)
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return .killed }
    try #require(process.terminationStatus == 0, "\(command) failed by itself")
    return .ended
  }
}
