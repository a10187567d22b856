import LedgerDomain
import TestSupport
import Testing

struct LeaveUnitTests {
  struct Name: CustomStringConvertible {
    let text: String
    let unit: LeaveUnit
    var description: String { text }
  }

  @Test(arguments: [
    Name(text: "days", unit: .counted("days")),
    Name(text: "visits", unit: .counted("visits")),
    Name(text: "half days", unit: .counted("half days")),
    Name(text: "co-op visits", unit: .counted("co-op visits")),
    Name(text: "Überstunden", unit: .counted("Überstunden")),
    Name(text: "d", unit: .counted("d")),
    Name(text: "abcdefghijklmnopqrstuvwxyzabcd", unit: .counted("abcdefghijklmnopqrstuvwxyzabcd")),
    Name(text: "hours", unit: .time),
    Name(text: "Hours", unit: .counted("Hours")),
    Name(text: "USD", unit: .money(.usd)),
    Name(text: "JPY", unit: .money(currency("JPY"))),
    Name(text: "usd", unit: .counted("usd")),
    Name(text: "ZZZ", unit: .counted("ZZZ")),
  ])
  func `a name stands for a unit, which has that name`(expected: Name) {
    #expect(LeaveUnit(name: expected.text) == expected.unit)
    #expect(expected.unit.name == expected.text)
  }

  @Test(arguments: [
    "", " ", " days", "days ", "-days", "2 days", "days2", "days/year", "days.", "da\nys", "day\ts", "€", "<b>", "%",
    "abcdefghijklmnopqrstuvwxyzabcde",
  ])
  func `any other text is no unit`(text: String) {
    #expect(LeaveUnit(name: text) == nil)
  }
}
