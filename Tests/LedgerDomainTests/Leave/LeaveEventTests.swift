import LedgerDomain
import TestSupport
import Testing

struct LeaveEventTests {
  static func week(_ scaled: Int64) -> LeaveEvent {
    LeaveEvent(kind: .consume, date: date("2026-07-06"), until: date("2026-07-10"), scaled: scaled)
  }

  @Test func `an event on one day counts from that day on`() {
    let event = LeaveEvent(kind: .consume, date: date("2026-07-06"), scaled: 1000)
    #expect(event.until == event.date)
    #expect(event.scaled(asOf: date("2026-07-05")) == 0)
    #expect(event.scaled(asOf: date("2026-07-06")) == 1000)
    #expect(event.scaled(asOf: .latest) == 1000)
  }

  @Test func `a consumption over several days is spread evenly over them`() throws {
    let days = try (-1...5).map { try #require(date("2026-07-06").adding(days: $0)) }
    #expect(days.map { Self.week(5000).scaled(asOf: $0) } == [0, 1000, 2000, 3000, 4000, 5000, 5000])
  }

  @Test func `what does not divide is rounded down, and the last day completes it`() throws {
    let days = try (-1...5).map { try #require(date("2026-07-06").adding(days: $0)) }
    #expect(days.map { Self.week(7).scaled(asOf: $0) } == [0, 1, 2, 4, 5, 7, 7])
    #expect(days.map { Self.week(1).scaled(asOf: $0) } == [0, 0, 0, 0, 0, 1, 1])
  }

  @Test func `the calendar days between two months count`() {
    let event = LeaveEvent(kind: .consume, date: date("2026-02-27"), until: date("2026-03-02"), scaled: 4000)
    #expect(event.scaled(asOf: date("2026-02-28")) == 2000)
    #expect(event.scaled(asOf: date("2026-03-01")) == 3000)
  }

  @Test func `the largest consumption over all days does not overflow`() {
    let event = LeaveEvent(kind: .consume, date: .earliest, until: .latest, scaled: .max)
    #expect(event.scaled(asOf: .latest) == .max)
    #expect(event.scaled(asOf: .earliest) == Int64.max / 3_652_059)
  }

  @Test func `what is taken never falls from one day to the next, nor by more than an even part`() throws {
    var random = SeededRandom()
    for _ in 0..<100 {
      let scaled = Int64.random(in: 1...100_000, using: &random)
      let length = Int.random(in: 1...60, using: &random)
      let start = date("2026-01-15")
      let until = try #require(start.adding(days: length - 1))
      let event = LeaveEvent(kind: .consume, date: start, until: until, scaled: scaled)
      var taken: Int64 = 0
      for day in 0..<length {
        let next = event.scaled(asOf: try #require(start.adding(days: day)))
        let even = scaled / Int64(length)
        #expect((even...(even + 1)).contains(next - taken), "\(random)")
        taken = next
      }
      #expect(taken == scaled, "\(random)")
    }
  }
}
