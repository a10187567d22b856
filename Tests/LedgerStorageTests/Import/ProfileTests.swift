import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// How banks' files are read, kept under names.
struct ProfileTests {
  let household: Household
  var ledger: Ledger { household.ledger }

  init() throws {
    household = try Household()
    try household.addAccount("Giro")
  }

  static let reading = ["decimal": "comma", "column:amount": "Betrag"]
  static let header = ["Datum", "  Betrag  in EUR ", ""]

  @discardableResult
  func save(
    _ name: String, account: String? = nil, category: String? = nil, header: [String]? = Self.header,
    reading: [String: String] = Self.reading, replacing: Bool = false
  ) throws -> ImportProfile {
    try ledger.write { writer in
      try writer.saveProfile(
        named: name, account: account.map(household.account), category: category.map(household.category),
        header: header, reading: reading, replacing: replacing)
    }
  }

  @Test func `a profile comes back as it was saved`() throws {
    let saved = try save("My bank", account: "Giro", category: "Groceries")
    #expect(try ledger.profile(named: "my BANK") == saved)
    #expect(saved.account?.name == "Giro" && saved.category?.name == "Groceries")
    #expect(saved.header == ["datum", "betrag in eur", ""])
    #expect(saved.reading == Self.reading)
    let bare = try save("Bare", header: nil, reading: [:])
    #expect(try ledger.profile(named: "Bare") == bare)
    #expect(bare.header == nil && bare.account == nil && bare.category == nil && bare.reading == [:])
  }

  @Test func `profiles are listed by name`() throws {
    for name in ["zeta", "Alpha", "beta"] { try save(name) }
    #expect(try ledger.profiles().map(\.name) == ["Alpha", "beta", "zeta"])
  }

  @Test func `an unknown profile is refused with the names there are`() throws {
    try save("giro")
    #expect(throws: LedgerError.unknownName(.profile, "gero", known: ["giro"])) { try ledger.profile(named: "gero") }
  }

  @Test func `a name is replaced only when that is asked for, and nothing of the old profile is left`() throws {
    let old = try save("giro", account: "Giro", category: "Home")
    #expect(throws: LedgerError.nameTaken(.profile, "giro")) { try save("GIRO", reading: [:]) }
    #expect(try ledger.profiles() == [old])
    let new = try save("GIRO", header: nil, reading: ["sign": "inverted"], replacing: true)
    #expect(try ledger.profiles() == [new])
    #expect(new.id == old.id && new.name == "GIRO" && new.account == nil && new.category == nil && new.header == nil)
    #expect(try ledger.connection.number("SELECT count(*) FROM profile_reading") == 1)
    #expect(try save("other", replacing: true).id != old.id)
  }

  @Test func `a profile is found by its header, regardless of case and white space`() throws {
    #expect(try ledger.profile(withHeader: Self.header) == nil)
    let first = try save("zz", header: Self.header)
    try save("aa", header: Self.header)
    try save("none", header: nil)
    try save("parts", header: ["Datum", "Betrag"])
    #expect(try ledger.profile(withHeader: ["DATUM", "Betrag in EUR", " "]) == first)
    #expect(first.hasHeader(["DATUM", "Betrag in EUR", " "]))
    for other in [["Betrag in EUR", "Datum", ""], ["Datum", "Betrag in EUR"], [], ["Datum"]] {
      #expect(try ledger.profile(withHeader: other) == nil)
      #expect(!first.hasHeader(other))
    }
  }

  @Test func `a removed profile is gone with its reading`() throws {
    let profile = try save("giro")
    let other = try save("other")
    try ledger.write { try $0.removeProfile(profile) }
    #expect(try ledger.profiles() == [other])
    #expect(try ledger.connection.number("SELECT count(*) FROM profile_reading") == Int64(Self.reading.count))
    #expect(throws: LedgerError.unknownName(.profile, "giro", known: ["other"])) {
      try ledger.write { try $0.removeProfile(profile) }
    }
  }

  @Test func `what is archived is not put into a profile`() throws {
    try ledger.write { writer in
      try writer.setArchived(household.account("Giro"), true)
      try writer.setArchived(household.category("Home"), true)
    }
    #expect(throws: LedgerError.archived(.account, "Giro")) { try save("a", account: "Giro") }
    #expect(throws: LedgerError.archived(.category, "Home")) { try save("a", category: "Home") }
    #expect(try ledger.profiles() == [])
  }
}
