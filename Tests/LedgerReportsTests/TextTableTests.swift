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

  // MARK: Names that must not be cut

  private var rows: TextTable {
    var table = TextTable([
      .init(title: "Payee", sizing: .shrinking(to: 6)), .init(title: "Category", sizing: .wrapping(to: 9)),
      .init(title: "Note", sizing: .yielding(from: 5)),
    ])
    table.add([.text("Corner shop"), .text("Insurance:Household building"), .text("a long note")])
    table.add([.text("Bakery"), .text("Food"), .empty])
    return table
  }

  private func drawn(_ width: Int) -> [String] { rows.lines(width, TextTableTests.glyphs).map { $0.text(.none) } }

  @Test func `with room enough nothing gives way`() {
    #expect(drawn(60)[2] == "Corner shop  Insurance:Household building  a long note")
  }

  @Test func `payees and notes are cut before a name goes on below`() {
    #expect(drawn(50)[2] == "Corner...  Insurance:Household building  a long...")
    #expect(drawn(43)[2] == "Cor...  Insurance:Household building  a ...")
  }

  @Test func `a note is left out where it would say nothing`() {
    #expect(drawn(42)[0] == "Payee        Category")
    #expect(drawn(42)[2] == "Corner shop  Insurance:Household building")
  }

  @Test func `what has no room goes on below`() {
    #expect(
      drawn(28) == [
        "Payee   Category", "----------------------------", "Cor...  Insurance:Household", "        building",
        "Bakery  Food",
      ])
    #expect(
      drawn(17)[2...] == [
        "Cor...  Insurance", "        :", "        Household", "        building", "Bakery  Food",
      ])
  }

  @Test(arguments: 2...40)
  func `no character of a name is lost`(width: Int) {
    let name = "Insurance: 食料品/Household building-and-contents"
    let pieces = Line(name).wrapped(to: width)
    #expect(pieces.map { $0.text(.none) }.joined().filter { $0 != " " } == name.filter { $0 != " " })
    #expect(pieces.allSatisfy { $0.width <= width })
  }
}
