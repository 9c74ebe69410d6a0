import SplitModel

/// What is wrong with the composable split, one named bit for each thing; the published version is a set of
/// them.
struct ComposableSplitFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The visibility is bound to a constant.
  static var constantVisibility: Self { Self(rawValue: 1 << 0) }
  /// New models leave the details as they are, although their model is gone.
  static var keepsDeletedDetails: Self { Self(rawValue: 1 << 1) }
  /// Details are cleared by the feature's own deletion only.
  static var forgetsOthersDeletes: Self { Self(rawValue: 1 << 2) }
  /// Each tap on save makes another model, until the sheet is gone.
  static var savesTwice: Self { Self(rawValue: 1 << 3) }
  /// A sheet that went with its feature comes back with it.
  static var keepsSheet: Self { Self(rawValue: 1 << 4) }
  /// Leaving a feature clears its details.
  static var tagClearsDetails: Self { Self(rawValue: 1 << 5) }
  /// Dismissing the sheet clears the details.
  static var dismissalClearsDetails: Self { Self(rawValue: 1 << 6) }
  /// Details that are shown in one feature are set in the first as well.
  static var mixesScopes: Self { Self(rawValue: 1 << 7) }

  /// A feature hears of models only while its list is shown.
  static var hearsOnlyShown: Self { Self(rawValue: 1 << 15) }

  // Ours, in what asks before it deletes.

  /// What a dialog confirms is done by its button, and again when the dialog goes, to the model that follows.
  static var confirmsTwice: Self { Self(rawValue: 1 << 8) }
  /// A dialog stays when the model is gone of which it asks.
  static var asksOfGone: Self { Self(rawValue: 1 << 9) }
  /// What a dialog confirms is looked up by force.
  static var forcesLookup: Self { Self(rawValue: 1 << 10) }
  /// An alert or dialog does not hear that it was answered.
  static var ignoresAnswers: Self { Self(rawValue: 1 << 11) }
  /// The dialog that was dismissed last is shown again when the surroundings change.
  static var asksAgain: Self { Self(rawValue: 1 << 12) }
  /// A change of the surroundings drops a dialog.
  static var dropsDialogs: Self { Self(rawValue: 1 << 13) }
  /// The action of a dialog's button reads which model it is for when it runs.
  static var readsLate: Self { Self(rawValue: 1 << 14) }

  /// All windows of the app have one store.
  static var sharesStore: Self { Self(rawValue: 1 << 16) }
  /// A sidebar that goes takes the content column along.
  static var hidesBoth: Self { Self(rawValue: 1 << 17) }
  /// Where the width becomes compact the sidebar is hidden, and nobody shows it again.
  static var hidesWhenNarrow: Self { Self(rawValue: 1 << 18) }

  /// The flaws of the published version (`37fca80`, 2023-08-28).
  static let head: Self = [
    .constantVisibility, .keepsDeletedDetails, .savesTwice, .keepsSheet, .hearsOnlyShown,
  ]

  /// Every flaw with its name and what it does.
  static let table: [(name: String, flaw: Self, summary: String)] = [
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
    ("hears-only-shown", .hearsOnlyShown, "a feature hears of models only while its list is shown (T-03)"),
    ("mixes-scopes", .mixesScopes, "details of one feature are set in the first as well (T-17)"),
    ("hides-both", .hidesBoth, "a sidebar that goes takes the content column along"),
    ("hides-when-narrow", .hidesWhenNarrow, "a compact width hides the sidebar for good"),
  ]

  /// The flaws of what asks before it deletes, likewise.
  static let asking: [(name: String, flaw: Self, summary: String)] = [
    ("confirms-twice", .confirmsTwice, "a confirmed deletion runs again when its dialog goes"),
    ("asks-of-gone", .asksOfGone, "a dialog stays when the model is gone of which it asks"),
    ("forces-lookup", .forcesLookup, "a confirmed deletion looks its model up by force"),
    ("ignores-answers", .ignoresAnswers, "alerts and dialogs do not hear that they were answered"),
    ("asks-again", .asksAgain, "a dismissed dialog is shown again when the surroundings change"),
    ("drops-dialogs", .dropsDialogs, "a change of the surroundings drops a dialog"),
    ("reads-late", .readsLate, "a confirmed deletion reads its model from what is presented when it runs"),
  ]
}
