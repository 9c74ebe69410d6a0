import SplitModel
import SplitNavigator

extension SplitNavigatorDesign {
  @inline(__always) func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    let navigator = memory.navigator
    let isFixed = settings.options.contains(.sidebarStays)
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].visibility = navigator.isSidebarShown ? .doubleColumn : .detailOnly
    body.splits[0].compactColumn = navigator.isSidebarOnTop ? .sidebar : .detail
    body.splits[0].style = SplitStyle(rawValue: navigator.splitStyle.rawValue) ?? .automatic
    body.splits[0].rows = rows
    body.splits[0].rowCount = 3
    body.splits[0].selection = navigator.section
    body.splits[0].detailView = navigator.section.map { .section($0) } ?? .placeholder
    body.splits[0].hasSystemToggle = false
    body.splits[0].hasAppToggle = !isFixed || environment.isCompact
    body.splits[0].hasCloseButton = navigator.section != nil
    body.splits[0].hasSidebarCommands = !isFixed
    body.splits[0].presentsWithGesture = !isFixed
    body.splits[0].isFixed = isFixed
    body.splits[0].forbidsSidebar = !navigator.isSidebarAllowed(settings, in: environment.surroundings)
    body.splits[0].tip = navigator.isSidebarTip ? memory.tips : 0
    body.stacks[0].isPresent = true
    body.stacks[0].path = navigator.cover
    body.stacks[0].unresolved.insertSections()
    if let sheet = navigator.sheet {
      body.sheet = sheet
      if sheet == Self.dialog { body.presentation = .isDialog }
    }
    if feature == .movesColumns, navigator.isInspectorShown(in: environment.surroundings) {
      body.inspector = Self.info
    }
    guard let section = navigator.section else { return body }
    switch navigator.layout(settings) {
    case .alone: break
    case .stacked: describeStack(.section(section), section, navigator.trail, &body)
    case .besideDetail, .sliding:
      body.splits[1] = .inner(
        showing: navigator.contentView(settings) ?? .section(section),
        compactColumn: navigator.isSectionOnTop ? .sidebar : .detail, isNarrow: true)
      if !navigator.isSectionShown { body.splits[1].visibility = .detailOnly }
      let root = navigator.detailRoot(settings) ?? .placeholder
      describeStack(root, section, navigator.trail.dropping(navigator.rootCount(settings)), &body)
    }
    return body
  }

  /// Each section has a stack of its own in the same place.
  func describeStack(
    _ root: ShownView, _ section: SidebarSection, _ path: ViewPath, _ body: inout BodyDescription
  ) {
    body.stacks[1].isPresent = true
    body.stacks[1].identity = section.index
    body.stacks[1].root = root
    body.stacks[1].rootSection = root.destination == nil ? 0 : section.index &+ 1
    body.stacks[1].path = path
    body.stacks[1].unresolved.insertSections()
  }

  @inline(__always) func offers(
    of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> Offers {
    if let section = view.section {
      let opens = section == Self.home ? 0 : Link.open.bit
      let composes = section == Self.mail ? Link.compose.bit : 0
      return Offers(links: opens | Link.cover.bit | composes, back: .hidden)
    }
    switch view {
    case Self.detail: return Offers(links: Link.push.bit | Link.coverOver.bit | Link.delete.bit)
    case Self.subdetail: return Offers()
    case Self.compose: return Offers(links: Link.send.bit | Link.cancel.bit)
    case Self.dialog: return Offers(links: Link.confirm.bit)
    case .placeholder: return Offers(back: memory.navigator.section == nil ? .hidden : .system)
    default: return Offers(back: .hidden)
    }
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    let isCovered = !memory.navigator.cover.isEmpty
    switch Link(rawValue: link) {
    case .open:
      let isBeside = memory.navigator.layout(settings) == .besideDetail
      return LinkPromise(Self.detail, in: .detail, replaces: isBeside)
    case .push:
      return LinkPromise(
        Self.subdetail, in: isCovered ? coverTarget(of: Self.subdetail, memory.navigator) : .detail,
        push: feature == .linksByValue ? .value : .app)
    case .cover: return LinkPromise(Self.detail, in: coverTarget(of: Self.detail, memory.navigator))
    case .coverOver: return LinkPromise(Self.subdetail, in: coverTarget(of: Self.subdetail, memory.navigator))
    case .compose: return LinkPromise(Self.compose, in: .sheet)
    case .delete: return LinkPromise(Self.dialog, in: .sheet)
    case .send: return LinkPromise(.blank, in: .confirmed)
    case .confirm: return LinkPromise(Self.detail, in: .confirmed)
    case .cancel, nil: return LinkPromise(.blank, in: .nowhere)
    }
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    let view = argument == 0 ? Self.detail : Self.subdetail
    switch self.call(call) {
    case .go:
      // It names the place exactly, whatever was left there.
      let view = argument < 3 ? .section(SidebarSection(argument)) : Self.detail
      return CallPromise(.goTo, view, in: .detail)
    case .cover: return CallPromise(.push, view, in: coverTarget(of: view, memory.navigator))
    case .push: return CallPromise(.push, view)
    case .showMenu: return CallPromise(.revealSidebar, .menu)
    case .restyle: return CallPromise(.restyle, .blank)
    case .signOut, nil: return CallPromise(.signOut, settings.start.map { .section($0) } ?? .placeholder)
    case .focus:
      return canFocus(memory.navigator)
        ? CallPromise(.focus, .blank, in: memory.navigator.isSectionShown ? .detail : .leading) : nil
    case .work: return nil
    case .popToRoot, .popTo, .popToRootOf, .pushOn:
      if let target = goal(ofCall: call, argument, memory.navigator, environment) {
        let isPush = self.call(call) == .pushOn && !isThere(target, memory.navigator.trail)
        return isPush ? CallPromise(.push, target, in: .detail) : CallPromise(.popTo, target)
      }
      let isNamed = self.call(call) == .popToRootOf || self.call(call) == .pushOn
      return isNamed ? CallPromise(.amend, .section(SidebarSection(argument))) : nil
    }
  }

  /// Over everything; where views are there once, and this one lies there, it is gone back to.
  func coverTarget(of view: ShownView, _ navigator: Model) -> LinkPromise.Target {
    isThere(view, navigator.cover) ? .anywhere : .fullScreen
  }

  func isThere(_ view: ShownView, _ trail: ViewPath) -> Bool {
    settings.options.contains(.uniqueViews) && Model.level(of: view, in: trail) != nil
  }

  /// Whether a column stands beside the detail that can be hidden: one with nothing beside it cannot.
  func canFocus(_ navigator: Model) -> Bool {
    navigator.cover.isEmpty && !navigator.trail.isEmpty && navigator.layout(settings) == .besideDetail
  }

  /// The view that a call within a section brings to the front; nil where it brings none, or something covers it.
  func goal(
    ofCall call: UInt8, _ argument: UInt8, _ navigator: Model, _ environment: DeviceEnvironment
  ) -> ShownView? {
    // An inspector that is a column may be a sheet by the time the window has turned.
    guard let section = navigator.section, navigator.sheet == nil, !navigator.wantsInspectorSheet,
      !environment.isCompact || !navigator.isSidebarOnTop
    else { return nil }
    let isCovered = !navigator.cover.isEmpty
    switch self.call(call) {
    case .popToRoot:
      return isCovered ? navigator.trail.last ?? .section(section) : root(of: section, navigator)
    case .popTo:
      let view = argument == 0 ? Self.detail : Self.subdetail
      let trail = isCovered ? navigator.cover : navigator.trail
      return Model.level(of: view, in: trail) == nil ? nil : view
    case .popToRootOf:
      return isCovered || SidebarSection(argument) != section ? nil : root(of: section, navigator)
    default: return isCovered || SidebarSection(argument) != section ? nil : Self.detail
    }
  }

  /// What lies lowest: what stands beside a section, and else its own view.
  func root(of section: SidebarSection, _ navigator: Model) -> ShownView {
    let isBeside = navigator.layout(settings) == .besideDetail && !navigator.trail.isEmpty
    return isBeside ? navigator.trail[0] : .section(section)
  }
}

extension NavigatorState.Settings {
  var policies: Policies {
    var policies: Policies = [.namesLandings, .namesSections, .fullScreenPreserves]
    let table: [(NavigatorOptions, Policies)] = [
      (.choiceCloses, .choiceCloses), (.choiceResets, .choiceResets), (.closesOnRotation, .closesOnRotation),
      (.closesOnPush, .closesOnPush), (.tipsOnce, .tipsOnce), (.sidebarStays, .fixesColumns),
    ]
    for (option, policy) in table where options.contains(option) { policies.insert(policy) }
    if options.contains(.sidebarStays) { policies.subtract([.closesOnRotation, .closesOnPush]) }
    if !options.contains(.choiceResets) { policies.insert(.keepsItems) }
    if start != nil, !options.contains(.startsWithSidebar) { policies.insert(.startsAtSection) }
    return policies
  }
}

extension DeviceEnvironment {
  var surroundings: NavigatorSurroundings {
    NavigatorSurroundings(isCompact: isCompact, isLandscape: isLandscape)
  }
}
