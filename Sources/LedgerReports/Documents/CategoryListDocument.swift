public import LedgerDomain

/// The categories: `category list`.
public struct CategoryListDocument: ReportDocument {
  let categories: [LedgerDomain.Category]

  /// Makes the document.
  ///
  /// - Parameter categories: the categories, in the order in which they are shown.
  public init(_ categories: [LedgerDomain.Category]) { self.categories = categories }

  /// `{"version":1,"categories":[{"name":…,"kind":…,"colors":[…],"archived":false}]}`.
  public var json: JSONValue {
    .document([
      (
        "categories",
        .array(
          categories.map { category in
            .object([
              ("name", .string(category.name)),
              ("kind", .string(category.kind.rawValue)),
              ("colors", .colors(category.colors)),
              ("archived", .bool(category.isArchived)),
            ])
          })
      )
    ])
  }

  /// The categories, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["name", "kind", "colorFrom", "colorTo", "archived"],
      rows: categories.map { category in
        [
          .text(category.name), .text(category.kind.rawValue), .described(category.colors.from),
          .described(category.colors.to), .text(category.isArchived ? "true" : "false"),
        ]
      })
  }
}
