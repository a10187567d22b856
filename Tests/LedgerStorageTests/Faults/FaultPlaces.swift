import Foundation
import TestSupport

/// Which of many places fail in this run: a few at even distances, and where LEDGER_SOAK is set many more.
enum FaultPlaces {
  static let isSoak = ProcessInfo.processInfo.environment["LEDGER_SOAK"] != nil

  /// As many places as a run takes, at even distances from a random one on; all where there are no more than that.
  static func chosen(
    of count: Int, atMost few: Int, inSoak many: Int = .max, by random: inout SeededRandom
  ) -> [Int] {
    let most = isSoak ? many : few
    if count <= most { return Array(0..<count) }
    let first = Int.random(in: 0..<count, using: &random)
    return (0..<most).map { (first + $0 * count / most) % count }
  }
}
