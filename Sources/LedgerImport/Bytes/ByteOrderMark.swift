/// The mark at the beginning of a Unicode file that tells its encoding.
struct ByteOrderMark {
  /// The encoding that the mark names.
  let encoding: TextEncoding
  /// The number of its bytes.
  let width: Int

  /// Looks for a mark; nil when there is none.
  init?(_ file: SourceBytes) {
    if file.starts(with: [0xef, 0xbb, 0xbf]) {
      (encoding, width) = (.utf8, 3)
    } else if file.starts(with: [0xff, 0xfe]) {
      (encoding, width) = (.utf16LittleEndian, 2)
    } else if file.starts(with: [0xfe, 0xff]) {
      (encoding, width) = (.utf16BigEndian, 2)
    } else {
      return nil
    }
  }
}
