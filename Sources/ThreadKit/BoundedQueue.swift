/// Hands values from one thread to another in their order, a few at a time: who puts in more waits until some are taken.
public final class BoundedQueue<Element: Sendable>: Sendable {
  /// Nobody takes values any more.
  public struct Closed: Error {}

  private struct State {
    var waiting: [Element] = []
    var isFinished = false
    var isClosed = false

    mutating func takeFirst() -> Element? { waiting.isEmpty ? nil : waiting.removeFirst() }
  }

  private let capacity: Int
  private let state = Monitor(State())

  /// An empty queue.
  ///
  /// - Parameter capacity: how many values it holds at most.
  public init(capacity: Int) {
    precondition(capacity > 0, "a queue without room holds nothing")
    self.capacity = capacity
  }

  /// Puts in a value, as soon as there is room.
  ///
  /// - Throws: ``Closed`` when nobody takes values any more.
  public func put(_ element: Element) throws(Closed) {
    let isTaken = state.change(once: { [capacity] in $0.isClosed || $0.waiting.count < capacity }) { state in
      if !state.isClosed { state.waiting.append(element) }
      return !state.isClosed
    }
    if !isTaken { throw Closed() }
  }

  /// Says that no more values come.
  public func finish() { state.change { $0.isFinished = true } }

  /// Takes the first value, as soon as there is one.
  ///
  /// - Returns: the value; nil when all were taken and no more come.
  public func take() -> Element? {
    state.change(once: { !$0.waiting.isEmpty || $0.isFinished }) { $0.takeFirst() }
  }

  /// Takes the first value if there is one now.
  ///
  /// - Returns: the value; nil when there is none yet, or none any more.
  public func takeIfReady() -> Element? { state.change { $0.takeFirst() } }

  /// Says that nobody takes values any more, so that whoever puts one in does not wait for ever.
  public func close() {
    state.change { state in
      state.isClosed = true
      state.waiting = []
    }
  }
}
