import SplitModel

extension LazySplit {
  func follow(_ link: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    let view = link < 2 ? Self.detail : Self.subdetail
    let isFull = link & 1 != 0
    guard hasSeparateCalls else { return request(view, isFull ? .primary : .standard, &memory, &turn) }
    if isFull { return pushPrimary(view, &memory, &turn) }
    if link == 0 { setDetailRoot(view, &memory) } else { pushDetail(view, &memory, &turn) }
  }

  func run(_ call: UInt8, _ argument: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    let view = argument == 0 ? Self.detail : Self.subdetail
    switch calls[Int(call)] {
    case .changeDisplay: changeDisplay(to: SidebarSection(argument), &memory)
    case .pushPrimary: pushPrimary(view, &memory, &turn)
    case .setDetailRoot: setDetailRoot(view, &memory)
    case .pushDetail: pushDetail(view, &memory, &turn)
    case .showMenu: showMenu(&memory)
    case .changeStyle: memory.isRestyled.toggle()
    case .update: request(requested(argument), .standard, &memory, &turn)
    case .updatePrimary: request(requested(argument), .primary, &memory, &turn)
    case .updateDetail: request(requested(argument), .detail, &memory, &turn)
    case .startWork:
      // The view in front starts what its author's app does before it takes the view off.
      let view = memory.fullPath.last ?? memory.detailPath.last ?? memory.detailRoot
      if view != .blank { turn.later(0, of: view) }
    }
  }

  /// `popView` of the author's app: takes off what is in front, and is meant for the view that called it.
  func popLate(_ memory: inout Memory, _ turn: inout AppTurn) {
    turn.completedToLeave = true
    if !memory.fullPath.isEmpty {
      memory.fullPath.removeLast()
      memory.servicePath = memory.fullPath
    } else if !memory.detailPath.isEmpty {
      memory.detailPath.removeLast()
      memory.serviceDetailPath = memory.detailPath
    } else {
      clearDetail(&memory)
    }
  }

  /// `LSXService.update`: by default sections go to the menu's place and other views to the detail.
  func request(_ view: ShownView, _ location: Location, _ memory: inout Memory, _ turn: inout AppTurn) {
    guard memory.listens else {
      if !flaws.contains(.losesEarlyRequests) {
        memory.pendingView = view
        memory.pendingLocation = location
      }
      return
    }
    if let section = view.section, location != .detail || !flaws.contains(.pushesSections) {
      changeDisplay(to: section, &memory)
    } else if location == .primary {
      pushPrimary(view, &memory, &turn)
    } else {
      pushDetail(view, &memory, &turn)
    }
  }

  func clearDetail(_ memory: inout Memory) {
    memory.detailRoot = .blank
    memory.detailPath.truncate(to: 0)
    memory.serviceDetailPath.truncate(to: 0)
    memory.innerColumn = .sidebar
  }

  func changeDisplay(to section: SidebarSection, _ memory: inout Memory) {
    memory.detailPath.truncate(to: 0)
    memory.serviceDetailPath.truncate(to: 0)
    if !flaws.contains(.keepsFullScreen) {
      memory.fullPath.truncate(to: 0)
      memory.servicePath.truncate(to: 0)
    }
    if !flaws.contains(.keepsDetailRoot) { clearDetail(&memory) }
    memory.section = section
    if !flaws.contains(.staysOpenOnChoice) { hideMenu(&memory) }
  }

  /// Which view over everything takes the place of the one before, counted from one; zero for none.
  var replacedLevel: Int {
    if flaws.contains(.replacesFifth) { return 5 }
    if flaws.contains(.replacesSixth) { return 6 }
    if flaws.contains(.replacesSeventh) { return 7 }
    return flaws.contains(.replacesEighth) ? 8 : 0
  }

  func pushPrimary(_ view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.pushesNothing) { return }
    if replacedLevel == memory.fullPath.count + 1 { memory.fullPath.removeLast() }
    if flaws.contains(.lacksEnvironment), turn.environment.isCompact { turn.hasTrapped = true }
    if flaws.contains(.keepsServiceCopies) {
      turn.push(view, on: &memory.servicePath)
      memory.fullPath = memory.servicePath
    } else {
      turn.push(view, on: &memory.fullPath)
    }
    if flaws.contains(.fullPushClearsPath) {
      memory.detailPath.truncate(to: 0)
      memory.serviceDetailPath.truncate(to: 0)
    }
    if flaws.contains(.pushLeavesSection) { memory.section = Self.home }
    leaveMenu(&memory)
  }

  func leaveMenu(_ memory: inout Memory) {
    if flaws.contains(.pushOpensMenu) {
      setMenu(open: true, &memory)
    } else if !flaws.contains(.staysOpenOnPush) {
      hideMenu(&memory)
    }
  }

  func setDetailRoot(_ view: ShownView, _ memory: inout Memory) {
    memory.detailRoot = view
    memory.innerColumn = .detail
    leaveMenu(&memory)
  }

  /// Puts a view on the detail, or over everything where there is no detail to put it on.
  func pushDetail(_ view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.pushesNothing) { return }
    let isCompact = flaws.contains(.cachesSizeClass) ? memory.copiedCompact : turn.environment.isCompact
    if !flaws.contains(.pushesUnderCover),
      isCompact || !isBesideDetail(memory.section)
        || (!memory.fullPath.isEmpty && !flaws.contains(.ignoresCover))
    {
      return pushPrimary(view, &memory, &turn)
    }
    if !flaws.contains(.pushesUnderCover), memory.detailRoot == .blank { return setDetailRoot(view, &memory) }
    if flaws.contains(.keepsServiceCopies) {
      turn.push(view, on: &memory.serviceDetailPath)
      memory.detailPath = memory.serviceDetailPath
    } else {
      turn.push(view, on: &memory.detailPath)
    }
    if !flaws.contains(.columnFollowsRootOnly) { memory.innerColumn = .detail }
    leaveMenu(&memory)
  }

  /// `backButtonTapped` of 1.6: works on the service's copies.
  func goBack(_ memory: inout Memory) {
    if !memory.servicePath.isEmpty {
      memory.servicePath.removeLast()
      memory.fullPath = memory.servicePath
    } else if !memory.serviceDetailPath.isEmpty {
      memory.serviceDetailPath.removeLast()
      memory.detailPath = memory.serviceDetailPath
    } else if !flaws.contains(.trapsDetailRoot) {
      clearDetail(&memory)
    }
  }

  /// The platform removed views from a stack; the service's copies do not hear of it.
  func writePath(_ count: Int, _ stack: UInt8, _ memory: inout Memory) {
    if flaws.contains(.refusesPops) { return }
    let count = flaws.contains(.popsTwo) ? count - 1 : count
    if stack == 0 {
      if flaws.contains(.restoresLeft), let view = memory.fullPath.last { memory.leftView = view }
      memory.fullPath.truncate(to: max(0, count))
    } else {
      memory.detailPath.truncate(to: max(0, count))
    }
  }

  /// `LSXService.shared` tells the view models of all windows, whichever view asked.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) {
    guard flaws.contains(.sharesService) else { return }
    switch event {
    case .choose, .open, .call: take(event, &memory, &turn)
    default: break
    }
  }
}
