import SQLiteKit
import Testing

@testable import LedgerStorage

@Suite struct NameRemaindersTests {
  @Test func `each column with text is looked through, or known to be written by nobody`() throws {
    let connection = try Household().ledger.connection
    for table in LedgerTables.names {
      let columns = try connection.texts("SELECT name FROM pragma_table_info('\(table)') WHERE type = 'TEXT'")
      for case let column? in columns {
        let column = NameRemainders.Column(table: table, name: column)
        let isSearched = NameRemainders.places[column] != nil
        #expect(isSearched != NameRemainders.unsearched.contains(column), "\(column)")
      }
    }
    for column in NameRemainders.places.keys {
      #expect(LedgerTables.names.contains(column.table), "\(column)")
    }
  }
}
