internal import LedgerDomain
internal import SQLiteKit

/// What balances are granted again and again.
struct LeaveRuleDAO {
  let connection: Connection

  /// The rules of a balance in the order in which they were made.
  func rules(of balance: LeaveBalance.ID) throws -> [LeaveRule] {
    try connection.all(
      """
      SELECT id, kind, every, amount, from_day, until_day, validity, carry_over, prorated
      FROM leave_rule
      WHERE balance_id = ?
      ORDER BY id
      """, balance
    ) { row in
      let schedule: LeaveRule.Schedule
      if try row.value(1, as: String.self) == "accrue" {
        schedule = .accrual(try row.value(2))
      } else {
        let most: Int64? = try row.value(7)
        let carryOver: LeaveRule.CarryOver = most.map { $0 == 0 ? .none : .most($0) } ?? .all
        schedule = .renewal(try row.value(2), carryOver, prorates: try row.value(8))
      }
      return LeaveRule(
        id: try row.value(0), schedule: schedule, scaled: try row.value(3), from: try row.value(4),
        until: try row.value(5), validity: try row.value(6))
    }
  }

  /// Stores a rule; its number is given anew.
  func insert(_ rule: LeaveRule, of balance: LeaveBalance.ID) throws {
    let (kind, every, most, prorates): (String, String, Int64?, Bool) =
      switch rule.schedule {
      case .accrual(let pace): ("accrue", pace.rawValue, 0, false)
      case .renewal(let turn, .none, let prorates): ("renew", turn.rawValue, 0, prorates)
      case .renewal(let turn, .all, let prorates): ("renew", turn.rawValue, nil, prorates)
      case .renewal(let turn, .most(let most), let prorates): ("renew", turn.rawValue, most, prorates)
      }
    try connection.run(
      """
      INSERT INTO leave_rule (balance_id, kind, every, amount, from_day, until_day, validity, carry_over, prorated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, balance, kind, every, rule.scaled, rule.from, rule.until, rule.validity, most, prorates)
  }

  /// Gives a rule its last day.
  func setUntil(_ day: CalendarDate, of rule: LeaveRule.ID) throws {
    try connection.run("UPDATE leave_rule SET until_day = ? WHERE id = ?", day, rule)
  }
}
