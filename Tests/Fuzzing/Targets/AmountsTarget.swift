import LedgerDomain

/// What the fuzzer calls with each text that it makes up (LLVM "libFuzzer", "Fuzz Target"): amounts and quantities as they are
/// typed. The first byte chooses the currency.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: data, count: count)
  guard let first = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let currency = currencies[Int(first) % currencies.count]
  if let typed = try? TypedAmount.parse(text, currency: currency) {
    precondition(!typed.isNegative)
    precondition((try? Money(exactly: typed.description, currency: currency)) == typed, "it prints back to itself")
    precondition(typed.groupedText.filter { $0 != "," } == typed.description, "groups add commas and nothing else")
  }
  if let exact = try? Money(exactly: text, currency: currency) {
    precondition((try? Money(exactly: exact.description, currency: currency)) == exact)
  }
  for unit in units {
    guard let quantity = try? Quantity(typed: text, unit: unit) else { continue }
    precondition((try? Quantity(typed: quantity.description, unit: unit)) == quantity, "it prints back to itself")
  }
  return 0
}

/// Currencies with 2, 0, 3 and many decimals.
private let currencies = ["USD", "JPY", "KWD", "CLF", "BTC"].compactMap { Currency(code: $0) }
private let units = ["days", "hours", "visits"].compactMap { LeaveUnit(name: $0) }
