import Testing

@testable import LedgerReports

struct Base64Tests {
  /// RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `the vectors of the standard`(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
  }

  @Test func `all 64 digits`() {
    #expect(Base64.text(of: [0xfb, 0xff, 0xbf, 0x00]) == "+/+/AA==")
  }
}
