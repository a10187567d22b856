import Foundation

/// A random generator that a seed repeats (S. Vigna, "SplitMix64").
///
/// Tests put it into the comment of an expectation: its description is the setting that repeats a failed run.
public struct SeededRandom: RandomNumberGenerator, CustomStringConvertible, Sendable {
  /// The seed of this run: the environment's `LEDGER_TEST_SEED`, else another one in each run.
  public static let seedOfRun: UInt64 = {
    guard let text = ProcessInfo.processInfo.environment["LEDGER_TEST_SEED"] else {
      return UInt64.random(in: 0...UInt64.max)
    }
    guard let seed = UInt64(text) else {
      preconditionFailure("LEDGER_TEST_SEED is \(text) and must be a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }()

  /// The seed it began with.
  public let seed: UInt64
  private var state: UInt64

  /// Makes a generator; without a seed it takes that of the run.
  public init(seed: UInt64 = SeededRandom.seedOfRun) {
    self.seed = seed
    self.state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of either sign, small and large ones equally often.
  public mutating func minorUnits() -> Int64 {
    Int64(bitPattern: next()) >> Int64.random(in: 0...63, using: &self)
  }

  /// The setting that repeats the run.
  public var description: String { "LEDGER_TEST_SEED=\(seed)" }
}
