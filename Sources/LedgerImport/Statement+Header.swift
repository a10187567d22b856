extension Statement {
  /// The headers that a file may have, also one that is refused: the one it is read by, else each line of names.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on the disk.
  ///   - options: what a person says about it.
  /// - Returns: the names of the columns of each; empty when the file is no text in columns.
  public static func headers(of bytes: SourceBytes, options: ReadingOptions) -> [[String]] {
    guard let text = try? FileText(file: bytes, encoding: options.encoding),
      TextFormat(firstKilobyteOf: text.bytes) == nil,
      let finder = try? LayoutFinder(text.bytes, options: options)
    else { return [] }
    if let layout = try? finder.find() { return layout.headerLine == nil ? [] : [layout.map.names] }
    return finder.possibleHeaders()
  }
}
