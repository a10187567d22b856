/// How far a long import or a copy has come, drawn over and over in one line of standard error while a person looks at it.
///
/// It first appears after a while, so that short ones draw nothing, and its line is empty again at the end.
final class ProgressBar {
  private let host: Host
  private let usesASCII: Bool
  private let isShown: Bool
  private var title = ""
  private var unit = "rows"
  private var total = 0
  private var bytes = 0
  private var rows = 0
  private var start: UInt64 = 0
  private var nextLook = Int.max
  private var nextDrawing: UInt64 = 0
  private var isDrawn = false

  /// The time before it first appears.
  static let delay: UInt64 = 300_000_000
  /// The time between two drawings.
  static let interval: UInt64 = 100_000_000
  /// The bytes of a page of a ledger.
  private static let pageSize = 4096
  /// The rows between two looks at the clock.
  static let stride = 1024

  /// A bar for one process.
  init(_ host: Host, usesASCII: Bool) {
    self.host = host
    self.usesASCII = usesASCII
    isShown = host.errorIsTerminal && host.environment["TERM"] != "dumb"
  }

  /// Says what is being done where nothing tells how far it has come.
  func announce(_ text: String) {
    guard isShown else { return }
    let text = "\(text) \(usesASCII ? "..." : "…")"
    draw(ProgressLine.plain(text, width: host.errorWidth - 1, usesASCII: usesASCII))
  }

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - title: what is being done.
  ///   - rows: how many rows there are.
  ///   - bytes: what all of them take in their file.
  ///   - unit: what is counted, where it is not rows.
  func begin(_ title: String, rows: Int, bytes: Int, unit: String = "rows") {
    guard isShown else { return }
    (self.title, self.unit, total, self.bytes) = (title, unit, rows, bytes)
    self.rows = 0
    start = host.clock()
    nextDrawing = start + ProgressBar.delay
    nextLook = ProgressBar.stride
  }

  /// Counts rows that are done; cheap enough to be called for each.
  func step(rows count: Int = 1) {
    rows += count
    if rows >= nextLook { look() }
  }

  /// Shows how many pages of a database are copied; it begins to count with the first call.
  func copied(_ title: String, remaining: Int, of pages: Int) {
    if nextLook == .max || total != pages {
      begin(title, rows: pages, bytes: pages * ProgressBar.pageSize, unit: "pages")
    }
    // A copy begins anew when another process writes meanwhile.
    rows = min(rows, pages - remaining)
    step(rows: pages - remaining - rows)
  }

  /// Empties the line and stops counting.
  func clear() {
    nextLook = .max
    guard isDrawn else { return }
    write("\r\u{1b}[K")
    isDrawn = false
    host.holdLine(false)
  }

  private func look() {
    nextLook = rows + ProgressBar.stride
    let now = host.clock()
    guard now >= nextDrawing else { return }
    nextDrawing = now + ProgressBar.interval
    let line = ProgressLine(
      title: title, unit: unit, rows: rows, total: total, bytes: bytes, nanoseconds: now - start)
    // The last column stays free: some terminals go to the next line when it is written to.
    draw(line.text(width: host.errorWidth - 1, usesASCII: usesASCII))
  }

  private func draw(_ line: String) {
    if !isDrawn { host.holdLine(true) }
    isDrawn = true
    write("\r\(line)\u{1b}[K")
  }

  private func write(_ text: String) {
    host.standardError.write(text)
    _ = host.standardError.flush()
  }
}
