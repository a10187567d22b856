/// Words as a POSIX shell takes them.
enum ShellQuoting {
  /// A command line that a shell reads as these words.
  static func commandLine(_ words: [String]) -> String {
    words.reduce(into: "") { line, word in
      if !line.isEmpty { line += " " }
      line += quoted(word)
    }
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", "=", ",", "+", "@", "%": true
        default: !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
      }
    if isPlain { return word }
    return word.unicodeScalars.reduce(into: "'") { text, scalar in
      if scalar == "'" { text += "'\\''" } else { text.unicodeScalars.append(scalar) }
    } + "'"
  }
}
