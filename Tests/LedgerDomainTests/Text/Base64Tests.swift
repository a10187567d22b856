import LedgerDomain
import TestSupport
import Testing

struct Base64Tests {
  /// RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `the vectors of the standard`(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
    #expect(Base64.bytes(of: text) == Array(bytes.utf8))
  }

  @Test func `all 64 digits`() {
    #expect(Base64.text(of: [0xfb, 0xff, 0xbf, 0x00]) == "+/+/AA==")
  }

  @Test func `any bytes come back`() {
    var random = SeededRandom()
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes, "\(random)")
    }
  }

  @Test(arguments: ["Zg", "Zg=", "Z===", "====", "Zh==", "Zm9=", "Zg==Zg==", "Zm 9", "Zm9v\n", "Zm-v", "Zé=="])
  func `no second spelling is read`(text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
