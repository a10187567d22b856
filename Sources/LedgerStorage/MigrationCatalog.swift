package import SQLiteKit

/// The ledger's migrations in order, as embedded from the folder `Migrations`. A test compares the two.
package enum MigrationCatalog {
  /// All migrations of this version.
  ///
  /// NB: embedding names a file by its name with the first digit replaced, so numbers must differ in the last three.
  package static var all: [Migration] {
    [
      Migration(name: "0001_initial", sql: text(PackageResources._001_initial_sql)),
      Migration(name: "0002_starter_data", sql: text(PackageResources._002_starter_data_sql)),
      Migration(name: "0003_import_batches", sql: text(PackageResources._003_import_batches_sql)),
      Migration(name: "0004_row_extents", sql: text(PackageResources._004_row_extents_sql)),
      Migration(name: "0005_restored_rows", sql: text(PackageResources._005_restored_rows_sql)),
      Migration(name: "0006_more_decimals", sql: text(PackageResources._006_more_decimals_sql)),
      Migration(name: "0007_roll_over", sql: text(PackageResources._007_roll_over_sql)),
      Migration(name: "0008_month_start", sql: text(PackageResources._008_month_start_sql)),
      Migration(name: "0009_savings_goals", sql: text(PackageResources._009_savings_goals_sql)),
      Migration(name: "0010_category_parents", sql: text(PackageResources._010_category_parents_sql)),
      Migration(name: "0011_leave_rules", sql: text(PackageResources._011_leave_rules_sql)),
      Migration(name: "0012_recurring", sql: text(PackageResources._012_recurring_sql)),
      Migration(name: "0013_changes", sql: text(PackageResources._013_changes_sql)),
      Migration(name: "0014_cheaper_checks", sql: text(PackageResources._014_cheaper_checks_sql)),
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
