/// The powers of ten that fit an `Int64`.
enum PowerOfTen {
  /// Ten to the power of `exponent`.
  ///
  /// - Precondition: `exponent` is 0…18.
  static func value(_ exponent: Int) -> Int64 {
    precondition((0...18).contains(exponent))
    var result: Int64 = 1
    for _ in 0..<exponent { result *= 10 }
    return result
  }
}
