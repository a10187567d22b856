import Testing
import ThreadKit

struct ReadAheadTests {
  private enum Failure: Error, Equatable {
    case making, using
  }

  /// Numbers from 0 up to one that cannot be made.
  private func numbers(before end: Int, failing: Bool = false) -> ReadAhead<Int> {
    ReadAhead { use in
      for number in 0..<end { try use(number) }
      if failing { throw Failure.making }
    }
  }

  @Test(arguments: [0, 1, 255, 256, 257, 512, 20_000])
  func `each value comes once and in order`(count: Int) throws {
    var used: [Int] = []
    try numbers(before: count).forEach { used.append($0) }
    #expect(used == Array(0..<count))
  }

  @Test func `values can be gone through again`() throws {
    let numbers = numbers(before: 700)
    var count = 0
    for _ in 0..<2 { try numbers.forEach { _ in count += 1 } }
    #expect(count == 1_400)
  }

  @Test(arguments: [0, 1, 256, 300, 10_000])
  func `what cannot be made is told behind the values before it`(count: Int) {
    var used: [Int] = []
    #expect(throws: Failure.making) { try numbers(before: count, failing: true).forEach { used.append($0) } }
    #expect(used == Array(0..<count))
  }

  @Test(arguments: [0, 1, 255, 256, 5_000, 19_999])
  func `nothing more is made when the use of a value fails`(last: Int) {
    var used: [Int] = []
    #expect(throws: Failure.using) {
      try numbers(before: 20_000).forEach { number in
        used.append(number)
        if number == last { throw Failure.using }
      }
    }
    #expect(used == Array(0...last))
  }

  @Test func `values without end are made only as far ahead as there is room`() {
    let endless = ReadAhead<Int> { use in
      var number = 0
      while true {
        try use(number)
        number += 1
      }
    }
    #expect(throws: Failure.using) { try endless.forEach { if $0 == 100_000 { throw Failure.using } } }
  }

  @Test func `the use fails first where both fail`() {
    #expect(throws: Failure.using) {
      try numbers(before: 10, failing: true).forEach { if $0 == 9 { throw Failure.using } }
    }
  }
}
