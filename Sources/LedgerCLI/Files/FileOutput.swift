internal import LedgerImport

/// A descriptor that text is written to in large pieces.
final class FileOutput: TextOutput {
  private let descriptor: FileDescriptor
  private var pending: [UInt8] = []
  private var hasFailed = false

  init(descriptor: Int32) { self.descriptor = FileDescriptor(descriptor) }

  func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= 1 << 16 { _ = flush() }
  }

  func flush() -> Bool {
    do throws(FileDescriptor.Failure) {
      if !hasFailed { try descriptor.write(pending) }
    } catch {
      hasFailed = true
    }
    pending.removeAll(keepingCapacity: true)
    return !hasFailed
  }
}
