import LedgerDomain
import TestSupport
import Testing

/// What rules grant, carry over and lose (SEMANTICS §9).
struct LeaveRuleTests {
  static func rule(
    _ schedule: LeaveRule.Schedule, _ scaled: Int64, from day: String, until: String? = nil,
    validity: LeaveValidity? = nil
  ) -> LeaveRule {
    LeaveRule(
      id: .init(rawValue: 1), schedule: schedule, scaled: scaled, from: date(day), until: until.map { date($0) },
      validity: validity)
  }

  static func record(_ rule: LeaveRule, _ recorded: [LeaveEvent] = []) -> LeaveRecord {
    LeaveRecord(BalanceCardTests.source(), recorded: recorded, rules: [rule])
  }

  /// Total, consumed, expired and balance.
  static func figures(_ record: LeaveRecord, _ day: String) throws -> [Int64] {
    let card = try record.card(asOf: date(day))
    return [card.total, card.consumed, card.expired, card.balance].map(\.scaled)
  }

  @Test(arguments: [25_000, 1, 7, 11_999, 100_001] as [Int64])
  func `twelve months of a year's quantity bring exactly that, year after year`(scaled: Int64) {
    let grants = Self.rule(.accrual(.year), scaled, from: "2026-01-01").grants(through: date("2028-12-31"))
    for years in 1...3 {
      let last = date("\(2025 + years)-12-31")
      #expect(grants.filter { $0.date <= last }.reduce(0) { $0 + $1.scaled } == scaled * Int64(years))
    }
  }

  @Test func `an accrual is credited at the end of each month counted from its first day`() {
    let days = Self.rule(.accrual(.month), 2000, from: "2026-01-31").grants(through: date("2026-05-30")).map(\.date)
    #expect(days == ["2026-02-27", "2026-03-30", "2026-04-29", "2026-05-30"].map { date($0) })
    let parts = Self.rule(.accrual(.year), 25_000, from: "2026-01-01").grants(through: date("2026-04-30"))
    #expect(parts.map(\.scaled) == [2083, 2084, 2083, 2083])
    #expect(parts.map(\.date) == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"].map { date($0) })
  }

  @Test func `nothing comes in after the last day, and only whole months count`() {
    let rule = Self.rule(.accrual(.month), 2000, from: "2026-01-01", until: "2026-03-30")
    #expect(rule.grants(through: date("2026-12-31")).count == 2)
  }

  @Test func `each part of an accrual expires on its own`() {
    let rule = Self.rule(.accrual(.month), 2000, from: "2026-01-01", validity: .months(3))
    #expect(rule.grants(through: date("2026-02-28")).map(\.expires) == [date("2026-04-29"), date("2026-05-27")])
  }

  @Test func `a renewal without carry-over loses the rest and grants anew`() throws {
    let record = Self.record(
      Self.rule(.renewal(.year, .none, prorates: false), 20, from: "2026-01-01"),
      [LeaveEvent(kind: .consume, date: date("2026-06-01"), scaled: 12)])
    #expect(try Self.figures(record, "2026-12-31") == [20, 12, 0, 8])
    #expect(try Self.figures(record, "2027-01-01") == [40, 12, 8, 20])
  }

  @Test func `what is carried over is neither lost nor counted twice`() throws {
    let taken = [LeaveEvent(kind: .consume, date: date("2026-06-01"), scaled: 12)]
    let all = Self.record(Self.rule(.renewal(.year, .all, prorates: false), 20, from: "2026-01-01"), taken)
    #expect(try Self.figures(all, "2027-01-01") == [40, 12, 0, 28])
    #expect(try Self.figures(all, "2028-01-01") == [60, 12, 0, 48])
    let most = Self.record(Self.rule(.renewal(.year, .most(5), prorates: false), 20, from: "2026-01-01"), taken)
    #expect(try Self.figures(most, "2027-01-01") == [40, 12, 3, 25])
    // The cap holds for what was carried over before as well: 25 are left, and 5 of them are carried.
    #expect(try Self.figures(most, "2028-01-01") == [60, 12, 23, 25])
  }

  @Test func `what is carried over may expire within the year, and is used first`() throws {
    let rule = Self.rule(.renewal(.year, .most(5), prorates: false), 20, from: "2026-01-01", validity: .months(3))
    let unused = Self.record(rule)
    #expect(try Self.figures(unused, "2027-03-31") == [40, 0, 15, 25])
    #expect(try Self.figures(unused, "2027-04-01") == [40, 0, 20, 20])
    let used = Self.record(rule, [LeaveEvent(kind: .consume, date: date("2027-03-31"), scaled: 4)])
    #expect(try Self.figures(used, "2027-04-01") == [40, 4, 16, 20])
  }

  @Test func `a late entry flows through what was carried over`() throws {
    let rule = Self.rule(.renewal(.year, .most(5), prorates: false), 20, from: "2026-01-01")
    let late = Self.record(rule, [LeaveEvent(kind: .consume, date: date("2026-12-31"), scaled: 18)])
    #expect(try Self.figures(late, "2027-01-01") == [40, 18, 0, 22])
  }

  @Test func `an anniversary is the day of the first one, the 28th of February in common years`() {
    let rule = Self.rule(.renewal(.anniversary, .none, prorates: false), 20, from: "2024-02-29")
    let days = rule.grants(through: date("2028-12-31")).map(\.date)
    #expect(days == ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"].map { date($0) })
  }

  @Test func `the first partial year is granted whole, or by the months that are left of it`() {
    let whole = Self.rule(.renewal(.year, .none, prorates: false), 25_000, from: "2026-09-01")
    #expect(whole.grants(through: date("2027-01-01")).map(\.scaled) == [25_000, 25_000])
    for (day, expected) in [("2026-09-01", 8333), ("2026-09-02", 6250), ("2026-01-01", 25_000), ("2026-12-15", 0)] {
      let rule = Self.rule(.renewal(.year, .none, prorates: true), 25_000, from: day)
      #expect(rule.grants(through: date("2026-12-31")).reduce(0) { $0 + $1.scaled } == Int64(expected), "\(day)")
    }
  }

  @Test func `when a rule ends the rest of its last grant stays`() throws {
    let record = Self.record(
      Self.rule(.renewal(.year, .none, prorates: false), 20, from: "2026-01-01", until: "2026-12-31"))
    #expect(try Self.figures(record, "2030-01-01") == [20, 0, 0, 20])
  }

  @Test func `the log tells what a renewal carries over and loses, and its last balance is the card's`() throws {
    let record = Self.record(
      Self.rule(.renewal(.year, .most(5), prorates: false), 20, from: "2026-01-01"),
      [LeaveEvent(kind: .consume, date: date("2026-06-01"), scaled: 12)])
    let log = try LeaveLog(record, through: date("2027-01-01"))
    #expect(log.rows.map(\.event.kind) == [.grant, .consume, .adjust, .expire, .carryIn, .grant])
    #expect(log.rows.map(\.event.scaled) == [20, 12, -5, 3, 5, 20])
    #expect(log.rows.map(\.balance.scaled) == [20, 8, 3, 0, 5, 25])
    #expect(try record.card(asOf: date("2027-01-01")).balance == log.rows.last?.balance)
  }

  struct Validity: CustomStringConvertible {
    let text: String
    let from: String
    let last: String
    var description: String { "\(text) from \(from)" }
  }

  @Test(arguments: [
    Validity(text: "3m", from: "2027-01-01", last: "2027-03-31"),
    Validity(text: "1m", from: "2026-01-31", last: "2026-02-27"),
    Validity(text: "24m", from: "2026-01-01", last: "2027-12-31"),
    Validity(text: "03-31", from: "2027-01-01", last: "2027-03-31"),
    Validity(text: "03-31", from: "2027-03-31", last: "2027-03-31"),
    Validity(text: "03-31", from: "2027-04-01", last: "2028-03-31"),
    Validity(text: "02-29", from: "2027-01-01", last: "2027-02-28"),
  ])
  func `a validity has a last day, and is read back as it was printed`(expected: Validity) throws {
    let validity = try #require(LeaveValidity(text: expected.text))
    #expect(validity.lastDay(from: date(expected.from)) == date(expected.last))
    #expect(validity.description == expected.text)
  }

  @Test(arguments: ["", "m", "0m", "1201m", "3", "3d", "13-01", "02-30", "3-31", "-3m", "03-31-", "٣m"])
  func `any other text is no validity`(text: String) {
    #expect(LeaveValidity(text: text) == nil)
  }

  @Test func `years are months`() {
    #expect(LeaveValidity(text: "2y") == .months(24))
  }
}
