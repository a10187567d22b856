/// Why a file could not be read or written; the number is the system's `errno`.
enum FileError: Error, Equatable {
  case cannotRead(path: String, errno: Int32)
  case cannotWrite(path: String, errno: Int32)
  /// A folder to import has no regular file in it.
  case emptyFolder(path: String)
  /// A file of a folder cannot be read, though nobody named it by itself.
  case cannotReadInFolder(path: String, errno: Int32)
  /// The name of a file in a folder is not UTF-8; bytes that are not stand as `\xe9` in the path.
  case unusableName(path: String)
}
