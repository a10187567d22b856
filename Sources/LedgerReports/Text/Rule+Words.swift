public import LedgerDomain

extension Rule {
  /// The conditions beside the pattern in words, such as `from -50.00 to -10.00 USD, account Checking`; empty without any.
  public var conditionsText: String {
    var words: [String] = []
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): words.append("from \(minimum.groupedText) to \(maximum.textWithCurrency)")
    case (let minimum?, nil): words.append("from \(minimum.textWithCurrency)")
    case (nil, let maximum?): words.append("up to \(maximum.textWithCurrency)")
    case (nil, nil): break
    }
    if let account { words.append("account \(account.name)") }
    return words.joined(separator: ", ")
  }

  /// The rule in one line: `Rule 3: "corner shop" becomes Groceries`.
  public var summary: String {
    let conditions = conditionsText.isEmpty ? "" : " (\(conditionsText))"
    let name = payee.map { ", payee \($0)" } ?? ""
    let kind = pattern.kind == "regex" ? "regex " : ""
    return "Rule \(id.rawValue): \(kind)\"\(pattern.text)\"\(conditions) becomes \(category.name)\(name)"
  }
}
