import LedgerDomain
import TestSupport
import Testing

/// Leave-style balances (SEMANTICS §9).
struct BalanceCardTests {
  static let today = date("2026-06-30")

  static func source(_ unit: LeaveUnit = .counted("days")) -> LeaveBalance {
    LeaveBalance(
      id: .init(rawValue: 1), name: "Annual leave", unit: unit, color: HexColor(rgb: 0x2f80ed), allowsOverdraft: false)
  }

  static func event(_ kind: LeaveEvent.Kind, _ iso: String, _ scaled: Int64, until: String? = nil) -> LeaveEvent {
    LeaveEvent(kind: kind, date: date(iso), until: until.map(date), scaled: scaled)
  }

  static func card(_ events: [LeaveEvent], asOf day: CalendarDate = today) throws -> BalanceCard {
    try BalanceCard(source(), events: events, asOf: day)
  }

  /// A year's leave of 28 with 5 carried in, of which 2 never expire.
  struct Year: CustomStringConvertible {
    let before: Int64
    let after: Int64
    let expired: Int64
    let neverExpiringLeft: Int64
    let annualLeft: Int64
    var description: String { "\(before) taken before expiry, \(after) after" }
  }

  @Test(arguments: [
    Year(before: 5, after: 10, expired: 0, neverExpiringLeft: 0, annualLeft: 18),
    Year(before: 0, after: 10, expired: 3, neverExpiringLeft: 0, annualLeft: 20),
    Year(before: 10, after: 5, expired: 0, neverExpiringLeft: 0, annualLeft: 18),
    Year(before: 2, after: 2, expired: 1, neverExpiringLeft: 0, annualLeft: 28),
    Year(before: 3, after: 0, expired: 0, neverExpiringLeft: 2, annualLeft: 28),
    Year(before: 4, after: 0, expired: 0, neverExpiringLeft: 1, annualLeft: 28),
  ])
  func `what is left is the total without what was consumed and what expired`(year: Year) throws {
    let card = try Self.card([
      Self.event(.grant, "2026-01-01", 28_000), Self.event(.carryIn, "2026-01-01", 5_000),
      Self.event(.consume, "2026-03-02", year.before * 1000), Self.event(.expire, "2026-04-01", year.expired * 1000),
      Self.event(.consume, "2026-05-04", year.after * 1000),
    ])
    #expect(card.total.scaled == 33_000)
    #expect(card.consumed.scaled == (year.before + year.after) * 1000)
    #expect(card.expired.scaled == year.expired * 1000)
    #expect(card.balance.scaled == (year.neverExpiringLeft + year.annualLeft) * 1000)
    #expect(card.planned.scaled == 0)
  }

  @Test func `corrections change the total, up or down`() throws {
    let card = try Self.card([
      Self.event(.grant, "2026-01-01", 10_000), Self.event(.adjust, "2026-02-01", -1_500),
      Self.event(.adjust, "2026-03-01", 250),
    ])
    #expect(card.total.description == "8.75")
    #expect(card.balance.description == "8.75")
  }

  @Test func `planned leave stands apart from what was taken`() throws {
    let card = try Self.card([
      Self.event(.grant, "2026-01-01", 30_000), Self.event(.consume, "2026-06-30", 3_000),
      Self.event(.consume, "2026-07-01", 10_000),
    ])
    #expect(card.consumed.description == "3.0")
    #expect(card.planned.description == "10.0")
    #expect(card.balance.description == "27.0")
    #expect(card.progress == Ratio(3_000, of: 30_000))
    #expect(card.progress.percentText == "10 %")
  }

  @Test func `a leave that goes on today is taken in part and planned in part`() throws {
    let card = try Self.card([
      Self.event(.grant, "2026-01-01", 30_000), Self.event(.consume, "2026-06-29", 5_000, until: "2026-07-03"),
    ])
    #expect(card.consumed.scaled == 2_000)
    #expect(card.planned.scaled == 3_000)
    #expect(card.balance.scaled == 28_000)
  }

  @Test func `only events up to the day count, planned leave aside`() throws {
    let events = [
      Self.event(.grant, "2026-01-01", 10_000), Self.event(.carryIn, "2026-02-01", 1_000),
      Self.event(.consume, "2026-03-01", 2_000), Self.event(.expire, "2026-04-01", 500),
      Self.event(.adjust, "2026-05-01", 100),
    ]
    let days = ["2025-12-31", "2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"].map(date)
    let balances = try days.map { try Self.card(events, asOf: $0).balance.scaled }
    #expect(balances == [0, 10_000, 11_000, 9_000, 8_500, 8_600])
    let first = try Self.card(events, asOf: days[0])
    #expect(first.total.scaled == 0 && first.consumed.scaled == 0 && first.expired.scaled == 0)
    #expect(first.planned.scaled == 2_000)
  }

  @Test(arguments: [0, -1_000])
  func `without a total above 0 the progress is 0`(total: Int64) throws {
    let card = try Self.card([
      Self.event(.adjust, "2026-01-01", total), Self.event(.consume, "2026-02-01", 2_000),
    ])
    #expect(card.progress.fraction == 0)
    #expect(card.progress.drawnFraction == 0)
    #expect(card.progress.percentText == "–")
    #expect(card.balance.scaled == total - 2_000)
  }

  @Test func `a balance without events is empty`() throws {
    let card = try Self.card([])
    #expect(card.total.scaled == 0 && card.balance.scaled == 0 && card.planned.scaled == 0)
    #expect(card.progress.fraction == 0)
  }

  @Test func `half and quarter days are exact`() throws {
    let quarters = (0..<40).map { _ in Self.event(.consume, "2026-02-02", 250) }
    let halves = (0..<2).map { _ in Self.event(.consume, "2026-02-03", 500) }
    let card = try Self.card([Self.event(.grant, "2026-01-01", 11_000)] + quarters + halves)
    #expect(card.consumed.description == "11.0")
    #expect(card.balance.scaled == 0)
    #expect(card.progress.percentText == "100 %")
  }

  @Test func `quantities have the unit of their balance`() throws {
    let grant = Self.event(.grant, "2026-01-01", 440)
    #expect(try BalanceCard(Self.source(.time), events: [grant], asOf: Self.today).balance.description == "7h20")
    #expect(try BalanceCard(Self.source(.money(.usd)), events: [grant], asOf: Self.today).total.description == "4.40")
  }

  @Test func `a sum that does not fit is refused`() {
    let (grant, consume) = (Self.event(.grant, "2026-01-01", .max), Self.event(.consume, "2026-01-01", .max))
    #expect(throws: MoneyError.outOfRange) { try Self.card([grant, Self.event(.grant, "2026-01-01", 1)]) }
    #expect(throws: MoneyError.outOfRange) { try Self.card([consume, Self.event(.consume, "2026-01-01", 2)]) }
    let planned = (0..<2).map { _ in Self.event(.consume, "2026-12-01", .max) }
    #expect(throws: MoneyError.outOfRange) { try Self.card(planned) }
  }

  @Test func `what is left after all plans always fits`() {
    let events = [
      Self.event(.expire, "2026-01-01", .max), Self.event(.consume, "2026-12-01", 2),
    ]
    #expect(throws: MoneyError.outOfRange) { try Self.card(events) }
  }

  @Test func `sums pass beyond 64 bits where the results fit`() throws {
    let card = try Self.card([
      Self.event(.grant, "2026-01-01", .max), Self.event(.grant, "2026-01-01", 5),
      Self.event(.adjust, "2026-01-02", -5),
    ])
    #expect(card.total.scaled == .max)
  }
}
