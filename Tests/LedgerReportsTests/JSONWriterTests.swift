import Foundation
import Testing

@testable import LedgerReports

@Suite struct JSONWriterTests {
  private func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-2, "-2"), (0.42125, "0.42125"), (1.0 / 3, "0.3333333333333333"),
      (1e15, "1000000000000000"), (1e300, "1e+300"), (1e-7, "1e-07"), (9.5e20, "9.5e+20"),
    ] as [(Double, String)])
  func `a number reads back as the same number`(_ number: Double, _ expected: String) throws {
    #expect(text(.number(number)) == expected)
    let read = try JSONSerialization.jsonObject(with: Data("[\(expected)]".utf8)) as? [Double]
    #expect(read == [number])
  }

  @Test(arguments: [
    ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{8}\u{c}", #""\n\r\t\b\f""#),
    ("\u{0}\u{1b}\u{1f}\u{7f}\u{9b}", #""\u0000\u001b\u001f\u007f\u009b""#),
    ("\u{202e}\u{2028}", #""\u202e\u2028""#), ("é 食 🍎 \u{301}", "\"é 食 🍎 \u{301}\""), ("", "\"\""),
  ])
  func `a string is escaped and reads back as it was`(_ string: String, _ expected: String) throws {
    #expect(text(.string(string)) == expected)
    let read = try JSONSerialization.jsonObject(with: Data("[\(expected)]".utf8)) as? [String]
    #expect(read.map { $0.map { Array($0.unicodeScalars) } } == [Array(string.unicodeScalars)])
  }

  @Test func `in a page there are no blanks, and no text can end the element`() throws {
    var writer = JSONWriter(layout: .embedded)
    writer.write(.object([("a", .array([.string("</script><!--"), .null, .array([])])), ("b", .string("é\u{2028}"))]))
    #expect(writer.text == "{\"a\":[\"\\u003c/script>\\u003c!--\",null,[]],\"b\":\"é\\u2028\"}")
    let read = try JSONSerialization.jsonObject(with: Data(writer.text.utf8)) as? [String: Any]
    #expect((read?["a"] as? [Any])?.first as? String == "</script><!--")
  }

  @Test func `members keep their order and levels are indented`() {
    let value = JSONValue.object([
      ("b", .array([.integer(.min), .bool(true), .null])), ("a", .object([("x", .array([])), ("w", .object([]))])),
    ])
    #expect(
      text(value) == """
        {
          "b": [
            -9223372036854775808,
            true,
            null
          ],
          "a": {
            "x": [],
            "w": {}
          }
        }
        """)
  }

  @Test func `a number that JSON does not have is a fault`() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.write(.number(.nan))
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.write(.number(-.infinity))
    }
  }
}
