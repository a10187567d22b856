/// Rows of cells in aligned columns.
struct TextTable {
  /// How wide a column may be.
  enum Sizing {
    /// As wide as its widest cell.
    case natural
    /// As wide as its widest cell, or down to a width when the table has no room.
    case shrinking(to: Int)
    /// As wide as its widest cell, or down to a width once the columns that shrink have done so; what does not fit goes on
    /// below, so that names keep what tells them apart.
    case wrapping(to: Int)
    /// As wide as its widest cell, or down to a width; left out when there is less room.
    case yielding(from: Int)
    /// As wide as there is room, between two widths; left out when there is less room.
    case filling(ClosedRange<Int>)
  }

  /// One column.
  struct Column {
    let title: String
    var alignment = Alignment.leading
    var sizing = Sizing.natural
    /// Whether the column is left out when none of its cells holds anything.
    var isOmittedWhenEmpty = false

    fileprivate var isFilling: Bool {
      guard case .filling = sizing else { return false }
      return true
    }

    fileprivate var isWrapping: Bool {
      guard case .wrapping = sizing else { return false }
      return true
    }

    fileprivate var isYielding: Bool {
      guard case .yielding = sizing else { return false }
      return true
    }
  }

  /// One cell.
  enum Cell {
    case line(Line)
    /// A text that goes on over all columns behind it.
    case spanning(Line)
    /// A text that takes the room of all columns behind it, in as many lines as it needs; nothing of it is cut.
    case flowing(String)
    /// Something that is drawn as wide as its column.
    case drawn((_ width: Int) -> Line)

    static func text(_ text: String, _ ink: Ink = .plain) -> Cell { .line(Line(text, ink)) }
    static var empty: Cell { .line(Line()) }
  }

  /// The lines of a table that was laid out.
  struct Layout {
    let header: Line
    let rows: [Line]
    /// The width that the table takes.
    let width: Int
    /// Whether no column was left out.
    let isComplete: Bool
  }

  private static let gap = 2

  let columns: [Column]
  private(set) var rows: [[Cell]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row with a cell for each column.
  mutating func add(_ cells: [Cell]) {
    precondition(cells.count == columns.count)
    rows.append(cells)
  }

  /// The table without some of its columns, by their places.
  func without(columns places: Int...) -> TextTable {
    func kept<T>(_ all: [T]) -> [T] { all.indices.filter { !places.contains($0) }.map { all[$0] } }
    var table = TextTable(kept(columns))
    for row in rows { table.add(kept(row)) }
    return table
  }

  /// The lines of the table, none wider than `width` as long as its narrowest form fits.
  func layout(_ width: Int, _ glyphs: Glyphs) -> Layout {
    let widths = widths(within: width)
    func lines(_ cells: [Cell]) -> [Line] {
      var line = Line()
      for (index, cell) in cells.enumerated() {
        guard let columnWidth = widths[index] else { continue }
        if widths[..<index].contains(where: { $0 != nil }) { line += .blanks(TextTable.gap) }
        let alignment = columns[index].alignment
        switch cell {
        case .line(let content):
          line += content.clipped(to: columnWidth, ellipsis: glyphs.ellipsis).padded(to: columnWidth, alignment)
        case .drawn(let draw): line += draw(columnWidth).padded(to: columnWidth, alignment)
        case .spanning(let content): return [line + content]
        case .flowing(let text): return Paragraph.lines(ofText: text, behind: line, width: width)
        }
      }
      return [line]
    }
    return Layout(
      header: lines(columns.map { .text($0.title, .faint) })[0],
      rows: rows.flatMap { wrapped($0, widths).flatMap(lines) },
      width: TextTable.total(widths), isComplete: columns.indices.allSatisfy { widths[$0] != nil || isOmitted($0) })
  }

  /// The header with a rule below it, and the rows.
  func lines(_ width: Int, _ glyphs: Glyphs) -> [Line] {
    let layout = layout(width, glyphs)
    return [layout.header, Line(glyphs.line(glyphs.rule, min(width, layout.width)), .faint)] + layout.rows
  }

  /// A row with what its columns that wrap have no room for in further rows.
  private func wrapped(_ row: [Cell], _ widths: [Int?]) -> [[Cell]] {
    let end =
      row.firstIndex {
        switch $0 {
        case .spanning, .flowing: true
        case .line, .drawn: false
        }
      } ?? row.count
    var lines = [row]
    for (index, cell) in row[..<end].enumerated() where columns[index].isWrapping {
      guard case .line(let content) = cell, let width = widths[index] else { continue }
      for (number, piece) in content.wrapped(to: width).enumerated() {
        if number == lines.count { lines.append(Array(repeating: .empty, count: row.count)) }
        lines[number][index] = .line(piece)
      }
    }
    return lines
  }

  /// The width of each column; nil for one that is left out.
  private func widths(within limit: Int) -> [Int?] {
    var widths = columns.indices.map { isOmitted($0) ? nil : natural($0) as Int? }
    if TextTable.total(columns.indices.map { index in widths[index].map { least(index, of: $0) } }) > limit {
      for index in columns.indices where columns[index].isFilling { widths[index] = nil }
    }
    let unshrunk = widths
    shrink(&widths, to: limit) { !$0.isWrapping }
    if TextTable.total(widths) > limit, columns.contains(where: \.isYielding) {
      widths = columns.indices.map { columns[$0].isYielding ? nil : unshrunk[$0] }
      shrink(&widths, to: limit) { !$0.isWrapping }
    }
    shrink(&widths, to: limit) { $0.isWrapping }
    for index in columns.indices {
      guard case .filling(let range) = columns[index].sizing, let width = widths[index] else { continue }
      widths[index] = min(range.upperBound, width + limit - TextTable.total(widths))
    }
    return widths
  }

  /// Narrows columns that may give way, the widest first, one column of the terminal at a time.
  private func shrink(_ widths: inout [Int?], to limit: Int, where mayGiveWay: (Column) -> Bool) {
    while TextTable.total(widths) > limit {
      let shrinkable = columns.indices.filter { index in
        mayGiveWay(columns[index]) && widths[index].map { $0 > least(index, of: $0) } ?? false
      }
      guard let widest = shrinkable.max(by: { (widths[$0] ?? 0) < (widths[$1] ?? 0) }) else { break }
      widths[widest]? -= 1
    }
  }

  private func isOmitted(_ index: Int) -> Bool {
    columns[index].isOmittedWhenEmpty
      && rows.allSatisfy { row in
        if case .line(let line) = row[index] { line.width == 0 } else { false }
      }
  }

  /// The narrowest a column can be that is `width` wide.
  private func least(_ index: Int, of width: Int) -> Int {
    switch columns[index].sizing {
    case .shrinking(let least), .wrapping(let least), .yielding(let least): return min(least, width)
    case .natural, .filling: return width
    }
  }

  private func natural(_ index: Int) -> Int {
    if case .filling(let range) = columns[index].sizing { return range.lowerBound }
    return rows.reduce(Label(columns[index].title).width) { widest, row in
      guard case .line(let line) = row[index] else { return widest }
      return max(widest, line.width)
    }
  }

  private static func total(_ widths: [Int?]) -> Int {
    let kept = widths.compactMap { $0 }
    return kept.reduce(0, +) + max(0, kept.count - 1) * gap
  }
}
