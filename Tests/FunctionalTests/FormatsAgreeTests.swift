import Foundation
import Testing

/// One ledger with months from pay-day, budgets that roll over, categories below others and balances: every form of a report has
/// the figures of its JSON.
@Suite struct `All forms of a report` {
  private static let setUp = """
    ledger config month-start 25 --from 2026-03
    ledger budget set 900 --category Food --create-category --from 2026-01
    ledger budget set 300 --category Food:Groceries --create-category --from 2026-02
    ledger budget set 1250.50 --category Home --from 2026-01
    ledger budget set 0 --category Health --from 2026-01
    ledger budget roll-over both --category Food --from 2026-02
    ledger budget roll-over surplus --category Home --from 2026-01 --cap 1400
    ledger add 310.40 Food:Groceries --date 2026-02-20
    ledger add 1230.40 Home --date 2026-04-24
    ledger add 1500 Home --date 2026-04-25
    ledger add 99.99 Food --date 2026-05-24
    ledger add 640.10 Food:Restaurants --create-category --date 2026-05-10
    ledger add 20 Food:Groceries --refund --date 2026-05-03
    ledger add 12.34 Health --date 2026-05-11
    ledger add 3.10 Education --date 2026-05-12
    ledger add 9.99 Education --refund --date 2026-05-13
    ledger add 2500 Income --date 2026-04-27
    ledger balance add Leave --total 28 --date 2026-01-01
    ledger balance grant Leave 5 --carry-in --date 2026-01-01 --expires 2026-03-31
    ledger balance consume Leave 2.5 --date 2026-02-02
    ledger balance consume Leave 10 --date 2026-05-04 --until 2026-05-15
    """

  private static let months = ["2026-02", "2026-03", "2026-04", "2026-05"]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    let (output, status) = try sandbox.run("set -e\n" + Self.setUp)
    try #require(status == 0, "\(output)")
    return sandbox
  }

  private func output(_ command: String, in sandbox: Sandbox) throws -> String {
    let (output, status) = try sandbox.run("COLUMNS=200 ledger report \(command)")
    try #require(status == 0, "$ \(command)\n\(output)")
    return output
  }

  private func json(_ command: String, in sandbox: Sandbox) throws -> [String: Any] {
    let text = try output("\(command) --format json", in: sandbox)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The rows of a CSV file without quotes, by column.
  private func rows(_ command: String, in sandbox: Sandbox) throws -> [[String: String]] {
    let lines = try output("\(command) --format csv", in: sandbox).split(
      separator: "\n", omittingEmptySubsequences: true)
    let header = lines[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(uniqueKeysWithValues: zip(header, cells))
    }
  }

  /// A value of the JSON as CSV has it: nothing for null.
  private func cell(_ value: Any?) -> String {
    switch value {
    case let text as String: text
    case let number as NSNumber where CFBoolean.isBoolean(number): number.boolValue ? "true" : "false"
    case let number as NSNumber: "\(number)"
    default: ""
    }
  }

  private func expectEqual(
    _ objects: [[String: Any]], _ rows: [[String: String]], _ what: String, except unlike: Set<String> = []
  ) {
    #expect(objects.count == rows.count, "\(what)")
    for (object, row) in zip(objects, rows) {
      for (key, value) in object where row[key] != nil && !unlike.contains(key) {
        if value is NSNumber, !CFBoolean.isBoolean(value as? NSNumber) {
          // Foundation's reader of JSON may be wrong in the last digit.
          let difference = (Double(row[key] ?? "") ?? .nan) - ((value as? NSNumber)?.doubleValue ?? .nan)
          #expect(abs(difference) < 1e-12, "\(what): \(key) of \(object)")
        } else {
          #expect(row[key] == cell(value), "\(what): \(key) of \(object)")
        }
      }
      let common = Set(object.keys).intersection(row.keys)
      #expect(common.count >= 8, "\(what) has columns of its own: \(row.keys.sorted())")
    }
  }

  /// An amount as a page or picture shows it: with its digits in groups.
  private func grouped(_ amount: String) -> String {
    let isNegative = amount.hasPrefix("-")
    let parts = amount.drop { $0 == "-" }.split(separator: ".")
    var digits = Array(parts[0])
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return (isNegative ? "-" : "") + String(digits) + (parts.count > 1 ? ".\(parts[1])" : "")
  }

  private func objects(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  @Test(arguments: months) func `the month has the same figures`(month: String) throws {
    let sandbox = try sandbox()
    defer { sandbox.remove() }
    let report = try json("month \(month)", in: sandbox)
    let categories = try objects(report["categories"])
    expectEqual(categories, try rows("month \(month)", in: sandbox), "month \(month)")

    let expense = try #require(report["expense"] as? [String: Any])
    let figures = [expense["consumed"], expense["available"], report["income"]].compactMap { $0 as? String }
    let (text, svg) = (
      try output("month \(month)", in: sandbox), try output("month \(month) --format svg", in: sandbox)
    )
    let days = ["from", "to"].compactMap { report[$0] as? String }
    for figure in figures + categories.compactMap({ $0["amount"] as? String }) {
      #expect(text.contains(grouped(figure)), "\(figure) in the text of \(month)")
    }
    for figure in figures.prefix(2) + categories.compactMap({ $0["amount"] as? String }) {
      #expect(svg.contains(grouped(figure)), "\(figure) in the picture of \(month)")
    }
    for day in days { #expect(text.contains(day) && (month < "2026-03" || svg.contains(day)), "\(day)") }
  }

  @Test func `the history has the same figures, and the twelve months of a month are those of the history`() throws {
    let sandbox = try sandbox()
    defer { sandbox.remove() }
    let history = try objects(try json("history 2025-06..2026-05", in: sandbox)["months"])
    expectEqual(history, try rows("history 2025-06..2026-05", in: sandbox), "history")
    let twelve = try objects(try json("month 2026-05", in: sandbox)["months"])
    #expect(NSArray(array: twelve) == NSArray(array: history))
    let text = try output("history 2025-06..2026-05", in: sandbox)
    for month in history {
      for key in ["consumed", "available", "remaining"] {
        guard let figure = month[key] as? String else { continue }
        #expect(text.contains(grouped(figure)), "\(key) \(figure) of \(month["month"] ?? "")")
      }
    }
  }

  @Test(arguments: [
    "breakdown 2026-02..2026-05", "budget 2026-05", "breakdown 2026-05 --depth 1", "budget 2026-04 --depth 1",
  ])
  func `categories have the same figures`(command: String) throws {
    let sandbox = try sandbox()
    defer { sandbox.remove() }
    let categories = try objects(try json(command, in: sandbox)["categories"])
    #expect(!categories.isEmpty)
    expectEqual(categories, try rows(command, in: sandbox), command)
    let text = try output(command, in: sandbox)
    for category in categories {
      let name = try #require(category["name"] as? String)
      let figure = try #require(category[command.hasPrefix("budget") ? "budget" : "amount"] as? String)
      #expect(text.contains(name) && text.contains(grouped(figure)), "\(name) \(figure)")
    }
  }

  @Test(arguments: ["rings 2026-05", "rings 2026-04"]) func `rings have the same figures`(command: String) throws {
    let sandbox = try sandbox()
    defer { sandbox.remove() }
    let rings = try objects(try json(command, in: sandbox)["rings"])
    #expect(!rings.isEmpty)
    let rows = try rows(command, in: sandbox)
    let (text, svg) = (try output(command, in: sandbox), try output("\(command) --format svg", in: sandbox))
    for (ring, row) in zip(rings, rows) {
      for key in ["name", "kind", "amount", "total", "status"] { #expect(row[key] == cell(ring[key]), "\(key)") }
      let amount = grouped(try #require(ring["amount"] as? String))
      #expect(text.contains(amount) && svg.contains(amount), "\(amount)")
    }
    #expect(rings.count == rows.count)
  }

  @Test func `balances have the same figures`() throws {
    let sandbox = try sandbox()
    defer { sandbox.remove() }
    let cards = try objects(try json("balances", in: sandbox)["balances"])
    expectEqual(cards, try rows("balances", in: sandbox), "balances")
    let card = try #require(cards.first)
    #expect(card["expired"] as? String == "2.5" && card["balance"] as? String == "18.0")
    let (text, svg) = (try output("balances", in: sandbox), try output("balances --format svg", in: sandbox))
    for key in ["total", "consumed", "balance", "expired"] {
      let figure = try #require(card[key] as? String)
      #expect(text.contains(figure) && svg.contains(figure), "\(key) \(figure)")
    }
  }

  @Test func `the page has the figures of each month's own report`() throws {
    let sandbox = try sandbox()
    defer { sandbox.remove() }
    let html = try output("month 2026-05 --format html", in: sandbox)
    let start = try #require(html.range(of: "id=\"ledger-data\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    let page = try #require(
      try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any])
    let history = try objects(page["history"])
    for month in Self.months {
      let report = try json("month \(month)", in: sandbox)
      let shown = try #require(try objects(page["months"]).first { $0["month"] as? String == month })
      for key in ["from", "to", "income", "categories", "unconverted"] {
        #expect(NSArray(array: [shown[key] ?? 0]) == NSArray(array: [report[key] ?? 1]), "\(key) of \(month)")
      }
      let rings = try json("rings \(month)", in: sandbox)
      let names = try objects(shown["rings"]).map { cell($0["amount"]) + cell($0["name"]) }
      #expect(try names == objects(rings["rings"]).map { cell($0["amount"]) + cell($0["name"]) }, "rings of \(month)")
      let expense = try #require(history.first { $0["month"] as? String == month })
      #expect(NSDictionary(dictionary: expense) == report["expense"] as? NSDictionary, "\(month)")
    }
    #expect(
      NSArray(array: [page["balances"] ?? 0]) == NSArray(array: [try json("balances", in: sandbox)["balances"] ?? 1]))
  }
}

/// Tells JSON's true and false from its numbers.
private enum CFBoolean {
  static func isBoolean(_ number: NSNumber?) -> Bool { number.map { String(cString: $0.objCType) == "c" } ?? false }
}
