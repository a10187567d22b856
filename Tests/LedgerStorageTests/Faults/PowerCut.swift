import CSQLiteFaults
import Testing

/// A machine that loses its power: what was not synced by then may be gone, in part or torn.
struct PowerCut {
  /// What becomes of that which was written and not synced.
  enum Survival: Int32, CaseIterable {
    case nothing
    case all
    case some
  }

  let survival: Survival
  let seed: UInt64

  /// Runs `body` until it has changed files `place` times; all that it does after that fails. Its connections must be closed
  /// at its end. Then its files are those that the next start finds.
  ///
  /// - Throws: what `body` throws while there is power.
  func at(_ place: Int, _ body: () throws -> Void) throws {
    power_record(Int64(place))
    defer { #expect(power_restore(survival.rawValue, seed)) }
    do { try body() } catch { if !power_is_cut() { throw error } }
  }

  /// How many times `body` changes files.
  static func places(_ body: () throws -> Void) throws -> Int {
    power_record(.max)
    defer { #expect(power_restore(Survival.all.rawValue, 0)) }
    try body()
    return Int(power_operations())
  }
}
