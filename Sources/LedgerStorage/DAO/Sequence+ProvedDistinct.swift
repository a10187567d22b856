internal import SQLiteKit

extension Sequence {
  /// The rows of a table in the order of their numbers, after proving that none comes twice. In a damaged file one can.
  ///
  /// - Parameter number: the row's number.
  /// - Returns: the rows.
  /// - Throws: `SQLiteError` with the code `corrupt`.
  func provedDistinct<Number: Comparable>(by number: (Element) -> Number) throws -> [Element] {
    var proved: [Element] = []
    for element in self {
      if let last = proved.last, number(last) >= number(element) { throw SQLiteError(.corrupt) }
      proved.append(element)
    }
    return proved
  }
}
