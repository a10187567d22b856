import LedgerDomain
import TestSupport
import Testing

struct MoneyArithmeticTests {
  static let euro = currency("EUR")
  static let largest = Money(minorUnits: .max, currency: .usd)
  static let smallest = Money(minorUnits: .min, currency: .usd)

  @Test func `amounts in one currency are added and subtracted`() throws {
    #expect(try usd("1.25").adding(usd("-3.00")) == usd("-1.75"))
    #expect(try usd("1.25").subtracting(usd("-3.00")) == usd("4.25"))
    #expect(try usd("1.25").negated() == usd("-1.25"))
  }

  @Test func `zero is neither negative nor anything else`() {
    #expect(Money.zero(.usd).isZero && !Money.zero(.usd).isNegative)
    #expect(usd("-0.01").isNegative && !usd("-0.01").isZero)
    #expect(!usd("0.01").isNegative && !usd("0.01").isZero)
  }

  @Test func `one tenth and two tenths are three tenths in any order`() throws {
    #expect(try usd("0.10").adding(usd("0.20")).description == "0.30")
    #expect(try usd("0.20").adding(usd("0.10")).description == "0.30")
    #expect(try Money.sum([usd("0.20"), usd("0.10")], in: .usd).description == "0.30")
  }

  @Test func `a million cents are ten thousand`() throws {
    let cent = usd("0.01")
    #expect(try Money.sum(repeatElement(cent, count: 1_000_000), in: .usd).description == "10000.00")
    var total = Money.zero(.usd)
    for _ in 0..<1_000_000 { total = try total.adding(cent) }
    #expect(total.description == "10000.00")
  }

  @Test func `amounts in different currencies are never combined`() {
    let (dollar, euro) = (usd("1.00"), money("1.00", "EUR"))
    let error = MoneyError.differentCurrencies(.usd, Self.euro)
    #expect(throws: error) { try dollar.adding(euro) }
    #expect(throws: error) { try dollar.subtracting(euro) }
    #expect(throws: error) { try Money.sum([dollar, euro], in: .usd) }
    #expect(dollar != euro)
  }

  @Test func `a zero in another currency is refused as well`() {
    #expect(throws: MoneyError.differentCurrencies(.usd, Self.euro)) {
      try Money.sum([Money.zero(Self.euro)], in: .usd)
    }
  }

  @Test func `a result beyond 64 bits is refused`() {
    let cent = usd("0.01")
    #expect(throws: MoneyError.outOfRange) { try Self.largest.adding(cent) }
    #expect(throws: MoneyError.outOfRange) { try Self.smallest.subtracting(cent) }
    #expect(throws: MoneyError.outOfRange) { try cent.subtracting(Self.smallest) }
    #expect(throws: MoneyError.outOfRange) { try Self.smallest.negated() }
    #expect(throws: MoneyError.outOfRange) { try Money.sum([Self.largest, cent], in: .usd) }
    #expect(throws: MoneyError.outOfRange) { try Money.sum([Self.smallest, usd("-0.01")], in: .usd) }
  }

  @Test func `the largest and the smallest amount are computed with`() throws {
    #expect(try Self.largest.adding(Self.smallest) == usd("-0.01"))
    #expect(try Self.largest.negated().subtracting(usd("0.01")) == Self.smallest)
    #expect(try Self.smallest.subtracting(Self.smallest).isZero)
  }

  @Test func `a sum that passes beyond 64 bits and comes back fits`() throws {
    #expect(try Money.sum([Self.largest, usd("5.00"), usd("-5.00")], in: .usd) == Self.largest)
    #expect(try Money.sum([Self.smallest, Self.smallest, Self.largest, Self.largest], in: .usd) == usd("-0.02"))
  }

  @Test func `the sum of nothing is zero`() throws {
    #expect(try Money.sum([], in: Self.euro) == Money.zero(Self.euro))
  }

  @Test func `sums are equal in any order`() throws {
    var random = SeededRandom()
    for _ in 0..<200 {
      let count = Int.random(in: 1...50, using: &random)
      let amounts = (0..<count).map { _ in Money(minorUnits: random.minorUnits() / 64, currency: .usd) }
      let shuffled = amounts.shuffled(using: &random)
      let sum = try Money.sum(amounts, in: .usd)
      #expect(try Money.sum(shuffled, in: .usd) == sum, "\(random)")
      #expect(try shuffled.reduce(Money.zero(.usd)) { try $0.adding($1) } == sum, "\(random)")
    }
  }

  @Test func `adding and subtracting undo each other`() throws {
    var random = SeededRandom()
    for _ in 0..<1_000 {
      let left = Money(minorUnits: random.minorUnits() / 2, currency: .usd)
      let right = Money(minorUnits: random.minorUnits() / 2, currency: .usd)
      #expect(try left.adding(right).subtracting(right) == left, "\(random)")
      #expect(try left.subtracting(right) == left.adding(right.negated()), "\(random)")
    }
  }
}
