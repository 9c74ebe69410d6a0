import SplitModel

/// LazySplit: a full-screen stack around a split, whose detail holds another split and stack for some
/// sections.
///
/// Models the view model, the views' handlers and the service as published, in their order of delivery: the
/// menu's two bindings, the toggle that the app brings, the strip over the leading edge, sections alone or
/// beside a detail, a push into the detail or over everything, and requests through the service. Leaves out
/// what has no effect on navigation: titles, colours, widths but the inner column's three tenths, and the
/// sign-in of version 1.1.
///
/// - Source: `XAVware/LazySplitX` at `75a0b51` (1.6) and `7e946d3` (newest); the package's notes on systems,
///   §3.
struct LazySplit: NavigationDesign {
  let flaws: Flaws
  let interface: Interface

  /// How views ask for navigation, in the order of the versions.
  enum Interface: UInt8, Comparable, Sendable {
    /// By links into the column beside them, and by a push over everything: up to 1.3.
    case links
    /// By the service's separate functions, and the platform's own way back: 1.4 and 1.5.
    case calls
    /// By the same functions, and a way back that the app brings: 1.6.
    case callsWithBack
    /// By one kind of request, whose place the service chooses: 1.6.9.
    case requests
    /// By requests that may name their place: from 1.7 on.
    case placedRequests

    static func < (left: Interface, right: Interface) -> Bool { left.rawValue < right.rawValue }
  }

  init(flaws: Flaws, interface: Interface) {
    self.flaws = flaws
    self.interface = interface
    vocabulary = Self.vocabulary(of: interface, doesWork: flaws.contains(.popsLate))
  }

  init(flaws: Flaws, hasSeparateCalls: Bool = false) {
    self.init(flaws: flaws, interface: hasSeparateCalls ? .callsWithBack : .placedRequests)
  }

  /// Whether views call separate functions, as up to 1.6, or send one kind of request.
  var hasSeparateCalls: Bool { interface <= .callsWithBack }

  let vocabulary: Vocabulary

  var tree: ContainerTree {
    ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.split1, .stack1))
  }

  /// What its author's notes promise.
  ///
  /// - Source: the author's decisions (on an iPad the menu closes when the device turns), TODO and BUG #17 (a detail
  var policies: Policies {
    let all: Policies = [
      .choiceCloses, .choiceResets, .closesOnRotation, .closesOnPush, .fullScreenPreserves, .startsAtSection,
      .blankWhenEmpty, .namesLandings, .namesSections, .bringsToggle,
    ]
    return interface == .links
      ? all.union(.changesStyle) : flaws.contains(.popsLate) ? all.union(.startsWork) : all
  }

  static var home: SidebarSection { SidebarSection(0) }
  static var settings: SidebarSection { SidebarSection(1) }
  static var detail: ShownView { .destination(Destination(0)) }
  static var subdetail: ShownView { .destination(Destination(1)) }
  /// What a view-based link covers everything with, up to 1.3.
  static var linked: ShownView { .destination(Destination(2)) }

  /// Where the service is told to show a view.
  enum Location: UInt8, Hashable, Sendable, BitwiseCopyable { case standard, primary, detail }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    if flaws.contains(.startsOnMenu) { setMenu(open: true, &memory) }
    if start == 1 { memory.section = Self.settings }
    if flaws.contains(.startsPushed) { memory.fullPath.append(Self.detail) }
    if flaws.contains(.cachesOrientation), environment.isLandscape { memory.copiedLandscape = 1 }
    if start == 2 { memory.listens = 0 } else { refreshCopy(&memory, environment) }
    return memory
  }

  func appearsLate(at start: Int) -> Bool { start == 2 }

  func isBesideDetail(_ section: SidebarSection) -> Bool { section == Self.settings }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    let isBeside = isBesideDetail(memory.section)
    body.splits[0].isPresent = true
    body.splits[0].identity = flaws.contains(.rebuildsSplit) ? memory.section.index : 0
    if flaws.contains(.rebuildsOnMenu), memory.visibility != .detailOnly { body.splits[0].identity = 1 }
    body.splits[0].visibility = memory.visibility
    body.splits[0].compactColumn = memory.compactColumn
    let isProminent =
      !environment.isLandscape && (environment.isCompact || flaws.contains(.styleFollowsOrientation))
    body.splits[0].style = isProminent != (memory.isRestyled != 0) ? .prominentDetail : .balanced
    body.splits[0].rows = .buttons
    body.splits[0].rowCount = UInt8(sectionCount)
    body.splits[0].selection = flaws.contains(.highlightLags) ? Self.home : memory.section
    body.splits[0].detailView = .section(memory.section)
    body.splits[0].hasSystemToggle = flaws.contains(.keepsSystemToggle)
    body.splits[0].hasAppToggle = !flaws.contains(.hasNoToggle)
    body.splits[0].hasCloseButton = true
    body.splits[0].coversEdge = !flaws.contains(.leavesEdgeOpen)
    if flaws.contains(.menuCannotBeDismissed) {
      body.splits[0].hidesSidebarBar = true
      body.splits[0].presentsWithGesture = false
    }
    body.stacks[0].isPresent = true
    body.stacks[0].path = memory.fullPath
    body.stacks[0].unresolved.insertSections()
    body.stacks[0].reportsRoot = flaws.contains(.popsOnAppear)
    guard isBeside else { return body }
    body.splits[1] = .inner(showing: .section(memory.section), compactColumn: memory.innerColumn)
    body.splits[1].identity = flaws.contains(.rebuildsInnerSplit) && environment.isLandscape ? 1 : 0
    body.stacks[1].isPresent = true
    if flaws.contains(.linksIntoColumn) {
      body.stacks[1].isImplicit = true
      return body
    }
    body.stacks[1].reportsRoot = flaws.contains(.dropsDetailOnAppear)
    body.stacks[1].root =
      flaws.contains(.blanksSubdetail) && memory.detailRoot == Self.subdetail ? .blank : memory.detailRoot
    if flaws.contains(.declaresElsewhere), memory.detailRoot != .blank { body.stacks[1].root = .unresolved }
    body.stacks[1].path = memory.detailPath
    body.stacks[1].unresolved.insertSections()
    if flaws.contains(.resolvesSubdetailOnly) { body.stacks[1].unresolved.insert(Destination(0)) }
    if flaws.contains(.declaresDestinationsOnce), memory.detailRoot == Self.subdetail {
      body.stacks[1].unresolved.insertAllDestinations()
    }
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if view.section != nil {
      let isBeside = view == .section(Self.settings)
      if interface == .requests { return Offers(links: 0b0001, back: .hidden) }
      if interface == .links { return Offers(links: isBeside ? 0b0011 : 0b1_0010, back: .hidden) }
      return Offers(links: hasSeparateCalls && !isBeside ? 0b0010 : 0b0011, back: .hidden)
    }
    if view == .menu || view == .blank { return Offers(back: .hidden) }
    if view == Self.linked { return Offers(back: flaws.contains(.hidesBackOfLinked) ? .hidden : .system) }
    var links: UInt16 = view == Self.detail ? 0b1100 : 0
    if interface == .requests { links &= 0b0100 }
    if interface == .links { links = links & 0b1000 | (view == Self.detail ? 0b1_0000 : 0) }
    guard interface == .callsWithBack else { return Offers(links: links) }
    let isShown =
      view != Self.detail || !memory.servicePath.isEmpty || !memory.serviceDetailPath.isEmpty
      || !flaws.contains(.trapsDetailRoot)
    return Offers(links: links, back: isShown ? .app : .hidden)
  }

  func levels(of memory: Memory) -> Int {
    max(
      memory.fullPath.count &+ memory.detailPath.count,
      memory.servicePath.count &+ memory.serviceDetailPath.count)
  }

  func environmentCopies(_ memory: Memory) -> EnvironmentCopies {
    var environmentCopies = EnvironmentCopies()
    if flaws.contains(.cachesSizeClass) { environmentCopies.isCompact = memory.copiedCompact != 0 }
    if flaws.contains(.cachesOrientation) { environmentCopies.isLandscape = memory.copiedLandscape != 0 }
    return environmentCopies
  }

  /// What LazySplit's view model, views and service remember; flat, one byte for each thing but the paths.
  struct Memory: Hashable, Sendable, BitwiseCopyable {
    /// `colVis`: the outer split's visibility.
    var visibility = ColumnVisibility.detailOnly
    /// `prefCol`: the outer split's compact column.
    var compactColumn = Column.detail
    var section = LazySplit.home
    /// `detailRoot`, blank for nil.
    var detailRoot = ShownView.blank
    /// `primaryPath`: the stack over everything.
    var fullPath = ViewPath()
    /// `detailPath`: the stack in the detail column.
    var detailPath = ViewPath()
    var isRestyled: UInt8 = 0
    /// `childPrefCol`: the inner split's compact column, where the content column counts as its sidebar.
    var innerColumn = Column.sidebar
    /// `isCompact`, a copy.
    var copiedCompact: UInt8 = 0
    /// A copy of whether the window is wider than high, where one is kept.
    var copiedLandscape: UInt8 = 0
    /// The view that was left last over everything; only with the flaw that brings it back.
    var leftView = ShownView.blank
    var listens: UInt8 = 1
    /// The request that waits for a listener, and where it is to go; only without the flaw that loses it.
    var pendingView = ShownView.blank
    var pendingLocation = LazySplit.Location.standard
    /// The service's own copies, in 1.6.
    var servicePath = ViewPath()
    var serviceDetailPath = ViewPath()
  }
}
