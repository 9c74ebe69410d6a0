import SplitModel

/// What is wrong with the sidebar example, one named bit for each thing; a published version is a set of them.
struct SidebarColumnsFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Clearing the item is not stored, because the storage knows no nil.
  static var forgetsClearing: Self { Self(rawValue: 1 << 0) }
  /// What was stored is restored at every appearance and not only at the first.
  static var restoresOnAppear: Self { Self(rawValue: 1 << 1) }
  /// Choosing another category keeps the item.
  static var keepsItem: Self { Self(rawValue: 1 << 2) }
  /// Rows are plain views that answer a tap.
  static var plainRows: Self { Self(rawValue: 1 << 3) }
  /// Rows of the sidebar are links of the older kind with a tag.
  static var olderLinks: Self { Self(rawValue: 1 << 4) }
  /// The first tap replaces the first view of the content column, though it shows the same.
  static var replacesPlaceholder: Self { Self(rawValue: 1 << 5) }
  /// The placeholder of the detail has no title, so the last one stays.
  static var keepsTitle: Self { Self(rawValue: 1 << 6) }
  /// The size class is copied at an appearance and never again, and decides what rows are.
  static var freezesLayout: Self { Self(rawValue: 1 << 7) }
  /// The storage holds a category from the first launch on.
  static var forcesGames: Self { Self(rawValue: 1 << 8) }
  /// Going back clears the category, and the content keeps showing it.
  static var losesHighlight: Self { Self(rawValue: 1 << 9) }

  /// What is chosen is stored for the whole app and not for each scene, so that all windows show the same.
  static var storesForApp: Self { Self(rawValue: 1 << 10) }

  /// An item that is taken back takes its category along.
  static var clearsBoth: Self { Self(rawValue: 1 << 11) }
  /// An item that the platform takes back is kept.
  static var refusesClearing: Self { Self(rawValue: 1 << 12) }

  /// The flaws of the first version (`3ea8e79`, 2021-05-20).
  static let seed: Self = [.forgetsClearing, .restoresOnAppear, .plainRows, .forcesGames]
  /// The flaws of the examples that the document argues against: columns driven by links.
  static let link: Self = [.olderLinks, .keepsItem, .replacesPlaceholder, .keepsTitle]
  /// The flaws of the newest version (`95a1c04`, 2021-08-06).
  static let head: Self = [.keepsItem, .freezesLayout]

  /// Every flaw with its name and what it does.
  static let table: [(name: String, flaw: Self, summary: String)] = [
    ("forgets-clearing", .forgetsClearing, "clearing the item is not stored (S-02)"),
    ("restores-on-appear", .restoresOnAppear, "what was stored is restored at every appearance (S-03)"),
    ("keeps-item", .keepsItem, "choosing another category keeps the item (S-01)"),
    ("plain-rows", .plainRows, "rows are plain views with a tap gesture, which show no column on a phone"),
    ("older-links", .olderLinks, "rows of the sidebar are links with a tag (S-04 S-05 S-08)"),
    ("replaces-placeholder", .replacesPlaceholder, "the first tap replaces the first content view (S-06)"),
    ("keeps-title", .keepsTitle, "the detail's placeholder has no title, so the last one stays (S-07)"),
    ("freezes-layout", .freezesLayout, "the size class is copied once and decides what rows are (S-09)"),
    ("loses-highlight", .losesHighlight, "going back clears the category, and its list stays (S-08)"),
    ("clears-both", .clearsBoth, "an item that is taken back takes its category along"),
    ("refuses-clearing", .refusesClearing, "an item that the platform takes back is kept"),
    ("forces-games", .forcesGames, "the storage cannot say that nothing is chosen (S-12)"),
  ]
}
