/// What a design promises where designs differ on purpose; rules that apply by declaration check these.
@frozen public struct Policies: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt32

  /// Wraps bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether all of these are in the set; the general implementation is slow in debug builds.
  @inlinable
  public func contains(_ other: Policies) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// A choice in a sidebar that covers something closes it.
  @inlinable public static var choiceCloses: Policies { Policies(rawValue: 1 << 0) }
  /// A choice shows its section at its root; without this, as it was left.
  @inlinable public static var choiceResets: Policies { Policies(rawValue: 1 << 1) }
  /// An open sidebar closes when the device turns while the split stays expanded.
  ///
  /// - Source: seed 000, line 338, which says it of iPads.
  @inlinable public static var closesOnRotation: Policies { Policies(rawValue: 1 << 2) }
  /// An open sidebar closes when a view is pushed.
  @inlinable public static var closesOnPush: Policies { Policies(rawValue: 1 << 3) }
  /// A full-screen push and its back leave the columns as they were.
  @inlinable public static var fullScreenPreserves: Policies { Policies(rawValue: 1 << 4) }
  /// At launch the first section is in front and not the sidebar over it.
  @inlinable public static var startsAtSection: Policies { Policies(rawValue: 1 << 5) }
  /// A column with nothing chosen shows nothing at all, on purpose.
  @inlinable public static var blankWhenEmpty: Policies { Policies(rawValue: 1 << 6) }
  /// The app has deep links or other external events that declare their target.
  @inlinable public static var namesLandings: Policies { Policies(rawValue: 1 << 7) }
  /// The app starts work that completes later.
  @inlinable public static var startsWork: Policies { Policies(rawValue: 1 << 8) }
  /// The app has `isPresented` or `item` destinations.
  @inlinable public static var presentsViews: Policies { Policies(rawValue: 1 << 9) }
  /// Some of those calls name a section, or the sidebar.
  @inlinable public static var namesSections: Policies { Policies(rawValue: 1 << 10) }
  /// Some of its calls change the split's style.
  @inlinable public static var changesStyle: Policies { Policies(rawValue: 1 << 11) }
  /// The app stores where it is: after a relaunch it is there again.
  @inlinable public static var persists: Policies { Policies(rawValue: 1 << 12) }
  /// Leaving a section and coming back restores what was chosen in it.
  @inlinable public static var keepsItems: Policies { Policies(rawValue: 1 << 13) }
  /// The app presents things over everything, and saves at most once what is confirmed there.
  @inlinable public static var presentsSheets: Policies { Policies(rawValue: 1 << 14) }
  /// The app brings its own toggle, which is there whether the sidebar is shown or hidden.
  @inlinable public static var bringsToggle: Policies { Policies(rawValue: 1 << 15) }
  /// The app forbids its sidebar in some places.
  @inlinable public static var guardsSidebar: Policies { Policies(rawValue: 1 << 16) }
  /// It forbids it here: no design declares this one, a screen has it while the body says so.
  @inlinable public static var forbidsSidebar: Policies { Policies(rawValue: 1 << 17) }
  /// The app runs logic of its own when the sidebar opens and when it closes.
  @inlinable public static var hooksSidebar: Policies { Policies(rawValue: 1 << 18) }
  /// A call of the app ends the session.
  @inlinable public static var signsOut: Policies { Policies(rawValue: 1 << 19) }
  /// Two windows of the app are open, which share nothing but data.
  @inlinable public static var hasWindows: Policies { Policies(rawValue: 1 << 24) }
  /// Calls name the column they are for, and leave the other alone.
  @inlinable public static var hasTags: Policies { Policies(rawValue: 1 << 20) }
  /// A call that goes to a root calls back, once, when it is there, and only if it went.
  @inlinable public static var callsBack: Policies { Policies(rawValue: 1 << 21) }
  /// The width of the sidebar depends on the interface's orientation alone.
  @inlinable public static var widthByOrientation: Policies { Policies(rawValue: 1 << 22) }
  /// The sidebar is shown as a tip, once, and only upright.
  @inlinable public static var tipsOnce: Policies { Policies(rawValue: 1 << 23) }
  /// The app has an inspector, and the command that toggles it.
  @inlinable public static var hasInspector: Policies { Policies(rawValue: 1 << 25) }
  /// A view that is opened from the last column moves that column's view into the one before.
  @inlinable public static var slidesColumns: Policies { Policies(rawValue: 1 << 28) }
  /// Something that is presented deletes a view once it is confirmed: the button's promise names that view.
  @inlinable public static var deletesViews: Policies { Policies(rawValue: 1 << 26) }
  /// The sidebar has no rows that choose a section: views are opened from it by links.
  @inlinable public static var opensByLinks: Policies { Policies(rawValue: 1 << 27) }
  /// All columns stand beside each other while expanded, and none can be hidden.
  @inlinable public static var fixesColumns: Policies { Policies(rawValue: 1 << 29) }
  /// There is a navigation stack in the app on which views are pushed, as its tree says.
  @inlinable public static var hasStacks: Policies { Policies(rawValue: 1 << 30) }
  /// There is a split view in the app, as its tree says, be it there on some devices only.
  @inlinable public static var hasSplit: Policies { Policies(rawValue: 1 << 31) }
}
