import Testing
import ThreadKit

struct BoundedQueueTests {
  @Test(arguments: [1, 3, 1_000])
  func `values come in the order in which they were put in`(capacity: Int) throws {
    let queue = BoundedQueue<Int>(capacity: capacity)
    let thread = try #require(
      HelperThread {
        for number in 0..<500 { try queue.put(number) }
        queue.finish()
      })
    var taken: [Int] = []
    while let number = queue.take() { taken.append(number) }
    try thread.join()
    #expect(taken == Array(0..<500))
    #expect(queue.take() == nil)
  }

  @Test func `there is nothing to take before something was put in`() throws {
    let queue = BoundedQueue<Int>(capacity: 2)
    #expect(queue.takeIfReady() == nil)
    try queue.put(1)
    #expect(queue.takeIfReady() == 1)
    #expect(queue.takeIfReady() == nil)
  }

  @Test func `who waits for room is told when nobody takes values any more`() throws {
    let queue = BoundedQueue<Int>(capacity: 1)
    try queue.put(1)
    let thread = try #require(HelperThread { try queue.put(2) })
    queue.close()
    #expect(throws: BoundedQueue<Int>.Closed.self) { try thread.join() }
    #expect(throws: BoundedQueue<Int>.Closed.self) { try queue.put(3) }
    queue.finish()
    #expect(queue.take() == nil)
  }
}
