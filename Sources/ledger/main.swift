internal import LedgerCLI

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

exit(LedgerProgram.run(Array(CommandLine.arguments.dropFirst()), in: .process()))
