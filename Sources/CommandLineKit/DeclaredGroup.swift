/// An option group seen without the type of its value.
protocol DeclaredGroup {
  var scope: GroupScope { get }
  var title: String? { get }
  /// The value whose properties are the group's options.
  var contents: any ParsableArguments { get }
  /// Tells groups of the same type.
  var typeIdentifier: ObjectIdentifier { get }
  /// Takes over the cell of a group of the same type that was met before, else offers its own.
  func share(through cells: inout [ObjectIdentifier: AnyObject])
  /// Runs the group's own checks.
  func validate() throws
}
