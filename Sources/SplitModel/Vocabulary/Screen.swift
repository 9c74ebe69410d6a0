/// What a person sees, and what was declared of it: derived from the state, never stored.
@frozen public struct Screen: Hashable, Sendable, BitwiseCopyable {
  // In this order it takes 128 bytes, up to which a copy is eight moves and not a call.

  /// The device and its size classes.
  public var environment: DeviceEnvironment
  /// What the design declares.
  public var policies: Policies
  /// The number of panes, 1...3.
  public var paneCount: UInt8 = 0
  /// One more than the number of the sidebar's last row.
  public var rowCount: UInt8 = 0
  @usableFromInline var first = Pane()
  @usableFromInline var second = Pane()
  @usableFromInline var third = Pane()
  /// The links in the vocabulary that are on some view that taps reach.
  public var links: UInt16 = 0
  /// From the sidebar's first row on, of sixteen numbers those that are there no longer, a bit each.
  public var goneRows: UInt16 = 0
  /// The toggles on screen: the platform's.
  public var hasSystemToggle = false
  /// The toggles on screen: the app's, or its close button in the sidebar.
  public var hasAppToggle = false
  /// Whether a swipe from the window's edge brings the sidebar.
  public var canEdgeSwipe = false
  /// Whether the sidebar can be dragged away.
  public var canDrag = false
  /// Whether a tap beside the sidebar dismisses it.
  public var canTapOutside = false
  /// What kind of thing is presented over everything; empty where nothing is.
  public var presentation = Presentation()
  /// What is asked rarely, one bit each: together they take the room of one.
  @usableFromInline var bits: UInt8 = 0
  /// Selections and paths, on screen or not.
  public var place = Place()
  /// Each split's bindings beside what it shows.
  public var splits = Slots(repeating: SplitFacts())
  /// Each stack's binding beside what it holds.
  public var stacks = Slots(repeating: StackFacts())
  /// Whether the platform has still to write what a person did.
  public var hasWritesInFlight = false
  /// The gesture that was begun and is neither completed nor let go; nil while no finger is down.
  public var gesture: Gesture?
  /// The number of the sidebar's first row.
  public var firstRow: UInt8 = 0
  /// The view whose title the detail's bar shows; nil where the app says nothing of titles.
  public var title: ShownView?
  /// The width that the app asked for the sidebar on screen, in tens of points; zero for none.
  public var sidebarTens: UInt8 = 0
  /// The tip that the sidebar on screen is shown as, counted since the app was installed; zero where it is none.
  public var tip: UInt8 = 0
  /// The app's own copies of its surroundings.
  public var environmentCopies = EnvironmentCopies()

  /// Makes a screen without panes.
  @inlinable public init(_ environment: DeviceEnvironment, policies: Policies) {
    self.environment = environment
    self.policies = policies
  }

  /// Whether a swipe from the window's edge would bring the sidebar, were the edge not covered by the app.
  @inlinable public var isEdgeSwipeCovered: Bool {
    get { bits[bit: 0] }
    set { bits[bit: 0] = newValue }
  }
  /// Whether a menu or keyboard command toggles the sidebar.
  @inlinable public var canPressToggle: Bool {
    get { bits[bit: 1] }
    set { bits[bit: 1] = newValue }
  }
  /// Whether rows are those of a list with a selection.
  @inlinable public var hasListRows: Bool {
    get { bits[bit: 2] }
    set { bits[bit: 2] = newValue }
  }

  /// Whether the view that a swipe back took hold of is still in front.
  @inlinable public var holdsFront: Bool {
    get { bits[bit: 5] }
    set { bits[bit: 5] = newValue }
  }

  /// Whether the app shows something without a container.
  @inlinable public var hasNoContainer: Bool {
    get { bits[bit: 6] }
    set { bits[bit: 6] = newValue }
  }

  /// The number of the stack that stands in something presented; nil for none.
  @inlinable public var presentedStack: Int? {
    get { bits[bit: 3] ? 0 : bits[bit: 4] ? 1 : nil }
    set {
      bits[bit: 3] = newValue == 0
      bits[bit: 4] = newValue == 1
    }
  }

  /// Whether the sidebar has a row, on screen or not.
  @inlinable public func hasRow(_ section: SidebarSection) -> Bool {
    // A shift beyond the sixteen leaves nothing.
    section.index >= firstRow && section.index < rowCount
      && goneRows & 1 << UInt16(section.index - firstRow) == 0
  }

  /// The first row that is there from a number on, and behind the last one from the beginning; that number where none is.
  public func row(from index: UInt8) -> SidebarSection {
    guard goneRows != 0 || firstRow != 0, rowCount > 0 else { return SidebarSection(index) }
    for offset in 0..<rowCount {
      let section = SidebarSection((index + offset) % rowCount)
      if hasRow(section) { return section }
    }
    return SidebarSection(index)
  }

  /// The pane at a position, leading to trailing; traps outside `0..<paneCount`.
  @inlinable public subscript(_ position: Int) -> Pane {
    @inline(__always) get {
      precondition(position >= 0 && position < Int(paneCount), "pane \(position) of \(paneCount)")
      switch position {
      case 0: return first
      case 1: return second
      default: return third
      }
    }
    set {
      switch position {
      case 0: first = newValue
      case 1: second = newValue
      default: third = newValue
      }
    }
  }

  @inlinable mutating func append(_ pane: Pane) {
    switch paneCount {
    case 0: first = pane
    case 1: second = pane
    case 2: third = pane
    default: return
    }
    paneCount += 1
  }

  @inlinable @inline(__always) mutating func offer(_ offers: Offers, at position: Int) {
    switch position {
    case 0: first.offer(offers)
    case 1: second.offer(offers)
    default: third.offer(offers)
    }
    if !self[position].isDimmed { links |= offers.links }
  }

  mutating func refuseSwipeBack(at position: Int) {
    switch position {
    case 0: first.canSwipeBack = false
    case 1: second.canSwipeBack = false
    default: third.canSwipeBack = false
    }
  }

  /// The last pane, which is the detail or what covers it.
  @inlinable @inline(__always) public var last: Pane { self[Int(paneCount) &- 1] }

  /// Whether the columns are merged into one stack.
  @inlinable public var isCollapsed: Bool { environment.isCompact }

  /// The pane of the sidebar, if it is on screen.
  @inlinable @inline(__always) public var sidebar: Pane? {
    paneCount > 0 && first.column == .sidebar ? first : nil
  }

  /// Whether something covers the columns.
  @inlinable @inline(__always) public var isCovered: Bool {
    last.column.rawValue >= Pane.PaneColumn.fullScreen.rawValue
  }

  /// Whether any toggle is on screen.
  @inlinable public var hasToggle: Bool { hasSystemToggle || hasAppToggle }

  /// What is in front: what covers everything, else a sidebar over something, else the last column with content.
  @inlinable @inline(__always) public var front: Pane {
    if let sidebar, sidebar.placement == .over || paneCount == 1 { return sidebar }
    if first.placement == .over { return first }
    var position = Int(paneCount) - 1
    while position > 0 {
      if self[position].view.isContent { return self[position] }
      position -= 1
    }
    return self[0].view.isContent && self[0].column != .sidebar ? self[0] : last
  }

  /// The pane of a column, if it is on screen.
  @inlinable @inline(__always) public func pane(_ column: Pane.PaneColumn) -> Pane? {
    for position in 0..<Int(paneCount) where self[position].column == column { return self[position] }
    return nil
  }
}

/// Where the app is, seen or unseen: what is chosen and what is pushed.
@frozen public struct Place: Hashable, Sendable, BitwiseCopyable {
  /// The chosen section of each split, plus one; zero where none is.
  public var selections = Slots<UInt8>(repeating: 0)
  /// The root view of each stack; for a stack around a split, its menu.
  public var roots = Slots(repeating: ShownView.blank)
  /// The views on each stack.
  public var entries = Slots(repeating: ViewPath())
  /// The item chosen in the content column's list; blank for none.
  public var item = ShownView.blank
  /// The section in whose list that item stands, plus one; zero where it stands in none.
  public var itemSection: UInt8 = 0

  /// Makes the empty place.
  @inlinable public init() {}

  /// Compares the bytes, of which every one counts.
  @inlinable public static func == (left: Place, right: Place) -> Bool { haveSameBytes(left, right) }

  /// Takes the lowest view of a stack for its root, as it is where a split keeps the stack by itself.
  mutating func liftRoot(of stack: Int) {
    guard !entries[stack].isEmpty else { return }
    roots[stack] = entries[stack][0]
    var above = ViewPath()
    for level in 1..<entries[stack].count { above.append(entries[stack][level]) }
    entries[stack] = above
  }
}

/// What a split's bindings say beside what it shows.
@frozen public struct SplitFacts: Hashable, Sendable, BitwiseCopyable {
  /// Whether the split is on screen, with nothing over all of it.
  public var isUncovered = false
  /// The visibility bound; nil where none is.
  public var visibility: ColumnVisibility?
  /// Whether there are three columns.
  public var hasContent = false
  /// The number of columns that it shows before the detail while expanded.
  public var leadingColumns: UInt8 = 0
  /// The compact column bound; nil where none is.
  public var compactColumn: Column?
  /// The column on top while collapsed.
  public var topColumn = Column.sidebar
  // One byte for several facts: a screen takes 128.
  @usableFromInline var columnBits: UInt8 = 0

  /// Whether a collapse put it there against the binding.
  @inlinable public var isChosenByCollapse: Bool {
    get { columnBits[bit: 0] }
    set { columnBits[bit: 0] = newValue }
  }
  /// Whether the compact column is a constant, which takes no writes.
  @inlinable public var isColumnConstant: Bool {
    get { columnBits[bit: 1] }
    set { columnBits[bit: 1] = newValue }
  }
  /// Whether the body has the split, also where something lies over all of it.
  @inlinable public var isPresent: Bool {
    get { columnBits[bit: 2] }
    set { columnBits[bit: 2] = newValue }
  }

  /// Makes the facts of a split that is not there.
  @inlinable public init() {}
}

/// What a stack's binding says beside what it holds.
@frozen public struct StackFacts: Hashable, Sendable, BitwiseCopyable {
  /// Whether the stack is on screen.
  public var isUncovered = false
  /// Whether the values it holds are those of the path bound to it.
  public var agreesWithPath = true
  /// Whether an `isPresented` or `item` destination on it is switched on.
  public var isPresenting = false
  /// Whether its root is an empty placeholder, because nothing is selected, or is searched, which may hide all that is on it.
  public var isRootEmpty = false

  /// Makes the facts of a stack that is not there.
  @inlinable public init() {}
}

/// An app's copies of its environment, where it keeps some.
@frozen public struct EnvironmentCopies: Hashable, Sendable, BitwiseCopyable {
  /// The copy of the horizontal size class; nil where none is kept.
  public var isCompact: Bool?
  /// The copy of whether the window is wider than high; nil where none is kept.
  public var isLandscape: Bool?

  /// No copies.
  @inlinable public init() {}
}
