internal import SQLiteKit

/// Writes rows into a block of the change log (docs/architecture.md): an operation, the table, the values.
///
/// Numbers are in groups of seven bits, the lowest first; signed ones are doubled, and negative ones turned, before that.
/// A block names each of its tables once, and can be read without any other block.
struct RowEncoder {
  /// What begins a row.
  enum Operation: UInt8 {
    case insert = 0
    case update, delete, batch
  }

  /// What begins a value.
  enum Tag: UInt8 {
    case null = 0
    case integer, text, blob, real
  }

  private(set) var bytes: [UInt8] = []
  private var tables: [String] = []

  /// Whether nothing was written.
  var isEmpty: Bool { bytes.isEmpty }

  /// Begins a row.
  mutating func begin(_ operation: Operation, table: String) {
    bytes.append(operation.rawValue)
    if let known = tables.firstIndex(of: table) {
      append(UInt64(known + 1))
    } else {
      tables.append(table)
      append(0)
      append(Array(table.utf8))
    }
  }

  /// Writes the marker of an import's rows.
  mutating func appendBatch(_ number: Int64, firstEntry: Int64, lastEntry: Int64) {
    bytes.append(Operation.batch.rawValue)
    append(signed: number)
    append(signed: firstEntry)
    append(signed: lastEntry)
  }

  /// Writes how many values follow, or which column one belongs to.
  mutating func append(count: Int) { append(UInt64(count)) }

  /// Writes a value.
  mutating func append(_ value: RowValue) {
    switch value.storageClass {
    case .null: bytes.append(Tag.null.rawValue)
    case .integer:
      bytes.append(Tag.integer.rawValue)
      append(signed: value.int64)
    case .real:
      bytes.append(Tag.real.rawValue)
      append(value.double.bitPattern)
    case .text: append(value, as: .text)
    case .blob: append(value, as: .blob)
    }
  }

  /// Writes a value.
  mutating func append(_ value: SQLiteValue) {
    switch value {
    case .null: bytes.append(Tag.null.rawValue)
    case .integer(let integer):
      bytes.append(Tag.integer.rawValue)
      append(signed: integer)
    case .real(let double):
      bytes.append(Tag.real.rawValue)
      append(double.bitPattern)
    case .text(let text):
      bytes.append(Tag.text.rawValue)
      append(Array(text.utf8))
    case .blob(let blob):
      bytes.append(Tag.blob.rawValue)
      append(blob)
    }
  }

  /// Writes a row as it was read.
  mutating func append(_ row: RecordedRow) {
    switch row {
    case .insert(let table, let values): append(.insert, table, values)
    case .delete(let table, let values): append(.delete, table, values)
    case .update(let table, let old, let new):
      append(.update, table, old)
      append(count: new.count)
      for (column, value) in new.sorted(by: { $0.key < $1.key }) {
        append(count: column)
        append(value)
      }
    case .batch(let number, let first, let last): appendBatch(number, firstEntry: first, lastEntry: last)
    }
  }

  private mutating func append(_ operation: Operation, _ table: String, _ values: [SQLiteValue]) {
    begin(operation, table: table)
    append(count: values.count)
    for value in values { append(value) }
  }

  private mutating func append(_ value: RowValue, as tag: Tag) {
    bytes.append(tag.rawValue)
    value.withBytes { content in
      append(UInt64(content.count))
      bytes.append(contentsOf: content)
    }
  }

  private mutating func append(_ content: [UInt8]) {
    append(UInt64(content.count))
    bytes += content
  }

  private mutating func append(signed number: Int64) {
    append(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
