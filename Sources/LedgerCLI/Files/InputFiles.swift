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

  /// Whether a regular file is one of those that words stand for; where a folder cannot be looked through, whether it may
  /// be one of them.
  static func include(_ file: String, _ words: [String]) -> Bool {
    guard FileBytes.isRegular(file) else { return false }
    return words.contains { word in
      if word == "-" { return FileBytes.areSame(file, "/dev/stdin") }
      guard let paths = try? paths([word]) else { return FileBytes.lies(file, in: word) }
      return paths.contains { FileBytes.areSame(file, $0) }
    }
  }

  private static func files(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw FileError.cannotRead(path: folder, errno: errno) }
    defer { closedir(stream) }
    let parent = folder.hasSuffix("/") ? folder : folder + "/"
    var files: [String] = []
    while let item = try next(in: stream, folder) {
      // The name is a C array of fixed length, which Swift imports as a tuple.
      let name = withUnsafePointer(to: &item.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
        }
      }
      if let path = try path(of: name, in: parent, stream) { files.append(path) }
    }
    if files.isEmpty { throw FileError.emptyFolder(path: folder) }
    return files.sorted()
  }

  private static func next(in stream: OpaquePointer, _ folder: String) throws -> UnsafeMutablePointer<dirent>? {
    // The end of a folder and a failure differ in the number alone.
    errno = 0
    let item = readdir(stream)
    if item == nil, errno != 0 { throw FileError.cannotRead(path: folder, errno: errno) }
    return item
  }

  /// The path of an item of a folder; nil for a hidden one, a folder, a pipe, a device.
  ///
  /// - Throws: ``FileError`` for what may be a file and cannot be read: none is left out silently.
  private static func path(
    of name: [CChar], in parent: String, _ stream: OpaquePointer
  ) throws -> String? {
    if name[0] == CChar(UInt8(ascii: ".")) { return nil }
    var status = stat()
    guard fstatat(dirfd(stream), name, &status, 0) == 0 else {
      let failure = errno
      // It went away since the folder was opened, unless it is a link that leads nowhere.
      if failure == ENOENT, fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) != 0 { return nil }
      throw FileError.cannotReadInFolder(path: parent + printable(name), errno: failure)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard let name = String(validating: bytes(name), as: UTF8.self) else {
      throw FileError.unusableName(path: parent + printable(name))
    }
    return parent + name
  }

  private static func bytes(_ name: [CChar]) -> [UInt8] { name.dropLast().map { UInt8(bitPattern: $0) } }

  /// A name with `\xe9` for each byte that belongs to no character.
  private static func printable(_ name: [CChar]) -> String {
    var bytes = bytes(name)[...]
    var text = ""
    while !bytes.isEmpty {
      let width = (1...4).first { $0 <= bytes.count && String(validating: bytes.prefix($0), as: UTF8.self) != nil }
      if let width {
        text += String(decoding: bytes.prefix(width), as: UTF8.self)
      } else {
        text += "\\x" + String(bytes[bytes.startIndex], radix: 16)
      }
      bytes = bytes.dropFirst(width ?? 1)
    }
    return text
  }
}
