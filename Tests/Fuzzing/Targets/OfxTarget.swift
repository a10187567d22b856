/// What the fuzzer calls with each file that it makes up (LLVM "libFuzzer", "Fuzz Target"): OFX and QFX.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  StatementChecks.run(data, count, head: "<OFX><BANKTRANLIST>")
  return 0
}
