package import SQLiteKit

/// The ledger's migrations in order, as embedded from the folder `Migrations`. A test compares the two.
package enum MigrationCatalog {
  /// All migrations of this version.
  ///
  /// NB: embedding names a file by its name with the first digit replaced, so numbers must differ in the last three.
  package static var all: [Migration] {
    embedded.map { Migration(name: $0.name, sql: String(decoding: $0.bytes(), as: UTF8.self)) }
  }

  /// How many there are. Most openings of a ledger need to know no more.
  package static var count: Int { embedded.count }

  private static var embedded: [(name: String, bytes: () -> [UInt8])] {
    [
      ("0001_initial", { PackageResources._001_initial_sql }),
      ("0002_starter_data", { PackageResources._002_starter_data_sql }),
      ("0003_import_batches", { PackageResources._003_import_batches_sql }),
      ("0004_row_extents", { PackageResources._004_row_extents_sql }),
      ("0005_restored_rows", { PackageResources._005_restored_rows_sql }),
      ("0006_more_decimals", { PackageResources._006_more_decimals_sql }),
      ("0007_roll_over", { PackageResources._007_roll_over_sql }),
      ("0008_month_start", { PackageResources._008_month_start_sql }),
      ("0009_savings_goals", { PackageResources._009_savings_goals_sql }),
      ("0010_category_parents", { PackageResources._010_category_parents_sql }),
      ("0011_leave_rules", { PackageResources._011_leave_rules_sql }),
      ("0012_recurring", { PackageResources._012_recurring_sql }),
      ("0013_changes", { PackageResources._013_changes_sql }),
      ("0014_cheaper_checks", { PackageResources._014_cheaper_checks_sql }),
      ("0015_smaller_keys", { PackageResources._015_smaller_keys_sql }),
    ]
  }
}
