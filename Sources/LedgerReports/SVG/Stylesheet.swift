internal import LedgerDomain

/// The rules that pictures are coloured by, light and dark.
enum Stylesheet {
  /// The colours of one mode: the paper, the cards on it, and the texts on both.
  struct Mode: Sendable {
    let page: HexColor
    let card: HexColor
    let ink: HexColor
    let muted: HexColor
    let alarm: HexColor
    let notice: HexColor
    let track: HexColor
    let edge: HexColor
    /// How strong shadows are, and the bars behind the rows of a list.
    let opacity: (shadow: Double, tint: Double)

    fileprivate var variables: String {
      "--page:\(page);--card:\(card);--ink:\(ink);--muted:\(muted);--alarm:\(alarm);--notice:\(notice);--track:\(track);"
        + "--edge:\(edge);--shadow:\(opacity.shadow.markupText);--tint:\(opacity.tint.markupText)"
    }
  }

  static let light = Mode(
    page: HexColor(rgb: 0xf6f7f9), card: HexColor(rgb: 0xff_ffff), ink: HexColor(rgb: 0x11_1827),
    muted: HexColor(rgb: 0x3f4856), alarm: HexColor(rgb: 0x9f1414), notice: HexColor(rgb: 0x854d0e),
    track: HexColor(rgb: 0xdfe3e9), edge: HexColor(rgb: 0xe5e7eb), opacity: (0.12, 0.2))
  static let dark = Mode(
    page: HexColor(rgb: 0x0f_141d), card: HexColor(rgb: 0x1a_2130), ink: HexColor(rgb: 0xf1_f5f9),
    muted: HexColor(rgb: 0xbac3cf), alarm: HexColor(rgb: 0xfdabab), notice: HexColor(rgb: 0xfcd34d),
    track: HexColor(rgb: 0x2b3444), edge: HexColor(rgb: 0x283142), opacity: (0.5, 0.2))

  /// What all pictures share.
  static let common =
    "svg{\(light.variables)}@media(prefers-color-scheme:dark){svg{\(dark.variables)}}"
    + "text{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",\"Noto Sans\",Arial,sans-serif;"
    + "fill:var(--ink);font-variant-numeric:tabular-nums;white-space:pre}"
    + ".page{fill:var(--page)}.card{fill:var(--card);stroke:var(--edge)}.row{fill:var(--card)}.chosen{fill:var(--card);stroke:var(--muted)}.track{fill:var(--track)}"
    + ".hoop{stroke:var(--track);fill:none}.arc{fill:none;stroke-linecap:round}.line{fill:none;stroke:var(--ink);stroke-width:2;stroke-linejoin:round}.paper{stroke:var(--page);fill:none;stroke-linecap:round}.bare{fill:none;stroke:var(--muted);stroke-dasharray:2 3}"
    + ".muted{fill:var(--muted)}.alarm{fill:var(--alarm)}.notice{fill:var(--notice)}feDropShadow{flood-opacity:var(--shadow)}"
    + ".t{opacity:var(--tint);fill:currentColor;clip-path:url(#c)}.i{fill:#fff}"
    + ".s{fill:none;stroke-linecap:round;stroke:currentColor;stroke-width:\(Canvas.Hoop.smallThickness.markupText)}.hoop.s{stroke:var(--track);stroke-width:3.4}.b,.p,.a{font-weight:700}.m{text-anchor:middle}.e,.p,.a{text-anchor:end}.p{font-size:13px}.a{font-size:16px}.n{font-size:12px;fill:var(--muted)}.n.alarm{fill:var(--alarm)}"

  /// A rule that gives a class a text colour which can be read on cards and pages in both modes.
  static func readable(_ name: String, _ color: HexColor) -> String {
    let onLight = Contrast.readable(color, on: [light.page, light.card])
    let onDark = Contrast.readable(color, on: [dark.page, dark.card])
    return ".\(name){fill:\(onLight)}@media(prefers-color-scheme:dark){.\(name){fill:\(onDark)}}"
  }
}
