internal import LedgerDomain

/// How a file is read, as words that can be stored: the names of the command line's options, and `column:ROLE` for each
/// column, with their values.
///
/// A year is never among them: it is of one file alone.
public struct ReadingSettings: Hashable, Sendable {
  /// The value of each setting.
  public var values: [String: String]

  /// Takes settings as they were stored; ``options()`` judges them.
  public init(values: [String: String] = [:]) { self.values = values }

  /// The settings of options that a person gave.
  public init(_ options: ReadingOptions) {
    values = [:]
    self[.encoding] = options.encoding?.rawValue
    self[.delimiter] = options.delimiter.map { $0 == "\t" ? "tab" : String($0) }
    self[.decimal] = options.decimalMark?.rawValue
    self[.dateFormat] = options.dateFormat?.text
    self[.currency] = options.currency?.code
    self[.sign] = options.sign?.rawValue
    self[.includePending] = options.includePending ? "yes" : nil
    self[.createCategories] = options.createsCategories ? "yes" : nil
    for (role, name) in options.columns { values[ReadingSettings.key(of: role)] = name }
  }

  /// The names of the settings that are no columns.
  enum Key: String, CaseIterable {
    case encoding, delimiter, decimal, currency, sign
    case dateFormat = "date-format"
    case includePending = "include-pending"
    case createCategories = "create-categories"
  }

  /// The value of a setting that is no column.
  subscript(key: Key) -> String? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  /// The name of the setting for a column.
  static func key(of role: ColumnRole) -> String { columnPrefix + role.rawValue }

  /// What the names of the settings for columns begin with.
  static let columnPrefix = "column:"

  /// Those of some stored words that are settings; others may be remembered beside them.
  public static func known(among values: [String: String]) -> ReadingSettings {
    ReadingSettings(
      values: values.filter { key, _ in
        Key(rawValue: key) != nil || key.hasPrefix(columnPrefix)
      })
  }

  // MARK: Options

  /// The options that the settings stand for.
  ///
  /// - Returns: the options.
  /// - Throws: ``ReadingSettingsError`` for a setting that there is none of, or a value that it cannot have.
  public func options() throws(ReadingSettingsError) -> ReadingOptions {
    var options = ReadingOptions()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if let key = Key(rawValue: name) {
        try ReadingSettings.take(value, of: key, into: &options)
      } else {
        let role =
          name.hasPrefix(ReadingSettings.columnPrefix)
          ? ColumnRole(rawValue: String(name.dropFirst(ReadingSettings.columnPrefix.count))) : nil
        guard let role else { throw .unknownSetting(name) }
        if value.isEmpty { throw .invalidValue(setting: name, value: value) }
        options.columns[role] = value
      }
    }
    return options
  }

  private static func take(
    _ value: String, of key: Key, into options: inout ReadingOptions
  ) throws(ReadingSettingsError) {
    func known<Value>(_ value: Value?, _ text: String) throws(ReadingSettingsError) -> Value {
      guard let value else { throw .invalidValue(setting: key.rawValue, value: text) }
      return value
    }
    switch key {
    case .encoding: options.encoding = try known(TextEncoding(name: value), value)
    case .delimiter: options.delimiter = try known(delimiter(value), value)
    case .decimal: options.decimalMark = try known(DecimalMark(rawValue: value), value)
    case .dateFormat: options.dateFormat = try known(DateFormat(value), value)
    case .currency: options.currency = try known(Currency(code: value), value)
    case .sign: options.sign = try known(SignConvention(rawValue: value), value)
    case .includePending: options.includePending = try known(value == "yes" ? true : nil, value)
    case .createCategories: options.createsCategories = try known(value == "yes" ? true : nil, value)
    }
  }

  /// The character that a word stands for; nil when it can be no delimiter.
  static func delimiter(_ text: String) -> Character? {
    if text == "tab" { return "\t" }
    guard text.count == 1, let character = text.first, character.isASCII, !character.isLetter, !character.isNumber,
      character != "\"", !character.isNewline
    else { return nil }
    return character
  }

  /// The options that a person gave, and where they are silent these settings.
  ///
  /// - Parameter given: what was given; it wins, and what contradicts it is left out.
  /// - Returns: both together.
  /// - Throws: ``ReadingSettingsError``.
  public func options(under given: ReadingOptions) throws(ReadingSettingsError) -> ReadingOptions {
    var merged = self
    let roles = Set(given.columns.keys)
    // One column, or one for each way: the two kinds of amounts exclude each other.
    if roles.contains(.amount) { merged.remove([.debit, .credit]) }
    if !roles.isDisjoint(with: [.debit, .credit]) { merged.remove([.amount, .direction]) }
    merged.values = merged.values.filter { key, name in
      !key.hasPrefix(ReadingSettings.columnPrefix) || !given.columns.values.contains(name)
    }
    merged.values.merge(ReadingSettings(given).values) { $1 }
    var options = try merged.options()
    options.year = given.year
    options.includeDeleted = given.includeDeleted
    return options
  }

  private mutating func remove(_ roles: [ColumnRole]) {
    for role in roles { values[ReadingSettings.key(of: role)] = nil }
  }
}

extension DateFormat {
  /// The word of the option.
  var text: String {
    switch self {
    case .dmy: "dmy"
    case .mdy: "mdy"
    case .ymd: "ymd"
    case .pattern(let pattern): pattern
    }
  }
}
