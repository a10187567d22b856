public import LedgerDomain

/// A category that takes entries; its colours do not matter to the test.
public func category(_ name: String, id: Int64 = 1, kind: CategoryKind = .spending) -> LedgerDomain.Category {
  LedgerDomain.Category(
    id: .init(rawValue: id), name: name, kind: kind,
    colors: Gradient(from: HexColor(rgb: 0x2f80ed), to: HexColor(rgb: 0x56ccf2)), isArchived: false)
}

/// An account that takes entries, empty unless the test says otherwise.
public func account(_ name: String = "Checking", id: Int64 = 1, opening: Money = usd("0.00")) -> Account {
  Account(id: .init(rawValue: id), name: name, opening: opening, isArchived: false)
}
