/// Why a file could not be read or written; the number is the system's `errno`.
enum FileError: Error, Equatable {
  case cannotRead(path: String, errno: Int32)
  case cannotWrite(path: String, errno: Int32)
  /// A folder to import has no regular file in it.
  case emptyFolder(path: String)
}
