import LedgerDomain
import Testing

@Suite struct PayeeBeginningTests {
  @Test(arguments: [
    ("ACME GmbH", "ACME GmbH Holding", PayeeBeginning.lengthened), ("ACME Gmb", "ACME GmbH", nil),
    ("AC", "AC Milan", nil),
    ("Stadtwerke Musterhau", "Stadtwerke Musterhausen GmbH", .cut),
    ("stadtwerke-musterhau", "STADTWERKE MUSTERHAUSEN", .cut),
    ("ACME", "ACME", nil), ("ACME", "acme.", nil), ("", "", nil), ("", "ACME", nil), ("ACME", "BCME Holding", nil),
    ("Straße 1", "STRASSE 1 a", nil), ("Café 24", "CAFÉ 24 Nord", .lengthened),
  ])
  func `one payee begins with the other, whichever comes first`(
    _ short: String, _ long: String, _ beginning: PayeeBeginning?
  ) {
    #expect(PayeeBeginning(short, long) == beginning)
    #expect(PayeeBeginning(long, short) == beginning)
  }
}
