extension String {
  /// The text in lines of at most so many characters, broken at spaces.
  ///
  /// A longer word stands alone on its line. Empty lines divide paragraphs and stay; lines that begin with a space
  /// are kept as they are; other line breaks count as spaces.
  func wrapped(to width: Int) -> [String] {
    var result: [String] = []
    var line = ""
    func flush() {
      if !line.isEmpty { result.append(line) }
      line = ""
    }
    for source in split(separator: "\n", omittingEmptySubsequences: false) {
      if source.isEmpty || source.hasPrefix(" ") {
        flush()
        result.append(String(source))
        continue
      }
      for word in source.split(separator: " ") {
        if !line.isEmpty && line.count + 1 + word.count > width { flush() }
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    flush()
    return result
  }
}
