import SplitModel

/// What came before LazySplit: a menu, sections, and views pushed into the detail column.
///
/// Models its author's attempts, each a set of flaws of one small design: a split whose detail is a stack, or a split
/// within a split. Of `UISplitViewController` it has the calls of the double-column style. Leaves out a delegate that is
/// set too late, the columns among which links slide, and what is visual only.
///
/// Differs from the published code:
/// - Settings stand beside their detail in a split of their own in StackInSplit; GenSplitView builds a split of three
///   columns for them, and of two for the others.
/// - GenSplitView's compact root is the collapsed split, whose choices reach the view model; there they are links that
///   do not. Its toggle while expanded is the platform's; here the app brings it. The links of its settings push in the
///   content column, where they cover the settings; here into the detail, which is empty there.
/// - NavView's button stands on its content alone; here on the menu too, where it asks for what is in front already.
/// - UIKitSplit's controller has one state, which here is two bindings that agree; its button stands on the menu. A
///   collapse puts the pushed column on top, because its delegate names none.
///
/// - Source: `XAVware/LazySplitX` at `a706c19`, `7e946d3` and `50503a0`, PastVersions; the seed document; the package's
///   notes on systems, §3.6.
struct LazySplitAncestor: FlawedDesign {
  var flaws: Flaws
  /// Whether settings stand beside their detail in a split of their own, or in a third column if the split is built
  /// anew for each section, or everything is pushed on one stack.
  let nests: Bool
  var hasThreeColumns: Bool { flaws.contains(.rebuildsBySection) }

  var tree: ContainerTree {
    ContainerTree(
      root: .split0, details: nests && !hasThreeColumns ? (.split1, .stack1) : (.stack1, .view))
  }

  var vocabulary: Vocabulary {
    Vocabulary(
      sections: ["home", "settings"] + (hasThreeColumns ? ["other"] : []),
      destinations: ["detail", "subdetail"], links: ["detail", "subdetail"],
      calls: calls, starts: ["settings"])
  }

  private var calls: [Vocabulary.Call] {
    if flaws.contains(.linksReplaceColumn) { return [] }
    let push = Vocabulary.Call("push-view", arguments: ["detail", "subdetail"])
    if nests { return [push] }
    return [
      push, .init("show", arguments: ["primary", "secondary"]),
      .init("hide", arguments: ["primary", "secondary"]),
      .init("prefer", arguments: ["secondary-only", "one-beside-secondary", "one-over-secondary"]),
    ]
  }

  var policies: Policies {
    var all: Policies = [.choiceCloses, .choiceResets, .blankWhenEmpty, .namesLandings, .bringsToggle]
    // Of its calls `show(_:)` alone names anything but a view.
    if !nests, !flaws.contains(.linksReplaceColumn) { all.insert(.namesSections) }
    if !flaws.contains(.ignoresRotation) { all.insert(.closesOnRotation) }
    return flaws.contains(.onlyHides) ? all : all.union(.startsAtSection)
  }

  static var settings: SidebarSection { SidebarSection(1) }
  static var other: SidebarSection { SidebarSection(2) }
  static var detail: ShownView { .destination(Destination(0)) }
  static var subdetail: ShownView { .destination(Destination(1)) }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    if start == 1 {
      memory.section = Self.settings
      setMenu(open: false, &memory)
    }
    if flaws.contains(.onlyHides) { setMenu(open: true, &memory) }
    if flaws.contains(.startsOnMenu), environment.isCompact { memory.compactColumn = .sidebar }
    return memory
  }

  func isBeside(_ section: SidebarSection) -> Bool { nests && section == Self.settings }

  func hasToggle(_ memory: Memory, _ environment: DeviceEnvironment) -> Bool {
    if environment.isCompact { return !flaws.contains(.losesMenu) }
    return !flaws.contains(.lacksToggleBeside) || !isBeside(memory.section)
      || !isOpen(memory)
  }

  /// With three columns the double one is the content beside the detail.
  func isOpen(_ memory: Memory) -> Bool {
    memory.visibility != .detailOnly && (memory.visibility == .all || !hasThree(memory))
  }

  func hasThree(_ memory: Memory) -> Bool { hasThreeColumns && isBeside(memory.section) }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    let isBeside = isBeside(memory.section)
    body.splits[0].isPresent = true
    body.splits[0].identity = flaws.contains(.rebuildsBySection) ? memory.section.index : 0
    body.splits[0].visibility = memory.visibility
    body.splits[0].compactColumn = memory.compactColumn
    body.splits[0].style = hasThreeColumns && !isBeside ? .prominentDetail : .balanced
    body.splits[0].hasContent = hasThree(memory)
    body.splits[0].contentView = .section(memory.section)
    body.splits[0].rows = .buttons
    body.splits[0].rowCount = UInt8(vocabulary.sections.count)
    body.splits[0].selection = memory.section
    body.splits[0].detailView = .section(memory.section)
    body.splits[0].hasSystemToggle = false
    body.splits[0].hasAppToggle = hasToggle(memory, environment)
    body.splits[0].hasCloseButton = !flaws.contains(.losesMenu)
    body.splits[0].coversEdge = nests
    guard isBeside || !nests || hasThreeColumns else { return body }
    body.stacks[1].isPresent = true
    body.stacks[1].path = memory.path
    body.stacks[1].root = isBeside ? memory.root : .section(memory.section)
    body.stacks[1].isImplicit = flaws.contains(.linksReplaceColumn)
    guard nests, !hasThreeColumns else { return body }
    body.splits[1] = .inner(showing: .section(memory.section), compactColumn: memory.innerColumn)
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if let section = view.section {
      return Offers(links: isBeside(section) || !nests || section == Self.other ? 1 : 0, back: .hidden)
    }
    if view == .menu || view == .blank { return Offers(back: .hidden) }
    let isDetail = view == Self.detail
    if flaws.contains(.hidesBack) { return Offers(links: isDetail ? 3 : 0, back: .hidden) }
    return Offers(links: isDetail ? 3 : 0)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    LinkPromise(
      link == 0 ? Self.detail : Self.subdetail, in: .detail,
      push: flaws.contains(.linksReplaceColumn) ? .column : .app)
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    if call != 0 { return call == 1 && argument == 0 ? CallPromise(.revealSidebar, .menu) : nil }
    guard isBeside(memory.section) || !nests else { return nil }
    return CallPromise(.push, argument == 0 ? Self.detail : Self.subdetail, in: .detail)
  }

  func levels(of memory: Memory) -> Int { memory.path.count }

  struct Memory: FlatMemory {
    var visibility = ColumnVisibility.detailOnly
    var compactColumn = Column.detail
    var section = SidebarSection(0)
    var root = ShownView.blank  // The detail's root where a section has one, blank for nil
    var path = ViewPath()
    var innerColumn = Column.sidebar

    var isHidden = false  // Whether code has hidden the primary column and not shown it since
  }

  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    let before = memory
    switch event {
    case .toggle: toggleMenu(&memory, turn.environment)
    case .choose(let section):
      if flaws.contains(.ignoresChoices) { break }
      memory.section = section
      clear(&memory)
      setMenu(open: false, &memory)
    case .open(let link, on: _): push(link == 0 ? Self.detail : Self.subdetail, &memory, &turn)
    case .call(1, let column): show(primary: column == 0, &memory, turn.environment)
    case .call(2, let column): hide(primary: column == 0, &memory, turn.environment)
    case .call(3, let mode): prefer(sidebar: mode != 0, &memory, turn.environment)
    case .call(_, let argument):
      if !flaws.contains(.pushesNowhere), isBeside(memory.section) || !nests {
        push(argument == 0 ? Self.detail : Self.subdetail, &memory, &turn)
      }
    case .back: memory.path.removeLast()
    case .environmentChanged(let old):
      let hasTurned = old.isLandscape != turn.environment.isLandscape
      if hasTurned, !flaws.contains(.ignoresRotation) { setMenu(open: false, &memory) }
      guard old.isCompact != turn.environment.isCompact else { break }
      if flaws.contains(.swapsRoots) {
        clear(&memory)
        setMenu(open: false, &memory)
        if turn.environment.isCompact { memory.compactColumn = .sidebar }
      }
      // A collapse shows what is pushed, whichever column is named.
      if !old.isCompact, !nests, !memory.path.isEmpty { memory.compactColumn = .detail }
    case .writeVisibility(let split, let visibility):
      guard split == 0 else { break }
      if flaws.contains(.keepsApart) {
        memory.visibility = visibility
      } else {
        setMenu(open: visibility != .detailOnly, &memory)
      }
    case .writeCompactColumn(let split, let column):
      if split == 0, flaws.contains(.keepsApart) {
        memory.compactColumn = column
        if column == .content, turn.environment.isCompact { clear(&memory) }
      } else if split == 0 {
        setMenu(open: column == .sidebar, &memory)
      } else if column == .sidebar, turn.environment.isCompact {
        clear(&memory)
      }
    case .writePath(_, let count): memory.path.truncate(to: Int(count))
    default: break
    }
    if turn.hasReachedLimit { memory = before }
  }

  func setMenu(open: Bool, _ memory: inout Memory) {
    if hasThree(memory) {
      memory.visibility = open ? .all : .doubleColumn
      memory.compactColumn = open ? .sidebar : memory.root == .blank ? .content : .detail
    } else {
      memory.visibility = open ? .doubleColumn : .detailOnly
      memory.compactColumn = open ? .sidebar : .detail
    }
  }

  func toggleMenu(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    let readsColumn = environment.isCompact && !flaws.contains(.keepsApart)
    let isOpen = readsColumn ? memory.compactColumn == .sidebar : isOpen(memory)
    if flaws.contains(.onlyHides) { return setMenu(open: false, &memory) }
    if flaws.contains(.onlyAsks) {
      if environment.isCompact {
        memory.compactColumn = .sidebar
      } else {
        let column = memory.compactColumn
        setMenu(open: !isOpen, &memory)
        memory.compactColumn = column
      }
      return
    }
    if flaws.contains(.prefersToShow), !environment.isCompact {
      return isOpen ? hide(primary: true, &memory, environment) : prefer(sidebar: true, &memory, environment)
    }
    setMenu(open: !isOpen, &memory)
  }

  func clear(_ memory: inout Memory) {
    memory.root = .blank
    memory.path.truncate(to: 0)
    memory.innerColumn = .sidebar
  }

  /// Puts a view on the detail, or makes it its root where there is none yet, and closes the menu.
  func push(_ view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    if isBeside(memory.section), memory.root == .blank {
      memory.root = view
    } else {
      turn.push(view, on: &memory.path)
    }
    memory.innerColumn = .detail
    setMenu(open: false, &memory)
  }
}
