import LedgerDomain
import TestSupport
import Testing

/// What makes an imported row the same row (SEMANTICS §7, rule 2).
struct RowIdentityTests {
  static let coffee = ImportRow(
    line: 7, date: date("2026-03-03"), amount: usd("-3.50"), payee: "COFFEE Bar", note: "Card 1234")

  static func changed(_ change: (inout ImportRow) -> Void) -> RowIdentity {
    var row = coffee
    change(&row)
    return RowIdentity(row)
  }

  struct Change: CustomStringConvertible, Sendable {
    let description: String
    let apply: @Sendable (inout ImportRow) -> Void
  }

  @Test(arguments: [
    Change(description: "case") { $0.payee = "Coffee BAR" },
    Change(description: "blanks inside") { $0.payee = "COFFEE \t  Bar" },
    Change(description: "blanks at the ends") { $0.payee = " COFFEE Bar " },
    Change(description: "a no-break space") { $0.payee = "COFFEE\u{a0}Bar" },
    Change(description: "the running balance") { $0.balance = usd("100.00") },
    Change(description: "the line in the file") { $0.line = 8 },
    Change(description: "the bank's own id") { $0.reference = "4711" },
    Change(description: "the category") { $0.category = "Eating out" },
    Change(description: "the status") { $0.status = .pending },
    Change(description: "the column that holds the text") { ($0.payee, $0.note) = (nil, "COFFEE Bar Card 1234") },
  ])
  func `a row stays the same row when this changes`(change: Change) {
    #expect(Self.changed(change.apply) == RowIdentity(Self.coffee))
  }

  @Test(arguments: [
    Change(description: "the date") { $0.date = date("2026-03-04") },
    Change(description: "the amount") { $0.amount = usd("-3.51") },
    Change(description: "the sign") { $0.amount = usd("3.50") },
    Change(description: "the currency") { $0.amount = money("-3.50", "EUR") },
    Change(description: "the payee") { $0.payee = "COFFEE Bars" },
    Change(description: "a blank in a word") { $0.payee = "COF FEE Bar" },
    Change(description: "the note") { $0.note = "Card 1235" },
    Change(description: "no note") { $0.note = nil },
    Change(description: "no text at all") { ($0.payee, $0.note) = (nil, nil) },
  ])
  func `a row is another row when this changes`(change: Change) {
    #expect(Self.changed(change.apply) != RowIdentity(Self.coffee))
  }

  @Test func `an identity is the same in each run, so that it can be stored`() {
    let identity = RowIdentity(Self.coffee)
    var fingerprint = Fingerprint()
    fingerprint.combine(number: -350)
    fingerprint.combine("USD")
    fingerprint.combine("coffee bar card 1234")
    #expect(identity.fingerprint == fingerprint)
    // FNV-1a over the same bytes, computed apart from the code.
    #expect(identity.fingerprint.bits == 12_369_326_917_117_061_934)
    #expect(identity.date == date("2026-03-03"))
  }
}
