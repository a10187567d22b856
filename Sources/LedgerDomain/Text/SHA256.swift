/// The SHA-256 digest of bytes (FIPS 180-4 §6.2), by which people tell files apart: `sha256sum` prints the same.
public struct SHA256 {
  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (FIPS 180-4 §4.2.2).
  private static let constants: [UInt32] = fractions(count: 64, root: 3)
  /// The first 32 bits of the fractions of the square roots of the first 8 primes (FIPS 180-4 §5.3.3).
  private static let start: [UInt32] = fractions(count: 8, root: 2)

  private var state = SHA256.start
  private var words = [UInt32](repeating: 0, count: 64)
  /// What is left of the bytes behind the last whole block.
  private var rest: [UInt8] = []
  private var length = 0

  /// The digest of no bytes.
  public init() {}

  /// Takes in bytes.
  public mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    length += bytes.count
    var taken = 0
    if !rest.isEmpty {
      taken = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<taken])
      guard rest.count == 64 else { return }
      let block = rest
      block.withUnsafeBufferPointer { SHA256.take($0, &state, &words) }
    }
    let whole = taken + (bytes.count - taken) / 64 * 64
    SHA256.take(UnsafeBufferPointer(rebasing: bytes[taken..<whole]), &state, &words)
    rest = Array(bytes[whole...])
  }

  /// The digest of all bytes that were taken in: 32 bytes.
  public func digest() -> [UInt8] {
    var last = self
    SHA256.padded(rest, length: length).withUnsafeBufferPointer { SHA256.take($0, &last.state, &last.words) }
    return last.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  /// The digest in hexadecimal, 64 digits.
  public func hexadecimal() -> String {
    digest().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The bytes of the last blocks: a one bit, zeros, and the length in bits (FIPS 180-4 §5.1.1).
  private static func padded(_ rest: [UInt8], length: Int) -> [UInt8] {
    var tail = rest + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(length) * 8
    return tail + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  }

  /// Takes in whole blocks.
  private static func take(_ blocks: UnsafeBufferPointer<UInt8>, _ state: inout [UInt32], _ words: inout [UInt32]) {
    state.withUnsafeMutableBufferPointer { state in
      words.withUnsafeMutableBufferPointer { words in
        constants.withUnsafeBufferPointer { constants in
          for offset in stride(from: 0, to: blocks.count, by: 64) {
            takeBlock(UnsafeBufferPointer(rebasing: blocks[offset..<offset + 64]), state, words, constants)
          }
        }
      }
    }
  }

  /// Takes in one block of 64 bytes (FIPS 180-4 §6.2.2).
  private static func takeBlock(
    _ block: UnsafeBufferPointer<UInt8>, _ state: UnsafeMutableBufferPointer<UInt32>,
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    let bytes = UnsafeRawBufferPointer(block)
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ (early &>> 3)
      let second = rotated(late, 17) ^ rotated(late, 19) ^ (late &>> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      // Ch and Maj of §4.1.2, with fewer steps.
      let choice = g ^ (e & (f ^ g))
      let majority = (a & b) | (c & (a | b))
      let first =
        h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[index] &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 - count) }

  /// The first 32 bits of the fractions of the roots of the first primes, in whole numbers: the root of a prime times
  /// 2³² is found by halving.
  private static func fractions(count: Int, root: Int) -> [UInt32] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      var (low, high): (UInt64, UInt64) = (0, 32 << 32)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if power(middle, root, isAtMost: prime) { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }

  /// Whether a number in units of 2⁻³², raised to a power, is at most a prime.
  private static func power(_ number: UInt64, _ root: Int, isAtMost prime: UInt64) -> Bool {
    // The exact power has up to 32·root bits behind the point; UInt128 holds it for the roots that occur here.
    let wide = UInt128(number)
    return root == 2 ? wide * wide <= UInt128(prime) << 64 : wide * wide * wide <= UInt128(prime) << 96
  }
}
