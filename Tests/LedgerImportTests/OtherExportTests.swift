import Foundation
import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// A short file in the shape of one more bank or app, with the dates and amounts that it holds.
struct OtherExport: CustomTestStringConvertible, Sendable {
  /// The file beside `NAME.expected.json`.
  struct Expected: Decodable, Sendable {
    struct Transaction: Decodable, Sendable {
      let date: String
      let amount: String
    }

    let currency: String
    let transactions: [Transaction]
  }

  let testDescription: String
  let bytes: [UInt8]
  let expected: Expected

  /// All files of the folder `other-exports`.
  static let all: [OtherExport] = {
    let folder = Resources.folder.appendingPathComponent("other-exports")
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return names.filter { $0.hasSuffix(".csv") }.map { file in
      let name = String(file.dropLast(4))
      let expected = try! Data(contentsOf: folder.appendingPathComponent("\(name).expected.json"))
      return OtherExport(
        testDescription: name, bytes: [UInt8](try! Data(contentsOf: folder.appendingPathComponent(file))),
        expected: try! JSONDecoder().decode(Expected.self, from: expected))
    }
  }()
}

struct OtherExportTests {
  @Test func `the folder of other exports is there`() {
    #expect(OtherExport.all.count > 100)
  }

  @Test(arguments: OtherExport.all)
  func `one more shape is read without an option`(_ export: OtherExport) throws {
    let currency = currency(export.expected.currency)
    let statement = try Statement(bytes: export.bytes, options: ReadingOptions(), defaultCurrency: currency)
    let found = try rows(statement)
    #expect(statement.problems == [])
    #expect(found.map(\.date.description) == export.expected.transactions.map(\.date))
    #expect(found.allSatisfy { $0.amount.currency == currency && $0.payee != nil })
    // Whole amounts stand without decimals in the expectations.
    let amounts = export.expected.transactions.map { transaction in
      let decimals = transaction.amount.split(separator: ".").dropFirst().first?.count ?? 0
      let zeros = String(repeating: "0", count: max(0, currency.exponent - decimals))
      return transaction.amount + (decimals == 0 && !zeros.isEmpty ? "." : "") + zeros
    }
    #expect(found.map(\.amount.description) == amounts)
  }
}
