#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A value that several threads use, one at a time, and for whose changes they can wait.
final class Monitor<State: Sendable>: @unchecked Sendable {
  // NB: unchecked, because the state is a variable; it is reached with the mutex held and in no other way.
  private var state: State
  // They need an address that stays.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    mutex.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    let codes = [pthread_mutex_init(mutex, nil), pthread_cond_init(changed, nil)]
    precondition(codes == [0, 0], "the system has room for a lock")
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Changes the value, and tells those who wait.
  ///
  /// - Parameter body: gets the value, and no other thread meanwhile.
  /// - Returns: what `body` returns.
  func change<T>(_ body: (inout State) -> T) -> T {
    change(once: { _ in true }, body)
  }

  /// Waits until the value is as it has to be, then changes it and tells those who wait.
  ///
  /// - Parameters:
  ///   - isReady: whether the value is as it has to be; asked whenever it has changed.
  ///   - body: gets the value, and no other thread meanwhile.
  /// - Returns: what `body` returns.
  func change<T>(once isReady: (State) -> Bool, _ body: (inout State) -> T) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReady(state) { pthread_cond_wait(changed, mutex) }
    defer { pthread_cond_broadcast(changed) }
    return body(&state)
  }
}
