internal import CommandLineKit
internal import LedgerDomain

/// The free texts of an entry as they are stored.
enum EntryText {
  /// A text without white space at its ends and doubled inside; nil when nothing is left.
  static func cleaned(_ text: String?) -> String? {
    guard let text else { return nil }
    let collapsed = FoldedText.collapsed(text)
    return collapsed.isEmpty ? nil : collapsed
  }

  /// Tags, each one word.
  static func tags(_ words: [String]) throws -> [String] {
    try words.map { word in
      guard !word.isEmpty, !word.contains(where: { $0.isWhitespace || $0 == "," }),
        !word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else {
        throw CommandLineError.invalidValue(argument: "--tag", value: word, reason: "a tag is one word without commas")
      }
      return word
    }
  }
}
