/// One step of a schema's history: frozen SQL that is applied once to each database.
public struct Migration: Sendable, Equatable {
  /// Its number and what it does, as "0001_initial".
  public let name: String

  /// Statements without `BEGIN`, `COMMIT` and `ROLLBACK`: the migrator puts the transaction around them.
  public let sql: String

  /// Describes a migration; a name that does not begin with a positive number and an underscore traps.
  public init(name: String, sql: String) {
    guard let number = Self.number(of: name) else { preconditionFailure("a migration's name is like 0001_initial") }
    self.name = name
    self.sql = sql
    self.number = number
  }

  /// Its place in the order, from 1: the digits at the start of the name.
  public let number: Int

  /// A fingerprint of the SQL: FNV-1a of 64 bits over its UTF-8 bytes, in 16 hexadecimal digits.
  ///
  /// It finds edits made by accident after a release. It is no protection against edits made on purpose.
  public var checksum: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in sql.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func number(of name: String) -> Int? {
    let digits = name.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard name.utf8.dropFirst(digits.count).first == UInt8(ascii: "_"), let number = Int(Substring(digits)) else {
      return nil
    }
    return number > 0 ? number : nil
  }
}
