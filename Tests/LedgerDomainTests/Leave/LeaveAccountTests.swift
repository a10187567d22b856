import LedgerDomain
import TestSupport
import Testing

/// Which lot a consumption uses, and what expires (SEMANTICS §9).
struct LeaveAccountTests {
  static func event(
    _ kind: LeaveEvent.Kind, _ iso: String, _ scaled: Int64, until: String? = nil, expires: String? = nil
  ) -> LeaveEvent {
    LeaveEvent(
      kind: kind, date: date(iso), until: until.map { date($0) }, scaled: scaled, expires: expires.map { date($0) })
  }

  /// What is left of each lot, in the order in which the lots came in.
  static func rests(_ events: [LeaveEvent], _ day: String) -> [Int64] {
    LeaveAccount(events, through: date(day)).lots.map(\.rest)
  }

  @Test func `what expires first is used first, whenever it was granted`() {
    let events = [
      Self.event(.grant, "2026-01-01", 10), Self.event(.grant, "2026-02-01", 10, expires: "2026-12-31"),
      Self.event(.grant, "2026-03-01", 10, expires: "2026-06-30"), Self.event(.consume, "2026-04-01", 25),
    ]
    #expect(Self.rests(events, "2026-04-01") == [5, 0, 0])
  }

  @Test func `with equal expiry a carry-in is used before a grant, then the older`() {
    let events = [
      Self.event(.grant, "2026-01-01", 10), Self.event(.grant, "2026-01-02", 10),
      Self.event(.carryIn, "2026-01-03", 10), Self.event(.consume, "2026-04-01", 12),
    ]
    #expect(Self.rests(events, "2026-04-01") == [8, 10, 0])
  }

  @Test func `the last day still counts, and the rest is lost on the day after`() throws {
    let events = [
      Self.event(.grant, "2026-01-01", 10, expires: "2026-03-31"), Self.event(.consume, "2026-03-31", 4),
    ]
    #expect(Self.rests(events, "2026-03-31") == [6])
    #expect(Self.rests(events, "2026-04-01") == [0])
    let card = try BalanceCardTests.card(events, asOf: date("2026-04-01"))
    #expect(card.expired.scaled == 6 && card.consumed.scaled == 4 && card.balance.scaled == 0)
    #expect(try BalanceCardTests.card(events, asOf: date("2026-03-31")).expired.scaled == 0)
  }

  @Test func `a leave over an expiry uses the expiring grant before it and another after it`() throws {
    let events = [
      Self.event(.grant, "2026-01-01", 10, expires: "2026-03-31"), Self.event(.grant, "2026-01-01", 10),
      Self.event(.consume, "2026-03-30", 4, until: "2026-04-02"),
    ]
    #expect(Self.rests(events, "2026-04-02") == [0, 8])
    #expect(try BalanceCardTests.card(events, asOf: date("2026-04-02")).expired.scaled == 8)
  }

  @Test func `what no lot covers is settled by the next ones`() {
    let events = [
      Self.event(.consume, "2026-01-10", 7), Self.event(.grant, "2026-02-01", 5), Self.event(.grant, "2026-03-01", 5),
    ]
    #expect(LeaveAccount(events, through: date("2026-01-31")).debt == 7)
    #expect(LeaveAccount(events, through: date("2026-02-28")).debt == 2)
    #expect(Self.rests(events, "2026-03-01") == [0, 3])
    #expect(LeaveAccount(events, through: date("2026-03-01")).lastDayOfDebt == date("2026-02-28"))
  }

  @Test func `what is given back returns to the lot that was used last, and is lost where that has expired`() throws {
    let events = [
      Self.event(.grant, "2026-01-01", 10, expires: "2026-03-31"), Self.event(.grant, "2026-01-01", 10),
      Self.event(.consume, "2026-03-01", 12), Self.event(.consume, "2026-03-02", -5),
    ]
    #expect(Self.rests(events, "2026-03-02") == [3, 10])
    let late = events.dropLast() + [Self.event(.consume, "2026-05-01", -5)]
    #expect(Self.rests(Array(late), "2026-05-01") == [0, 10])
    let card = try BalanceCardTests.card(Array(late), asOf: date("2026-05-01"))
    #expect(card.consumed.scaled == 7 && card.expired.scaled == 3 && card.balance.scaled == 10)
  }

  @Test func `what is given back beyond all use can still be used`() throws {
    let events = [Self.event(.consume, "2026-01-01", -5), Self.event(.consume, "2026-01-02", 2)]
    let card = try BalanceCardTests.card(events, asOf: date("2026-01-02"))
    #expect(card.total.scaled == 0 && card.consumed.scaled == -3 && card.balance.scaled == 3)
    #expect(Self.rests(events, "2026-01-02") == [3])
  }

  @Test func `a stored loss and a correction downwards take from lots as a consumption does`() throws {
    let events = [
      Self.event(.grant, "2026-01-01", 10, expires: "2026-03-31"), Self.event(.expire, "2026-02-01", 3),
      Self.event(.adjust, "2026-02-02", -4), Self.event(.adjust, "2026-02-03", 6),
    ]
    let card = try BalanceCardTests.card(events, asOf: date("2026-04-01"))
    #expect(card.total.scaled == 12 && card.expired.scaled == 6 && card.balance.scaled == 6)
  }

  @Test func `what was taken back does not count`() throws {
    let grant = Self.event(.grant, "2026-01-01", 10)
    let cancelled = LeaveEvent(kind: .consume, date: date("2026-02-01"), scaled: 4, isCancelled: true)
    #expect(try BalanceCardTests.card([grant, cancelled]).balance.scaled == 10)
  }

  @Test func `what expires next is what plans leave of it`() throws {
    let events = [
      Self.event(.grant, "2026-01-01", 10, expires: "2026-08-31"), Self.event(.grant, "2026-01-01", 10),
      Self.event(.consume, "2026-07-15", 4),
    ]
    let expected = BalanceCard.Expiry(
      lastDay: date("2026-08-31"), quantity: Quantity(scaled: 6, unit: BalanceCardTests.source().unit))
    #expect(try BalanceCardTests.card(events).nextExpiry == expected)
    let planned = events + [Self.event(.consume, "2026-08-31", 6)]
    #expect(try BalanceCardTests.card(planned).nextExpiry == nil)
  }

  @Test func `a leave of ten thousand years costs no more than one of a day`() {
    let events = (0..<2000).flatMap { _ in
      [
        Self.event(.grant, "0001-01-01", 1_000_000, expires: "5000-12-31"),
        LeaveEvent(kind: .consume, date: .earliest, until: .latest, scaled: 1_000_000),
      ]
    }
    let clock = ContinuousClock()
    let time = clock.measure { #expect(LeaveAccount(events, through: .latest).debt > 0) }
    // By days it would be seven billion steps.
    #expect(time < .seconds(20))
  }

  /// Random events on the days of four months.
  private static func events(using random: inout SeededRandom) throws -> [LeaveEvent] {
    var events: [LeaveEvent] = []
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      let day = try #require(date("2026-01-01").adding(days: Int.random(in: 0..<120, using: &random)))
      let scaled = Int64.random(in: 1...40, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let expires = Bool.random(using: &random) ? day.adding(days: Int.random(in: 0...50, using: &random)) : nil
        let kind: LeaveEvent.Kind = Bool.random(using: &random) ? .grant : .carryIn
        events.append(LeaveEvent(kind: kind, date: day, scaled: scaled, expires: expires))
      case 4..<6: events.append(LeaveEvent(kind: .consume, date: day, scaled: scaled))
      case 6..<8:
        let until = day.adding(days: Int.random(in: 1...30, using: &random))
        events.append(LeaveEvent(kind: .consume, date: day, until: until, scaled: scaled))
      case 8: events.append(LeaveEvent(kind: .expire, date: day, scaled: scaled))
      default: events.append(LeaveEvent(kind: .adjust, date: day, scaled: scaled - 20))
      }
    }
    return events.sorted { $0.date < $1.date }
  }

  @Test func `random events come to what a model counts day by day`() throws {
    var random = SeededRandom()
    for _ in 0..<400 {
      let events = try Self.events(using: &random)
      let day = try #require(date("2026-01-01").adding(days: Int.random(in: 0..<200, using: &random)))
      let naive = try NaiveLeave(events, from: date("2026-01-01"), through: day)
      let account = LeaveAccount(events, through: day)
      let card = try BalanceCardTests.card(events, asOf: day)
      #expect(account.lots.map(\.rest) == naive.lots.map(\.rest), "\(random)")
      #expect(account.debt == Int128(naive.debt), "\(random)")
      #expect(card.total.scaled == naive.total, "\(random)")
      #expect(card.consumed.scaled == naive.consumed, "\(random)")
      #expect(card.expired.scaled == naive.expired, "\(random)")
      #expect(card.balance.scaled == naive.total - naive.consumed - naive.expired, "\(random)")
      #expect(card.balance.scaled == naive.lots.reduce(0) { $0 + $1.rest } - naive.debt, "\(random)")
    }
  }
}
