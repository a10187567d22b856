public import LedgerDomain

/// What a check of the ledger came to: `check`.
public struct CheckDocument: ReportDocument {
  let report: CheckReport
  let repaired: [CheckFinding]

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - report: what was found, after the repair where there was one.
  ///   - repaired: what was found before it and is right now.
  public init(_ report: CheckReport, repaired: [CheckFinding] = []) {
    self.report = report
    self.repaired = repaired.filter { !report.findings.contains($0) }
  }

  /// `{"version":1,"sound":true,"entries":1116,"findings":[{"severity":"damage|warning|notice","kind":"…","repairable":true,
  /// "text":"…"}],"unlisted":0,"repaired":[…]}`.
  public var json: JSONValue {
    .document([
      ("sound", .bool(report.isSound)),
      ("entries", .count(report.entryCount)),
      ("findings", .array(report.findings.map(CheckDocument.finding))),
      ("unlisted", .count(report.unlistedCount)),
      ("repaired", .array(repaired.map(CheckDocument.finding))),
    ])
  }

  static func finding(_ finding: CheckFinding) -> JSONValue {
    .object([
      ("severity", .string(finding.severity.rawValue)),
      ("kind", .string(finding.kind)),
      ("repairable", .bool(finding.isRepairable)),
      ("text", .string(finding.sentence)),
    ])
  }

  /// The findings, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["severity", "kind", "repairable", "text"],
      rows: report.findings.map { finding in
        [
          .text(finding.severity.rawValue), .text(finding.kind), .text(finding.isRepairable ? "true" : "false"),
          .text(finding.sentence),
        ]
      })
  }

  /// A sentence when all is well, else a line for each finding.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    for finding in repaired { CheckDocument.add("repaired", .plain, finding, to: &page) }
    CheckDocument.add(report, to: &page)
    let entries = EntryCount(report.entryCount).text
    let sentence =
      report.isSound
      ? "The ledger is sound: \(entries), and all sums agree with them."
      : report.findings.contains(where: { $0.severity == .damage && !$0.isRepairable })
        ? "The ledger is damaged. 'ledger backup --list' shows the copies that it has kept by itself."
        : "Sums are wrong; 'ledger check --repair' works them out anew from the entries."
    page.add(Line(sentence).wrapped(to: page.width))
    return page.text
  }

  /// Adds a line for each finding.
  static func add(_ report: CheckReport, to page: inout Page) {
    for finding in report.findings {
      let isDamage = finding.severity == .damage
      add(finding.severity.rawValue, isDamage ? .alarm : .notice, finding, to: &page)
    }
    if report.unlistedCount > 0 {
      page.add(Line("\(FixedPoint.grouped(String(report.unlistedCount))) more are not listed.", .faint))
    }
  }

  private static func add(_ word: String, _ ink: Ink, _ finding: CheckFinding, to page: inout Page) {
    let heading = Line("\(word): ", ink)
    page.add(
      Paragraph.lines(VisibleText.of(finding.sentence), behind: heading, indent: heading.width, width: page.width))
  }
}
