/// What the fuzzer calls with each file that it makes up (LLVM "libFuzzer", "Fuzz Target"): MT940.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  StatementChecks.run(data, count, head: ":20:X\n:25:1\n:60F:C260301EUR1,\n")
  return 0
}
