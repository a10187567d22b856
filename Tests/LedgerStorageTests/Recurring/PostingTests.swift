import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// What is due is posted once, whatever happens to the entry.
struct PostingTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  @Test func `what is due up to a day is posted, and a second run posts nothing`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-08-31", payee: "Landlord")
    #expect(
      try household.post() == ["2026-08-31 posted 1", "2026-09-30 posted 2", "2026-10-31 posted 3"])
    #expect(try household.post() == [])
    #expect(try household.post(until: "2026-11-30") == ["2026-11-30 posted 4"])
    #expect(try household.entries().map(\.content.amount) == Array(repeating: usd("-800.00"), count: 4))
    #expect(try household.entries()[0].content.payee == "Landlord")
    #expect(try household.ledger.recurringStanding(rent.id).next == date("2026-12-31"))
    #expect(try household.expense("2026-10").position.consumed == usd("800.00"))
  }

  @Test func `a deleted entry is not posted again`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-11-01")
    try household.post()
    try household.delete(1)
    #expect(try household.post() == [])
    #expect(try household.postings(of: rent) == ["2026-11-01 posted 1 deleted"])
  }

  @Test func `a skipped day is not posted until the skip is taken back`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-10-01")
    try household.ledger.write { try $0.skipRecurring(rent.id, on: date("2026-10-01")) }
    #expect(try household.post() == ["2026-10-01 skipped", "2026-11-01 posted 1"])
    #expect(try household.post() == [])
    try household.ledger.write { try $0.unskipRecurring(rent.id, on: date("2026-10-01")) }
    #expect(try household.post() == ["2026-10-01 posted 2"])
    #expect(throws: LedgerError.notSkipped(rent.id, date("2026-10-01"))) {
      try household.ledger.write { try $0.unskipRecurring(rent.id, on: date("2026-10-01")) }
    }
  }

  @Test func `only a due day that nothing was decided about can be skipped`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-11-01")
    try household.post()
    #expect(throws: LedgerError.notDue(rent.id, date("2026-12-02"), next: date("2027-01-01"))) {
      try household.ledger.write { try $0.skipRecurring(rent.id, on: date("2026-12-02")) }
    }
    let posting = RecurringPosting(dueDay: date("2026-11-01"), outcome: .posted(Entry.ID(rawValue: 1)))
    #expect(throws: LedgerError.alreadyDecided(rent.id, posting)) {
      try household.ledger.write { try $0.skipRecurring(rent.id, on: date("2026-11-01")) }
    }
  }

  @Test func `a transfer is posted with both its legs, and deleted with both`() throws {
    try household.addAccount("Savings")
    let saving = try household.recur("-200.00", "Transfer", from: "2026-11-01", to: "Savings")
    #expect(try household.post() == ["2026-11-01 posted 1"])
    #expect(try household.entries().map(\.content.amount) == [usd("-200.00"), usd("200.00")])
    #expect(try household.entries().map(\.transferPeer?.rawValue) == [2, 1])
    try household.delete(2)
    #expect(try household.post() == [])
    #expect(try household.postings(of: saving) == ["2026-11-01 posted 1 deleted"])
  }

  @Test func `what is archived is held and posted once it is taken back`() throws {
    try household.recur("-10.00", "Home", from: "2026-10-01")
    let home = try household.category("Home")
    try household.ledger.write { try $0.setArchived(home, true) }
    #expect(try household.post() == ["2026-10-01 held"])
    #expect(try household.ledger.dueRecurringCount() == 0)
    try household.ledger.write { try $0.setArchived(try household.category("Home"), false) }
    #expect(try household.post() == ["2026-10-01 posted 1", "2026-11-01 posted 2"])
  }

  @Test func `stopping ends it and keeps what was posted`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-10-01")
    try household.post()
    try household.ledger.write { try $0.stopRecurring(rent.id, from: date("2026-12-02")) }
    #expect(try household.ledger.recurringStanding(rent.id).next == date("2026-12-01"))
    #expect(try household.post(until: "2027-12-31") == ["2026-12-01 posted 3"])
    #expect(try household.ledger.recurringStanding(rent.id).status == .ended)
    // A later day does not take the end back.
    try household.ledger.write { try $0.stopRecurring(rent.id, from: date("2027-06-01")) }
    #expect(try household.ledger.recurringStanding(rent.id).status == .ended)
  }

  @Test func `only what nothing was posted for is removed`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-11-01")
    let club = try household.recur("-10.00", "Home", from: "2027-01-01")
    try household.post()
    try household.ledger.write { try $0.skipRecurring(club.id, on: date("2027-01-01")) }
    #expect(throws: LedgerError.recurringHasPostings(rent.id, count: 1)) {
      try household.ledger.write { try $0.removeRecurring(rent.id) }
    }
    try household.delete(1)
    #expect(throws: LedgerError.recurringHasPostings(rent.id, count: 1)) {
      try household.ledger.write { try $0.removeRecurring(rent.id) }
    }
    try household.ledger.write { try $0.removeRecurring(club.id) }
    #expect(try household.ledger.recurringStandings().map(\.entry.id) == [rent.id])
    #expect(throws: LedgerError.unknownRecurring(club.id, known: [rent.id])) {
      try household.ledger.recurringStanding(club.id)
    }
  }

  @Test func `an edit changes what is not posted yet`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-10-01")
    try household.post(until: "2026-10-31")
    var template = rent.template
    template.amount = usd("-850.00")
    try household.ledger.write { try $0.updateRecurring(rent.id, to: template, rent.schedule) }
    try household.post()
    #expect(try household.entries().map(\.content.amount) == [usd("-800.00"), usd("-850.00")])
  }

  @Test func `a schedule begins anew only behind due days that something was decided about`() throws {
    let rent = try household.recur("-800.00", "Home", from: "2026-09-01")
    let later = RecurrenceSchedule(.months(1, on: 15), from: date("2026-11-29"))
    try household.post(until: "2026-09-30")
    #expect(throws: LedgerError.undecidedDueDays(rent.id, first: date("2026-10-01"), count: 2)) {
      try household.ledger.write { try $0.updateRecurring(rent.id, to: rent.template, later) }
    }
    try household.post()
    try household.ledger.write { try $0.updateRecurring(rent.id, to: rent.template, later) }
    #expect(try household.ledger.recurringStanding(rent.id).next == date("2026-12-15"))
    #expect(try household.postings(of: rent).count == 3)
    // Days to come are left out without a word.
    let next = RecurrenceSchedule(.months(1, on: 15), from: date("2027-03-01"))
    try household.ledger.write { try $0.updateRecurring(rent.id, to: rent.template, next) }
    #expect(try household.ledger.recurringStanding(rent.id).next == date("2027-03-15"))
  }

  @Test func `a posted entry is not what a person last gave the payee by hand`() throws {
    try household.store(try household.content("-5.00", "Health", payee: "Landlord"))
    try household.recur("-800.00", "Home", from: "2026-11-01", payee: "Landlord")
    try household.post()
    #expect(try household.ledger.rememberedCategories()[FoldedText("Landlord")]?.name == "Health")
  }

  @Test func `a failure while posting stores nothing`() throws {
    try household.recur("-10.00", "Home", from: "2026-11-01")
    let before = try StoredState(household.ledger.connection)
    #expect(throws: Interruption()) {
      try household.ledger.write { writer in
        try writer.postRecurring(until: Household.today)
        throw Interruption()
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `a currency that is chosen late is that of recurring entries too`() throws {
    try household.recur("-10.00", "Home", from: "2026-11-01")
    let change = try household.ledger.write { try $0.setCurrency(currency("EUR")) }
    #expect(change.recurringCount == 1)
    #expect(try household.ledger.recurringStandings().map(\.entry.template.amount) == [money("-10.00", "EUR")])
  }
}
