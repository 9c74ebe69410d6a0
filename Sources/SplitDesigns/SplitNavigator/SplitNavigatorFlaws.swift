import SplitModel
import SplitNavigator

/// What is wrong around a SplitNavigator, one bit each, in the app that hands it what happens.
///
/// None was published: they hold the rules to account that speak of sections, guards and sessions.
struct SplitNavigatorFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The logic for an opening sidebar is attached to the toggle, and runs for nothing else.
  static var hooksToggle: Self { Self(rawValue: 1 << 0) }
  /// That logic runs for what was asked, and once more for the write that follows it.
  static var hooksTwice: Self { Self(rawValue: 1 << 1) }
  /// The guard is asked by the toggle alone.
  static var guardsToggle: Self { Self(rawValue: 1 << 2) }
  /// A toggle that the guard refuses goes back instead.
  static var goesBackInstead: Self { Self(rawValue: 1 << 3) }
  /// Signing out leaves what is shown.
  static var staysAfterSession: Self { Self(rawValue: 1 << 4) }
  /// Signing out goes to the first section, and leaves what lies in the others.
  static var keepsTrails: Self { Self(rawValue: 1 << 5) }
  /// A call that shows the sidebar leaves what covers it.
  static var showsBeneath: Self { Self(rawValue: 1 << 6) }
  /// A call that goes to a section's root empties the detail beside it as well.
  static var goesPastRoot: Self { Self(rawValue: 1 << 7) }
  /// Each report of a shorter path takes a view away, be it still there or not.
  static var popsAtEachReport: Self { Self(rawValue: 1 << 8) }
  /// Signing out empties everything and stays in the section that is shown.
  static var keepsSection: Self { Self(rawValue: 1 << 9) }
  /// The app does not tell of its first view, so that no tip is ever shown.
  static var forgetsTip: Self { Self(rawValue: 1 << 10) }

  /// The call that hides the columns before the detail does nothing.
  static var focusesNothing: Self { Self(rawValue: 1 << 11) }
  /// The call that changes the style does nothing.
  static var restylesNothing: Self { Self(rawValue: 1 << 12) }
  /// A deletion goes back from what is in front, and leaves what was deleted where else it lies.
  static var deletesFront: Self { Self(rawValue: 1 << 13) }
  /// Work that completes goes back from what is in front, whatever view it was started for.
  static var popsWhenDone: Self { Self(rawValue: 1 << 14) }
  /// Work that completes leaves the view that was to go.
  static var ignoresDone: Self { Self(rawValue: 1 << 15) }
  /// A row puts its view on top of what stands beside, and not in its place.
  static var opensOnTop: Self { Self(rawValue: 1 << 16) }
  /// Going back from what stands beside a section leaves it where it is.
  static var staysBeside: Self { Self(rawValue: 1 << 17) }
  /// A path that grows by itself is taken for a push, whatever was asked for since it was cut.
  static var believesGrowth: Self { Self(rawValue: 1 << 18) }

  /// Every flaw with its name and what is wrong.
  static let table: [(name: String, flaw: SplitNavigatorFlaws, summary: String)] = [
    ("hooks-toggle", .hooksToggle, "what runs when the sidebar opens is attached to the toggle alone"),
    ("hooks-twice", .hooksTwice, "what runs when the sidebar opens runs again for the write that follows"),
    ("guards-toggle", .guardsToggle, "the guard of the sidebar is asked by the toggle alone"),
    ("goes-back-instead", .goesBackInstead, "a toggle that the guard refuses goes back instead"),
    ("stays-after-session", .staysAfterSession, "signing out leaves what is shown"),
    ("keeps-trails", .keepsTrails, "signing out goes to the first section and leaves the others as they are"),
    ("shows-beneath", .showsBeneath, "a call that shows the sidebar leaves what covers it"),
    ("goes-past-root", .goesPastRoot, "a call that goes to the root empties the detail as well"),
    ("pops-at-each-report", .popsAtEachReport, "each report of a shorter path takes one view away at least"),
    ("keeps-section", .keepsSection, "signing out empties everything and stays in the section"),
    ("forgets-tip", .forgetsTip, "no tip is ever shown"),
    ("focuses-nothing", .focusesNothing, "the call that hides the columns before the detail does nothing"),
    ("restyles-nothing", .restylesNothing, "the call that changes the style does nothing"),
    ("deletes-front", .deletesFront, "a deletion goes back, and leaves what was deleted where else it lies"),
    ("pops-when-done", .popsWhenDone, "work that completes goes back from whatever is in front"),
    ("ignores-done", .ignoresDone, "work that completes leaves the view that was to go"),
    ("stays-beside", .staysBeside, "going back from what stands beside a section leaves it"),
    ("believes-growth", .believesGrowth, "a path that grows by itself is taken for a push"),
    ("opens-on-top", .opensOnTop, "a row puts its view on top of what stands beside it"),
  ]
}
