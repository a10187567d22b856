internal import SQLiteKit

/// Reads the rows of a block of the change log, as ``RowEncoder`` wrote them.
struct RowDecoder {
  /// A block that ends too early, or holds what no encoder writes.
  struct Damaged: Error {}

  private let bytes: [UInt8]
  private var position = 0
  private var tables: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All rows of a block, in the order in which they changed.
  ///
  /// - Throws: ``Damaged``.
  static func rows(of bytes: [UInt8]) throws -> [RecordedRow] {
    var decoder = RowDecoder(bytes)
    var rows: [RecordedRow] = []
    while let row = try decoder.next() { rows.append(row) }
    return rows
  }

  /// The next row; nil at the end.
  ///
  /// - Throws: ``Damaged``.
  mutating func next() throws -> RecordedRow? {
    guard position < bytes.count else { return nil }
    switch RowEncoder.Operation(rawValue: try byte()) {
    case .insert: return .insert(table: try table(), values: try values())
    case .delete: return .delete(table: try table(), values: try values())
    case .update:
      let (table, old) = (try table(), try values())
      var new: [Int: SQLiteValue] = [:]
      for _ in 0..<(try count()) {
        let column = try count()
        new[column] = try value()
      }
      return .update(table: table, old: old, new: new)
    case .batch: return .batch(try signed(), firstEntry: try signed(), lastEntry: try signed())
    case nil: throw Damaged()
    }
  }

  private mutating func table() throws -> String {
    let number = try count()
    if number == 0 {
      tables.append(try text(try content()))
      return tables[tables.count - 1]
    }
    guard number <= tables.count else { throw Damaged() }
    return tables[number - 1]
  }

  private mutating func values() throws -> [SQLiteValue] {
    let count = try count()
    var values: [SQLiteValue] = []
    for _ in 0..<count { values.append(try value()) }
    return values
  }

  private mutating func value() throws -> SQLiteValue {
    switch RowEncoder.Tag(rawValue: try byte()) {
    case .null: return .null
    case .integer: return .integer(try signed())
    case .real: return .real(Double(bitPattern: try number()))
    case .text: return .text(try text(try content()))
    case .blob: return .blob(Array(try content()))
    case nil: throw Damaged()
    }
  }

  private func text(_ content: ArraySlice<UInt8>) throws -> String {
    guard let text = String(validating: content, as: UTF8.self) else { throw Damaged() }
    return text
  }

  private mutating func content() throws -> ArraySlice<UInt8> {
    let count = try count()
    guard count <= bytes.count - position else { throw Damaged() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  private mutating func count() throws -> Int {
    guard let count = Int(exactly: try number()) else { throw Damaged() }
    return count
  }

  private mutating func signed() throws -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  private mutating func number() throws -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = try byte()
      guard shift < 63 || shift == 63 && next <= 1 else { throw Damaged() }
      number |= UInt64(next & 0x7f) << shift
      if next < 0x80 { return number }
      shift += 7
    }
  }

  private mutating func byte() throws -> UInt8 {
    guard position < bytes.count else { throw Damaged() }
    defer { position += 1 }
    return bytes[position]
  }
}
