#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the fuzzer calls with each input that it makes up (LLVM "libFuzzer", "Fuzz Target"): each four bytes change one byte of a
/// good ledger's file, the first three say which, the fourth to what. Commands answer or refuse it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = UnsafeBufferPointer(start: data, count: count)
  var file = template
  for start in stride(from: 0, to: count - 3, by: 4) {
    let place = Int(input[start]) << 16 | Int(input[start + 1]) << 8 | Int(input[start + 2])
    file[place % file.count] = input[start + 3]
  }
  for command in commands {
    ScratchFolder.write(file, to: "ledger.sqlite")
    ProgramRun.check(command, ledger: "ledger.sqlite", input: statement)
    // The file itself stays the same one: a process keeps a descriptor of each ledger that it has had.
    for end in ["-wal", "-shm", "-journal"] { unlink("ledger.sqlite" + end) }
  }
  return 0
}

private let commands = [
  ["list"], ["report", "--format", "json"], ["check"], ["add", "7", "Home", "Kiosk", "--tag", "x"],
  ["import", "-", "--account", "Giro"], ["report", "balances"], ["imports", "show", "1"], ["rule", "list"],
]

private let statement = Array("Date,Payee,Amount\n2026-11-20,Bakery,-3.20\n2026-11-21,Kiosk,-1.00\n".utf8)

/// A ledger with something in most tables.
private let template: [UInt8] = {
  ScratchFolder.enter()
  let lines = [
    ["add", "5", "Groceries", "Corner shop", "--tag", "food", "--note", "bread"],
    ["add", "9", "Store", "--split", "Home=4", "--split", "Health=5"],
    ["add", "20", "--to", "Savings", "--account", "Cash"],
    ["budget", "set", "500"], ["budget", "set", "100", "--category", "Groceries"],
    ["balance", "add", "Leave", "--unit", "days"], ["balance", "grant", "Leave", "30"],
    ["balance", "consume", "Leave", "2"], ["rule", "add", "corner", "Groceries"],
    ["import", "-", "--account", "Giro"], ["goal", "add", "Bicycle", "600", "--by", "2027-06"],
    ["recurring", "add", "700", "Home", "Rent", "--every", "month", "--on", "1", "--from", "2026-09-01"],
  ]
  for line in lines { ProgramRun.check(line, ledger: "template.sqlite", input: statement) }
  return ScratchFolder.bytes(of: "template.sqlite")
}()
