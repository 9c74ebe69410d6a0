import SplitModel

/// LazySplit: a full-screen stack around a split, whose detail holds another split and stack for some sections.
///
/// Models the view model, the views' handlers and the service as published, in their order of delivery: the menu's two
/// bindings, the toggle that the app brings, the strip over the leading edge, sections alone or beside a detail, a push
/// into the detail or over everything, and requests through the service. Leaves out what has no effect on navigation:
/// titles, colours, widths, and the sign-in of version 1.1.
///
/// - Source: `XAVware/LazySplitX` at `75a0b51` (1.6) and `7e946d3` (newest); the package's notes on systems, §3.
struct LazySplit: FlawedDesign {
  var flaws: Flaws
  let interface: Interface

  /// How views ask for navigation, in the order of the versions.
  enum Interface: Comparable {
    case links  // By links into the column beside them, and by a push over everything: up to 1.3
    case calls  // By the service's separate functions, and the platform's own way back: 1.4 and 1.5
    case callsWithBack  // By the same functions, and a way back that the app brings: 1.6
    case requests  // By one kind of request, whose place the service chooses: 1.6.9
    case placedRequests  // By requests that may name their place: from 1.7 on
  }

  init(flaws: Flaws, interface: Interface = .placedRequests) {
    self.flaws = flaws
    self.interface = interface
    let sections = ["home", "settings"] + (interface == .placedRequests ? [] : ["other"])
    let views = ["detail", "subdetail"]
    var calls: [Call] =
      switch interface {
      case .links: [.changeDisplay, .pushPrimary, .changeStyle]
      case .calls, .callsWithBack: [.changeDisplay, .pushPrimary, .setDetailRoot, .pushDetail, .showMenu]
      case .requests: [.update, .showMenu]
      case .placedRequests: [.update, .updatePrimary, .updateDetail, .showMenu]
      }
    if flaws.contains(.popsLate) { calls.append(.startWork) }
    self.calls = calls
    vocabulary = Vocabulary(
      sections: sections, destinations: views + (flaws.contains(.hidesBackOfLinked) ? ["linked"] : []),
      links: ["detail", "detail-full", "subdetail", "subdetail-full"]
        + (flaws.contains(.hidesBackOfLinked) ? ["linked"] : []),
      calls: calls.map { call in
        switch call {
        case .changeDisplay: .init("\(call)".kebab, arguments: sections)
        case .pushPrimary, .setDetailRoot, .pushDetail: .init("\(call)".kebab, arguments: views)
        case .update, .updatePrimary, .updateDetail: .init("\(call)".kebab, arguments: sections + views)
        case .changeStyle, .showMenu, .startWork: .init("\(call)".kebab)
        }
      }, starts: interface <= .callsWithBack ? ["settings"] : ["settings", "cold"])
  }

  /// Whether views call separate functions, as up to 1.6, or send one kind of request.
  var hasSeparateCalls: Bool { interface <= .callsWithBack }

  let vocabulary: Vocabulary
  let calls: [Call]

  /// What code asks of the service, and the work of the view in front, which only its author's app starts.
  enum Call {
    case changeDisplay, pushPrimary, setDetailRoot, pushDetail, showMenu, changeStyle, update, updatePrimary,
      updateDetail, startWork
  }

  var tree: ContainerTree {
    ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.split1, .stack1))
  }

  /// What its author's decisions, TODO and BUG #17 promise.
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
  /// What a view-based link covers everything with, where views have one.
  static var linked: ShownView { .destination(Destination(2)) }

  /// Where the service is told to show a view.
  enum Location { case standard, primary, detail }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    if flaws.contains(.startsOnMenu) { setMenu(open: true, &memory) }
    if start == 1 { memory.section = Self.settings }
    if flaws.contains(.startsPushed) { memory.fullPath.append(Self.detail) }
    if flaws.contains(.cachesOrientation), environment.isLandscape { memory.copiedLandscape = true }
    if start == 2 { memory.listens = false } else { refreshCopy(&memory, environment) }
    return memory
  }

  func appearsLate(at start: Int) -> Bool { start == 2 }

  func isBesideDetail(_ section: SidebarSection) -> Bool { section == Self.settings }

  @inline(__always) func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    let isBeside = isBesideDetail(memory.section)
    body.splits[0].isPresent = true
    body.splits[0].identity = flaws.contains(.rebuildsSplit) ? memory.section.index : 0
    if flaws.contains(.rebuildsOnMenu), memory.visibility != .detailOnly { body.splits[0].identity = 1 }
    body.splits[0].visibility = memory.visibility
    body.splits[0].compactColumn = memory.compactColumn
    let isProminent = isProminent(environment) != memory.isRestyled
    body.splits[0].style = isProminent ? .prominentDetail : .balanced
    if isProminent, branchesOnStyle { body.splits[0].identity |= 64 }
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
    body.splits[1].visibility = memory.innerVisibility
    body.splits[1].identity = flaws.contains(.rebuildsInnerSplit) && environment.isLandscape ? 1 : 0
    body.stacks[1].isPresent = true
    // A stack in a split that is built anew is another one.
    body.stacks[1].identity = body.splits[0].identity | body.splits[1].identity
    if flaws.contains(.linksIntoColumn) {
      body.stacks[1].isImplicit = true
      return body
    }
    body.stacks[1].reportsRoot = flaws.contains(.dropsDetailOnAppear)
    // A section has no branch in the root view's switch (`7e946d3`, RootView.swift:35): nothing is shown.
    let isBlank =
      memory.detailRoot.section != nil
      || flaws.contains(.blanksSubdetail) && memory.detailRoot == Self.subdetail
    body.stacks[1].root = isBlank ? .blank : memory.detailRoot
    if flaws.contains(.declaresElsewhere), memory.detailRoot != .blank { body.stacks[1].root = .unresolved }
    body.stacks[1].path = memory.detailPath
    body.stacks[1].unresolved.insertSections()
    if flaws.contains(.resolvesSubdetailOnly) { body.stacks[1].unresolved.insert(Destination(0)) }
    if flaws.contains(.declaresDestinationsOnce), memory.detailRoot != Self.detail {
      body.stacks[1].unresolved.insertAllDestinations()
    }
    return body
  }

  /// Whether each style is a branch of a condition, as `7e946d3`, LSXView.swift:152-157, so that another one builds the
  /// split anew.
  var branchesOnStyle: Bool {
    flaws.contains(.branchesOnStyle) || flaws.contains(.styleFollowsOrientation)
  }

  /// Clean code has one style: the published one differs only while compact, where a style has no effect.
  func isProminent(_ environment: DeviceEnvironment) -> Bool {
    branchesOnStyle && !environment.isLandscape
      && (environment.isCompact || flaws.contains(.styleFollowsOrientation))
  }

  @inline(__always) func offers(
    of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> Offers {
    if view.section != nil {
      let isBeside = view == .section(Self.settings)
      if interface == .requests { return Offers(links: 0b0001, back: .hidden) }
      let linked: UInt16 = isBeside ? 0 : linkedOffer
      return Offers(links: linked | (hasSeparateCalls && !isBeside ? 0b0010 : 0b0011), back: .hidden)
    }
    if view == .menu { return Offers(back: .hidden) }
    // Nothing hides the way back from an empty detail: what is hidden is that from the section in its column.
    if view == .blank { return Offers() }
    if view == Self.linked { return Offers(back: flaws.contains(.hidesBackOfLinked) ? .hidden : .system) }
    var links: UInt16 = view == Self.detail ? 0b1100 : 0
    if interface == .requests { links &= 0b0100 }
    if interface == .links { links &= 0b1000 }
    if view == Self.detail { links |= linkedOffer }
    guard interface == .callsWithBack else { return Offers(links: links) }
    let isShown =
      view != Self.detail || !memory.servicePath.isEmpty || !memory.serviceDetailPath.isEmpty
      || !flaws.contains(.trapsDetailRoot)
    return Offers(links: links, back: isShown ? .app : .hidden)
  }

  private var linkedOffer: UInt16 { flaws.contains(.hidesBackOfLinked) ? 0b1_0000 : 0 }

  func levels(of memory: Memory) -> Int {
    max(
      memory.fullPath.count &+ memory.detailPath.count,
      memory.servicePath.count &+ memory.serviceDetailPath.count)
  }

  @inline(__always) func environmentCopies(_ memory: Memory) -> EnvironmentCopies {
    var environmentCopies = EnvironmentCopies()
    if flaws.contains(.cachesSizeClass) { environmentCopies.isCompact = memory.copiedCompact }
    if flaws.contains(.cachesOrientation) { environmentCopies.isLandscape = memory.copiedLandscape }
    return environmentCopies
  }

  /// What LazySplit's view model, views and service remember; flat, one byte for each thing but the paths.
  struct Memory: FlatMemory {
    var visibility = ColumnVisibility.detailOnly  // `colVis`: the outer split's visibility
    var compactColumn = Column.detail  // `prefCol`: the outer split's compact column
    var section = LazySplit.home
    var detailRoot = ShownView.blank  // `detailRoot`, blank for nil
    var fullPath = ViewPath()  // `primaryPath`: the stack over everything
    var detailPath = ViewPath()  // `detailPath`: the stack in the detail column
    var isRestyled = false
    /// `childPrefCol`: the inner split's compact column, where the content column counts as its sidebar.
    var innerColumn = Column.sidebar
    var innerVisibility = ColumnVisibility.doubleColumn  // `childColVis`: the inner split's visibility
    var copiedCompact = false  // `isCompact`, a copy
    var copiedLandscape = false  // A copy of whether the window is wider than high, where one is kept
    /// The view that was left last over everything; only with the flaw that brings it back.
    var leftView = ShownView.blank
    var listens = true
    /// The request that waits for a listener, and where it is to go; only without the flaw that loses it.
    var pendingView = ShownView.blank
    var pendingLocation = LazySplit.Location.standard
    var servicePath = ViewPath()  // The service's own copies, in 1.6
    var serviceDetailPath = ViewPath()
  }

  // A full-screen view covers everything, any other is pushed on the detail where there is one.
  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    if link == 4 { return LinkPromise(Self.linked, in: .fullScreen, push: .view) }
    let opened = link < 2 ? Self.detail : Self.subdetail
    if link & 1 != 0 { return LinkPromise(opened, in: .fullScreen) }
    if interface == .links { return LinkPromise(opened, in: .detail, push: .view) }
    let hasColumn = isBesideDetail(memory.section) && memory.fullPath.isEmpty && !environment.isCompact
    return LinkPromise(opened, in: hasColumn ? .detail : .anywhere)
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    let view = argument == 0 ? Self.detail : Self.subdetail
    switch calls[Int(call)] {
    case .changeDisplay: return CallPromise(.goTo, .section(SidebarSection(argument)))
    case .pushPrimary: return CallPromise(.push, view, in: .fullScreen)
    case .setDetailRoot:
      let isBeside = isBesideDetail(memory.section) && memory.fullPath.isEmpty
      return isBeside ? CallPromise(.push, view) : nil
    case .pushDetail: return CallPromise(.push, view)
    case .showMenu: return CallPromise(.revealSidebar, .menu)
    case .changeStyle: return CallPromise(.restyle, .blank)
    case .startWork: return nil
    case let update:
      let view = requested(argument)
      if view.section != nil { return update == .updateDetail ? nil : CallPromise(.goTo, view) }
      return CallPromise(.push, view, in: update == .updatePrimary ? .fullScreen : .anywhere)
    }
  }

  /// What the argument of a request names: sections first.
  func requested(_ argument: UInt8) -> ShownView {
    argument < sectionCount
      ? .section(SidebarSection(argument)) : argument == sectionCount ? Self.detail : Self.subdetail
  }

}
