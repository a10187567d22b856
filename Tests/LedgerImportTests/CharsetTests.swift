import Glibc
import Testing

@testable import LedgerImport

/// An encoding, and the name that the C library has for it.
struct CharsetCase: CustomTestStringConvertible, Sendable {
  let encoding: TextEncoding
  let name: String
  /// Bytes for which the C library has an older character.
  var older: Set<UInt8> = []

  var testDescription: String { name }

  static let singleByte = [
    CharsetCase(encoding: .windows1250, name: "CP1250"), CharsetCase(encoding: .windows1251, name: "CP1251"),
    CharsetCase(encoding: .windows1252, name: "CP1252"), CharsetCase(encoding: .windows1253, name: "CP1253"),
    CharsetCase(encoding: .windows1254, name: "CP1254"), CharsetCase(encoding: .windows1255, name: "CP1255"),
    CharsetCase(encoding: .windows1256, name: "CP1256"), CharsetCase(encoding: .windows1257, name: "CP1257"),
    // Windows 1258 is left out: there the C library joins letters and accents.
    CharsetCase(encoding: .iso8859Part1, name: "ISO-8859-1"),
    CharsetCase(encoding: .iso8859Part2, name: "ISO-8859-2"), CharsetCase(encoding: .iso8859Part4, name: "ISO-8859-4"),
    CharsetCase(encoding: .iso8859Part5, name: "ISO-8859-5"), CharsetCase(encoding: .iso8859Part7, name: "ISO-8859-7"),
    CharsetCase(encoding: .iso8859Part9, name: "ISO-8859-9"),
    CharsetCase(encoding: .iso8859Part13, name: "ISO-8859-13"),
    CharsetCase(encoding: .iso8859Part15, name: "ISO-8859-15"),
    CharsetCase(encoding: .iso8859Part16, name: "ISO-8859-16"),
    CharsetCase(encoding: .koi8r, name: "KOI8-R"), CharsetCase(encoding: .koi8u, name: "KOI8-U"),
    CharsetCase(encoding: .macRoman, name: "MACINTOSH", older: [0xc6, 0xf0]),
    CharsetCase(encoding: .ibm437, name: "CP437"),
    CharsetCase(encoding: .ibm850, name: "CP850"), CharsetCase(encoding: .ibm852, name: "CP852"),
    CharsetCase(encoding: .ibm866, name: "CP866"),
  ]

  static let doubleByte = [
    CharsetCase(encoding: .shiftJIS, name: "CP932"), CharsetCase(encoding: .gb18030, name: "GB18030"),
    CharsetCase(encoding: .eucJP, name: "EUC-JP"), CharsetCase(encoding: .eucKR, name: "CP949"),
    CharsetCase(encoding: .big5, name: "CP950"),
  ]
}

struct CharsetTests {
  @Test(arguments: CharsetCase.singleByte)
  func `an encoding of single bytes agrees with the C library`(_ charset: CharsetCase) throws {
    let converter = try Converter(charset.name)
    var compared = 0
    for byte in UInt8(0x80)...0xff where !charset.older.contains(byte) {
      guard let found = scalar([byte], charset.encoding), let expected = converter.scalar([byte]) else { continue }
      #expect(found == expected, "0x\(String(byte, radix: 16))")
      compared += 1
    }
    #expect(compared > 60)
  }

  @Test(arguments: CharsetCase.doubleByte)
  func `an encoding of pairs agrees with the C library in nearly all characters`(_ charset: CharsetCase) throws {
    let converter = try Converter(charset.name)
    var agreeing = 0
    var differing = 0
    for lead in UInt8(0x81)...0xfe {
      for trail in UInt8(0x40)...0xfe {
        guard let found = scalar([lead, trail], charset.encoding), let expected = converter.scalar([lead, trail]) else {
          continue
        }
        if found == expected { agreeing += 1 } else { differing += 1 }
      }
    }
    #expect(agreeing > 5000)
    // Vendors disagree about a few signs, such as the wave dash, and about characters for private use.
    #expect(differing * 50 <= agreeing)
  }

  @Test(
    arguments: [
      ([0x81, 0x30, 0x84, 0x36], 0xa5), ([0x82, 0x35, 0x8f, 0x33], 0x9fa6), ([0x90, 0x30, 0x81, 0x30], 0x10000),
      ([0xe3, 0x32, 0x9a, 0x35], 0x10ffff),
    ] as [([UInt8], UInt32)])
  func `four bytes of GB 18030 are one character`(_ bytes: [UInt8], _ expected: UInt32) {
    #expect(scalar(bytes, .gb18030)?.value == expected)
  }

  @Test func `four bytes that begin too low are no character of GB 18030`() {
    #expect(scalar([0x80, 0x30, 0x84, 0x36], .gb18030) == nil)
  }

  /// The one character that bytes stand for; nil when there is none.
  private func scalar(_ bytes: [UInt8], _ encoding: TextEncoding) -> Unicode.Scalar? {
    var found: [Unicode.Scalar?] = []
    LegacyDecoder(encoding).decode(SourceBytes(bytes)) { found.append($1) }
    return found.count == 1 ? found[0] : nil
  }
}

/// The C library's converter from one encoding to UTF-32.
private final class Converter {
  private let descriptor: iconv_t

  struct Unknown: Error {}

  init(_ name: String) throws {
    guard let descriptor = iconv_open("UTF-32LE", name), Int(bitPattern: descriptor) != -1 else { throw Unknown() }
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  /// The one character that bytes stand for; nil when there is none.
  func scalar(_ bytes: [UInt8]) -> Unicode.Scalar? {
    var input = bytes.map { CChar(bitPattern: $0) }
    var output = [UInt32](repeating: 0, count: 4)
    let written = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBytes { target -> Int in
        var (from, fromLeft): (UnsafeMutablePointer<CChar>?, Int) = (source.baseAddress, source.count)
        var (to, toLeft) = (target.baseAddress?.assumingMemoryBound(to: CChar.self), target.count)
        let result = iconv(descriptor, &from, &fromLeft, &to, &toLeft)
        return result == -1 || fromLeft > 0 ? -1 : target.count - toLeft
      }
    }
    iconv(descriptor, nil, nil, nil, nil)
    return written == 4 ? Unicode.Scalar(output[0]) : nil
  }
}
