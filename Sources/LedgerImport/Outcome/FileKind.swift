/// Kinds of files that are no text, told by their first bytes.
public enum FileKind: String, Hashable, Sendable {
  /// A spreadsheet or another ZIP archive.
  case zip = "ZIP archive or spreadsheet (xlsx, ods)"
  /// An old spreadsheet.
  case compoundFile = "spreadsheet (xls)"
  /// A printed page.
  case pdf = "PDF"
  /// Compressed data.
  case gzip = "gzip archive"
  /// Compressed data.
  case bzip2 = "bzip2 archive"
  /// Compressed data.
  case xz = "compressed file (xz)"
  /// Compressed data.
  case zstandard = "Zstandard archive"
  /// Compressed files.
  case sevenZip = "7z archive"
  /// Compressed files.
  case rar = "RAR archive"
  /// Text in an encoding that is not read: each character has four bytes.
  case utf32 = "UTF-32"
  /// A database.
  case sqlite = "SQLite database"
  /// A picture.
  case image = "picture"

  /// The kind that the first bytes give away; nil for anything else.
  init?(firstBytes bytes: SourceBytes) {
    let marks: [(FileKind, [UInt8])] = [
      (.zip, [0x50, 0x4b, 0x03, 0x04]), (.compoundFile, [0xd0, 0xcf, 0x11, 0xe0]), (.pdf, Array("%PDF-".utf8)),
      (.gzip, [0x1f, 0x8b]), (.sqlite, Array("SQLite format 3".utf8)), (.image, [0x89, 0x50, 0x4e, 0x47]),
      (.image, [0xff, 0xd8, 0xff]), (.image, Array("GIF8".utf8)), (.xz, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]),
      (.zstandard, [0x28, 0xb5, 0x2f, 0xfd]), (.sevenZip, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
      (.rar, Array("Rar!\u{1a}\u{07}".utf8)), (.utf32, [0xff, 0xfe, 0x00, 0x00]), (.utf32, [0x00, 0x00, 0xfe, 0xff]),
    ]
    if let match = marks.first(where: { bytes.starts(with: $0.1) }) {
      self = match.0
    } else if FileKind.isBzip2(bytes) {
      self = .bzip2
    } else {
      return nil
    }
  }

  /// `BZh`, the size of the blocks, and the beginning of a block: a text may begin with the three letters.
  private static func isBzip2(_ bytes: SourceBytes) -> Bool {
    guard bytes.starts(with: "BZh".utf8), bytes.count >= 10 else { return false }
    let block = bytes.dropFirst(4).prefix(6)
    return block.elementsEqual([0x31, 0x41, 0x59, 0x26, 0x53, 0x59])
      || block.elementsEqual([0x17, 0x72, 0x45, 0x38, 0x50, 0x90])
  }
}
