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
public struct LazySplit: NavigationDesign {
  /// What is wrong with it.
  public let flaws: LazySplitFlaws
  /// Whether views call the service's separate functions, as up to 1.6, or send it one kind of request.
  public let hasSeparateCalls: Bool

  /// The version that the seed document describes.
  public static let version16 = LazySplit(flaws: .version16, hasSeparateCalls: true)
  /// The newest version.
  public static let head = LazySplit(flaws: .head)
  /// The newest version's code with nothing wrong.
  public static let clean = LazySplit(flaws: [])

  /// Makes a version.
  public init(flaws: LazySplitFlaws, hasSeparateCalls: Bool = false) {
    self.flaws = flaws
    self.hasSeparateCalls = hasSeparateCalls
    vocabulary = hasSeparateCalls ? Self.separateVocabulary : Self.requestVocabulary
  }

  /// The names of what can be seen and done.
  public let vocabulary: Vocabulary

  /// A stack around a split around a split around a stack.
  public var tree: ContainerTree {
    ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.split1, .stack1))
  }

  /// What its author's notes promise.
  ///
  /// - Source: the author's decisions (the menu closes on rotation), TODO and BUG #17 (a detail closes the
  ///   menu).
  @inlinable
  public var policies: Policies {
    [
      .choiceCloses, .choiceResets, .closesOnRotation, .closesOnPush, .fullScreenPreserves, .startsAtSection,
      .blankWhenEmpty, .namesLandings, .namesSections,
    ]
  }

  @inlinable static var home: SidebarSection { SidebarSection(0) }
  @inlinable static var settings: SidebarSection { SidebarSection(1) }
  @inlinable static var detail: ShownView { .destination(Destination(0)) }
  @inlinable static var subdetail: ShownView { .destination(Destination(1)) }

  /// Where the service is told to show a view.
  @usableFromInline
  enum Location: UInt8, Hashable, Sendable, BitwiseCopyable {
    case standard, primary, detail
  }

  private static let links = ["detail", "detail-full", "subdetail", "subdetail-full"]
  private static let views = ["detail", "subdetail"]
  private static let requestVocabulary = Vocabulary(
    sections: ["home", "settings"], destinations: views, links: links,
    programs: [
      .init("update", arguments: ["home", "settings"] + views),
      .init("update-primary", arguments: ["home", "settings"] + views),
      .init("update-detail", arguments: ["home", "settings"] + views),
      .init("show-menu"),
    ],
    starts: ["settings", "cold"])
  private static let separateVocabulary = Vocabulary(
    sections: ["home", "settings", "other"], destinations: views, links: links,
    programs: [
      .init("change-display", arguments: ["home", "settings", "other"]),
      .init("push-primary", arguments: views),
      .init("set-detail-root", arguments: views),
      .init("push-detail", arguments: views),
      .init("show-menu"),
    ],
    starts: ["settings"])

  /// Launches, at home or in settings; a cold launch has nobody listening to the service yet.
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> LazySplitMemory {
    var memory = LazySplitMemory()
    if flaws.contains(.startsOnMenu) { setMenu(open: true, &memory) }
    if start == 1 { memory.section = Self.settings }
    if flaws.contains(.startsPushed) { memory.fullPath.append(Self.detail) }
    if flaws.contains(.cachesOrientation), environment.isLandscape { memory.believesLandscape = 1 }
    if start == 2 { memory.listens = 0 } else { refreshBelief(&memory, environment) }
    return memory
  }

  /// A cold launch is followed by the first view's appearance.
  public func appearsLate(at start: Int) -> Bool { start == 2 }

  /// Whether a section is shown beside a detail.
  @inlinable
  func isBesideDetail(_ section: SidebarSection) -> Bool { section == Self.settings }

  /// What the body says: the two splits and two stacks.
  @inlinable
  public func body(_ memory: LazySplitMemory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    let isBeside = isBesideDetail(memory.section)
    body.splits[0].isPresent = true
    body.splits[0].identity = flaws.contains(.rebuildsSplit) ? memory.section.index : 0
    if flaws.contains(.rebuildsOnMenu), memory.visibility != .detailOnly { body.splits[0].identity = 1 }
    body.splits[0].visibility = memory.visibility
    body.splits[0].compactColumn = memory.compactColumn
    body.splits[0].style = environment.isCompact && !environment.isLandscape ? .prominentDetail : .balanced
    body.splits[0].rows = .buttons
    body.splits[0].rowCount = hasSeparateCalls ? 3 : 2
    body.splits[0].selection = flaws.contains(.highlightLags) ? Self.home : memory.section
    body.splits[0].detailView = .section(memory.section)
    body.splits[0].hasSystemToggle = flaws.contains(.keepsSystemToggle)
    body.splits[0].hasAppToggle = !flaws.contains(.hasNoToggle)
    body.splits[0].hasCloseButton = true
    body.splits[0].coversEdge = true
    if flaws.contains(.menuCannotBeDismissed) {
      body.splits[0].hidesSidebarBar = true
      body.splits[0].presentsWithGesture = false
    }
    body.stacks[0].isPresent = true
    body.stacks[0].path = memory.fullPath
    body.stacks[0].unresolved.insertSections()
    guard isBeside else { return body }
    body.splits[1].isPresent = true
    body.splits[1].identity = flaws.contains(.rebuildsInnerSplit) && environment.isLandscape ? 1 : 0
    body.splits[1].visibility = .doubleColumn
    body.splits[1].compactColumn = memory.innerColumn
    body.splits[1].style = .balanced
    body.splits[1].rows = .buttons
    body.splits[1].sidebarView = .section(memory.section)
    body.splits[1].hasSystemToggle = false
    body.splits[1].isNarrow = true
    body.stacks[1].isPresent = true
    body.stacks[1].root =
      flaws.contains(.blanksSubdetail) && memory.detailRoot == Self.subdetail ? .blank : memory.detailRoot
    body.stacks[1].path = memory.detailPath
    body.stacks[1].unresolved.insertSections()
    if flaws.contains(.resolvesSubdetailOnly) { body.stacks[1].unresolved.insert(Destination(0)) }
    if flaws.contains(.declaresDestinationsOnce), memory.detailRoot == Self.subdetail {
      body.stacks[1].unresolved.insertAllDestinations()
    }
    return body
  }

  /// The buttons on the demonstration's views, and who brings the way back.
  @inlinable
  public func offers(
    of view: ShownView, _ memory: LazySplitMemory, _ environment: DeviceEnvironment
  ) -> Offers {
    if view.section != nil {
      let isAlone = hasSeparateCalls && view != .section(Self.settings)
      return Offers(links: isAlone ? 0b0010 : 0b0011, back: .hidden)
    }
    if view == .menu || view == .blank { return Offers(back: .hidden) }
    let links: UInt16 = view == Self.detail ? 0b1100 : 0
    guard hasSeparateCalls else { return Offers(links: links) }
    let isShown =
      view != Self.detail || !memory.servicePath.isEmpty || !memory.serviceDetailPath.isEmpty
      || !flaws.contains(.trapsDetailRoot)
    return Offers(links: links, back: isShown ? .app : .hidden)
  }

  /// The views on both paths, or on the service's copies of them.
  @inlinable
  public func levels(of memory: LazySplitMemory) -> Int {
    max(
      memory.fullPath.count &+ memory.detailPath.count,
      memory.servicePath.count &+ memory.serviceDetailPath.count)
  }

  /// The copy of the size class, where one is kept.
  @inlinable
  public func beliefs(_ memory: LazySplitMemory) -> Beliefs {
    var beliefs = Beliefs()
    if flaws.contains(.cachesSizeClass) { beliefs.isCompact = memory.believesCompact != 0 }
    if flaws.contains(.cachesOrientation) { beliefs.isLandscape = memory.believesLandscape != 0 }
    return beliefs
  }
}
