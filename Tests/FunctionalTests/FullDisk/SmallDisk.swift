import Foundation

/// A disk of a few hundred kibibytes in memory, where the system lets a test mount one.
final class SmallDisk {
  let folder: URL

  /// Mounts it; nil where that is not allowed.
  init?(kibibytes: Int, at folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard try Self.mount(["-t", "tmpfs", "-o", "size=\(kibibytes)k,mode=0700", "ledger-test", folder.path]) else {
      return nil
    }
  }

  deinit { _ = try? Self.run("/bin/umount", [folder.path]) }

  /// Makes it larger or smaller.
  func resize(kibibytes: Int) throws -> Bool {
    try Self.mount(["-o", "remount,size=\(kibibytes)k", folder.path])
  }

  private static func mount(_ arguments: [String]) throws -> Bool { try run("/bin/mount", arguments) }

  private static func run(_ path: String, _ arguments: [String]) throws -> Bool {
    guard FileManager.default.isExecutableFile(atPath: path) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
