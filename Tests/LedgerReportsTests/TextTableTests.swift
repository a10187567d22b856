import Testing

@testable import LedgerReports

@Suite struct TextTableTests {
  private static let glyphs = Glyphs(usesASCII: true)

  private var table: TextTable {
    var table = TextTable([
      .init(title: "Name", sizing: .shrinking(to: 4)), .init(title: "Amount", alignment: .trailing),
      .init(title: "", sizing: .filling(3...6)),
    ])
    table.add([.text("食料品"), .text("1.00"), .drawn { Line(String(repeating: "#", count: $0)) }])
    table.add([.text("Groceries"), .text("1,234.00"), .empty])
    table.add([.text("x"), .spanning(Line("reaches over the columns")), .empty])
    return table
  }

  @Test func `columns are aligned by their width on the screen`() {
    #expect(
      table.lines(40, TextTableTests.glyphs).map { $0.text(.none) } == [
        "Name         Amount", "---------------------------", "食料品         1.00  ######", "Groceries  1,234.00",
        "x          reaches over the columns",
      ])
  }

  @Test func `bars give way first, then the widest name, then bars altogether`() {
    func row(_ width: Int) -> [String] {
      table.layout(width, TextTableTests.glyphs).rows.prefix(2).map { $0.text(.none) }
    }
    #expect(row(25) == ["食料品         1.00  ####", "Groceries  1,234.00"])
    #expect(row(22) == ["食料品       1.00  ###", "Groc...  1,234.00"])
    #expect(row(19) == ["...       1.00  ###", "G...  1,234.00"])
    #expect(row(15) == ["食...      1.00", "Gr...  1,234.00"])
    #expect(table.layout(40, TextTableTests.glyphs).isComplete)
    #expect(!table.layout(15, TextTableTests.glyphs).isComplete)
  }
}
