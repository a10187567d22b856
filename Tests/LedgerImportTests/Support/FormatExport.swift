import Foundation
import LedgerDomain
import LedgerImport
import Testing

/// A file in the shape of a bank's or program's export that is not in columns, and its right reading.
struct FormatExport: CustomTestStringConvertible, Sendable {
  /// The file beside `NAME.expected.json`.
  struct Expected: Codable, Equatable, Sendable {
    struct Row: Codable, Equatable, Sendable {
      var line: Int
      var date: String
      var amount: String
      var currency: String
      var payee: String?
      var note: String?
      var reference: String?
      var account: String?
      var category: String?
      var splits: [String]?
    }

    var format: String
    var rows: [Row]
    var skipped: [Int]
    var problems: [Int]
    var warnings: [String]
  }

  let testDescription: String
  let bytes: [UInt8]
  let expected: Expected

  /// All files of the folder `other-formats`.
  static let all: [FormatExport] = {
    let folder = Resources.folder.appendingPathComponent("other-formats")
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return names.filter { !$0.hasSuffix(".expected.json") }.map { file in
      let name = String(file.prefix { $0 != "." })
      let expected = try! Data(contentsOf: folder.appendingPathComponent("\(name).expected.json"))
      return FormatExport(
        testDescription: file, bytes: [UInt8](try! Data(contentsOf: folder.appendingPathComponent(file))),
        expected: try! JSONDecoder().decode(Expected.self, from: expected))
    }
  }()

  /// What a statement turned out to be, in the form of the expectation.
  static func reading(_ found: Statement) throws -> Expected {
    Expected(
      format: found.detected.format.rawValue,
      rows: try rows(found).map { row in
        Expected.Row(
          line: row.line, date: row.date.description, amount: row.amount.description,
          currency: row.amount.currency.code, payee: row.payee, note: row.note, reference: row.reference,
          account: row.account, category: row.category,
          splits: row.splits.isEmpty
            ? nil : row.splits.map { "\($0.category ?? "-") \($0.amount) \($0.note ?? "-")" })
      },
      skipped: found.skipped.map(\.line), problems: found.problems.map(\.line),
      warnings: found.warnings.map { RowSentence.sentence($0) })
  }
}
