public import LedgerDomain

extension ImportDocument {
  /// How many rows of the file met which fate; each row has exactly one (SEMANTICS §7).
  public struct Counts: Hashable, Sendable {
    /// Rows that became an entry.
    public var new: Int
    /// Rows that were imported before.
    public var known: Int
    /// Rows that were joined to an entry that a person had typed.
    public var linked: Int
    /// Rows that are no movement, or not wanted.
    public var skipped: Int
    /// Rows that could not be read.
    public var rejected: Int

    /// Makes the counts.
    public init(new: Int = 0, known: Int = 0, linked: Int = 0, skipped: Int = 0, rejected: Int = 0) {
      self.new = new
      self.known = known
      self.linked = linked
      self.skipped = skipped
      self.rejected = rejected
    }

    /// The rows of the file.
    public var rows: Int { new + known + linked + skipped + rejected }
  }

  /// How the file was read; nil stands for what could not be told.
  public struct Detected: Sendable {
    /// The name of the profile or known header that decided something.
    public var profile: String?
    /// The encoding, such as `utf-8`.
    public var encoding: String?
    /// The delimiter, such as `,`.
    public var delimiter: String?
    /// The decimal mark.
    public var decimal: String?
    /// The pattern of the dates, such as `yyyy-MM-dd`.
    public var dateFormat: String?
    /// The columns that were read and what they stand for, in the order of the file; no role occurs twice.
    public var columns: [(role: String, name: String)]
    /// The format as data have it, such as `ofx`, and as people call it, such as `OFX 1`; nil for a file that was refused.
    public var format: (word: String, name: String)?

    /// Makes the description.
    public init(
      profile: String? = nil, encoding: String? = nil, delimiter: String? = nil, decimal: String? = nil,
      dateFormat: String? = nil, columns: [(role: String, name: String)] = [],
      format: (word: String, name: String)? = nil
    ) {
      self.profile = profile
      self.encoding = encoding
      self.delimiter = delimiter
      self.decimal = decimal
      self.dateFormat = dateFormat
      self.columns = columns
      self.format = format
    }

    var json: JSONValue {
      .object([
        ("profile", .text(profile)),
        ("encoding", .text(encoding)),
        ("delimiter", .text(delimiter)),
        ("decimal", .text(decimal)),
        ("dateFormat", .text(dateFormat)),
        ("columns", .object(columns.map { ($0.role, .string($0.name)) })),
        ("format", .text(format?.word)),
      ])
    }
  }

  /// The sums of the rows in one currency.
  public struct Total: Hashable, Sendable {
    /// The sum of the money in.
    public var moneyIn: Money
    /// The sum of the money out.
    public var moneyOut: Money

    /// Makes the sums; both have the same currency.
    public init(moneyIn: Money, moneyOut: Money) {
      self.moneyIn = moneyIn
      self.moneyOut = moneyOut
    }

    var json: JSONValue {
      .object([
        ("currency", .string(moneyIn.currency.code)),
        ("in", .described(moneyIn)),
        ("out", .described(moneyOut)),
      ])
    }
  }

  /// Something that could not be read.
  public struct Problem: Hashable, Sendable {
    /// The physical line, from 1; nil when it concerns the whole file.
    public var line: Int?
    /// The column; nil when it concerns the whole line.
    public var column: String?
    /// What is wrong, as a sentence.
    public var reason: String

    /// Makes a problem.
    public init(line: Int?, column: String? = nil, reason: String) {
      self.line = line
      self.column = column
      self.reason = reason
    }

    var json: JSONValue {
      .object([
        ("line", line.map(JSONValue.count) ?? .null),
        ("column", .text(column)),
        ("reason", .string(reason)),
      ])
    }
  }
}
