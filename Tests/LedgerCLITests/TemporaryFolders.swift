import LedgerDomain
import Testing

@testable import LedgerCLI
@testable import LedgerImport

/// Where temporary files go, and what is said when one is lost.
struct TemporaryFolders {
  @Test func `they are told by the environment`() {
    #expect(Host.temporaryFolder(["TMPDIR": "/somewhere"]) == "/somewhere")
    #expect(Host.temporaryFolder(["TMPDIR": ""]) == "/tmp")
    #expect(Host.temporaryFolder([:]) == "/tmp")
  }

  @Test(arguments: [["import", "-"], ["profile", "save", "giro", "-"]])
  func `a temporary file that is lost is a failure of the system and not of the file`(_ arguments: [String]) {
    let run = CommandRun(arguments, environment: ["LEDGER_DB": ":memory:"]) { host in
      host.readStandardInput = { _ in
        throw ImportError.temporaryFile(TemporaryFileError(folder: "/somewhere", errno: 5))
      }
    }
    #expect(run.status == 74 && run.output.isEmpty)
    #expect(
      run.messages == """
        ledger: A temporary file in '/somewhere' cannot be read back: input/output error. Nothing was changed. Try again, \
        or name another folder with $TMPDIR.

        """)
  }

  @Test func `standard input is read as text of the encoding that is named`() {
    var named: [TextEncoding?] = []
    for arguments in [["import", "-", "--encoding", "latin1"], ["import", "-"]] {
      _ = CommandRun(arguments, environment: ["LEDGER_DB": ":memory:"]) { host in
        host.readStandardInput = { encoding in
          named.append(encoding)
          return SourceBytes([])
        }
      }
    }
    #expect(named == [.iso8859Part1, nil])
  }
}
