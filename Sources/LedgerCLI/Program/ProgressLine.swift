internal import LedgerDomain
internal import LedgerReports

/// How far something has come, in one line that fits the terminal.
struct ProgressLine {
  /// What is being done.
  let title: String
  /// What is counted, in the plural.
  var unit = "rows"
  /// Rows that are done.
  let rows: Int
  /// All rows.
  let total: Int
  /// The bytes that all rows take.
  let bytes: Int
  /// The time since the first row.
  let nanoseconds: UInt64

  /// The part that is done, 0…1.
  var fraction: Double { total > 0 ? min(1, Double(rows) / Double(total)) : 0 }

  private static let barWidths = 10...20

  /// The line: title, bar, percent, rows, rows and bytes in a second, as much of it as there is room for.
  func text(width: Int, usesASCII: Bool) -> String {
    let percent = "\(Int(fraction * 100)) %"
    var figures = [percent, "\(ProgressLine.grouped(rows)) \(unit)", rowRate, byteRate].compactMap { $0 }
    func room() -> Int { width - figures.reduce(0) { $0 + 2 + $1.count } + 1 }
    let title = VisibleText.of(self.title)
    let wanted = DisplayWidth.of(title) + 2 + ProgressLine.barWidths.lowerBound
    while figures.count > 1, room() < wanted { figures.removeLast() }
    let shown = ProgressLine.shortened(
      title, to: room() - 2 - ProgressLine.barWidths.lowerBound, ellipsis: usesASCII ? "..." : "…")
    let left = room() - (shown.isEmpty ? 0 : DisplayWidth.of(shown) + 2)
    let bar = bar(min(max(left, 0), ProgressLine.barWidths.upperBound), usesASCII: usesASCII)
    // The percentage belongs to the bar: one blank between them.
    let parts = [shown, bar.isEmpty ? figures[0] : "\(bar) \(figures[0])"] + figures.dropFirst()
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func bar(_ width: Int, usesASCII: Bool) -> String {
    let filled = Int(fraction * Double(width))
    let (full, track) = usesASCII ? ("#", ".") : ("▓", "░")
    return String(repeating: full, count: filled) + String(repeating: track, count: width - filled)
  }

  private var seconds: Double { Double(nanoseconds) / 1e9 }

  private var rowRate: String? {
    guard seconds > 0 else { return nil }
    let rate = Double(rows) / seconds
    let step = rate >= 10_000 ? 1_000.0 : rate >= 1_000 ? 100 : 1
    return "\(ProgressLine.grouped(Int((rate / step).rounded() * step))) \(unit)/s"
  }

  private var byteRate: String? {
    guard seconds > 0, bytes > 0 else { return nil }
    let megabytes = Double(bytes) * fraction / seconds / 1e6
    if megabytes >= 10 { return "\(Int(megabytes.rounded())) MB/s" }
    return "\(FixedPoint.grouped(String((megabytes * 10).rounded() / 10))) MB/s"
  }

  private static func grouped(_ count: Int) -> String { FixedPoint.grouped(String(count)) }

  /// A text alone, made safe, as much of it as there is room for.
  static func plain(_ text: String, width: Int, usesASCII: Bool) -> String {
    shortened(VisibleText.of(text), to: width, ellipsis: usesASCII ? "..." : "…")
  }

  private static func shortened(_ text: String, to width: Int, ellipsis: String) -> String {
    if DisplayWidth.of(text) <= width { return text }
    var kept = text
    while !kept.isEmpty, DisplayWidth.of(kept) + ellipsis.count > width { kept.removeLast() }
    return kept.isEmpty ? "" : kept + ellipsis
  }
}
