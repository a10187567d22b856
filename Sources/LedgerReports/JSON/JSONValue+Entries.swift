internal import LedgerDomain

extension JSONValue {
  /// An entry of DESIGN §4.
  static func entry(_ entry: Entry) -> JSONValue {
    let content = entry.content
    let category: JSONValue
    let lines: [JSONValue]
    switch content.allocation {
    case .category(let single): (category, lines) = (.string(single.name), [])
    case .split(let split): (category, lines) = (.null, split.lines.map(JSONValue.splitLine))
    }
    return .object([
      ("id", .integer(entry.id.rawValue)),
      ("date", .described(content.date)),
      ("amount", .described(content.amount)),
      ("currency", .string(content.amount.currency.code)),
      ("category", category),
      ("payee", .text(content.payee)),
      ("account", .string(content.account.name)),
      ("note", .text(content.note)),
      ("tags", .array(content.tags.map(JSONValue.string))),
      ("import", entry.importBatch.map(JSONValue.integer) ?? .null),
      ("status", .string(content.status.rawValue)),
      ("splits", .array(lines)),
    ])
  }

  /// A line of a split entry.
  static func splitLine(_ line: Split.Line) -> JSONValue {
    .object([
      ("category", .string(line.category.name)),
      ("amount", .described(line.amount)),
      ("note", .text(line.note)),
    ])
  }

  /// An account with what is in it.
  static func standing(_ standing: AccountStanding) -> JSONValue {
    .object([
      ("name", .string(standing.account.name)),
      ("currency", .string(standing.account.currency.code)),
      ("opening", .described(standing.account.opening)),
      ("balance", .described(standing.balance)),
      ("foreign", .array(standing.foreign.map(JSONValue.sum))),
      ("entries", .count(standing.entryCount)),
      ("archived", .bool(standing.account.isArchived)),
    ])
  }

  /// An amount with its currency.
  static func sum(_ money: Money) -> JSONValue {
    .object([("currency", .string(money.currency.code)), ("amount", .described(money))])
  }
}
