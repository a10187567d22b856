internal import LedgerDomain

extension MonthBars {
  /// What the bars stand for, as a heading.
  var title: String {
    switch scale {
    case .budget: "Percent of budget"
    case .largestAmount, .nothing: "Consumed"
    }
  }

  /// What a full bar is, where it is no budget.
  var explanation: String? {
    switch scale {
    case .budget: nil
    case .largestAmount(let largest): "No month has a budget: a full bar is the largest, \(largest.textWithCurrency)."
    case .nothing: "No month has a budget or spending."
    }
  }
}
