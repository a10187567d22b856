import LedgerDomain
import Testing

@testable import LedgerCLI

@Suite struct `The lines of imported rows` {
  private func texts(_ file: String, rows lines: [Int]) throws -> [Int: String] {
    let all = file.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.map { ImportedRow(line: $0, entry: Entry.ID(rawValue: 1), isLinked: false, state: .unchanged) }
    return try ImportedTexts.texts(of: rows) { lines in
      guard lines.lowerBound <= all.count else { return nil }
      return all[(lines.lowerBound - 1)..<min(lines.upperBound, all.count)].joined(separator: "\n")
    }
  }

  @Test func `are those on which they begin`() throws {
    #expect(try texts("a,b\n1,2\n3,4\n5,6\n", rows: [2, 4]) == [2: "1,2", 4: "5,6"])
  }

  @Test func `go on while a cell in quotes does`() throws {
    let file = "a,b\n1,\"two\nand\"\"\nthree\"\n5,6\n"
    #expect(try texts(file, rows: [2, 5]) == [2: "1,\"two\nand\"\"\nthree\"", 5: "5,6"])
  }

  @Test func `are one where a quote stays open`() throws {
    #expect(try texts("a,b\n3\" pipe,2\n5,6\n", rows: [2, 3]) == [2: "3\" pipe,2", 3: "5,6"])
  }

  @Test func `are none where the text was not kept`() throws {
    let row = ImportedRow(line: 2, entry: Entry.ID(rawValue: 1), isLinked: false, state: .unchanged)
    #expect(try ImportedTexts.texts(of: [row]) { _ in nil } == [:])
  }

  @Test func `of many rows are all found`() throws {
    let file = "h\n" + (2...2500).map { "line \($0)\n" }.joined()
    let found = try texts(file, rows: Array(2...2500))
    #expect(found.count == 2499)
    #expect(found.allSatisfy { $0.value == "line \($0.key)" })
  }

  @Test func `end with a carriage return and a line feed, or one of them`() throws {
    let rows = [1, 2, 3].map {
      ImportedRow(line: $0, entry: Entry.ID(rawValue: 1), isLinked: false, state: .unchanged)
    }
    #expect(try ImportedTexts.texts(of: rows) { _ in "a\r\nb\rc\n" } == [1: "a", 2: "b", 3: "c"])
  }
}
