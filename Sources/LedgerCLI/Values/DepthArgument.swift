internal import CommandLineKit

/// How many levels of categories are shown, 1 or more.
struct DepthArgument: ExpressibleByArgument {
  let levels: Int

  init(argument: String) throws {
    guard let levels = Int(argument), levels > 0 else {
      throw ArgumentValueError(reason: "it is no number of levels such as 1 or 2")
    }
    self.levels = levels
  }

  var defaultValueDescription: String { "\(levels)" }
}
