internal import LedgerDomain

/// The colours that a page shares with the pictures: those of both modes as rules in front of its style sheet, and how the
/// colours of categories and balances are painted as data, so that its script decides on no colour.
enum PageColors {
  /// The variables of both modes, the inks on gradients, and the ends of the two gradients that bars have.
  static let rules =
    ":root{\(variables(Stylesheet.light));\(inks);\(ends("neutral", .neutral));\(ends("alarm", .alarm))}"
    + "@media (prefers-color-scheme: dark){:root{\(variables(Stylesheet.dark))}}"
    + "@media print{:root{\(variables(Stylesheet.light))}}\n"

  /// How gradients are painted so that the ink on them can be read: by their two colours, the two to paint and the ink's name.
  static func paints(_ gradients: [Gradient]) -> JSONValue {
    members(gradients, named: { "\($0.from)-\($0.to)" }) { gradient in
      let readable = ReadableGradient(gradient)
      return .array([
        .described(readable.colors.from), .described(readable.colors.to),
        .string(readable.ink == lightInk ? "light" : "dark"),
      ])
    }
  }

  /// The letters of balances: by the balance's colour, the nearest to it that can be read on a card in light and in dark.
  static func letters(_ colors: [HexColor]) -> JSONValue {
    members(colors, named: \.description) { color in
      .array(
        [Stylesheet.light, Stylesheet.dark].map { mode in
          .described(Contrast.readable(color, on: [mode.page, mode.card]))
        })
    }
  }

  /// The inks that gradients carry: that of the darkest and of the lightest one.
  private static let lightInk = ink(on: HexColor(rgb: 0))
  private static let darkInk = ink(on: HexColor(rgb: 0xff_ffff))

  private static func ink(on color: HexColor) -> HexColor { ReadableGradient(Gradient(from: color, to: color)).ink }

  private static let inks = "--light-ink:\(lightInk);--dark-ink:\(darkInk)"

  private static func ends(_ name: String, _ gradient: Gradient) -> String {
    "--\(name)-from:\(gradient.from);--\(name)-to:\(gradient.to)"
  }

  private static func variables(_ mode: Stylesheet.Mode) -> String {
    "--page:\(mode.page);--card:\(mode.card);--ink:\(mode.ink);--muted:\(mode.muted);--alarm:\(mode.alarm);"
      + "--notice:\(mode.notice);--track:\(mode.track);--edge:\(mode.edge);--tint:\(mode.opacity.tint.markupText)"
  }

  /// An object with a member for each key, in the order in which they first occur.
  private static func members<Key: Hashable>(
    _ keys: [Key], named name: (Key) -> String, _ value: (Key) -> JSONValue
  ) -> JSONValue {
    var seen: Set<Key> = []
    return .object(keys.filter { seen.insert($0).inserted }.map { (name($0), value($0)) })
  }
}
