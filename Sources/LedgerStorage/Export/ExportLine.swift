internal import LedgerDomain
internal import SQLiteKit

/// Writes lines of JSON (RFC 8259) as an export has them: without blanks, and the same value always as the same bytes.
struct ExportLine {
  /// What was written since it was emptied.
  private(set) var bytes: [UInt8] = []

  /// Forgets what was written.
  mutating func empty() { bytes.removeAll(keepingCapacity: true) }

  /// Begins the file.
  mutating func addHeader(schema: Int) {
    add(
      "{\"\(ExportFormat.mark)\":\"\(ExportFormat.kind)\",\"version\":\(ExportFormat.version),\"schema\":\(schema)}\n")
  }

  /// Begins a table.
  mutating func add(_ table: ExportedTable) {
    add("{\"table\":")
    add(text: table.name)
    add(",\"columns\":[")
    for (index, column) in table.columns.enumerated() {
      if index > 0 { add(",") }
      add(text: column.name)
    }
    add("]}\n")
  }

  /// Ends the file.
  mutating func addEnd(rowCount: Int, sha256: String) { add("{\"rows\":\(rowCount),\"sha256\":\"\(sha256)\"}\n") }

  /// Writes the row on which a selection of a table stands.
  mutating func add(_ row: Row, of table: ExportedTable) throws {
    add("[")
    for index in table.columns.indices {
      if index > 0 { add(",") }
      try add(row[index], of: table.columns[index])
    }
    add("]\n")
  }

  private mutating func add(_ value: Column, of column: ExportedTable.Column) throws {
    if value.storageClass == .null { return add("null") }
    switch column.kind {
    case .integer: add(String(try value.int64()))
    case .text: add(text: try value.text())
    case .blob:
      add("{\"base64\":\"")
      add(Base64.text(of: try value.blob()))
      add("\"}")
    }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a text with the escapes of RFC 8259 §7. What a terminal may obey, or show in another place than the text has it,
  /// is escaped as well, so that looking at an export runs nothing.
  private mutating func add(text: String) {
    add("\"")
    defer { add("\"") }
    let needsEscape: (UInt8) -> Bool = {
      $0 < 0x20 || $0 >= 0x7f || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard text.utf8.contains(where: needsEscape) else { return add(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": add("\\\"")
      case "\\": add("\\\\")
      case "\n": add("\\n")
      case "\r": add("\\r")
      case "\t": add("\\t")
      case let scalar where UnsafeCharacters.contain(scalar):
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
