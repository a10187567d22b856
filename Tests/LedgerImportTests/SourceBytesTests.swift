import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@testable import LedgerImport

/// The bytes of a file are those that were taken in, wherever they lie.
struct SourceBytesTests {
  /// As many different bytes as a large file has.
  static let large = (0..<9_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  static func spool(_ bytes: [UInt8], folder: String? = "/tmp") throws(TemporaryFileError) -> SourceBytes {
    var spool = ByteSpool(folder: folder)
    for start in stride(from: 0, to: bytes.count, by: 300_007) {
      try spool.append(bytes[start..<min(start + 300_007, bytes.count)])
    }
    return try spool.finish()
  }

  /// A spool whose bytes so far lie in a file.
  static func spilled() throws -> (spool: ByteSpool, file: TemporaryFile) {
    var spool = ByteSpool(folder: "/tmp")
    try spool.append(large[..<5_000_000])
    return (spool, try #require(spool.file))
  }

  /// Puts another file in the place of a descriptor.
  static func replace(_ descriptor: FileDescriptor, with path: String) throws {
    let other = open(path, O_RDONLY)
    try #require(other >= 0)
    #expect(dup2(other, descriptor.number) == descriptor.number)
    close(other)
  }

  /// How many files without a name lie in a folder and are in use.
  static func filesInUse(in folder: String) throws -> Int {
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    return maps.split(separator: "\n").count { $0.contains(folder + "/ledger-") }
  }

  @Test(arguments: [0, 1, 4096, 5_000_000, large.count])
  func `they are what was taken in`(count: Int) throws {
    let bytes = Array(Self.large.prefix(count))
    let source = try Self.spool(bytes)
    #expect(source.count == count)
    #expect(source.elementsEqual(bytes))
  }

  @Test(arguments: ["/nowhere/at/all", nil])
  func `without a folder for temporary files they stay in memory`(_ folder: String?) throws {
    #expect(try Self.spool(Self.large, folder: folder).elementsEqual(Self.large))
  }

  @Test func `a temporary file that cannot be read back is an error`() throws {
    // The null device takes no bytes, gives none back and cannot be mapped.
    let (spool, file) = try Self.spilled()
    try Self.replace(file.descriptor, with: "/dev/null")
    #expect(throws: TemporaryFileError(folder: "/tmp", errno: EIO)) { _ = try spool.finish() }
    var (full, other) = try Self.spilled()
    try Self.replace(other.descriptor, with: "/dev/null")
    #expect(throws: TemporaryFileError(folder: "/tmp", errno: EIO)) { try full.append(Self.large) }
  }

  #if os(Linux)
    @Test func `where the disk is full everything goes on in memory`() throws {
      // The same file, which cannot be written to any more.
      var (spool, file) = try Self.spilled()
      try Self.replace(file.descriptor, with: "/proc/self/fd/\(file.descriptor.number)")
      try spool.append(Self.large)
      #expect(spool.file == nil)
      #expect(try spool.finish().elementsEqual(Self.large[..<5_000_000] + Self.large))
    }

    @Test func `decoded text lies in the folder that its file was read with`() throws {
      let folder = try TemporaryFolder()
      let path = String(folder.path("x").dropLast(2))
      let line = Array("2026-11-02,Caf".utf8) + [0xe9] + Array(",-1.00\n".utf8)
      var bytes = Array("Date,Payee,Amount\n".utf8)
      for _ in 0..<300_000 { bytes += line }
      let kept = try FileText(file: SourceBytes(bytes, temporaryFolder: path), encoding: nil)
      #expect(try Self.filesInUse(in: path) == 1)
      let wide: [UInt8] = bytes.flatMap { (byte: UInt8) -> [UInt8] in [byte, 0] }
      let other = try FileText(file: SourceBytes(wide, temporaryFolder: path), encoding: .utf16LittleEndian)
      #expect(try Self.filesInUse(in: path) == 2)
      let inMemory = try FileText(file: SourceBytes(bytes), encoding: nil)
      #expect(try Self.filesInUse(in: path) == 2)
      #expect(inMemory.bytes.elementsEqual(kept.bytes))
      #expect(other.bytes.count == kept.bytes.count)
    }
  #endif

  @Test func `they can be read again after they were let go`() throws {
    let source = try Self.spool(Self.large)
    source.release(before: source.count)
    #expect(source[0] == Self.large[0] && source[8_000_000] == Self.large[8_000_000])
    let rest = source.droppingFirst(3)
    rest.release(before: rest.count)
    #expect(rest.elementsEqual(Self.large[3...]))
  }

  @Test func `pieces are all of them in order`() throws {
    var bytes: [UInt8] = []
    try Self.spool(Self.large).forEachPiece { bytes += $0 }
    #expect(bytes == Self.large)
  }

  @Test func `a range that is not there traps`() async {
    await #expect(processExitsWith: .failure) { _ = SourceBytes([1, 2, 3])[3] }
  }
}
