public import LedgerDomain

/// Tells the name that the rules give to the payee of an entry; nil where they leave it as it is.
///
/// The storage knows rules but not how their patterns are compared, so that a program hands this in.
public typealias PayeeRenaming = (EntryContent) throws -> String?
