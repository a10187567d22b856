import LedgerDomain
import Testing

@testable import LedgerStorage

/// What is written over in the text of an imported file.
@Suite struct FileTextEraserTests {
  private func row(_ line: Int, _ extent: RowExtent? = nil) -> ImportedRow {
    ImportedRow(line: line, extent: extent, entry: Entry.ID(rawValue: Int64(line)), isLinked: false, state: .unchanged)
  }

  private func erased(
    _ text: [String], own: [ImportedRow] = [], others: [ImportedRow] = [], searches: Bool = true
  ) -> (text: [String], left: Int) {
    let name = PayeeName("Ann", others: ["Ann Taylor"])
    var eraser = FileTextEraser(searches ? [name] : [], own: own, others: others)
    var (line, left) = (1, 0)
    let blocks = text.map { text in
      var block = Array(text.utf8)
      left += eraser.erase(in: &block, firstLine: line, name: name)
      line += text.count { $0.isNewline }
      return String(decoding: block, as: UTF8.self)
    }
    return (blocks, left)
  }

  @Test func `rows of the payee go as a whole, and ends of lines stay`() {
    let own = [row(2), row(4, RowExtent(lineOffset: 2, byteCount: 5))]
    #expect(erased(["a\nb,c\r\nd\ne <x\ny> f\n"], own: own).text == ["a\nxxx\r\nd\ne xx\nxx f\n"])
  }

  @Test func `a row that goes on in the next block is written over to its end`() {
    let own = [row(1, RowExtent(lineOffset: 1, byteCount: 4))]
    #expect(erased(["ab\n", "cde\n"], own: own).text == ["ax\n", "xxe\n"])
  }

  @Test func `rows of others stay, whatever they say`() {
    let found = erased(["Ann,1\nAnn,2\nBob,Ann\n"], own: [row(1)], others: [row(3)])
    #expect(found.text == ["xxxxx\nxxx,2\nBob,Ann\n"] && found.left == 1)
  }

  @Test func `in rows of nobody the name alone goes, in whole words`() {
    #expect(erased(["ANN,Joanna\nAnn Taylor,Hannover\n"]).text == ["xxx,Joanna\nAnn Taylor,Hannover\n"])
    #expect(erased(["!Type:Bank\nPAnn\nMAnnual\n"]).text == ["!Type:Bank\nPxxx\nMAnnual\n"])
    #expect(erased([":86:?32ANN?33x\n"]).text == [":86:?32xxx?33x\n"])
  }

  @Test func `a name that cannot be told from what else stands there stays and is counted`() {
    let found = erased(["Ann,1\nAnn,2\n"], own: [row(1)], searches: false)
    #expect(found.text == ["xxxxx\nAnn,2\n"] && found.left == 1)
  }
}
