import LedgerDomain
import LedgerReports
import Testing

/// A document with the name of its case, from which its goldens are named.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String
  let document: any ReportDocument

  init(_ name: String, _ document: any ReportDocument) {
    self.name = name
    self.document = document
  }

  var testDescription: String { name }

  /// One document of each kind and of each case that looks different.
  static let all =
    screens + histories + periods + trends + balances + rings + lists + imports + batches + profiles + rules
    + recurring + backups

  /// The sample with a name; another name is a fault of the test.
  static func named(_ name: String) -> Sample {
    guard let sample = all.first(where: { $0.name == name }) else { preconditionFailure("there is no sample \(name)") }
    return sample
  }
}
