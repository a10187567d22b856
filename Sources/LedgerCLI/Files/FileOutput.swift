#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A descriptor that text is written to in large pieces.
final class FileOutput: TextOutput {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var hasFailed = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= 1 << 16 { _ = flush() }
  }

  func flush() -> Bool {
    if !hasFailed { hasFailed = !FileBytes.write(pending, to: descriptor) }
    pending.removeAll(keepingCapacity: true)
    return !hasFailed
  }
}
