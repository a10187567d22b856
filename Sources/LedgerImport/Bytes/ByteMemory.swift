#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where bytes lie: in memory of the program, or in a file that is mapped into it.
final class ByteMemory: @unchecked Sendable {
  // NB: unchecked, because pointers are not Sendable; the bytes never change once they are there.

  /// After how many bytes a walk lets go of what lies behind it.
  static let releaseStep = 1 << 21

  let base: UnsafeRawPointer
  private let length: Int
  private let isMapped: Bool

  /// Copies bytes.
  init(copying bytes: some Collection<UInt8>) {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Swift.max(1, bytes.count))
    _ = buffer.initialize(from: bytes)
    base = UnsafeRawPointer(buffer.baseAddress!)  // the capacity is above 0
    length = bytes.count
    isMapped = false
  }

  /// Maps the file of a descriptor; nil when the system does not.
  init?(mapping descriptor: Int32, length: Int) {
    guard length > 0, let address = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED
    else { return nil }
    base = UnsafeRawPointer(address)
    self.length = length
    isMapped = true
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: base), length)
    } else {
      base.deallocate()
    }
  }

  /// Lets go of whole pages before an offset.
  func release(before offset: Int) {
    let pages = offset / pageSize * pageSize
    if isMapped, pages > 0 { madvise(UnsafeMutableRawPointer(mutating: base), pages, MADV_DONTNEED) }
  }
}

private let pageSize = Swift.max(4096, Int(sysconf(Int32(_SC_PAGESIZE))))
