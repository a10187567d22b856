#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own, in which a target runs, so that whatever file it makes lies there. The script that starts the target
/// removes it.
enum ScratchFolder {
  /// Makes the folder and goes into it.
  static func enter() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/ledger-fuzz-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil && chdir(template) == 0, "there is a folder for temporary files")
  }

  /// Puts bytes in the place of a file in it.
  static func write(_ bytes: [UInt8], to name: String) {
    let descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(descriptor >= 0)
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = writeBytes(descriptor, buffer.baseAddress! + done, buffer.count - done)
        precondition(count > 0)
        done += count
      }
    }
    close(descriptor)
  }

  /// The bytes of a file in it.
  static func bytes(of name: String) -> [UInt8] {
    let descriptor = open(name, O_RDONLY)
    precondition(descriptor >= 0)
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
  }
}

/// The system's call, which a method of the same name would hide.
private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
