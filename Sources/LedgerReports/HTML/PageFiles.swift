/// The files that a page is made of, as embedded from the folder `PageFiles`. A test compares the two.
enum PageFiles {
  /// The document around style, data and script.
  static let template = PageTemplate(text(PackageResources.page_html))

  /// The style sheet, with the colours of all pictures in front.
  static let style = PageColors.rules + text(PackageResources.page_css)

  /// The scripts as one: in a function of their own, so that nothing of them is global, and strict.
  static let script = "(() => {\n\"use strict\";\n" + scripts.map { text($0.bytes) }.joined(separator: "\n") + "})();\n"

  /// The scripts in the order in which they build on one another.
  static let scripts: [(name: String, bytes: [UInt8])] = [
    ("amounts", PackageResources.amounts_js),
    ("amount-fit", PackageResources.amount_fit_js),
    ("percents", PackageResources.percents_js),
    ("lengths", PackageResources.lengths_js),
    ("months", PackageResources.months_js),
    ("elements", PackageResources.elements_js),
    ("colors", PackageResources.colors_js),
    ("ring", PackageResources.ring_js),
    ("tables", PackageResources.tables_js),
    ("ledger-data", PackageResources.ledger_data_js),
    ("state", PackageResources.state_js),
    ("masthead", PackageResources.masthead_js),
    ("cards", PackageResources.cards_js),
    ("capsules", PackageResources.capsules_js),
    ("totals", PackageResources.totals_js),
    ("breakdown", PackageResources.breakdown_js),
    ("rings", PackageResources.rings_js),
    ("progress-cards", PackageResources.progress_cards_js),
    ("history-scale", PackageResources.history_scale_js),
    ("month-marks", PackageResources.month_marks_js),
    ("history", PackageResources.history_js),
    ("entry-table", PackageResources.entry_table_js),
    ("drill", PackageResources.drill_js),
    ("search", PackageResources.search_js),
    ("page", PackageResources.page_js),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
