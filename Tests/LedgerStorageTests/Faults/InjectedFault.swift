import CSQLiteFaults
import SQLiteKit

/// What can be made to fail below SQLiteKit, for the thread that asks.
struct FaultPoint: OptionSet, Sendable {
  let rawValue: UInt32

  /// Running a statement.
  static let step = FaultPoint(rawValue: UInt32(FAULTS_STEP))
  /// Running a COMMIT.
  static let commit = FaultPoint(rawValue: UInt32(FAULTS_COMMIT))
  /// SQLite's asking for memory.
  static let memory = FaultPoint(rawValue: UInt32(FAULTS_MEMORY))
  /// Whatever is done to a file.
  static let file = FaultPoint(
    rawValue: UInt32(
      FAULTS_OPEN | FAULTS_READ | FAULTS_WRITE | FAULTS_SYNC | FAULTS_TRUNCATE | FAULTS_DELETE | FAULTS_SHARED_MEMORY))
  /// Removing a file, as a journal whose transaction is stored.
  static let removal = FaultPoint(rawValue: UInt32(FAULTS_DELETE))
  /// What needs room on the disk.
  static let growth = FaultPoint(rawValue: UInt32(FAULTS_WRITE))
}

/// One kind of failure, at one place after the other.
struct InjectedFault: CustomStringConvertible, Sendable {
  let description: String
  let point: FaultPoint
  let code: SQLiteError.ResultCode
  /// Whether it goes on failing until the change has given up, as a disk that is full.
  var lasts = false

  static let steps = [
    InjectedFault(description: "a statement fails with an I/O error", point: .step, code: .ioError),
    InjectedFault(description: "COMMIT finds the disk full", point: .commit, code: .full),
  ]

  static let files = [
    InjectedFault(description: "a file fails once", point: .file, code: .ioError),
    InjectedFault(description: "a file fails and goes on failing", point: .file, code: .ioError, lasts: true),
    InjectedFault(description: "the disk is full", point: .growth, code: .full, lasts: true),
  ]

  /// No file can be removed.
  static let removal = InjectedFault(description: "a file stays", point: .removal, code: .ioError, lasts: true)

  static let memory = [
    InjectedFault(description: "no memory once", point: .memory, code: .noMemory),
    InjectedFault(description: "no memory any more", point: .memory, code: .noMemory, lasts: true),
  ]

  /// Runs `body` with its operation number `place`, counted from 0, failing.
  ///
  /// - Returns: what `body` threw, and whether anything failed: without, there are no more places than `place`.
  func at(_ place: Int, _ body: () throws -> Void) -> (thrown: (any Error)?, didFail: Bool) {
    faults_arm(point.rawValue, Int64(place), code.rawValue, lasts)
    defer { faults_disarm() }
    do {
      try body()
      return (nil, faults_failed() > 0)
    } catch {
      return (error, faults_failed() > 0)
    }
  }

  /// How many places `body` has where it can fail.
  func places(_ body: () throws -> Void) rethrows -> Int {
    faults_arm(point.rawValue, .max, code.rawValue, false)
    do {
      try body()
    } catch {
      faults_disarm()
      throw error
    }
    return Int(faults_disarm())
  }
}
