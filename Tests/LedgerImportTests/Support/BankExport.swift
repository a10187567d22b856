import Foundation
import LedgerDomain
import LedgerImport
import Testing

/// A file in the shape of a bank's export, and the right reading of it.
struct BankExport: CustomTestStringConvertible, Sendable {
  /// One movement as it has to be read.
  struct Transaction: Decodable, Sendable {
    let line: Int
    let date: String
    let amount: String
    let currency: String?
    let balance: String?
    let payee: String?
    let note: String?
  }

  /// What the file alone cannot decide.
  struct Hint: Decodable, Sendable {
    let invert: Bool?
    let decimal: String?
    let dateOrder: String?
    let rule: String?

    enum CodingKeys: String, CodingKey {
      case invert, decimal, rule
      case dateOrder = "date_order"
    }
  }

  /// The file beside `NAME.expected.json`.
  struct Expected: Decodable, Sendable {
    struct Skipped: Decodable, Sendable {
      let line: Int
    }

    let currency: String?
    let transactions: [Transaction]
    let skipped: [Skipped]
    let hint: Hint?

    enum CodingKeys: String, CodingKey {
      case currency, transactions, skipped
      case hint = "needs_hint"
    }
  }

  let name: String
  let bytes: [UInt8]
  let expected: Expected

  var testDescription: String { name }

  /// The options that the hint stands for.
  var options: ReadingOptions {
    var options = ReadingOptions()
    guard let hint = expected.hint else { return options }
    if hint.invert == true { options.sign = .inverted }
    if let mark = hint.decimal { options.decimalMark = mark == "," ? .comma : .point }
    if let order = hint.dateOrder { options.dateFormat = DateFormat(order) }
    return options
  }

  /// Whether the file is refused without an option.
  var needsOption: Bool { expected.hint.map { $0.rule == nil } ?? false }

  /// All files of the folder `bank-exports`.
  static let all: [BankExport] = {
    let folder = Resources.folder.appendingPathComponent("bank-exports")
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return names.filter { !$0.hasSuffix(".expected.json") }.map { file in
      let name = String(file.prefix { $0 != "." })
      let expected = try! Data(contentsOf: folder.appendingPathComponent("\(name).expected.json"))
      return BankExport(
        name: name, bytes: [UInt8](try! Data(contentsOf: folder.appendingPathComponent(file))),
        expected: try! JSONDecoder().decode(Expected.self, from: expected))
    }
  }()
}

/// The folder of the files that tests read.
enum Resources {
  /// The folder.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources")
}
