import LedgerDomain
import Testing

/// A profile knows the files that it is for by the names of their columns.
struct ImportProfileTests {
  private func profile(_ header: [String]?) -> ImportProfile {
    ImportProfile(
      id: ImportProfile.ID(rawValue: 1), name: "giro", account: nil, category: nil, header: header, reading: [:])
  }

  @Test(arguments: [
    (["Datum", "Betrag in EUR"], true), (["DATUM", " betrag  in\teur "], true), (["Betrag in EUR", "Datum"], false),
    (["Datum"], false), (["Datum", "Betrag in EUR", ""], false), (["Datum", "Betrag in CHF"], false), ([], false),
  ])
  func `a header is the same in the same order, regardless of case and white space`(names: [String], isSame: Bool) {
    #expect(profile(["Datum", "Betrag in EUR"]).hasHeader(names) == isSame)
  }

  @Test func `either form of an accent is one name`() {
    #expect(profile(["Libell\u{e9}"]).hasHeader(["LIBELLE\u{301}"]))
  }

  @Test func `a profile without a header has that of no file`() {
    #expect(!profile(nil).hasHeader([]))
    #expect(!profile(nil).hasHeader(["Datum"]))
  }
}
