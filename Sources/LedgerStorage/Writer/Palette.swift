internal import LedgerDomain

/// Gradients and colours for what is made without naming any, taken in turn.
enum Palette {
  private static let pairs: [(UInt32, UInt32)] = [
    (0x38bdf8, 0x0284c7), (0xfb923c, 0xea580c), (0xf472b6, 0xdb2777), (0x2dd4bf, 0x0d9488), (0xa3e635, 0x65a30d),
    (0x818cf8, 0x4f46e5), (0xfacc15, 0xca8a04), (0xe879f9, 0xc026d3), (0x22d3ee, 0x0891b2), (0xf87171, 0xdc2626),
  ]

  /// The gradient for the `index`-th thing.
  static func gradient(_ index: Int) -> Gradient {
    let pair = pairs[index % pairs.count]
    return Gradient(from: HexColor(rgb: pair.0), to: HexColor(rgb: pair.1))
  }

  /// The colour for the `index`-th thing.
  static func color(_ index: Int) -> HexColor { gradient(index).to }
}
