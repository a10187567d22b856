internal import LedgerDomain

extension SourceBytes {
  /// The SHA-256 digest of the bytes in hexadecimal, by which files are told apart.
  public var sha256: String {
    var digest = SHA256()
    forEachPiece { digest.combine($0) }
    return digest.hexadecimal()
  }
}
