import LedgerDomain
import Testing

struct HexColorTests {
  struct Color: CustomStringConvertible {
    let text: String
    let rgb: UInt32
    var description: String { text }
  }

  @Test(arguments: [
    Color(text: "#000000", rgb: 0), Color(text: "#0000ff", rgb: 0xff), Color(text: "#00ff00", rgb: 0xff00),
    Color(text: "#ff0000", rgb: 0xff_0000), Color(text: "#0a1b2c", rgb: 0x0a_1b2c),
    Color(text: "#ffffff", rgb: 0xff_ffff),
  ])
  func `a colour is read back as it was printed`(expected: Color) {
    #expect(HexColor(expected.text)?.rgb == expected.rgb)
    #expect(HexColor(rgb: expected.rgb).description == expected.text)
  }

  @Test func `capital digits are read, small ones are printed`() {
    #expect(HexColor("#ABCDEF")?.description == "#abcdef")
  }

  @Test func `more than 24 bits are cut off`() {
    #expect(HexColor(rgb: 0xff12_3456).description == "#123456")
  }

  @Test(arguments: [
    "", "#", "#fff", "#fffff", "#fffffff", "ffffff", "fffffff", "#gggggg", "#+12345", "#-12345", "# 12345", "#12345 ",
    "##12345", "red", "#ｆｆ", "#\"/><a",
  ])
  func `any other text is no colour`(text: String) {
    #expect(HexColor(text) == nil)
  }
}
