internal import CommandLineKit
internal import LedgerDomain

/// The kinds of categories that a person can make.
enum NewCategoryKind: String, CaseIterable, ExpressibleByArgument {
  case spending, income, transfer

  var kind: CategoryKind {
    switch self {
    case .spending: .spending
    case .income: .income
    case .transfer: .transfer
    }
  }
}
