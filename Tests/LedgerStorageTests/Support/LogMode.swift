import Foundation

/// Whether a database's header says that it keeps a write-ahead log (<https://www.sqlite.org/fileformat.html>, offsets 18 and 19).
func keepsLog(fileAt path: String) throws -> Bool {
  let header = try Data(contentsOf: URL(filePath: path)).prefix(20)
  return Array(header.suffix(2)) == [2, 2]
}
