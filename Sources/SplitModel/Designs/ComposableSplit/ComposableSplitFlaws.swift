/// What is wrong with the composable split, one named bit for each thing; the published version is a set of
/// them.
@frozen
public struct ComposableSplitFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt16

  /// Wraps bits.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The visibility is bound to a constant.
  @inlinable public static var constantVisibility: Self { Self(rawValue: 1 << 0) }
  /// New models leave the details as they are, although their model is gone.
  @inlinable public static var keepsDeletedDetails: Self { Self(rawValue: 1 << 1) }
  /// Details are cleared by the feature's own deletion only.
  @inlinable public static var forgetsOthersDeletes: Self { Self(rawValue: 1 << 2) }
  /// Each tap on save makes another model, until the sheet is gone.
  @inlinable public static var savesTwice: Self { Self(rawValue: 1 << 3) }
  /// A sheet that went with its feature comes back with it.
  @inlinable public static var keepsSheet: Self { Self(rawValue: 1 << 4) }
  /// Leaving a feature clears its details.
  @inlinable public static var tagClearsDetails: Self { Self(rawValue: 1 << 5) }
  /// Dismissing the sheet clears the details.
  @inlinable public static var dismissalClearsDetails: Self { Self(rawValue: 1 << 6) }
  /// Details that are shown in one feature are set in the first as well.
  @inlinable public static var mixesScopes: Self { Self(rawValue: 1 << 7) }

  /// The flaws of the published version (`37fca80`, 2023-08-28).
  public static let head: Self = [.constantVisibility, .keepsDeletedDetails, .savesTwice, .keepsSheet]

  /// Every flaw with its name and what it does.
  public static let table: [(name: String, flaw: Self, summary: String)] = [
    ("constant-visibility", .constantVisibility, "the visibility is bound to a constant (T-09)"),
    ("keeps-deleted-details", .keepsDeletedDetails, "new models leave the details as they are (T-01)"),
    (
      "forgets-others-deletes", .forgetsOthersDeletes,
      "details hear of their own feature's deletions only (T-02)"
    ),
    ("saves-twice", .savesTwice, "each tap on save makes another model (T-05)"),
    ("keeps-sheet", .keepsSheet, "a sheet that went with its feature comes back with it (T-08)"),
    ("tag-clears-details", .tagClearsDetails, "leaving a feature clears its details (T-15)"),
    ("dismissal-clears-details", .dismissalClearsDetails, "dismissing the sheet clears the details (T-16)"),
    ("mixes-scopes", .mixesScopes, "details of one feature are set in the first as well (T-17)"),
  ]
}
