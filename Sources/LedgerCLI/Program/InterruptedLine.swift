#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Clears the line that is being drawn on standard error when a signal ends the process, so that the shell's prompt does
/// not stand behind it. The process dies of the signal as it would without it.
enum InterruptedLine {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  // One thread runs commands, and the handler does not look at it.
  nonisolated(unsafe) private static var held: [Int32] = []

  /// Begins or ends to watch over the line. Signals that are ignored, as below `nohup`, stay so.
  static func hold(_ isDrawn: Bool) {
    if !isDrawn {
      for number in held { signal(number, SIG_DFL) }
      held = []
    } else if held.isEmpty {
      for number in signals {
        let previous = signal(number, clearLineAndDie)
        if isIgnored(previous) { signal(number, SIG_IGN) } else { held.append(number) }
      }
    }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// NB: a handler may only do what is safe at any instant (signal-safety(7)): write, signal, raise; no memory is allocated.
private func clearLineAndDie(_ number: Int32) {
  let sequence: StaticString = "\r\u{1b}[K"
  _ = write(STDERR_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  signal(number, SIG_DFL)
  raise(number)
}
