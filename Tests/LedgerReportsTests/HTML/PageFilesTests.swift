import Foundation
import Testing

@testable import LedgerReports

struct PageFilesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/LedgerReports/PageFiles").standardized

  @Test func `what is embedded are the files of the folder`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    #expect(Set(names) == Set(PageFiles.scripts.map { "\($0.name).js" } + ["page.html", "page.css"]))
    for script in PageFiles.scripts {
      let file = try Data(contentsOf: Self.folder.appending(path: "\(script.name).js"))
      #expect(script.bytes == Array(file), "\(script.name)")
    }
    let sheet = try String(contentsOf: Self.folder.appending(path: "page.css"), encoding: .utf8)
    #expect(PageFiles.style == PageColors.rules + sheet)
  }

  @Test func `nothing in script or style ends its element or reaches out of the page`() {
    for part in [PageFiles.script, PageFiles.style] {
      for mark in ["</", "<!--", "<script", "http:", "https:", "@import", "url(", "fetch(", "eval(", "innerHTML"] {
        // The name of a namespace is an address that nothing loads, and a reference within the page is none.
        let rest = part.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
          .replacingOccurrences(of: "url(#", with: "")
        #expect(!rest.lowercased().contains(mark.lowercased()), "\(mark)")
      }
    }
  }
}
