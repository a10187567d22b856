extension String {
  /// The words of a camel-case name in lower case, divided by dashes: `toURLOfPage` is `to-url-of-page`. Letters outside ASCII
  /// stay as they are.
  var kebabCased: String {
    let letters = Array(utf8)
    var result: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      guard letter.isCapital else {
        result.append(letter)
        continue
      }
      let follows = index > 0 && !letters[index - 1].isCapital
      let startsWord = index > 0 && index + 1 < letters.count && letters[index + 1].isSmall
      if follows || startsWord { result.append(UInt8(ascii: "-")) }
      result.append(letter + UInt8(ascii: "a") - UInt8(ascii: "A"))
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
