import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

@Suite struct RowEncodingTests {
  static let rows: [RecordedRow] = [
    .insert(
      table: "entry",
      values: [
        .integer(1), .integer(-1), .integer(.min), .integer(.max), .null, .text(""), .text("Müller \u{0} 🙂"),
        .real(-0.5),
      ]),
    .update(table: "entry", old: [.integer(1), .text("a")], new: [1: .text("b"), 0: .null]),
    .delete(table: "split_line", values: [.blob([]), .blob([0, 255, 128])]),
    .batch(3, firstEntry: 10, lastEntry: 1_000_000),
    .insert(table: "entry", values: []),
  ]

  @Test func `rows are read back as they were written`() throws {
    var encoder = RowEncoder()
    for row in RowEncodingTests.rows { encoder.append(row) }
    #expect(try RowDecoder.rows(of: encoder.bytes) == RowEncodingTests.rows)
  }

  @Test func `random integers of every size are read back`() throws {
    var random = SeededRandom()
    let values = (0..<1_000).map { _ in SQLiteValue.integer(random.minorUnits()) }
    var encoder = RowEncoder()
    encoder.append(.insert(table: "numbers", values: values))
    #expect(try RowDecoder.rows(of: encoder.bytes) == [.insert(table: "numbers", values: values)], "\(random)")
  }

  @Test func `a block that is cut off or changed is damaged or another one, and nothing worse`() throws {
    var encoder = RowEncoder()
    for row in RowEncodingTests.rows { encoder.append(row) }
    let bytes = encoder.bytes
    for count in 1..<bytes.count - 2 {
      if let rows = try? RowDecoder.rows(of: Array(bytes.prefix(count))) {
        #expect(rows.count < RowEncodingTests.rows.count)
      }
    }
    var random = SeededRandom()
    for _ in 0..<5_000 {
      var changed = bytes
      changed[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = try? RowDecoder.rows(of: changed)
    }
    #expect(throws: RowDecoder.Damaged.self) { try RowDecoder.rows(of: [9]) }
    #expect(throws: RowDecoder.Damaged.self) { try RowDecoder.rows(of: [0, 5]) }
    #expect(throws: RowDecoder.Damaged.self) { try RowDecoder.rows(of: [0, 0, 1, 0xff, 0]) }
  }

  @Test func `ranges of numbers are merged, counted and taken from each other`() {
    var ranges = NumberRanges()
    for number in [5, 6, 7, 3, 4, 20, 19, 30, 6] as [Int64] { ranges.insert(number) }
    #expect(ranges.sorted == [3...7, 19...20, 30...30])
    #expect(ranges.count == 8)
    var other = NumberRanges()
    for number in [4, 5, 19, 20, 40] as [Int64] { other.insert(number) }
    #expect(ranges.subtracting(other).sorted == [3...3, 6...7, 30...30])
    #expect(other.subtracting(ranges).sorted == [40...40])
    #expect(NumberRanges().subtracting(other).isEmpty)
  }
}
