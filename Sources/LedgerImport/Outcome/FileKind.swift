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
  /// A database.
  case sqlite = "SQLite database"
  /// A picture.
  case image = "picture"

  /// The kind that the first bytes give away; nil for anything else.
  init?(firstBytes bytes: SourceBytes) {
    let marks: [(FileKind, [UInt8])] = [
      (.zip, [0x50, 0x4b, 0x03, 0x04]), (.compoundFile, [0xd0, 0xcf, 0x11, 0xe0]), (.pdf, Array("%PDF-".utf8)),
      (.gzip, [0x1f, 0x8b]), (.sqlite, Array("SQLite format 3".utf8)), (.image, [0x89, 0x50, 0x4e, 0x47]),
      (.image, [0xff, 0xd8, 0xff]), (.image, Array("GIF8".utf8)),
    ]
    guard let match = marks.first(where: { bytes.starts(with: $0.1) }) else { return nil }
    self = match.0
  }
}
