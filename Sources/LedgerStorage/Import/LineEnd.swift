/// Where a line of a file's text ends: at LF, CR LF or CR, or with the text.
struct LineEnd {
  /// The place behind the line's last character.
  let index: Int
  /// The place where the next line begins.
  let next: Int

  /// Looks for the end of the line that begins at a place.
  init(ofLineFrom start: Int, in text: [UInt8]) {
    var index = start
    while index < text.count, text[index] != 0x0a, text[index] != 0x0d { index += 1 }
    let isPair = index + 1 < text.count && text[index] == 0x0d && text[index + 1] == 0x0a
    self.index = index
    next = min(text.count, index + (isPair ? 2 : 1))
  }
}
