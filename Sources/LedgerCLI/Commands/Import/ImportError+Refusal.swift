internal import LedgerImport

extension ImportError {
  /// The error as far as it speaks of the file.
  ///
  /// - Throws: `TemporaryFileError`, which is the system's fault and not the file's.
  func refusal() throws -> ImportError {
    if case .temporaryFile(let lost) = self { throw lost }
    return self
  }
}
