/// An option group seen without the type of its value.
final class DeclaredGroup {
  /// The value whose properties are the group's options.
  final class Contents {
    var value: any ParsableArguments

    init(_ value: any ParsableArguments) { self.value = value }
  }

  /// Tells groups of the same type.
  let typeIdentifier: ObjectIdentifier
  let scope: GroupScope
  let title: String?
  /// The group itself, apart from the property that declares it.
  private(set) var contents: Contents

  init(_ value: some ParsableArguments, scope: GroupScope, title: String?) {
    typeIdentifier = ObjectIdentifier(type(of: value))
    contents = Contents(value)
    self.scope = scope
    self.title = title
  }

  /// Takes over the contents of a group of the same type that was met before, else joins these groups.
  func share(among groups: inout [DeclaredGroup]) {
    if let first = groups.first(where: { $0.typeIdentifier == typeIdentifier }) {
      contents = first.contents
    } else {
      groups.append(self)
    }
  }
}
