/// Why an event changed what a person sees, or why it did not.
@frozen public struct NavigatorReasons: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt32

  /// Wraps bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The sidebar appeared, for whatever reason: the place for logic that runs when the menu opens.
  @inlinable public static var sidebarOpened: Self { Self(rawValue: 1 << 0) }
  /// The sidebar went, whoever sent it away.
  @inlinable public static var sidebarClosed: Self { Self(rawValue: 1 << 1) }
  /// Another section is shown.
  @inlinable public static var sectionChanged: Self { Self(rawValue: 1 << 2) }
  /// The views of a section changed.
  @inlinable public static var trailChanged: Self { Self(rawValue: 1 << 3) }
  /// The views over everything changed.
  @inlinable public static var coverChanged: Self { Self(rawValue: 1 << 4) }
  /// Something was presented, or is no longer.
  @inlinable public static var presentationChanged: Self { Self(rawValue: 1 << 5) }
  /// The sidebar was requested where the guard forbids it.
  @inlinable public static var refusedByGuard: Self { Self(rawValue: 1 << 6) }
  /// Work was complete after its view was gone, and nothing was taken away for it.
  @inlinable public static var viewWasGone: Self { Self(rawValue: 1 << 7) }
  /// The platform reported something that means nothing here, and gets the derived value again.
  @inlinable public static var reportAnswered: Self { Self(rawValue: 1 << 8) }
  /// No further view fits; only where storage is bounded.
  @inlinable public static var isFull: Self { Self(rawValue: 1 << 9) }

  /// What was requested has no place here: a section without a stack, a view that is not there.
  @inlinable public static var hadNoPlace: Self { Self(rawValue: 1 << 10) }
  /// The column beside the detail, the inspector or the style changed.
  @inlinable public static var columnsChanged: Self { Self(rawValue: 1 << 11) }

  /// A policy that brought it about.
  @inlinable public static func by(_ policy: NavigatorOptions) -> Self {
    Self(rawValue: UInt32(policy.rawValue) << 16)
  }

  /// The policies that brought it about.
  @inlinable public var policies: NavigatorOptions {
    NavigatorOptions(rawValue: UInt16(truncatingIfNeeded: rawValue >> 16))
  }

  @inlinable mutating func note(_ reason: Self) { formUnion(reason) }

  /// Every reason with its name, in the order of the bits.
  public static let table: [(name: String, reason: Self)] = [
    ("sidebar-opened", .sidebarOpened), ("sidebar-closed", .sidebarClosed),
    ("section-changed", .sectionChanged), ("trail-changed", .trailChanged), ("cover-changed", .coverChanged),
    ("presentation-changed", .presentationChanged), ("refused-by-guard", .refusedByGuard),
    ("view-was-gone", .viewWasGone), ("report-answered", .reportAnswered), ("is-full", .isFull),
    ("had-no-place", .hadNoPlace), ("columns-changed", .columnsChanged),
    ("by-choice-closes", .by(.choiceCloses)), ("by-choice-resets", .by(.choiceResets)),
    ("by-rechoosing-goes-to-root", .by(.rechoosingGoesToRoot)),
    ("by-closes-on-rotation", .by(.closesOnRotation)), ("by-closes-on-push", .by(.closesOnPush)),
    ("by-back-clears-choice", .by(.backClearsChoice)), ("by-starts-with-sidebar", .by(.startsWithSidebar)),
    ("by-unique-views", .by(.uniqueViews)), ("by-sidebar-stays", .by(.sidebarStays)),
    ("by-tips-once", .by(.tipsOnce)),
  ]

  /// The names of what is in it.
  public var names: [String] { Self.table.filter { contains($0.reason) }.map(\.name) }
}
