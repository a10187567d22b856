import LedgerDomain
import Testing

/// The digest is that of FIPS 180-4: its examples, and lengths around the ends of blocks as `sha256sum` prints them.
struct SHA256Tests {
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ("x", 55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"),
    ("x", 56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"),
    ("x", 63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"),
    ("x", 64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"),
    ("x", 65, "9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9"),
  ])
  func `the digest is right`(text: String, times: Int, digest: String) {
    let bytes = Array(String(repeating: text, count: times).utf8)
    #expect(sha256(of: bytes, inPiecesOf: max(1, bytes.count)) == digest)
  }

  @Test(arguments: [1, 7, 63, 64, 65, 130])
  func `bytes that come in pieces have the digest of the whole`(size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(sha256(of: bytes, inPiecesOf: size) == sha256(of: bytes, inPiecesOf: bytes.count))
  }

  private func sha256(of bytes: [UInt8], inPiecesOf size: Int) -> String {
    var digest = SHA256()
    bytes.withUnsafeBufferPointer { all in
      for start in stride(from: 0, to: all.count, by: size) {
        digest.combine(UnsafeBufferPointer(rebasing: all[start..<min(start + size, all.count)]))
      }
    }
    return digest.hexadecimal()
  }
}
