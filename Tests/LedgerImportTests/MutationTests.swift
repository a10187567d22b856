import Foundation
import LedgerDomain
import LedgerImport
import TestSupport
import Testing

struct MutationTests {
  /// Bytes that have a meaning somewhere in a file of this kind.
  private static let sharpBytes =
    Array("\",;\t|\n\r.'-+()=€/ 0".utf8) + [0, 0x80, 0xff, 0xfe, 0xef, 0xbb, 0xbf, 0xe2, 0xa4]

  @Test(arguments: BankExport.all)
  func `whatever happens to a file, each record has one fate and nothing crashes`(_ export: BankExport) throws {
    var random = SeededRandom()
    for _ in 0..<8 {
      var bytes = export.bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) { MutationTests.mutate(&bytes, &random) }
      guard let found = try? Statement(bytes: bytes, options: export.options, defaultCurrency: .usd) else { continue }
      let read = try rows(found)
      #expect(read.count + found.skipped.count + found.problems.count == found.rowCount, "\(random)")
      #expect(found.problems.map { RowSentence.sentence($0) }.allSatisfy { !$0.isEmpty }, "\(random)")
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = sharpBytes.randomElement(using: &random)!
    case 1: bytes.insert(sharpBytes.randomElement(using: &random)!, at: place)
    case 2: bytes.remove(at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...60, using: &random)))
    case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: 0)
    default: bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
  }

  @Test func `random bytes never crash`() throws {
    var random = SeededRandom()
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : MutationTests.sharpBytes.randomElement(using: &random)!
      }
      if let found = try? Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: .usd) {
        #expect(try rows(found).count <= found.rowCount, "\(random)")
      }
    }
  }
}
