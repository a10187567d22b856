/// The file and the line that an error of an import is about, as far as it names them.
struct FailurePlace {
  /// The file; nil for what concerns all of them, such as a ledger that another process holds.
  let file: String?
  /// The line of the file.
  let line: Int?

  /// Looks at an error.
  init(_ error: any Error) {
    switch error {
    case CommandFailure.sumTooLarge(let file, let line): (self.file, self.line) = (file, line)
    case FileError.cannotRead(let path, _), FileError.cannotReadInFolder(let path, _), FileError.emptyFolder(let path),
      FileError.unusableName(let path):
      (file, line) = (path, nil)
    default: (file, line) = (nil, nil)
    }
  }
}
