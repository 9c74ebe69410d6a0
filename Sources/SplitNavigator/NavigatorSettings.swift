/// How a section stands in the columns.
@frozen public enum SectionLayout: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// Its view fills the detail column; what it opens covers everything.
  case alone
  /// Its view is the root of a stack in the detail column.
  case stacked
  /// Its view stands beside a detail column, which shows what is chosen in it and what is pushed over that.
  ///
  /// In a split inside the detail, give its column three tenths of the width, so that it never covers the detail.
  case besideDetail
  /// The last two views of its trail stand beside each other, so that each push moves one column on; its own view is
  /// the first of them.
  case sliding
}

/// A navigator's environment, passed with each event; it keeps no copy.
@frozen public struct NavigatorSurroundings: Hashable, Sendable, BitwiseCopyable {
  /// Whether the horizontal size class is compact, so that the columns are merged.
  public var isCompact: Bool
  /// Whether the window is wider than high.
  public var isLandscape: Bool

  /// Describes surroundings.
  @inlinable public init(isCompact: Bool, isLandscape: Bool) {
    self.isCompact = isCompact
    self.isLandscape = isLandscape
  }
}

/// The style of the split, as `navigationSplitViewStyle` takes it.
public enum NavigatorStyle: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The platform decides.
  case automatic
  /// Columns stand beside each other where there is room.
  case balanced
  /// The detail keeps its width, and other columns lie over it.
  case prominentDetail
}

/// Whether the sidebar was shown as a tip.
@frozen public enum NavigatorTip: UInt8, Hashable, Codable, Sendable, BitwiseCopyable {
  /// It was not.
  case due
  /// It is now.
  case isShown
  /// It was, and is not shown again.
  case wasShown
  /// There was no room for it at this launch; it is due at the next.
  case waits

  @inlinable mutating func end() { if self == .isShown { self = .wasShown } }
}

/// What designs of split navigation decide differently on purpose.
@frozen public struct NavigatorOptions: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt16

  /// Wraps bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A choice in the sidebar closes it; without this one that stands beside or over the detail stays.
  ///
  /// While the columns are merged a choice always leaves the sidebar, because there is nowhere else to show it.
  @inlinable public static var choiceCloses: Self { Self(rawValue: 1 << 0) }
  /// A choice shows its section at its root, be it the one that is shown; without this as it was left.
  @inlinable public static var choiceResets: Self { Self(rawValue: 1 << 1) }
  /// Choosing the section that is shown goes to its root; without this it changes nothing there.
  ///
  /// Not under a `List` with a selection: that may write the selection again without a tap on a row.
  @inlinable public static var rechoosingGoesToRoot: Self { Self(rawValue: 1 << 2) }
  /// An open sidebar closes when the window turns while the columns stay apart.
  @inlinable public static var closesOnRotation: Self { Self(rawValue: 1 << 3) }
  /// An open sidebar closes when a view is pushed, by an event or by a link that lengthens a path.
  @inlinable public static var closesOnPush: Self { Self(rawValue: 1 << 4) }
  /// Going back to the sidebar while the columns are merged clears the choice; without this it is kept.
  @inlinable public static var backClearsChoice: Self { Self(rawValue: 1 << 5) }
  /// A launch shows the sidebar beside or over the section where the columns are apart.
  @inlinable public static var startsWithSidebar: Self { Self(rawValue: 1 << 6) }

  /// A view that lies on a stack is there once: pushing it again goes back to it, whoever pushes it.
  @inlinable public static var uniqueViews: Self { Self(rawValue: 1 << 7) }
  /// The sidebar cannot be hidden while the columns are apart: no other setting closes it there, nor does a guard.
  @inlinable public static var sidebarStays: Self { Self(rawValue: 1 << 8) }
  /// The sidebar is shown as a tip when the first view appears: once for each person, upright, columns apart.
  @inlinable public static var tipsOnce: Self { Self(rawValue: 1 << 9) }
  /// Every link pushes by an event, so a path that grows by itself holds a view that a finger released, and is put back.
  ///
  /// Not with links that push by a value: a tap on one of those lengthens a path as well.
  @inlinable public static var pushesByEvents: Self { Self(rawValue: 1 << 10) }

  /// What suits most apps: menus close by themselves, and every section stays as it was left.
  @inlinable public static var standard: Self {
    [.choiceCloses, .rechoosingGoesToRoot, .closesOnRotation, .closesOnPush]
  }
}

extension NavigatorState {
  /// What a navigator decides by: its policies, the layout of each section, and the guard.
  public struct Settings: Sendable {
    /// The policies.
    public var options: NavigatorOptions
    /// The section that is shown at a launch with nothing restored; nil for none.
    public var start: Values.Section?
    /// The style of the split at a launch.
    public var style: NavigatorStyle
    /// How a section stands in the columns; it may change, for instance with whether the section has children, and
    /// nothing is lost by it.
    public var layout: @Sendable (Values.Section) -> SectionLayout
    /// Whether the sidebar may be open now; nil where nothing ever forbids it.
    ///
    /// With `sidebarStays` it is evaluated only while the columns are merged.
    public var mayOpenSidebar: (@Sendable (NavigatorState) -> Bool)?

    /// Decides everything.
    public init(
      options: NavigatorOptions = .standard, start: Values.Section? = nil, style: NavigatorStyle = .balanced,
      layout: @escaping @Sendable (Values.Section) -> SectionLayout,
      mayOpenSidebar: (@Sendable (NavigatorState) -> Bool)? = nil
    ) {
      self.options = options
      self.start = start
      self.style = style
      self.layout = layout
      self.mayOpenSidebar = mayOpenSidebar
    }
  }
}
