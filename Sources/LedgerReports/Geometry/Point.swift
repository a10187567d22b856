/// A place on a picture; y grows downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  /// How far it lies from the origin.
  var distance: Double { (x * x + y * y).squareRoot() }
}
