/// What is wrong around a SplitNavigator, one bit each, in the app that hands it what happens.
///
/// None was published: they hold the rules to account that speak of sections, guards and sessions.
@frozen
public struct SplitNavigatorFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt16

  /// Wraps bits.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The logic for an opening sidebar is attached to the toggle, and runs for nothing else.
  @inlinable public static var hooksToggle: Self { Self(rawValue: 1 << 0) }
  /// That logic runs for what was asked, and once more for the write that follows it.
  @inlinable public static var hooksTwice: Self { Self(rawValue: 1 << 1) }
  /// The guard is asked by the toggle alone.
  @inlinable public static var guardsToggle: Self { Self(rawValue: 1 << 2) }
  /// A toggle that the guard refuses goes back instead.
  @inlinable public static var goesBackInstead: Self { Self(rawValue: 1 << 3) }
  /// Signing out leaves what is shown.
  @inlinable public static var staysAfterSession: Self { Self(rawValue: 1 << 4) }
  /// Signing out goes to the first section, and leaves what lies in the others.
  @inlinable public static var keepsTrails: Self { Self(rawValue: 1 << 5) }
  /// A call that shows the sidebar leaves what covers it.
  @inlinable public static var showsBeneath: Self { Self(rawValue: 1 << 6) }
  /// A call that goes to a section's root empties the detail beside it as well.
  @inlinable public static var goesPastRoot: Self { Self(rawValue: 1 << 7) }
  /// Each report of a shorter path takes a view away, be it still there or not.
  @inlinable public static var popsAtEachReport: Self { Self(rawValue: 1 << 8) }
  /// Signing out empties everything and stays in the section that is shown.
  @inlinable public static var keepsSection: Self { Self(rawValue: 1 << 9) }
  /// The app does not tell of its first view, so that no tip is ever shown.
  @inlinable public static var forgetsTip: Self { Self(rawValue: 1 << 10) }

  /// Every flaw with its name and what is wrong.
  public static let table: [(name: String, flaw: SplitNavigatorFlaws, summary: String)] = [
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
  ]
}
