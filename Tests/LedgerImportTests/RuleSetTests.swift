import LedgerDomain
import TestSupport
import Testing

@testable import LedgerImport

struct RuleSetTests {
  /// A rule whose category has the name of its number, so that a match tells which rule it was.
  static func rule(
    _ id: Int64, _ pattern: Rule.Pattern, min: Money? = nil, max: Money? = nil, account: Account? = nil,
    payee: String? = nil, isArchived: Bool = false
  ) -> Rule {
    let category = LedgerDomain.Category(
      id: .init(rawValue: id), name: "Category \(id)", kind: .spending,
      colors: Gradient(from: HexColor(rgb: 0), to: HexColor(rgb: 1)), isArchived: isArchived)
    return Rule(
      id: .init(rawValue: id), pattern: pattern, category: category, payee: payee, minimum: min, maximum: max,
      account: account)
  }

  static let checking = account("Checking", id: 1)
  static let savings = account("Savings", id: 2)

  /// The number of the rule that decides.
  static func decider(
    _ rules: [Rule], _ payee: String?, note: String? = nil, amount: Money = usd("-10.00"), account: Account = checking
  ) throws -> Int64? {
    try RuleSet(rules).match(payee: payee, note: note, amount: amount, account: account.id)?.rule.rawValue
  }

  @Test func `the first rule in order decides, whatever its number`() throws {
    let rules = [Self.rule(7, .part("shop")), Self.rule(3, .part("corner shop")), Self.rule(1, .part("bakery"))]
    #expect(try Self.decider(rules, "Corner shop") == 7)
    #expect(try Self.decider(rules.reversed(), "Corner shop") == 3)
    #expect(try Self.decider(rules, "Bakery") == 1)
    #expect(try Self.decider(rules, "Butcher") == nil)
    #expect(try Self.decider([], "Corner shop") == nil)
  }

  @Test func `a match says category, payee and rule`() throws {
    let rule = Self.rule(4, .part("amzn"), payee: "Amazon")
    let match = try RuleSet([rule]).match(
      payee: "AMZN Mktp", note: nil, amount: usd("-1.00"), account: Self.checking.id)
    #expect(match == RuleMatch(rule))
    #expect(match?.payee == "Amazon")
    #expect(match?.category == rule.category)
  }

  @Test(arguments: [
    ("corner shop", "CORNER  SHOP 0815", true), ("  Corner\tShop ", "the corner shop", true),
    ("ÖKO", "Ökostrom", true), ("corner shop", "cornershop", false), ("a+b", "A+B Ltd", true), ("a.b", "aXb", false),
    ("cafe", "Café", false), ("caf", "Café", true), ("e", "Caf\u{e9}", false), ("e", "Cafe\u{301}", false),
    ("食料", "東京食料品店", true), ("shop", "", false), ("long pattern", "long", false), ("aab", "aaab", true),
  ])
  func `a part is found folded`(pattern: String, payee: String, isFound: Bool) throws {
    #expect(try Self.decider([Self.rule(1, .part(pattern))], payee) == (isFound ? 1 : nil))
  }

  @Test(arguments: ["Caf\u{e9} Central", "Cafe\u{301} Central", "CAF\u{c9} CENTRAL", "CAFE\u{301} CENTRAL"])
  func `both Unicode forms of a letter are one, in parts and in regular expressions`(payee: String) throws {
    for word in ["caf\u{e9}", "cafe\u{301}"] {
      #expect(try Self.decider([Self.rule(1, .part(word))], payee) == 1)
      #expect(try Self.decider([Self.rule(1, .regex("^\(word)\\s"))], payee) == 1)
    }
    #expect(try Self.decider([Self.rule(1, .regex("^caf. c"))], payee) == 1)
  }

  @Test(arguments: [
    ("^amzn|amazon$", "AMZN Mktp", true), ("^amzn|amazon$", "from Amazon", true), ("^amzn$", "AMZN Mktp", false),
    ("shop \\d{4}", "Corner   shop 0815", true), ("\\bökö\\b", "der ÖKÖ laden", true), ("^\\w+$", "Überweisung", true),
    ("^$", "x", false), ("(?-i)shop", "SHOP", false),
  ])
  func `a regular expression is found anywhere, in upper and lower case`(
    pattern: String, payee: String, isFound: Bool
  ) throws {
    #expect(try Self.decider([Self.rule(1, .regex(pattern))], payee) == (isFound ? 1 : nil))
  }

  @Test func `the note counts where there is no payee, and only there`() throws {
    let rules = [Self.rule(1, .part("rent"))]
    #expect(try Self.decider(rules, nil, note: "Rent November") == 1)
    #expect(try Self.decider(rules, "", note: "Rent November") == 1)
    #expect(try Self.decider(rules, "Landlord", note: "Rent November") == nil)
    #expect(try Self.decider(rules, nil, note: nil) == nil)
  }

  @Test(arguments: [
    ("gro(", "missing closing parenthesis", 4), ("é[z-a]", "range out of order in character class", 4),
    ("*", "quantifier does not follow a repeatable item", 0),
  ])
  func `a pattern that does not compile is an error with PCRE2's words`(
    pattern: String, message: String, offset: Int
  ) {
    #expect(throws: RuleError.badPattern(.init(rawValue: 2), message: message, offset: offset)) {
      try RuleSet([Self.rule(1, .part("(")), Self.rule(2, .regex(pattern))])
    }
  }

  @Test(arguments: [
    "\\C", String(repeating: "a", count: 1001), String(repeating: "(", count: 300), "(((a{1,999}){1,999}){1,999})",
  ])
  func `a pattern that asks for too much does not compile`(pattern: String) {
    #expect(throws: RuleError.self) { try RuleSet([Self.rule(1, .regex(pattern))]) }
  }

  @Test(arguments: [
    "(a+)+$", "^(a|aa)+$", "(a*)*$b|(a*)*[^a!]", "(.*a){20}$", "(?:a?){30}a{30}$", "(*LIMIT_MATCH=4000000000)(a+)+$",
  ])
  func `a hostile pattern ends at once and names its rule`(pattern: String) throws {
    let payee = String(repeating: "a", count: 200) + "!"
    let rules = try RuleSet([Self.rule(1, .part("bakery")), Self.rule(9, .regex(pattern))])
    let time = ContinuousClock().measure {
      #expect(throws: RuleError.tooComplex(.init(rawValue: 9))) {
        try rules.match(payee: payee, note: nil, amount: usd("-1.00"), account: Self.checking.id)
      }
    }
    #expect(time < .seconds(2), "\(time)")
    #expect(throws: RuleError.tooComplex(.init(rawValue: 9))) { try rules.rules(fitting: payee) }
    let other = try rules.match(payee: "Bakery", note: nil, amount: usd("-1.00"), account: Self.checking.id)
    #expect(other?.rule.rawValue == 1)
  }

  @Test func `a hostile pattern is no error where it does not decide`() throws {
    let payee = String(repeating: "a", count: 200) + "!"
    let hostile = Rule.Pattern.regex("(a+)+$")
    #expect(try Self.decider([Self.rule(1, .part("aaa")), Self.rule(2, hostile)], payee) == 1)
    let conditional = Self.rule(2, hostile, account: Self.savings)
    #expect(try Self.decider([conditional, Self.rule(3, .part("aaa"))], payee) == 3)
    #expect(throws: RuleError.tooComplex(.init(rawValue: 2))) {
      try Self.decider([Self.rule(2, hostile), Self.rule(3, .part("aaa"))], payee)
    }
  }

  @Test(arguments: [
    ("-50.01", nil as Int64?), ("-50.00", 1), ("-10.00", 1), ("-9.99", nil), ("0.00", nil), ("20.00", nil),
  ])
  func `amounts have their sign, and both ends are included`(amount: String, expected: Int64?) throws {
    let rules = [Self.rule(1, .part("shop"), min: usd("-50.00"), max: usd("-10.00"))]
    #expect(try Self.decider(rules, "Shop", amount: usd(amount)) == expected)
  }

  @Test func `one end alone leaves the other open`() throws {
    let atLeast = [Self.rule(1, .part("shop"), min: usd("0.00"))]
    let atMost = [Self.rule(1, .part("shop"), max: usd("0.00"))]
    #expect(try Self.decider(atLeast, "Shop", amount: usd("99.00")) == 1)
    #expect(try Self.decider(atLeast, "Shop", amount: usd("-0.01")) == nil)
    #expect(try Self.decider(atMost, "Shop", amount: usd("-99.00")) == 1)
    #expect(try Self.decider(atMost, "Shop", amount: usd("0.01")) == nil)
  }

  @Test func `an amount in another currency than the condition's never fits`() throws {
    let rules = [Self.rule(1, .part("shop"), max: usd("0.00")), Self.rule(2, .part("shop"))]
    #expect(try Self.decider(rules, "Shop", amount: money("-5.00", "EUR")) == 2)
    #expect(try Self.decider(rules, "Shop", amount: usd("-5.00")) == 1)
  }

  @Test func `a rule for an account lets others pass to the next one`() throws {
    let rules = [Self.rule(1, .part("shop"), account: Self.savings), Self.rule(2, .part("shop"))]
    #expect(try Self.decider(rules, "Shop", account: Self.savings) == 1)
    #expect(try Self.decider(rules, "Shop", account: Self.checking) == 2)
  }

  @Test func `a rule of an archived category is as if it were not there`() throws {
    let rules = [
      Self.rule(1, .part("shop"), isArchived: true), Self.rule(2, .regex("("), isArchived: true),
      Self.rule(3, .part("shop")),
    ]
    #expect(try Self.decider(rules, "Shop") == 3)
    #expect(try RuleSet(Array(rules.prefix(2))).isEmpty)
  }

  @Test func `all rules with the pattern are told, whatever their conditions`() throws {
    let rules = [
      Self.rule(3, .part("shop"), max: usd("-1.00")), Self.rule(2, .part("bakery")), Self.rule(1, .regex("^corner")),
    ]
    #expect(try RuleSet(rules).rules(fitting: "Corner shop").map(\.id.rawValue) == [3, 1])
  }

  @Test func `a pattern is compared once with each distinct text`() throws {
    let rules = try RuleSet([
      Self.rule(1, .part("shop"), max: usd("-5.00")), Self.rule(2, .regex("^b")), Self.rule(3, .part("rent")),
    ])
    let payees = ["Corner shop", "Bakery", "Landlord", "Butcher"]
    for row in 0..<1000 {
      _ = try rules.match(
        payee: payees[row % 4], note: "note \(row)", amount: money("-\(row).00", "USD"), account: Self.checking.id)
    }
    #expect(rules.comparisons == 4 * 3)
    _ = try rules.match(payee: nil, note: "rent", amount: usd("-1.00"), account: Self.checking.id)
    #expect(rules.comparisons == 5 * 3)
  }

  @Test func `only a number of texts is remembered, and forgetting changes nothing`() throws {
    let rules = try RuleSet([Self.rule(1, .part("shop 1"))], remembering: 10)
    for round in 1...2 {
      for number in 0..<25 {
        let match = try rules.match(
          payee: "Shop \(number)", note: nil, amount: usd("-1.00"), account: Self.checking.id)
        #expect((match != nil) == (number == 1 || number >= 10 && number < 20), "Shop \(number) in round \(round)")
      }
    }
    #expect(rules.comparisons == 50)
  }
}
