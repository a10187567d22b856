/// A value of a line of an export.
enum ExportedValue: Equatable {
  case null
  case integer(Int64)
  case text(String)
  case list([ExportedValue])
  /// Names with their values, in their order.
  case members([Member])

  /// A name with its value.
  struct Member: Equatable {
    let name: String
    let value: ExportedValue
  }

  /// The values of an object that has these names, in this order, and no others; nil for anything else.
  func values(named names: String...) -> [ExportedValue]? {
    guard case .members(let members) = self, members.map(\.name) == names else { return nil }
    return members.map(\.value)
  }
}
