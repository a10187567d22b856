/// The payee and the note of a row, out of all its columns of text.
struct RowTexts {
  /// Who was paid, or who paid.
  private(set) var payee: String?
  /// What else is said.
  private(set) var note: String?

  /// Reads the texts of a record.
  ///
  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - record: the record.
  ///   - columns: its columns.
  ///   - isIn: whether money comes in, so that who paid counts.
  ///   - ownName: the owner's name; where it stands as who paid, who was asked to pay is the other one.
  init(_ bytes: SourceBytes, _ record: Record, columns: PreparedColumns, isIn: Bool, ownName: String?) {
    var parts: [String] = []
    if let ownName, let other = RowTexts.counterparty(bytes, record, columns, ownName) {
      payee = other
    } else if isIn {
      payee = columns.map.payers.lazy.compactMap { bytes.text(record[$0]) }.first { !RowTexts.isAccountNumber($0) }
    }
    // Beside a payer of its own, who was paid by money that comes in is the owner.
    for column in columns.map.payees where payee == nil || columns.map.payers.isEmpty {
      guard let text = bytes.text(record[column]) else { continue }
      if payee == nil, !RowTexts.isAccountNumber(text) { payee = text } else { add(text, to: &parts) }
    }
    for column in columns.map.descriptions {
      guard let text = bytes.text(record[column]) else { continue }
      if payee == nil { payee = text } else { add(text, to: &parts) }
    }
    for column in columns.map.notes {
      if let text = bytes.text(record[column]) { add(text, to: &parts) }
    }
    if payee == nil && parts.isEmpty { parts = columns.map.types.compactMap { bytes.text(record[$0]) } }
    note = parts.isEmpty ? nil : parts.count == 1 ? parts[0] : parts.joined(separator: " ")
  }

  /// The other one of a row that names the owner and somebody else; nil for other rows.
  private static func counterparty(
    _ bytes: SourceBytes, _ record: Record, _ columns: PreparedColumns, _ ownName: String
  ) -> String? {
    guard let payer = columns.map.payers.first.flatMap({ bytes.text(record[$0]) }),
      let payee = columns.map.payees.first.flatMap({ bytes.text(record[$0]) }), payer != payee
    else { return nil }
    return payer == ownName ? payee : payee == ownName ? payer : nil
  }

  private func add(_ text: String, to parts: inout [String]) {
    if text != payee, !parts.contains(text) { parts.append(text) }
  }

  /// Whether a text is the number of an account rather than a name.
  private static func isAccountNumber(_ text: String) -> Bool {
    let digits = text.utf8.count { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return digits >= 6 && digits * 10 >= text.utf8.count * 6
  }

  /// The text of a record that continues the one above.
  static func continuation(_ bytes: SourceBytes, _ record: Record, columns: PreparedColumns) -> String? {
    let parts = columns.texts.sorted().compactMap { bytes.text(record[$0]) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
