import CCharsets

/// Decodes the encodings from before Unicode.
struct LegacyDecoder {
  private let encoding: TextEncoding
  private let singleByteTable: Int?
  private let doubleByteTable: Int?

  /// A decoder of one encoding, which is none of the Unicode ones.
  init(_ encoding: TextEncoding) {
    self.encoding = encoding
    singleByteTable = encoding.singleByteTable
    doubleByteTable = encoding.doubleByteTable
  }

  /// Gives `body` the index and the scalar of each character; the scalar is nil where a byte belongs to none.
  ///
  /// - Throws: what `body` throws.
  func decode<Failure: Error>(
    _ file: SourceBytes, _ body: (Int, Unicode.Scalar?) throws(Failure) -> Void
  ) throws(Failure) {
    var index = file.startIndex
    while index < file.endIndex {
      let byte = file[index]
      if byte < 0x80 {
        try body(index, Unicode.Scalar(byte))
        index += 1
        continue
      }
      let (scalar, width) = character(in: file, at: index)
      try body(index, scalar)
      index += width
    }
  }

  private func character(
    in file: SourceBytes, at index: Int
  ) -> (scalar: Unicode.Scalar?, width: Int) {
    let byte = file[index]
    if let table = singleByteTable { return (LegacyTables.scalar(table: table, byte: byte), 1) }
    guard let table = doubleByteTable else { return (nil, 1) }
    if encoding == .shiftJIS, (0xa1...0xdf).contains(byte) { return (Unicode.Scalar(UInt32(byte) + 0xfec0), 1) }
    guard index + 1 < file.endIndex else { return (nil, 1) }
    let trail = file[index + 1]
    if encoding == .eucJP, byte == 0x8e {
      return (0xa1...0xdf).contains(trail) ? (Unicode.Scalar(UInt32(trail) + 0xfec0), 2) : (nil, 1)
    }
    if encoding == .gb18030, (0x30...0x39).contains(trail) { return fourByteCharacter(in: file, at: index) }
    guard let scalar = LegacyTables.scalar(table: table, lead: byte, trail: trail) else { return (nil, 1) }
    return (scalar, 2)
  }

  private func fourByteCharacter(
    in file: SourceBytes, at index: Int
  ) -> (scalar: Unicode.Scalar?, width: Int) {
    guard index + 3 < file.endIndex, (0x81...0xfe).contains(file[index]), (0x81...0xfe).contains(file[index + 2]),
      (0x30...0x39).contains(file[index + 3])
    else { return (nil, 1) }
    let digits = (0..<4).map { UInt32(file[index + $0]) }
    let linear = (((digits[0] - 0x81) * 10 + digits[1] - 0x30) * 126 + digits[2] - 0x81) * 10 + digits[3] - 0x30
    guard let scalar = LegacyTables.gb18030(linear: linear) else { return (nil, 1) }
    return (scalar, 4)
  }
}

/// The tables of the module CCharsets.
private enum LegacyTables {
  static func scalar(table: Int, byte: UInt8) -> Unicode.Scalar? {
    defined(UInt32(charset_single_byte(Int32(table), byte)))
  }

  static func scalar(table: Int, lead: UInt8, trail: UInt8) -> Unicode.Scalar? {
    defined(UInt32(charset_double_byte(Int32(table), lead, trail)))
  }

  static func gb18030(linear: UInt32) -> Unicode.Scalar? { defined(charset_gb18030_four_byte(linear)) }

  private static func defined(_ value: UInt32) -> Unicode.Scalar? {
    value == 0xfffd ? nil : Unicode.Scalar(value)
  }
}

extension TextEncoding {
  /// The number of the table of 128 characters, in the order of `SINGLE_BYTE` of CCharsets' generator.
  fileprivate var singleByteTable: Int? {
    let order: [TextEncoding] = [
      .windows1250, .windows1251, .windows1252, .windows1253, .windows1254, .windows1255, .windows1256, .windows1257,
      .windows1258, .iso8859Part1, .iso8859Part2, .iso8859Part4, .iso8859Part5, .iso8859Part7, .iso8859Part9,
      .iso8859Part13, .iso8859Part15, .iso8859Part16, .koi8r, .koi8u, .macRoman, .ibm437, .ibm850, .ibm852, .ibm866,
    ]
    return order.firstIndex(of: self)
  }

  /// The number of the table of pairs, in the order of `DOUBLE_BYTE` of CCharsets' generator.
  fileprivate var doubleByteTable: Int? {
    let order: [TextEncoding] = [.shiftJIS, .gb18030, .eucJP, .eucKR, .big5]
    return order.firstIndex(of: self)
  }
}
