import Testing

@testable import LedgerImport

/// What people call the format of a file.
struct FormatNameTests {
  @Test(arguments: [
    (FileFormat.csv, "Date,Amount\n", "CSV"), (.qif, "!Type:Bank\n", "QIF"),
    (.ofx, "OFXHEADER:100\nVERSION:102\n<OFX>", "OFX 1"),
    (.ofx, "<?xml version=\"1.0\"?>\n<?OFX OFXHEADER=\"200\" VERSION=\"211\"?><OFX>", "OFX 2"), (.ofx, "<OFX>", "OFX"),
    (.camt, "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.08\">", "CAMT.053"),
    (.camt, "<Document><BkToCstmrAcctRpt>", "CAMT.052"), (.camt, "<Document xmlns=\"a:camt.054.001.02\">", "CAMT.054"),
    (.camt, "<Document>", "CAMT"), (.mt940, ":20:X\n:25:1\n:60F:C261101EUR1,00\n", "MT940"),
    (.mt940, ":20:X\r\n:25:1\r\n:34F:EURD0,00\r\n", "MT942"),
  ])
  func `says the version where the file does`(_ format: FileFormat, _ text: String, _ name: String) {
    #expect(FormatName.name(of: format, SourceBytes(text.utf8)) == name)
  }

  @Test func `is part of what a file turned out to be`() throws {
    #expect(try statement("Date,Payee,Amount\n2026-02-01,Shop,-1.50\n").detected.name == "CSV")
    let qif = try statement("!Type:Bank\nD13/11/2026\nT-7.00\nPBakery\n^\n").detected
    #expect(qif.format == .qif && qif.name == "QIF")
  }
}
