import SQLiteKit
import Testing

@Suite struct MigrationTests {
  // The first three are test vectors of FNV-1a, 64 bits; the last one begins with zeros, which must stay.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ("DROP TABLE t584_4624696", "00bd7ea3de515f65"),
  ])
  func `the checksum is FNV-1a in 16 digits`(sql: String, checksum: String) {
    #expect(Migration(name: "0001_initial", sql: sql).checksum == checksum)
  }

  @Test(arguments: [("0001_initial", 1), ("0012_add_tags", 12), ("7_x", 7)])
  func `the number is read from the name`(name: String, number: Int) {
    #expect(Migration(name: name, sql: "").number == number)
  }

  @Test func `a name without a number traps`() async {
    await #expect(processExitsWith: .failure) { _ = Migration(name: "initial", sql: "") }
    await #expect(processExitsWith: .failure) { _ = Migration(name: "0000_initial", sql: "") }
    await #expect(processExitsWith: .failure) { _ = Migration(name: "0001", sql: "") }
    await #expect(processExitsWith: .failure) { _ = Migration(name: "+1_x", sql: "") }
  }
}
