#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How long something has taken.
///
/// NB: `ContinuousClock` lies in the library for concurrency. Who uses it links threads and queues into a static program, which
/// every start of it then sets up.
struct Stopwatch {
  private let start = Stopwatch.now()

  /// The milliseconds since it was made.
  var milliseconds: Int { Stopwatch.now() - start }

  private static func now() -> Int {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return Int(moment.tv_sec) * 1000 + Int(moment.tv_nsec) / 1_000_000
  }
}
