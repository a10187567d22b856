#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The index of the first byte of value 0.
  var firstNUL: Int? {
    let found = withContiguousStorageIfAvailable { bytes -> Int? in
      guard let base = bytes.baseAddress, let byte = memchr(base, 0, bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(byte) - UnsafeRawPointer(base))
    }
    return found ?? firstIndex(of: 0)
  }
}
