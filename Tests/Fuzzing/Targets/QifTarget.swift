/// What the fuzzer calls with each file that it makes up (LLVM "libFuzzer", "Fuzz Target"): QIF.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  StatementChecks.run(data, count, head: "!Type:Bank\n")
  return 0
}
