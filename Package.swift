// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with the same strict settings: a warning is an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "ledger",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "ledger", targets: ["ledger"]),
    .library(name: "LedgerDomain", targets: ["LedgerDomain"]),
    .library(name: "LedgerStorage", targets: ["LedgerStorage"]),
    .library(name: "LedgerImport", targets: ["LedgerImport"]),
    .library(name: "LedgerReports", targets: ["LedgerReports"]),
    .library(name: "SQLiteKit", targets: ["SQLiteKit"]),
    .library(name: "ThreadKit", targets: ["ThreadKit"]),
    .library(name: "CommandLineKit", targets: ["CommandLineKit"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CPCRE2", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .target(name: "SQLiteKit", dependencies: ["CSQLite"]),
    .target(name: "ThreadKit"),
    .target(name: "LedgerDomain"),
    .target(
      name: "LedgerStorage",
      dependencies: ["CZlib", "LedgerDomain", "SQLiteKit", "ThreadKit"],
      resources: [.embedInCode("Migrations")]),
    .target(name: "CCharsets"),
    .target(name: "LedgerImport", dependencies: ["CCharsets", "CExpat", "CPCRE2", "LedgerDomain"]),
    .target(name: "LedgerReports", dependencies: ["LedgerDomain"], resources: [.embedInCode("PageFiles")]),
    .target(name: "CommandLineKit"),
    .target(
      name: "LedgerCLI",
      dependencies: [
        "CommandLineKit", "LedgerDomain", "LedgerImport", "LedgerReports", "LedgerStorage", "SQLiteKit", "ThreadKit",
      ]),
    .executableTarget(name: "ledger", dependencies: ["LedgerCLI"]),
    .target(name: "TestSupport", dependencies: ["LedgerDomain", "SQLiteKit"], path: "Tests/TestSupport"),
    .target(name: "CSQLiteFaults", dependencies: ["CSQLite"], path: "Tests/CSQLiteFaults"),
    .testTarget(name: "SQLiteKitTests", dependencies: ["SQLiteKit"]),
    .testTarget(name: "ThreadKitTests", dependencies: ["ThreadKit"]),
    .testTarget(name: "LedgerDomainTests", dependencies: ["LedgerDomain", "TestSupport"]),
    .testTarget(
      name: "LedgerStorageTests",
      dependencies: [
        "CSQLite", "CSQLiteFaults", "LedgerStorage", "LedgerDomain", "SQLiteKit", "TestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "LedgerImportTests",
      dependencies: ["LedgerImport", "LedgerDomain", "TestSupport"],
      exclude: ["Resources"]),
    .testTarget(
      name: "LedgerReportsTests",
      dependencies: ["LedgerReports", "LedgerDomain", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"], exclude: ["Goldens"]),
    .testTarget(
      name: "LedgerCLITests",
      dependencies: ["LedgerCLI", "CommandLineKit", "LedgerDomain", "LedgerStorage", "TestSupport"]),
    .testTarget(
      name: "FunctionalTests", dependencies: ["ledger", "LedgerStorage", "SQLiteKit", "TestSupport"],
      exclude: ["Cases"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
