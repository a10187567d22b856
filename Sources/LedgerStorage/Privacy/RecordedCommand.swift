/// A command line of the change log, taken apart as a shell does.
///
/// Only words where a payee, a pattern of payees or a remark belongs can lose a name: anywhere else an equal word may be the
/// command's own, or the name of a category or an account.
struct RecordedCommand {
  private enum Place {
    case payee, pattern, remark, other
  }

  private struct Word {
    /// As it stands in the line.
    let raw: String
    /// What it says.
    let text: String
  }

  /// Options without a value; all others have one.
  static let flags: Set<String> = [
    "--ascii", "--create-category", "--force", "--help", "--no-end", "--no-refund", "--refund", "--regex", "--version",
  ]
  private static let payeeOptions: Set<String> = ["--payee", "--rename"]
  private static let remarkOptions: Set<String> = ["--note"]

  private let line: String
  private let words: [Word]

  /// Takes a command line apart.
  init(_ line: String) {
    self.line = line
    words = RecordedCommand.words(of: line)
  }

  /// The command line without a payee.
  ///
  /// - Parameters:
  ///   - name: the payee's name.
  ///   - isOwn: whether the command was about an entry of the payee, whose note goes as a whole, or a rule for nobody else.
  /// - Returns: the line, as it stood where it has not lost anything.
  func erased(_ name: PayeeName, isOwn: Bool) -> String {
    let values = values
    let payees = values.filter { $0.place == .payee }
    // What was posted along the way may be the payee's, though the command was about another one.
    let losesRemarks = payees.isEmpty ? isOwn : payees.contains { name.isEqual(to: $0.text) }
    func erased(_ text: String, _ place: Place) -> String {
      switch place {
      case .payee: name.isEqual(to: text) ? PayeeName.ellipsis : text
      case .pattern: isOwn || name.isEqual(to: text) ? PayeeName.ellipsis : text
      case .remark: losesRemarks && !text.isEmpty ? PayeeName.ellipsis : name.erased(text)
      case .other: text
      }
    }
    let kept = zip(words, values).map { word, value in
      let new = erased(value.text, value.place)
      return new == value.text ? word.raw : RecordedCommand.quoted(value.option + new)
    }
    return kept == words.map(\.raw) ? line : kept.joined(separator: " ")
  }

  /// What the words say, the names of options that stand in front of their values apart.
  private var values: [(option: String, text: String, place: Place)] {
    zip(words, places).map { word, place in
      guard place != .other, word.text.hasPrefix("--"), let sign = word.text.firstIndex(of: "=") else {
        return ("", word.text, place)
      }
      return (String(word.text[...sign]), String(word.text[word.text.index(after: sign)...]), place)
    }
  }

  /// What belongs where, word by word.
  private var places: [Place] {
    var places = words.map { _ in Place.other }
    var plain: [Int] = []
    var isDivided = false
    var index = 1
    while index < words.count {
      let text = words[index].text
      let option = String(text.prefix { $0 != "=" })
      if text == "--" {
        plain += Array(index + 1..<words.count)
        break
      }
      guard text.hasPrefix("-"), text != "-", !(text.dropFirst().first?.isNumber ?? false) else {
        plain.append(index)
        index += 1
        continue
      }
      isDivided = isDivided || option == "--split" || option == "--to"
      let place =
        RecordedCommand.payeeOptions.contains(option)
        ? Place.payee : RecordedCommand.remarkOptions.contains(option) ? .remark : .other
      if option != text {
        places[index] = place
      } else if !RecordedCommand.flags.contains(text) {
        index += 1
        if index < words.count { places[index] = place }
      }
      index += 1
    }
    if let (word, place) = position(plain, isDivided: isDivided) { places[word] = place }
    return places
  }

  /// The word that is a payee, or a pattern of payees, by its place among those that belong to no option.
  private func position(_ plain: [Int], isDivided: Bool) -> (word: Int, place: Place)? {
    let path = plain.prefix(2).map { words[$0].text }
    let (index, place): (Int, Place)
    if path.first == "add" {
      // The category is left out where parts or an account say it.
      (index, place) = (isDivided && plain.count < 4 ? 2 : 3, .payee)
    } else if path == ["recurring", "add"] {
      (index, place) = (isDivided && plain.count < 5 ? 3 : 4, .payee)
    } else if path == ["rule", "add"] {
      (index, place) = (2, .pattern)
    } else {
      return nil
    }
    return index < plain.count ? (plain[index], place) : nil
  }

  private static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var (raw, text) = ("", "")
    var quote: Character?
    var isEscaped = false
    func isOpen() -> Bool { quote != nil || isEscaped }
    for character in line {
      if character == " ", !isOpen() {
        words.append(Word(raw: raw, text: text))
        (raw, text) = ("", "")
        continue
      }
      raw.append(character)
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    return words + [Word(raw: raw, text: text)]
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
