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

  /// Bytes and pieces that have a meaning in a format that is not in columns.
  private static let sharpPieces = [
    "<", ">", "</", "&", "&amp;", "<!--", "-->", "<![CDATA[", "]]>", "<STMTTRN>", "</STMTTRN>", "<OFX>", "</OFX>",
    "^\n",
    "\n!Type:Bank\n", "\n!Account\n", "\nD1/2/26", "\n$1", "\nS", "\n:61:", "\n:86:", "\n:62F:", "\n-}\n", "{4:", "?20",
    "//",
    "<Ntry>", "</Ntry>", "<!DOCTYPE x [<!ENTITY a 'b'>]>", "1,234.5", "-", "99999999999999999999", "\r", "\n",
  ].map { Array($0.utf8) }

  @Test(arguments: FormatExport.all)
  func `whatever happens to a file of another format, each record has one fate and nothing crashes`(
    _ export: FormatExport
  ) throws {
    var random = SeededRandom()
    for _ in 0..<150 {
      var bytes = export.bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) { MutationTests.mutateFormat(&bytes, &random) }
      let options = ReadingOptions(includePending: Bool.random(using: &random))
      guard let found = try? Statement(bytes: bytes, options: options, defaultCurrency: .usd) else { continue }
      let read = try rows(found)
      #expect(read.count + found.skipped.count + found.problems.count == found.rowCount, "\(random)")
      #expect(found.problems.map { RowSentence.sentence($0) }.allSatisfy { !$0.isEmpty }, "\(random)")
      #expect(read.allSatisfy { $0.splits.isEmpty || (try? Money.sum($0.splits.map(\.amount), in: .usd)) == $0.amount })
      #expect(
        read.compactMap(\.extent).allSatisfy {
          $0.lineOffset >= 0 && $0.byteCount > 0 && $0.lineOffset + $0.byteCount <= found.text.count
        }, "\(random)")
    }
  }

  @Test(arguments: FormatExport.all)
  func `a file of another format may end anywhere`(_ export: FormatExport) throws {
    for end in stride(from: 1, to: export.bytes.count, by: 7) {
      let bytes = Array(export.bytes[..<end])
      guard let found = try? Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: .usd) else { continue }
      #expect(try rows(found).count <= export.expected.rows.count)
    }
  }

  private static func mutateFormat(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.insert(contentsOf: sharpPieces.randomElement(using: &random)!, at: place)
    case 1: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0..<200, using: &random)))
    case 2:
      // A line is lost, or comes twice.
      let start = bytes[..<place].lastIndex(of: 0x0a) ?? 0
      let end = bytes[place...].firstIndex(of: 0x0a) ?? bytes.count
      if Bool.random(using: &random) {
        bytes.removeSubrange(start..<end)
      } else {
        bytes.insert(contentsOf: bytes[start..<end], at: start)
      }
    default: mutate(&bytes, &random)
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
