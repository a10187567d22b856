/// A table for spreadsheets and scripts: RFC 4180, but with a line feed alone at the end of each line, as the tools of a
/// terminal expect it.
public struct CSVTable: Hashable, Sendable {
  /// The names of the columns.
  public let header: [String]
  /// The rows; each has as many cells as there are columns.
  public let rows: [[CSVCell]]

  /// Makes a table.
  ///
  /// - Precondition: each row has a cell for each column.
  public init(header: [String], rows: [[CSVCell]]) {
    precondition(rows.allSatisfy { $0.count == header.count })
    self.header = header
    self.rows = rows
  }

  /// The table as text; each line ends with a line feed.
  public var text: String {
    var text = ""
    for row in [header.map(CSVCell.text)] + rows {
      text += row.map(\.encoded).joined(separator: ",")
      text += "\n"
    }
    return text
  }
}
