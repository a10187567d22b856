/// Values that a thread of its own makes a little ahead of whoever uses them.
///
/// It is as if they were made one by one when they are needed: they come in order, what keeps further ones from being made
/// is thrown behind the last that was made, and nothing is made any more once somebody has thrown.
public struct ReadAhead<Element: Sendable>: Sendable {
  /// Makes all values, and gives each to its argument.
  public typealias Maker = @Sendable (_ use: (Element) throws -> Void) throws -> Void

  /// How many values are handed over at a time: one by one, waiting for each other would take longer than making them.
  private static var chunkSize: Int { 256 }
  /// How many chunks are made ahead at most.
  private static var chunksAhead: Int { 8 }

  private let make: Maker

  /// Describes values.
  ///
  /// - Parameter make: makes them, on another thread.
  public init(_ make: @escaping Maker) { self.make = make }

  /// Gives `body` each value. The thread that makes them has ended when it returns or throws.
  ///
  /// - Parameters:
  ///   - isAhead: whether there is so much to do that a thread is worth it; without one the result is the same.
  ///   - body: gets the values, on the thread of the caller.
  /// - Throws: what `body` throws, and what the making throws.
  public func forEach(isAhead: Bool = true, _ body: (Element) throws -> Void) throws {
    if !isAhead { return try make(body) }
    let queue = BoundedQueue<[Element]>(capacity: Self.chunksAhead)
    guard let maker = HelperThread({ [make] in try Self.fill(queue, make) }) else { return try make(body) }
    let used = Result {
      while let chunk = queue.take() {
        for element in chunk { try body(element) }
      }
    }
    queue.close()
    let made = Result { try maker.join() }
    // A maker of whom nothing more is wanted fails for that reason alone.
    try used.get()
    try made.get()
  }

  private static func fill(_ queue: BoundedQueue<[Element]>, _ make: Maker) throws {
    defer { queue.finish() }
    var chunk: [Element] = []
    chunk.reserveCapacity(chunkSize)
    let made = Result {
      try make { element in
        chunk.append(element)
        if chunk.count == chunkSize {
          try queue.put(chunk)
          chunk = []
          chunk.reserveCapacity(chunkSize)
        }
      }
    }
    if !chunk.isEmpty { try queue.put(chunk) }
    try made.get()
  }
}
