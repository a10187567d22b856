internal import CSQLite

extension SQLiteError {
  /// A number from SQLite's table of result codes (SQLite "Result and Error Codes" page).
  ///
  /// A struct and not an enum, because a newer SQLite may answer with numbers not listed here.
  public struct ResultCode: RawRepresentable, Hashable, Sendable {
    /// The number in SQLite's table.
    public let rawValue: Int32

    /// Takes any number, known or not.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// The code without its refinement: the low eight bits.
    public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

    /// Whether `code` is `pattern`, or one of the extended codes under it when `pattern` is primary.
    public static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
      pattern == code || pattern == code.primary
    }

    /// Whether `error` is an `SQLiteError` whose code matches: what makes `catch SQLiteError.ResultCode.busy` work.
    public static func ~= (pattern: ResultCode, error: any Error) -> Bool {
      guard let error = error as? SQLiteError else { return false }
      return pattern ~= error.extendedCode
    }
  }
}

extension SQLiteError.ResultCode {
  /// No failure.
  public static let ok = Self(rawValue: SQLITE_OK)
  /// The general failure: bad SQL, a missing table, and whatever has no code of its own.
  public static let error = Self(rawValue: SQLITE_ERROR)
  /// A callback asked to stop.
  public static let abort = Self(rawValue: SQLITE_ABORT)
  /// The file's permissions do not allow it.
  public static let permission = Self(rawValue: SQLITE_PERM)
  /// Another connection holds the lock.
  public static let busy = Self(rawValue: SQLITE_BUSY)
  /// Another statement of the same connection holds the lock.
  public static let locked = Self(rawValue: SQLITE_LOCKED)
  /// Out of memory.
  public static let noMemory = Self(rawValue: SQLITE_NOMEM)
  /// A write to a database that is open for reading only.
  public static let readOnly = Self(rawValue: SQLITE_READONLY)
  /// `Connection.interrupt()` was called.
  public static let interrupt = Self(rawValue: SQLITE_INTERRUPT)
  /// The operating system failed to read or write.
  public static let ioError = Self(rawValue: SQLITE_IOERR)
  /// The file is damaged.
  public static let corrupt = Self(rawValue: SQLITE_CORRUPT)
  /// The disk, or the allowed number of pages, is full.
  public static let full = Self(rawValue: SQLITE_FULL)
  /// The file cannot be opened or created.
  public static let cannotOpen = Self(rawValue: SQLITE_CANTOPEN)
  /// The schema changed too often while a statement was prepared.
  public static let schema = Self(rawValue: SQLITE_SCHEMA)
  /// A string or blob is longer than SQLite allows.
  public static let tooBig = Self(rawValue: SQLITE_TOOBIG)
  /// A constraint of the schema refused the change.
  public static let constraint = Self(rawValue: SQLITE_CONSTRAINT)
  /// A value does not fit where SQLite insists on a type, as in a row id.
  public static let mismatch = Self(rawValue: SQLITE_MISMATCH)
  /// The interface was used wrongly, as binding to a statement that has not been reset.
  public static let misuse = Self(rawValue: SQLITE_MISUSE)
  /// An authorizer refused the statement.
  public static let authorization = Self(rawValue: SQLITE_AUTH)
  /// The number of a parameter is out of range.
  public static let range = Self(rawValue: SQLITE_RANGE)
  /// The file is not an SQLite database.
  public static let notADatabase = Self(rawValue: SQLITE_NOTADB)

  /// A CHECK constraint failed.
  public static let constraintCheck = Self(rawValue: SQLITE_CONSTRAINT | 1 << 8)
  /// A foreign key has no parent, or a parent still has children.
  public static let constraintForeignKey = Self(rawValue: SQLITE_CONSTRAINT | 3 << 8)
  /// A NOT NULL constraint failed.
  public static let constraintNotNull = Self(rawValue: SQLITE_CONSTRAINT | 5 << 8)
  /// A PRIMARY KEY is there already.
  public static let constraintPrimaryKey = Self(rawValue: SQLITE_CONSTRAINT | 6 << 8)
  /// A trigger called RAISE.
  public static let constraintTrigger = Self(rawValue: SQLITE_CONSTRAINT | 7 << 8)
  /// A UNIQUE constraint failed.
  public static let constraintUnique = Self(rawValue: SQLITE_CONSTRAINT | 8 << 8)
  /// A row id is there already.
  public static let constraintRowID = Self(rawValue: SQLITE_CONSTRAINT | 10 << 8)
  /// A value of the wrong storage class was offered to a STRICT table.
  public static let constraintDataType = Self(rawValue: SQLITE_CONSTRAINT | 12 << 8)
  /// A read transaction cannot become a write transaction, because somebody wrote since it began.
  public static let busySnapshot = Self(rawValue: SQLITE_BUSY | 2 << 8)
}
