import LedgerReports
import Testing

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("giro", "giro"), ("dd.MM.yyyy", "dd.MM.yyyy"), ("amount=Betrag", "amount=Betrag"), ("Größe", "Größe"),
    ("my bank", "'my bank'"), ("it's", "'it'\\''s'"), (";", "';'"), ("$HOME", "'$HOME'"), ("", "''"),
  ])
  func `a word that a shell would take apart stands in quotes`(text: String, expected: String) {
    #expect(ShellWord.quoted(text) == expected)
  }
}
