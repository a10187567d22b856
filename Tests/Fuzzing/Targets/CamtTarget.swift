/// What the fuzzer calls with each file that it makes up (LLVM "libFuzzer", "Fuzz Target"): CAMT.053.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  StatementChecks.run(
    data, count, head: "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"><BkToCstmrStmt>")
  return 0
}
