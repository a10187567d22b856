import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A ledger as one file, and back.
enum Export {
  /// The lines of an export, each with its end.
  static func lines(of ledger: Ledger) throws -> [String] {
    try text(of: ledger).split(separator: "\n").map { $0 + "\n" }
  }

  static func text(of ledger: Ledger) throws -> String {
    var bytes: [UInt8] = []
    _ = try ledger.exportAll { bytes += $0 }
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  /// Takes a text into a ledger, in pieces of some bytes.
  @discardableResult
  static func take(_ text: String, into ledger: Ledger, pieceSize: Int = 1 << 16) throws -> ExportSummary {
    let bytes = Array(text.utf8)
    return try ledger.importAll { body in
      for start in stride(from: 0, to: bytes.count, by: pieceSize) {
        try bytes[start..<min(start + pieceSize, bytes.count)].withUnsafeBufferPointer { try body($0) }
      }
    }
  }

  /// Lines with the end that belongs to them, as somebody writes them who knows how.
  static func signed(_ lines: some Collection<String>) -> String {
    var digest = SHA256()
    let text = lines.joined()
    Array(text.utf8).withUnsafeBufferPointer { digest.combine($0) }
    let rows = lines.count { $0.hasPrefix("[") }
    return text + #"{"rows":\#(rows),"sha256":"\#(digest.hexadecimal())"}"# + "\n"
  }

  /// A household in which each table of the schema has rows, as far as commands can make them.
  static func household(_ location: LedgerLocation = .memory) throws -> Household {
    let household = try Household(location)
    try household.addAccount("Checking", opening: usd("100.00"))
    try household.addAccount("Yen", opening: money("5000", "JPY"))
    try household.store(
      try household.content(
        "-42.50", "Groceries", payee: "Gr\u{fc}n \"& \\ S\u{f8}hne\" \u{1f955}", note: "a\tb\u{202e}c\u{7f}",
        tags: ["x", "y"]))
    try household.store(try household.splitContent([("Home", "-30.00"), ("Groceries", "-12.50")]))
    try household.add("-900", "Home", in: "JPY", account: "Yen")
    try household.budget("500.00", .from, "2026-01")
    try household.budget(nil, .only, "2026-03", of: "Home")
    try household.importRows([row("2026-11-03", "-42.50", "Bank"), row("2026-11-09", "-7.00", "Kiosk", id: "77")]) {
      $0.keep("Date,Payee,Amount\n2026-11-03,Bank,-42.50\n2026-11-09,Kiosk,-7.00\n")
      $0.fileHash = String(repeating: "ab", count: 32)
    }
    try household.recur("-800.00", "Home", from: "2026-10-01", payee: "Landlord", to: nil)
    try household.post()
    let gone = try household.add("-1.00", "Home")
    try household.delete(gone.id.rawValue)
    return household
  }
}
