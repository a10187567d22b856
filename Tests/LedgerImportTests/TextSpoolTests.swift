import LedgerDomain
import TestSupport
import Testing

@testable import LedgerImport

/// What is no text is not read to its end, and nothing that is read today is refused.
struct TextSpoolTests {
  /// Takes in bytes piece by piece.
  ///
  /// - Returns: how many were taken in, and why no more; nil when all of them were.
  static func take(_ bytes: [UInt8], piece: Int, encoding: TextEncoding? = nil) -> (taken: Int, error: ImportError?) {
    var spool = TextSpool(encoding: encoding, temporaryFolder: nil)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      let end = min(start + piece, bytes.count)
      do throws(ImportError) {
        if let error = bytes[start..<end].withUnsafeBytes({ append($0, to: &spool) }) { throw error }
      } catch {
        return (end, error)
      }
    }
    return (bytes.count, nil)
  }

  private static func append(_ piece: UnsafeRawBufferPointer, to spool: inout TextSpool) -> ImportError? {
    do throws(ImportError) {
      try spool.append(piece)
      return nil
    } catch {
      return error
    }
  }

  static let table = "Date,Payee,Amount\n" + String(repeating: "2026-11-02,Café,-1.00\n", count: 9000)
  static func wide(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { isLittle ? [UInt8($0 & 0xff), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xff)] }
  }

  @Test(arguments: [1021, 1 << 16, 1 << 18])
  func `a file of zeros is refused at its beginning`(piece: Int) {
    let zeros = [UInt8](repeating: 0, count: 3_000_000)
    for encoding in [nil, .utf8, .utf16LittleEndian, .windows1252] as [TextEncoding?] {
      let (taken, error) = Self.take(zeros, piece: piece, encoding: encoding)
      #expect(error == .nulBytes(line: 1))
      #expect(taken < (1 << 16) + piece)
    }
  }

  @Test(arguments: [1021, 1 << 18])
  func `zeros behind text are refused by their line`(piece: Int) {
    let (taken, error) = Self.take(Array(Self.table.utf8) + Array(repeating: 0, count: 2_000_000), piece: piece)
    #expect(error == .nulBytes(line: 9002))
    #expect(taken < Self.table.utf8.count + 2 * piece)
  }

  @Test(arguments: [true, false], [1021, 1 << 16])
  func `zeros behind UTF-16 are refused by their line`(isLittle: Bool, piece: Int) {
    let bytes = Self.wide(Self.table, isLittle: isLittle) + Array(repeating: 0, count: 2_000_000)
    let (taken, error) = Self.take(bytes, piece: piece)
    #expect(error == .nulBytes(line: 9002))
    #expect(taken < 2 * Self.table.utf16.count + 2 * piece)
  }

  @Test(arguments: [true, false], [1021, 4096, 1 << 16])
  func `UTF-16 without a mark is taken in whole`(isLittle: Bool, piece: Int) throws {
    let bytes = Self.wide(Self.table, isLittle: isLittle)
    #expect(Self.take(bytes, piece: piece).error == nil)
    let statement = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: currency("EUR"))
    #expect(statement.rowCount == 9000)
  }

  @Test func `a spreadsheet is refused before its end`() {
    let bytes = [0x50, 0x4b, 0x03, 0x04] + Array(repeating: UInt8(0x41), count: 1_000_000)
    #expect(Self.take(bytes, piece: 1 << 16).error == .notText(.zip))
  }

  @Test func `what is too short to tell is left to the statement`() {
    #expect(Self.take([UInt8](repeating: 0, count: 5000), piece: 100).error == nil)
  }

  /// Files made of pieces that text, UTF-16 and rubbish are made of.
  @Test(arguments: 0..<40)
  func `nothing is refused that a statement reads`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let table = Array(Self.table.utf8)
    let parts: [[UInt8]] = [
      table, Self.wide(Self.table, isLittle: true), Self.wide(Self.table, isLittle: false), [0xff, 0xfe], [0xfe, 0xff],
      [0xef, 0xbb, 0xbf], [0], [0, 0], [0x0a], [0x00, 0xd8], [0xd8, 0x00], [0x81], [0x8e, 0x00], Array("a\n".utf8),
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) { bytes += parts.randomElement(using: &random) ?? [] }
    let encodings: [TextEncoding?] = [nil, nil, .utf8, .utf16LittleEndian, .utf16BigEndian, .gb18030, .eucJP]
    let encoding = encodings.randomElement(using: &random) ?? nil
    let piece = [997, 1 << 15, 70_001].randomElement(using: &random) ?? 997
    guard let error = Self.take(bytes, piece: piece, encoding: encoding).error else { return }
    let whole = refusal(bytes, ReadingOptions(encoding: encoding))
    #expect(whole != nil)
    // Half a pair at the end makes the file one of single bytes after all.
    if encoding == nil, bytes.count % 2 == 1 { return }
    if case .nulBytes(let line) = error, case .nulBytes(let other) = whole { #expect(line == other) }
  }

  @Test func `half a pair is no character and hides none`() {
    let surrogates: [UInt8] = [0x00, 0xd8, 0x00, 0x00]
    let bytes = Self.wide(Self.table, isLittle: true) + surrogates
    #expect(refusal(bytes) == .nulBytes(line: 9002))
    #expect(Self.take(bytes, piece: 1 << 16).error == .nulBytes(line: 9002))
  }

  @Test(arguments: BankExport.all)
  func `banks' files are taken in whole`(_ export: BankExport) {
    for piece in [777, 1 << 18] { #expect(Self.take(export.bytes, piece: piece).error == nil) }
  }
}
