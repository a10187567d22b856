import Foundation
import TestSupport
import Testing

struct TemporaryFolderTests {
  @Test func `a folder holds what was written, and removes itself`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(try folder?.write("rows.csv", "date,amount\n"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "date,amount\n")
    #expect(path == folder?.path("rows.csv"))
    let place = try #require(folder?.url)
    #expect(FileManager.default.fileExists(atPath: place.path(percentEncoded: false)))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(!FileManager.default.fileExists(atPath: place.path(percentEncoded: false)))
  }

  @Test func `each folder has a place of its own`() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(first.url != second.url)
  }
}
