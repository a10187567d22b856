import LedgerDomain
import TestSupport
import Testing

/// How the balances that a bank states in several files join.
struct StatedBalancesTests {
  /// A row as `2026-03-04 -5.00 85.00`, with - where the bank states no balance.
  private func movement(_ text: String) -> StatedMovement {
    let words = text.split(separator: " ").map(String.init)
    return StatedMovement(
      day: date(words[0]), minorUnits: usd(words[1]).minorUnits,
      balance: words[2] == "-" ? nil : usd(words[2]).minorUnits)
  }

  private func stretches(_ files: [[String]]) -> [BalanceStretch] {
    files.enumerated().flatMap { index, rows in
      BalanceStretch.stretches(of: rows.map(movement), batch: Int64(index + 1))
    }
  }

  private func gaps(_ files: [[String]], others: [String: String] = [:]) -> [String] {
    let known = Dictionary(uniqueKeysWithValues: others.map { (date($0.key), usd($0.value).minorUnits) })
    return StatedBalances(account: "Checking", currency: .usd, stretches(files)).gaps { days, _ in
      known.filter { days.contains($0.key) }
    }.map { gap in
      "\(gap.kind.rawValue) \(gap.days.lowerBound) \(gap.days.upperBound) \(gap.amount) "
        + "\(gap.before.batch):\(gap.before.balance) \(gap.after.batch):\(gap.after.balance)"
    }
  }

  private static let first = ["2026-03-02 -10.00 90.00", "2026-03-04 -5.00 85.00"]
  private static let second = ["2026-03-09 -3.80 40.00", "2026-03-11 -5.00 35.00"]

  @Test func `files that follow each other join`() {
    #expect(gaps([Self.first, ["2026-03-04 -1.00 84.00", "2026-03-08 4.00 88.00"]]) == [])
    #expect(gaps([Self.first]) == [] && gaps([]) == [])
  }

  @Test func `what lies between two files is missing`() {
    let gap = "missing 2026-03-04 2026-03-09 -41.20 1:85.00 2:43.80"
    #expect(gaps([Self.first, Self.second]) == [gap])
    #expect(gaps([Self.first, Self.second.reversed()]) == [gap])
    #expect(gaps([Self.first, Self.first, Self.second, Self.second]).count == 1)
  }

  @Test(arguments: [
    ["2026-03-06": "-41.20"], ["2026-03-04": "-41.20"], ["2026-03-09": "-41.20"],
    ["2026-03-04": "-1.00", "2026-03-06": "-41.20"], ["2026-03-05": "-40.00", "2026-03-09": "-1.20"],
  ])
  func `what was recorded in another way is not missing`(others: [String: String]) {
    #expect(gaps([Self.first, Self.second], others: others) == [])
  }

  @Test func `what was recorded in another way makes what is missing smaller`() {
    #expect(
      gaps([Self.first, Self.second], others: ["2026-03-06": "-1.20"])
        == ["missing 2026-03-04 2026-03-09 -40.00 1:85.00 2:43.80"])
  }

  @Test func `files that overlap join, the newest row first or last`() {
    let later = ["2026-03-04 -5.00 85.00", "2026-03-05 -1.00 84.00"]
    for later in [later, later.reversed()] {
      #expect(gaps([Self.first, later]) == [])
      #expect(gaps([Self.first.reversed(), later]) == [])
    }
    #expect(gaps([["2026-03-01 -2.00 100.00"] + Self.first + ["2026-03-07 1.00 86.00"], Self.first]) == [])
  }

  @Test func `a day that a file has half of is in the next one whole`() {
    #expect(gaps([Self.first, ["2026-03-04 -5.00 85.00", "2026-03-04 -7.00 78.00", "2026-03-06 1.00 79.00"]]) == [])
  }

  @Test func `files that overlap and differ are told`() {
    #expect(
      gaps([Self.first, ["2026-03-02 -10.00 90.00", "2026-03-03 -2.00 88.00", "2026-03-05 -5.00 83.00"]])
        == ["disagreement 2026-03-02 2026-03-04 3.00 1:85.00 2:88.00"])
  }

  @Test func `a row that is missing within a file is missing, until another file has it`() {
    let holed = Self.first + ["2026-03-08 -5.00 50.00", "2026-03-10 -1.00 49.00"]
    #expect(gaps([holed]) == ["missing 2026-03-04 2026-03-08 -30.00 1:85.00 1:55.00"])
    let whole =
      ["2026-03-03 -0.00 90.00"] + Self.first.dropFirst() + ["2026-03-06 -30.00 55.00", "2026-03-08 -5.00 50.00"]
    #expect(gaps([holed, whole]) == [])
  }

  @Test func `balances that the rows do not add up to prove nothing`() {
    #expect(stretches([["2026-03-01 -1.00 5.00", "2026-03-02 -1.00 99.00", "2026-03-03 -1.00 3.00"]]).isEmpty)
    #expect(stretches([["2026-03-01 -1.00 -", "2026-03-02 -1.00 -"]]).isEmpty)
  }

  @Test func `rows without a balance stand between those that have one`() throws {
    let stretch = try #require(
      stretches([["2026-03-01 -1.00 -", "2026-03-02 -1.00 98.00", "2026-03-03 -2.00 -", "2026-03-04 3.00 -"]]).first)
    #expect(stretch.opening == 10_000)
    #expect(stretch.closing == 9_900)
    #expect(stretch.days == date("2026-03-01")...date("2026-03-04"))
  }

  /// A naive model: one true history, cut into files at random; they join whatever is cut, until a row is lost.
  @Test func `files cut from one history join, and one without a row does not`() {
    var random = SeededRandom()
    for _ in 0..<200 {
      var balance = Int64.random(in: -50_000...50_000, using: &random)
      var day = date("2026-01-01").dayNumber
      let history = (0..<40).map { row in
        day += row % 4 == 0 ? 1 : Int32.random(in: 0...2, using: &random)
        let amount = Int64.random(in: 1...9_999, using: &random) * (Bool.random(using: &random) ? 1 : -1)
        balance += amount
        return StatedMovement(day: CalendarDate(dayNumber: day) ?? .earliest, minorUnits: amount, balance: balance)
      }
      let cuts = [0, 8, 16, 24, 32].map { start in
        let end = start + 8 + Int.random(in: 0...4, using: &random)
        let rows = Array(history[start..<min(end, history.count)])
        return Bool.random(using: &random) ? rows : rows.reversed()
      }
      func found(_ files: [[StatedMovement]]) -> [BalanceGap] {
        let stretches = files.enumerated().flatMap { BalanceStretch.stretches(of: $1, batch: Int64($0 + 1)) }
        return StatedBalances(account: "Checking", currency: .usd, stretches.shuffled(using: &random)).gaps { _, _ in
          [:]
        }
      }
      #expect(found(cuts) == [], "\(random)")
      let lost = [Array(history[0..<20]), Array(history[21..<40])]
      #expect(found(lost).map(\.amount.minorUnits) == [history[20].minorUnits], "\(random)")
    }
  }
}
