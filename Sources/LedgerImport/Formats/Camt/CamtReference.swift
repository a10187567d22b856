/// Ids of CAMT.
enum CamtReference {
  /// The id that a text is; nil for the words that stand for none.
  static func id(_ text: [UInt8]) -> String? {
    guard let id = text.plainText, id.contains(where: { $0.isNumber && $0 != "0" }) else { return nil }
    return id
  }

  /// Whether the number of an entry may be an id: short ones begin again in each statement.
  static func isID(_ number: String) -> Bool { number.utf8.count >= 8 }
}
