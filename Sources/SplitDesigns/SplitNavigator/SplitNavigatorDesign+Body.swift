import SplitModel
import SplitNavigator

extension SplitNavigatorDesign {
  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
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
    body.splits[0].forbidsSidebar = !navigator.isSidebarAllowed(settings, in: Self.surroundings(environment))
    body.splits[0].tip = navigator.isSidebarTip ? memory.tips : 0
    body.stacks[0].isPresent = true
    body.stacks[0].path = navigator.cover
    body.stacks[0].unresolved.insertSections()
    if let sheet = navigator.sheet {
      body.sheet = sheet
      if sheet == Self.dialog { body.presentation = .isDialog }
    }
    if features.contains(.movesColumns), navigator.isInspectorShown(in: Self.surroundings(environment)) {
      body.inspector = Self.info
    }
    guard let section = navigator.section else { return body }
    switch navigator.layout(settings) {
    case .alone: break
    case .stacked: describeStack(.section(section), section, navigator.trail, &body)
    case .besideDetail, .sliding:
      body.splits[1] = .inner(
        showing: navigator.contentView(settings) ?? .section(section),
        compactColumn: navigator.isSectionOnTop ? .sidebar : .detail)
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

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
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
}
