import Testing

@testable import LedgerImport

/// The bytes of a file are those that were taken in, wherever they lie.
struct SourceBytesTests {
  /// As many different bytes as a large file has.
  static let large = (0..<9_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  static func spool(_ bytes: [UInt8], folder: String = "/tmp") -> SourceBytes {
    var spool = ByteSpool(folder: folder)
    for start in stride(from: 0, to: bytes.count, by: 300_007) {
      spool.append(bytes[start..<min(start + 300_007, bytes.count)])
    }
    return spool.finish()
  }

  @Test(arguments: [0, 1, 4096, 5_000_000, large.count])
  func `they are what was taken in`(count: Int) {
    let bytes = Array(Self.large.prefix(count))
    let source = Self.spool(bytes)
    #expect(source.count == count)
    #expect(source.elementsEqual(bytes))
  }

  @Test func `without a folder for temporary files they stay in memory`() {
    #expect(Self.spool(Self.large, folder: "/nowhere/at/all").elementsEqual(Self.large))
  }

  @Test func `they can be read again after they were let go`() {
    let source = Self.spool(Self.large)
    source.release(before: source.count)
    #expect(source[0] == Self.large[0] && source[8_000_000] == Self.large[8_000_000])
    let rest = source.droppingFirst(3)
    rest.release(before: rest.count)
    #expect(rest.elementsEqual(Self.large[3...]))
  }

  @Test func `pieces are all of them in order`() {
    var bytes: [UInt8] = []
    Self.spool(Self.large).forEachPiece { bytes += $0 }
    #expect(bytes == Self.large)
  }

  @Test func `a range that is not there traps`() async {
    await #expect(processExitsWith: .failure) { _ = SourceBytes([1, 2, 3])[3] }
  }
}
