import LedgerDomain
import Testing

@testable import LedgerCLI

@Suite struct `The progress of an import` {
  private let clear = "\r\u{1b}[K"

  // MARK: The line

  private func line(
    _ title: String = "reading statement.csv", rows: Int = 412_000, total: Int = 650_000, bytes: Int = 33_000_000,
    seconds: Double = 2.29
  ) -> ProgressLine {
    ProgressLine(title: title, rows: rows, total: total, bytes: bytes, nanoseconds: UInt64(seconds * 1e9))
  }

  @Test(arguments: [
    (100, "reading statement.csv  ▓▓▓▓▓▓▓▓▓▓▓▓░░░░░░░░ 63 %  412,000 rows  180,000 rows/s  9.1 MB/s"),
    (80, "reading statement.csv  ▓▓▓▓▓▓▓░░░░░ 63 %  412,000 rows  180,000 rows/s  9.1 MB/s"),
    (70, "reading statement.csv  ▓▓▓▓▓▓▓░░░░░ 63 %  412,000 rows  180,000 rows/s"),
    (60, "reading statement.csv  ▓▓▓▓▓▓▓▓▓▓▓░░░░░░░ 63 %  412,000 rows"),
    (40, "reading statement.csv  ▓▓▓▓▓▓▓░░░░░ 63 %"), (30, "reading stat…  ▓▓▓▓▓▓░░░░ 63 %"),
    (20, "re…  ▓▓▓▓▓▓░░░░ 63 %"), (12, "▓▓▓▓░░░ 63 %"),
  ])
  func `fits the terminal`(width: Int, expected: String) {
    let text = line().text(width: width, usesASCII: false)
    #expect(text == expected)
    #expect(text.count <= width)
  }

  @Test func `a copy counts pages`() {
    let line = ProgressLine(
      title: "backing up", unit: "pages", rows: 50_000, total: 100_000, bytes: 409_600_000, nanoseconds: 2_000_000_000)
    #expect(
      line.text(width: 80, usesASCII: true)
        == "backing up  ##########.......... 50 %  50,000 pages  25,000 pages/s  102 MB/s")
  }

  @Test func `is drawn with ASCII where that is asked for`() {
    let text = line().text(width: 30, usesASCII: true)
    #expect(text == "reading st...  ######.... 63 %")
  }

  @Test func `no row, no time and no bytes have no rate`() {
    #expect(
      line(rows: 0, total: 0, bytes: 0, seconds: 0).text(width: 80, usesASCII: false)
        == "reading statement.csv  ░░░░░░░░░░░░░░░░░░░░ 0 %  0 rows")
  }

  @Test(arguments: [(95, 1.0, "95 rows/s"), (5_449, 1.0, "5,400 rows/s"), (60_500, 1.0, "61,000 rows/s")])
  func `rates are rounded`(rows: Int, seconds: Double, expected: String) {
    let text = line(rows: rows, total: 100_000, bytes: 0, seconds: seconds).text(width: 100, usesASCII: false)
    #expect(text.hasSuffix(expected))
  }

  @Test func `all rows are 100 percent, and no more than that`() {
    #expect(line(rows: 700, total: 650).text(width: 40, usesASCII: false).hasSuffix("▓ 100 %"))
  }

  @Test func `a hostile file name is made visible`() {
    #expect(line("reading \u{1b}[2J").text(width: 60, usesASCII: false).hasPrefix("reading \\u{1B}[2J  "))
  }

  // MARK: The bar

  /// A host whose clock moves on with each look at it.
  private final class Clock {
    var now: UInt64 = 5_000_000_000
    let step: UInt64
    var isHeld: [Bool] = []
    init(stepMilliseconds: UInt64) { step = stepMilliseconds * 1_000_000 }
  }

  private func drawings(
    rows: Int, stepMilliseconds: UInt64, environment: [String: String] = [:], isTerminal: Bool = true
  ) -> (lines: [String], clock: Clock) {
    let clock = Clock(stepMilliseconds: stepMilliseconds)
    let messages = TextBuffer()
    let host = Host(
      environment: environment, today: .earliest, now: "", standardOutput: TextBuffer(), standardError: messages,
      errorIsTerminal: isTerminal, errorWidth: 81,
      clock: {
        clock.now += clock.step
        return clock.now
      }, holdLine: { clock.isHeld.append($0) })
    let bar = ProgressBar(host, usesASCII: true)
    bar.begin("reading a.csv", rows: rows, bytes: 0)
    for _ in 0..<rows { bar.step() }
    bar.clear()
    return (messages.text.split(separator: "\r").map(String.init), clock)
  }

  @Test func `appears after 0.3 seconds`() {
    // The clock is looked at each 1,024 rows: at 100, 200 and 300 milliseconds.
    #expect(drawings(rows: 2 * 1024, stepMilliseconds: 100).lines == [])
    let (lines, clock) = drawings(rows: 3 * 1024, stepMilliseconds: 100)
    #expect(lines == ["reading a.csv  #################### 100 %  3,072 rows  10,000 rows/s\u{1b}[K", "\u{1b}[K"])
    #expect(clock.isHeld == [true, false])
  }

  @Test func `is drawn ten times a second at most`() {
    // 100 looks in a second: the first drawing at 300 milliseconds, then one each 100.
    #expect(drawings(rows: 100 * 1024, stepMilliseconds: 10).lines.count == 8 + 1)
  }

  @Test func `draws nothing where nobody looks, and looks at no clock`() {
    for (environment, isTerminal) in [([:], false), (["TERM": "dumb"], true)] {
      let (lines, clock) = drawings(
        rows: 100 * 1024, stepMilliseconds: 100, environment: environment, isTerminal: isTerminal)
      #expect(lines == [])
      #expect(clock.now == 5_000_000_000)
      #expect(clock.isHeld == [])
    }
  }

  // MARK: The command

  private func csv(rows: Int) -> [UInt8] {
    Array(("Date,Payee,Amount\n" + (1...rows).map { "2026-11-01,Shop \($0),-1.50\n" }.joined()).utf8)
  }

  private func importing(_ rows: Int, _ options: String..., isTerminal: Bool) -> CommandRun {
    var now: UInt64 = 0
    return CommandRun(
      ["import", "-"] + options, environment: ["LEDGER_DB": ":memory:"], input: csv(rows: rows)
    ) { host in
      host.errorIsTerminal = isTerminal
      host.clock = {
        now += 400_000_000
        return now
      }
    }
  }

  @Test(arguments: [[], ["--dry-run"]])
  func `shows how many rows of the file are done, and leaves the line empty`(options: [String]) {
    let run = CommandRun(
      ["import", "-", "--ascii"] + options, environment: ["LEDGER_DB": ":memory:"], input: csv(rows: 2048)
    ) { host in
      host.errorIsTerminal = true
      var now: UInt64 = 0
      host.clock = {
        now += 400_000_000
        return now
      }
    }
    #expect(run.status == 0)
    #expect(run.messages.hasPrefix("\rreading standard input  #####"))
    #expect(run.messages.contains(" 50 %  1,024 rows  "))
    #expect(run.messages.hasSuffix(clear))
    #expect(!run.output.contains("\r"))
  }

  @Test func `is not shown to programs`() {
    #expect(importing(2048, isTerminal: false).messages == "")
  }

  @Test func `is cleared before an error is told`() {
    let rows = String(repeating: "2026-11-01,Shop,-17592186044415.00\n", count: 4000)
    let run = CommandRun(
      ["import", "-"], environment: ["LEDGER_DB": ":memory:"], input: Array(("Date,Payee,Amount\n" + rows).utf8)
    ) { host in
      host.errorIsTerminal = true
      var now: UInt64 = 0
      host.clock = {
        now += 400_000_000
        return now
      }
    }
    #expect(run.status == 65)
    #expect(run.messages.contains("rows/s") && run.messages.contains(clear + "ledger: "))
  }

  @Test func `a large file is said to be proved`() {
    // Rows of blanks: large, and soon read.
    let blanks = String(repeating: " ", count: 19_999)
    let file = "Date,Payee,Amount\n" + (1...1100).map { "2026-11-01,\(blanks)Shop \($0),-1.50\n" }.joined()
    let run = CommandRun(
      ["import", "-"], environment: ["LEDGER_DB": ":memory:"], input: Array(file.utf8)
    ) { $0.errorIsTerminal = true }
    #expect(run.status == 0)
    #expect(run.messages == "\rproving standard input …\u{1b}[K" + clear)
  }
}
