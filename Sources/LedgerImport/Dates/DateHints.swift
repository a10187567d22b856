/// What options say about dates that otherwise would be taken for numbers.
struct DateHints {
  /// The order of dates without marks, such as `ddMMyy`.
  var compactOrder: DateOrder?
  /// Whether the year of dates without one is known.
  var hasYear = false

  /// No hints.
  init() {}

  /// The hints of options.
  init(_ options: ReadingOptions) {
    compactOrder = options.dateFormat?.compactOrder
    hasYear = options.year != nil
  }
}
