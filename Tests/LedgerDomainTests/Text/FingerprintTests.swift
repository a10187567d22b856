import LedgerDomain
import Testing

struct FingerprintTests {
  struct Vector: CustomStringConvertible {
    let text: String
    let bits: UInt64
    var description: String { text.debugDescription }
  }

  /// Vectors that the authors of FNV publish with the algorithm.
  @Test(arguments: [
    Vector(text: "", bits: 0xcbf2_9ce4_8422_2325),
    Vector(text: "a", bits: 0xaf63_dc4c_8601_ec8c),
    Vector(text: "b", bits: 0xaf63_df4c_8601_f1a5),
    Vector(text: "foobar", bits: 0x8594_4171_f739_67e8),
  ])
  func `bytes have the fingerprint that FNV-1a gives them`(vector: Vector) {
    var fingerprint = Fingerprint()
    fingerprint.combine(contentsOf: vector.text.utf8)
    #expect(fingerprint.bits == vector.bits)
  }

  @Test func `a text is its bytes and an end mark`() {
    var (text, bytes) = (Fingerprint(), Fingerprint())
    text.combine("foobar")
    bytes.combine(contentsOf: Array("foobar".utf8) + [0xff])
    #expect(text == bytes)
  }

  @Test func `where one text ends and the next begins makes a difference`() {
    var (left, right) = (Fingerprint(), Fingerprint())
    for text in ["ab", "c"] { left.combine(text) }
    for text in ["a", "bc"] { right.combine(text) }
    #expect(left != right)
  }
}
