import SplitModel

/// What the sidebar example's store and its storage remember; flat, one byte for each thing.
struct SidebarColumnsMemory: Hashable, Sendable, BitwiseCopyable {
  /// `selectedCategory`, plus one; zero for nil.
  var category: UInt8 = 0
  /// `selectedItem`, blank for nil.
  var item = ShownView.blank
  /// The persisted category, plus one; zero for nil.
  var storedCategory: UInt8 = 0
  /// The persisted item, blank for nil.
  var storedItem = ShownView.blank
  /// The item whose title the detail's bar shows; blank for an empty title.
  var title = ShownView.blank
  /// `screenIsCompact`, a copy.
  var believesCompact: UInt8 = 0
  /// Whether a row was tapped since the launch, so that the views in the columns are no longer the first ones.
  var hasTapped: UInt8 = 0
  /// The category that was chosen last, plus one; only with the flaw that goes on showing it.
  var shownCategory: UInt8 = 0

  init() {}
}
