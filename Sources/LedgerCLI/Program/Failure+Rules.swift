internal import LedgerDomain
internal import LedgerImport

extension Failure {
  /// The sentence for a rule that cannot sort rows.
  init(_ error: RuleError) {
    switch error {
    case .badPattern(let id, let message, let offset):
      self.init(
        status: .data,
        message: """
          The pattern of rule \(id.rawValue) is no regular expression: \(message), at offset \(offset). \
          'ledger rule remove \(id.rawValue)' removes it.
          """)
    case .tooComplex(let id):
      self.init(
        status: .data,
        message: """
          The pattern of rule \(id.rawValue) takes too many steps to be found in some text; nothing was changed. Make it \
          simpler: 'ledger rule remove \(id.rawValue)' removes it, and 'ledger rule add' makes another.
          """)
    }
  }
}
