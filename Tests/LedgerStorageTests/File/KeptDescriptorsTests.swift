#if os(Linux)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  @testable import LedgerStorage

  /// What a process keeps open of files that it made and removed.
  struct KeptDescriptorsTests {
    @Test func `descriptors of removed files are closed in the end`() throws {
      let folder = try TemporaryFolder()
      for number in 0..<6_000 {
        let path = folder.path("\(number)")
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0)
        var status = stat()
        try #require(fstat(descriptor, &status) == 0)
        #expect(KeptDescriptors.descriptor(of: status) { descriptor } == descriptor)
        unlink(path)
      }
      let kept = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { number in
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
        return target?.hasPrefix(folder.url.path) ?? false
      }
      // They are looked for at twice the number of files that are there, and other tests have some hundreds.
      #expect(kept < 4_500)
    }

    @Test func `the descriptor of a file that is there stays`() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("ledger.sqlite", "")
      var status = stat()
      try #require(stat(path, &status) == 0)
      let first = KeptDescriptors.descriptor(of: status) { open(path, O_RDONLY | O_CLOEXEC) }
      try `descriptors of removed files are closed in the end`()
      #expect(KeptDescriptors.descriptor(of: status) { -1 } == first)
      #expect(fcntl(first, F_GETFD) >= 0)
    }
  }
#endif
