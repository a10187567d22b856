#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The files that the words of a command line stand for.
enum InputFiles {
  /// The paths in order; a folder stands for the regular files in it, by name, hidden ones left out.
  ///
  /// - Throws: ``FileError``.
  static func paths(_ words: [String]) throws -> [String] {
    try words.flatMap { word -> [String] in
      if word == "-" { return [word] }
      var status = stat()
      guard stat(word, &status) == 0 else { throw FileError.cannotRead(path: word, errno: errno) }
      guard status.st_mode & S_IFMT == S_IFDIR else { return [word] }
      return try files(in: word)
    }
  }

  private static func files(in folder: String) throws -> [String] {
    let names = try names(in: folder)
    let paths = names.filter { !$0.hasPrefix(".") }.sorted().map {
      folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)"
    }
    let files = paths.filter { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
    if files.isEmpty { throw FileError.emptyFolder(path: folder) }
    return files
  }

  private static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw FileError.cannotRead(path: folder, errno: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let item = readdir(stream) {
      // The name is a C array of fixed length, which Swift imports as a tuple.
      let name = withUnsafePointer(to: &item.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      // A file is never left out silently, not even one whose name is no UTF-8.
      guard let name else { throw FileError.cannotRead(path: folder, errno: EILSEQ) }
      names.append(name)
    }
    return names
  }
}
