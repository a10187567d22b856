public import LedgerDomain

/// Files that are in memory already.
extension Statement {
  /// Reads and proves a file that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on the disk.
  ///   - options: what a person says about it.
  ///   - defaultCurrency: the currency of rows, where neither the file nor the options state one.
  /// - Throws: ``ImportError`` when the file as a whole cannot be read in one way alone.
  public init(bytes: [UInt8], options: ReadingOptions, defaultCurrency: Currency) throws(ImportError) {
    try self.init(bytes: SourceBytes(bytes), options: options, defaultCurrency: defaultCurrency)
  }

  /// The headers that a file may have; see ``headers(of:options:)-(SourceBytes,_)``.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on the disk.
  ///   - options: what a person says about it.
  /// - Returns: the names of the columns of each.
  public static func headers(of bytes: [UInt8], options: ReadingOptions) -> [[String]] {
    headers(of: SourceBytes(bytes), options: options)
  }
}
