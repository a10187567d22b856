#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the fuzzer calls with each text that it makes up (LLVM "libFuzzer", "Fuzz Target"): up to four lines are command lines
/// of the program, one after the other on a new ledger; what stands behind them is standard input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  _ = folder
  let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  let lines = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
  ScratchFolder.write(template, to: "ledger.sqlite")
  for line in lines.prefix(4) {
    ProgramRun.check(words(line), ledger: "ledger.sqlite", input: lines.count > 4 ? Array(lines[4].utf8) : [])
  }
  for end in ["", "-wal", "-shm"] { unlink("ledger.sqlite" + end) }
  return 0
}

private let folder: Void = ScratchFolder.enter()

/// A ledger with an entry, made once: making one takes longer than most commands.
private let template: [UInt8] = {
  _ = folder
  ProgramRun.check(["add", "5", "Groceries", "Corner shop"], ledger: "template.sqlite")
  return ScratchFolder.bytes(of: "template.sqlite")
}()

/// The words between blanks; quotes hold together. Nothing outside the folder has a name without a slash.
private func words(_ line: Substring) -> [String] {
  var words: [String] = []
  var word = ""
  var isQuoted = false
  for character in line {
    switch character {
    case "\"": isQuoted.toggle()
    case " " where !isQuoted:
      if !word.isEmpty { words.append(word) }
      word = ""
    case "/", "\0": word.append("_")
    default: word.append(character)
    }
  }
  return (word.isEmpty ? words : words + [word]).filter { $0 != ".." }
}
