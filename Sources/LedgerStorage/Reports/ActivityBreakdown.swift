internal import LedgerDomain

/// The breakdown of all categories, which knows where something happened.
struct ActivityBreakdown {
  /// A share with what the stored sums tell about it.
  struct Share {
    let share: Breakdown.Share
    /// Whether something was spent or came back, even if that adds up to 0.
    let hasActivity: Bool

    var position: BudgetPosition { share.position }
  }

  let breakdown: Breakdown
  let active: Set<Category.ID>

  /// The breakdown of some categories; shares and the total stay those of all.
  func keeping(_ isWanted: (Share) -> Bool) -> Breakdown {
    breakdown.keeping { isWanted(Share(share: $0, hasActivity: active.contains($0.category.id))) }
  }
}
