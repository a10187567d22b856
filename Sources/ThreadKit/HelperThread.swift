#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Work that is done on a thread of its own, beside the one that asked for it.
///
/// The thread has ended when ``join()`` returns, or at the latest when nobody holds this any more: work that waits for
/// somebody else has to be told before.
public final class HelperThread<Value: Sendable> {
  /// What the thread does and what came of it.
  private final class Work: Sendable {
    private let body: @Sendable () throws -> Value
    private let result = Monitor<Result<Value, any Error>?>(nil)

    init(_ body: @escaping @Sendable () throws -> Value) { self.body = body }

    func run() {
      let value = Result { try body() }
      result.change { $0 = value }
    }

    /// Takes what came of it, once the thread has ended.
    func takeResult() -> Result<Value, any Error>? { result.change { $0.take() } }
  }

  private let thread: pthread_t
  private let work: Work
  private var hasEnded = false

  /// Begins to work; nil where the system has no thread to give, and then nothing is done.
  ///
  /// - Parameter body: the work.
  public init?(_ body: @escaping @Sendable () throws -> Value) {
    work = Work(body)
    // Generic parameters cannot be named in a function that C calls, so that it gets a closure without any.
    let run = Unmanaged.passRetained(Start { [work] in work.run() })
    guard let thread = startThread(run) else {
      run.release()
      return nil
    }
    self.thread = thread
  }

  deinit { wait() }

  /// Waits for the end of the work.
  ///
  /// - Returns: what the work returned.
  /// - Throws: what it threw.
  public func join() throws -> Value {
    wait()
    guard let result = work.takeResult() else { preconditionFailure("the result of a thread is asked for once") }
    return try result.get()
  }

  private func wait() {
    if hasEnded { return }
    hasEnded = true
    let code = pthread_join(thread, nil)
    precondition(code == 0, "a thread that was started can be waited for")
  }
}

/// What a new thread runs first.
private final class Start: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The thread that runs and releases `start`; nil where the system has none.
private func startThread(_ start: Unmanaged<Start>) -> pthread_t? {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let code = pthread_create(
    &thread, nil,
    { context in
      // It cannot be nil, though not every system says so.
      let context: UnsafeMutableRawPointer? = context
      if let context { Unmanaged<Start>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }, start.toOpaque())
  return code == 0 ? thread : nil
}
