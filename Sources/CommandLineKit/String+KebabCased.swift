extension String {
  /// The words of a camel-case name in lower case, divided by dashes: `toURLOfPage` is `to-url-of-page`.
  var kebabCased: String {
    let letters = Array(self)
    var result = ""
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && !letters[index - 1].isUppercase
      let startsWord = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase && (follows || startsWord) { result += "-" }
      result += letter.lowercased()
    }
    return result
  }
}
