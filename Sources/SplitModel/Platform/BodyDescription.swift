/// What an app's body says at the end of a turn: which containers there are and what their bindings hold.
@frozen public struct BodyDescription: Hashable, Sendable, BitwiseCopyable {
  /// The splits, by number.
  public var splits = Slots(repeating: SplitBody())
  /// From the first sidebar's first row on, of sixteen numbers those that are there no longer, a bit each; here it takes no
  /// room.
  public var goneRows: UInt16 = 0
  /// The stacks, by number.
  public var stacks = Slots(repeating: StackBody())
  /// What is presented over everything; blank for nothing.
  public var sheet = ShownView.blank
  /// What kind of thing that is; nothing said means a sheet that a swipe dismisses.
  public var presentation = Presentation()
  /// What else the same presenter presents, by a flag of its own; blank for nothing.
  public var otherSheet = ShownView.blank
  /// What kind of thing that is.
  public var otherPresentation = Presentation()
  /// What the inspector shows while it is presented; blank while it is not.
  public var inspector = ShownView.blank

  /// The tab in front, where the containers lie in tabs: each has containers of its own.
  public var tab: UInt8 = 0
  /// The number of the first sidebar's first row.
  public var firstRow: UInt8 = 0

  @inlinable var hasHandlersOfColumns: Bool {
    splits[0].columnsOnScreen != .untold || splits[1].columnsOnScreen != .untold
  }

  /// Describes an empty body.
  @inlinable public init() {}
}

/// What the body says of one split.
@frozen public struct SplitBody: Hashable, Sendable, BitwiseCopyable {
  /// Whether it is part of the body now.
  public var isPresent = false
  /// Changes when the body builds another split in this place: an `id`, another branch, another type.
  public var identity: UInt8 = 0
  /// The visibility binding; nil when it is not bound.
  public var visibility: ColumnVisibility?
  /// The compact column binding; nil when it is not bound.
  public var compactColumn: Column?
  /// Whether that binding is a constant, which is read when a split collapses, and takes no writes.
  public var isColumnConstant = false
  /// The style.
  public var style = SplitStyle.automatic
  /// What rows of the sidebar are.
  public var rows = SidebarRows.list
  /// The section that is chosen, nil for none; the platform navigates by it only where rows are a list.
  public var selection: SidebarSection?
  /// Whether its row was deleted.
  public var isRowDeleted = false
  /// What the sidebar column shows.
  public var sidebarView = ShownView.menu
  /// What the detail column shows where no container of the tree stands in it.
  public var detailView = ShownView.blank
  /// Whether there are three columns; it never changes, because columns are fixed when a split is written.
  public var hasContent = false
  /// What the content column shows where no container of the tree stands in it.
  public var contentView = ShownView.blank
  /// The item that is chosen in the content column's list; blank for none.
  public var item = ShownView.blank
  /// The section in whose list the detail's item stands; nil where it stands in none any more.
  public var itemSection: SidebarSection?
  /// The view whose title the detail's bar shows; nil where the body says nothing of titles.
  public var title: ShownView?
  /// Whether the platform's own toggle is there.
  public var hasSystemToggle = true
  /// Whether the app brings a toggle in the detail's bar.
  public var hasAppToggle = false
  /// Whether the app brings a button in the sidebar's bar that closes it while collapsed, and acts as the toggle.
  public var hasCloseButton = false
  /// Whether the menu and keyboard command that toggles the sidebar is installed.
  public var hasSidebarCommands = false
  /// Whether swipes bring and dismiss the sidebar.
  public var presentsWithGesture = true
  /// One more than the number of the sidebar's last row.
  public var rowCount: UInt8 = 0
  /// Whether something lies over the leading edge that keeps swipes from the platform.
  public var coversEdge = false
  /// What few bodies say, one bit each: together they take the room of one.
  @usableFromInline var bits: UInt8 = 0
  /// Whether the sidebar stands beside the detail at any regular width.
  public var isFixed = false
  /// The width of the sidebar that the app asks for, in tens of points; zero where it asks for none.
  public var sidebarTens: UInt8 = 0
  /// The tip that the sidebar is shown as, counted since the app was installed; zero where it is none.
  public var tip: UInt8 = 0
  /// Whether the app forbids the sidebar here.
  public var forbidsSidebar = false

  /// Whether the sidebar column hides its bar.
  @inlinable public var hidesSidebarBar: Bool {
    get { bits[bit: 0] }
    set { bits[bit: 0] = newValue }
  }
  /// Whether the sidebar takes three tenths of the width and not 320 points.
  @inlinable public var isNarrow: Bool {
    get { bits[bit: 1] }
    set { bits[bit: 1] = newValue }
  }
  /// Whether the sidebar's list has no row for what is chosen in it.
  @inlinable public var isSelectionWithoutRow: Bool {
    get { bits[bit: 2] }
    set { bits[bit: 2] = newValue }
  }
  /// Whether the content column's list has none.
  @inlinable public var isItemWithoutRow: Bool {
    get { bits[bit: 3] }
    set { bits[bit: 3] = newValue }
  }

  /// The columns whose handlers of coming on screen have run, for an app that has such handlers.
  @inlinable public var columnsOnScreen: ColumnsOnScreen {
    get { ColumnsOnScreen(rawValue: bits >> 4 & 7) ?? .untold }
    set { bits = bits & 0b1000_1111 | newValue.rawValue << 4 }
  }

  /// The compact column where the platform's writes arrive.
  @inlinable var writableColumn: Column? { isColumnConstant ? nil : compactColumn }

  /// What is said of the sidebar that most bodies do not say; zero for nothing.
  @inlinable var declares: UInt8 { sidebarTens | tip | (forbidsSidebar ? 1 : 0) }

  /// Describes an absent split.
  @inlinable public init() {}
}

/// What the body says of one stack.
@frozen public struct StackBody: Hashable, Sendable, BitwiseCopyable {
  /// Whether it is part of the body now.
  public var isPresent = false
  /// What its root shows where no container of the tree is the root.
  public var root = ShownView.blank
  /// The section to which a root belongs that is not a section's own view, plus one; zero where nothing is said.
  public var rootSection: UInt8 = 0
  /// The path binding.
  public var path = ViewPath()
  /// The view of an `isPresented` or `item` destination that is on now; nil for none.
  public var presented: ShownView?
  /// Changes when the body builds another stack in this place, as each section with one of its own does.
  public var identity: UInt8 = 0
  /// What few bodies say, one bit each: together they take the room of one.
  @usableFromInline var bits: UInt8 = 0
  /// The views that no registered destination resolves.
  public var unresolved = ViewSet()

  /// Whether a split keeps this stack by itself: its lowest view is the root, and nothing is bound to it.
  @inlinable public var isImplicit: Bool {
    get { bits[bit: 0] }
    set { bits[bit: 0] = newValue }
  }
  /// Whether the app handles each reappearance of its root.
  @inlinable public var reportsRoot: Bool {
    get { bits[bit: 1] }
    set { bits[bit: 1] = newValue }
  }
  /// Whether the app handles the begin and the cancellation of a swipe that removes its top view.
  @inlinable public var reportsLeaving: Bool {
    get { bits[bit: 2] }
    set { bits[bit: 2] = newValue }
  }
  /// Whether its entries belong to links of the older form, each with a flag; the path lists the flags that are on.
  @inlinable public var hasLegacyLinks: Bool {
    get { bits[bit: 3] }
    set { bits[bit: 3] = newValue }
  }

  /// Whether its root is an empty placeholder, because nothing is selected, or is searched, which may hide all that is on it.
  @inlinable public var isRootEmpty: Bool {
    get { bits[bit: 4] }
    set { bits[bit: 4] = newValue }
  }
  /// Whether it stands in something presented, and not in a column or around all.
  @inlinable public var isPresented: Bool {
    get { bits[bit: 5] }
    set { bits[bit: 5] = newValue }
  }
  /// Whether it stands for what an app shows while it has no container, as a screen for signing in.
  @inlinable public var isStandIn: Bool {
    get { bits[bit: 6] }
    set { bits[bit: 6] = newValue }
  }
  /// Whether the lowest view on its path is that of a link, which is still on the root.
  @inlinable public var holdsLinks: Bool {
    get { bits[bit: 7] }
    set { bits[bit: 7] = newValue }
  }

  /// Describes an absent stack.
  @inlinable public init() {}
}

/// A set of views: any section, and the first 64 destinations.
@frozen public struct ViewSet: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline var destinations: UInt64 = 0
  @usableFromInline var holdsSections = false

  /// Makes the empty set.
  @inlinable public init() {}

  /// Adds one destination.
  @inlinable public mutating func insert(_ destination: Destination) {
    if destination.index < 64 { destinations |= 1 << UInt64(destination.index) }
  }
  /// Adds every destination.
  @inlinable public mutating func insertAllDestinations() { destinations = .max }
  /// Adds every section.
  @inlinable public mutating func insertSections() { holdsSections = true }

  /// Whether a view is in the set.
  @inlinable public func contains(_ view: ShownView) -> Bool {
    if view.section != nil { return holdsSections }
    guard let destination = view.destination, destination.index < 64 else { return false }
    return destinations & (1 << UInt64(destination.index)) != 0
  }
}
