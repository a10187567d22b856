internal import CZlib

/// Bytes in the zlib format (RFC 1950), so that whoever reads the file with another program can open them.
enum Zlib {
  private static let level: Int32 = 4

  /// Compressed bytes that are damaged, or hold another number of bytes than is said.
  struct Damaged: Error {}

  /// Compresses bytes.
  ///
  /// The fourth of zlib's levels is taken: each higher one takes twice as long and makes a statement hardly smaller.
  static func compress(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { source in
      var length = compressBound(uLong(source.count))
      return Array(unsafeUninitializedCapacity: Int(length)) { result, count in
        let code = compress2(result.baseAddress, &length, source.baseAddress, uLong(source.count), level)
        precondition(code == Z_OK, "zlib has the room that it asked for")
        count = Int(length)
      }
    }
  }

  /// The bytes that were compressed.
  ///
  /// - Parameters:
  ///   - compressed: what ``compress(_:)`` made of them.
  ///   - size: their number.
  /// - Returns: the bytes.
  /// - Throws: ``Damaged``.
  static func decompress(_ compressed: [UInt8], size: Int) throws -> [UInt8] {
    var length = uLong(size)
    var code = Z_OK
    let result = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      code = uncompress(buffer.baseAddress, &length, compressed, uLong(compressed.count))
      count = code == Z_OK ? Int(length) : 0
    }
    guard result.count == size else { throw Damaged() }
    return result
  }
}
