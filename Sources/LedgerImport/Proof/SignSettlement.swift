/// Settles what the signs of a file mean (SEMANTICS §8, "Sign").
struct SignSettlement {
  /// What settles them.
  let proof: SignProof
  /// Whether the amounts are turned.
  let isInverted: Bool
  /// Whether nothing but the running balance settles them, so that a break of it is an error.
  let restsOnBalance: Bool

  private init(_ proof: SignProof, isInverted: Bool = false, restsOnBalance: Bool = false) {
    self.proof = proof
    self.isInverted = isInverted
    self.restsOnBalance = restsOnBalance
  }

  /// Settles the signs.
  ///
  /// - Parameters:
  ///   - context: the file.
  ///   - signs: how often each sign occurs.
  ///   - guess: what the running balance bears out.
  ///   - doubt: a text such as PAYMENT RECEIVED beside money out.
  /// - Throws: ``ImportError/ambiguousSign(column:_:)`` when nothing settles them.
  init(
    _ context: FileContext, _ signs: SignCounts, balance guess: BalanceProof.Guess?, doubt: (line: Int, text: String)?
  ) throws(ImportError) {
    let map = context.layout.map
    let signature = context.layout.signature
    if let sign = context.options.sign {
      self.init(.option, isInverted: sign == .inverted)
    } else if map.debit != nil || map.credit != nil {
      self = try SignSettlement.ofPair(map, signs, guess, hasDoubt: doubt != nil)
    } else if map.direction != nil || !(signature?.directionWords.isEmpty ?? true) {
      self.init(.direction)
    } else if let sign = signature?.sign {
      self.init(.knownHeader, isInverted: sign == .inverted)
    } else if let guess {
      let rests = guess.isInverted || !signs.hasSign || doubt != nil
      self.init(.balance, isInverted: guess.isInverted, restsOnBalance: rests)
    } else if signs.single.count > 0 && !signs.hasSign {
      throw .ambiguousSign(column: map.name(map.amounts[0]), .noSign)
    } else if let (line, text) = doubt {
      throw .ambiguousSign(column: map.name(map.amounts[0]), .text(line: line, text))
    } else {
      self.init(.asWritten)
    }
  }

  /// Two columns: their names say which is money out, else the balance, else a minus in all of one and none of the other.
  private static func ofPair(
    _ map: ColumnMap, _ signs: SignCounts, _ guess: BalanceProof.Guess?, hasDoubt: Bool
  ) throws(ImportError) -> SignSettlement {
    let column = map.name(map.debit ?? map.credit ?? 0)
    if map.pairIsNamed {
      if signs.out.isMixed, guess == nil, let line = signs.out.lineOfRarerSign {
        throw .ambiguousSign(column: column, .mixedDebits(line: line))
      }
      return SignSettlement(.columns, restsOnBalance: signs.out.isMixed)
    }
    if let guess { return SignSettlement(.balance, isInverted: guess.isInverted, restsOnBalance: true) }
    let isUniform = signs.out.count > 0 && !signs.out.isMixed && !signs.into.isMixed
    if isUniform, signs.out.isUsuallyMinus != signs.into.isUsuallyMinus, !hasDoubt {
      return SignSettlement(.asWritten, isInverted: signs.into.isUsuallyMinus)
    }
    throw .ambiguousSign(column: column, .unnamedColumns)
  }
}
