import Foundation

/// A terminal that a program draws on and a test looks at.
final class Terminal {
  private let master: Int32
  private var slave: Int32
  /// All that was drawn so far.
  private(set) var text = ""

  init() throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.slave, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
    // The program gets its end as standard error, and no end under other numbers.
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (master, slave) = ends
  }

  deinit {
    close(master)
    hangUp()
  }

  /// What a program writes to, until ``hangUp()``.
  var handle: FileHandle { FileHandle(fileDescriptor: slave, closeOnDealloc: false) }

  /// Gives up this process's end, so that the text ends when the program does.
  func hangUp() {
    if slave >= 0 { close(slave) }
    slave = -1
  }

  /// Waits until something is drawn; false when the program ends before.
  func wait(for part: String) -> Bool {
    while !text.contains(part) {
      if !readMore() { return false }
    }
    return true
  }

  /// Takes in all that is drawn up to the program's end.
  func readToEnd() {
    while readMore() {}
  }

  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    // A cut character becomes U+FFFD, which nobody waits for.
    if count > 0 { text += String(decoding: bytes[..<count], as: UTF8.self) }
    return count > 0
  }
}
