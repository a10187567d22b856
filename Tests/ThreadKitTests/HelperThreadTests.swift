import Testing
import ThreadKit

struct HelperThreadTests {
  private struct Failure: Error, Equatable {
    let number: Int
  }

  @Test func `a thread hands back what its work returned`() throws {
    let thread = try #require(HelperThread { (1...100).reduce(0, +) })
    #expect(try thread.join() == 5_050)
  }

  @Test func `a thread hands back what its work threw`() throws {
    let thread = try #require(HelperThread { throw Failure(number: 7) })
    #expect(throws: Failure(number: 7)) { try thread.join() }
  }

  @Test func `a thread that nobody asks has ended when nobody holds it`() throws {
    let queue = BoundedQueue<Int>(capacity: 1)
    var thread = HelperThread {
      for number in 1...1_000 where number == 1_000 { try queue.put(number) }
    }
    #expect(thread != nil)
    thread = nil
    #expect(queue.takeIfReady() == 1_000)
  }
}
