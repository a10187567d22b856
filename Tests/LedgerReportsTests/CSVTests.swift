import Testing

@testable import LedgerReports

@Suite struct CSVTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""),
    ("a\r\nb", "\"a\nb\""), ("a\rb", "a\\rb"), (" blanks ", " blanks "), ("=1+1", "'=1+1"), ("+49 30", "'+49 30"),
    ("-5", "'-5"),
    ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"), ("\r=1", "\\r=1"), ("\n=1", "\"'\n=1\""),
    ("＝1+1", "'＝1+1"), ("＠x", "'＠x"), ("a=1", "a=1"), ("'=1", "'=1"),
    ("=HYPERLINK(\"http://x\",\"y\")", "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\""),
    ("=\u{301}1", "'=\u{301}1"), ("\u{1b}[2J", "\\u{1B}[2J"), ("\u{202e}x", "\\u{202E}x"),
  ])
  func `text is quoted and never runs`(_ text: String, _ expected: String) {
    #expect(Array(CSVCell.text(text).encoded.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `numbers keep their sign and what is missing is empty`() {
    #expect(CSVCell.number("-42.50").encoded == "-42.50")
    #expect(CSVCell.empty.encoded == "")
    #expect(CSVCell.number(Int64?.none) == .empty)
    #expect(CSVCell.text(orEmpty: nil) == .empty)
  }

  @Test func `lines end with a line feed`() {
    let table = CSVTable(header: ["a", "b"], rows: [[.text("x,"), .number("-1")], [.empty, .empty]])
    #expect(table.text == "a,b\n\"x,\",-1\n,\n")
  }

  @Test func `a row of another length is a fault`() async {
    await #expect(processExitsWith: .failure) { _ = CSVTable(header: ["a"], rows: [[]]) }
  }
}
