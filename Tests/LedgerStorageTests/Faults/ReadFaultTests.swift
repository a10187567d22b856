import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A read that fails at any place throws, gives no half of an answer, and does not hinder the next one.
struct ReadFaultTests {
  struct Reading: CustomStringConvertible, Sendable {
    let description: String
    /// Reads, and tells all that was read.
    let read: @Sendable (Ledger) throws -> String

    init(_ description: String, _ read: @escaping @Sendable (Ledger) throws -> String) {
      self.description = description
      self.read = read
    }
  }

  static let readings = [
    Reading("a month's report") { "\(try $0.monthReport(month("2026-11")))" },
    Reading("a history") { "\(try $0.history(over: months("2026-01", "2026-12")))" },
    Reading("a history of a category") { "\(try $0.history(over: months("2026-01", "2026-12"), of: "Food"))" },
    Reading("quarters") { "\(try $0.history(over: months("2026-01", "2026-12"), each: .quarter))" },
    Reading("a table by payee") { "\(try $0.history(over: months("2026-01", "2026-12"), by: .payee, top: 3))" },
    Reading("a table by tag") { "\(try $0.history(over: months("2026-01", "2026-12"), by: .tag, top: 3))" },
    Reading("a comparison") { "\(try $0.comparisonWithYearBefore(over: months("2026-01", "2026-12")))" },
    Reading("changes") { "\(try $0.changes(in: month("2026-11"), by: .category))" },
    Reading("a breakdown") { "\(try $0.breakdown(over: months("2026-01", "2026-12")))" },
    Reading("budgets") { "\(try $0.budgetReport(month("2026-11")))" },
    Reading("rings") { "\(try $0.ringsReport(month("2026-11")))" },
    Reading("the page") { "\(try $0.overview(of: months("2026-01", "2026-12")))" },
    Reading("balances") { "\(try $0.balanceCards(asOf: Household.today))" },
    Reading("goals") { "\(try $0.goalCards(asOf: Household.today))" },
    Reading("all entries") { "\(try $0.entries(matching: EntryFilter()))" },
    Reading("accounts") { "\(try $0.accountStandings())" },
    Reading("imports") { "\(try $0.imports()) \(try $0.importedRows(of: 1))" },
    Reading("rules and profiles") { "\(try $0.rules()) \(try $0.profiles())" },
    Reading("the uncategorized") { "\(try $0.uncategorizedPayees()) \(try $0.uncategorizedEntries())" },
    Reading("what recurs") { "\(try $0.recurringStandings()) \(try $0.dueRecurringCount())" },
    Reading("transfers that may be") {
      "\(try $0.transferCandidates(within: date("2026-11-01")...date("2026-11-30")))"
    },
    Reading("an export of the whole ledger") { "\(try Export.text(of: $0))" },
    Reading("the log of changes") {
      "\(try $0.changes()) \(try $0.history(of: Entry.ID(rawValue: 1))) \(String(describing: try $0.lockedUntil()))"
    },
    Reading("check") { "\(try $0.check())" },
  ]

  @Test(arguments: readings)
  func `a statement that fails lets no part of the answer out`(reading: Reading) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    try FilledLedger.write(to: path)
    let household = try Household(.file(path))
    let answer = try reading.read(household.ledger)
    let before = try StoredState(household.ledger.connection)
    let fault = InjectedFault.steps[0]
    let places = try fault.places { _ = try reading.read(household.ledger) }
    #expect(places > 1)
    var random = SeededRandom()
    for place in FaultPlaces.chosen(of: places, atMost: 12, by: &random) {
      var given: String?
      let (thrown, didFail) = fault.at(place) { given = try reading.read(household.ledger) }
      #expect(didFail && given == nil, "place \(place) of \(places)")
      #expect((thrown as? SQLiteError)?.code == .ioError, "place \(place): \(String(describing: thrown))")
      #expect(!household.ledger.connection.isInTransaction)
    }
    #expect(try reading.read(household.ledger) == answer)
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test(arguments: readings)
  func `a read that gets no memory answers rightly or not at all`(reading: Reading) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    try FilledLedger.write(to: path)
    let household = try Household(.file(path))
    let answer = try reading.read(household.ledger)
    var random = SeededRandom()
    for fault in InjectedFault.memory {
      let places = try fault.places { _ = try reading.read(household.ledger) }
      for place in FaultPlaces.chosen(of: places, atMost: 6, inSoak: 2000, by: &random) {
        var given: String?
        let (thrown, _) = fault.at(place) { given = try reading.read(household.ledger) }
        #expect(given == nil || given == answer, "\(fault), place \(place), \(random)")
        #expect(
          given != nil || (thrown as? SQLiteError)?.code == .noMemory, "place \(place): \(String(describing: thrown))")
      }
    }
  }
}
