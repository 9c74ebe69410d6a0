import SplitModel

extension NavigationViewKit {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    let before = memory
    switch event {
    // What was put off is out of date once somebody goes somewhere, or the surroundings change.
    case .open, .call, .writePath, .writeCompactColumn, .environmentChanged: memory.isReturning = false
    default: break
    }
    switch event {
    case .open(let link, on: let view): follow(link, on: view, &memory, &turn)
    case .call(let call, let argument): run(call, argument, &memory, &turn)
    case .appeared: rerender(isScene: false, &memory, &turn)
    case .environmentChanged(let old): surround(from: old, &memory, &turn)
    case .completion: callBack(&turn)
    case .updated(0): memory.isPushing = false
    case .updated:
      if memory.isReturning { memory.top = .sidebar }
      memory.isReturning = false
    case .writePath(let stack, let count):
      if stack == 0 { memory.list.truncate(to: Int(count)) } else { memory.detail.truncate(to: Int(count)) }
      if !turn.environment.isCompact { leaveEmptyDetail(&memory) }
    case .writeCompactColumn(_, let column): memory.top = column
    case .writeVisibility(_, let visibility): show(visibility, &memory)
    default: break
    }
    if turn.hasReachedLimit { memory = before }
  }

  func run(_ call: UInt8, _ argument: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch call {
    case 0: goHome(argument, isAnimated: false, &memory, &turn)
    case 1: push(argument, &memory, &turn)
    case 2:
      push(argument, &memory, &turn)
      if flaws.contains(.hasTwoManagers) { push(argument, &memory, &turn) }
    case 3: goHome(argument, isAnimated: true, &memory, &turn)
    case 4:
      // `delController`; a tag that nobody has registered stays free.
      guard controller(argument, memory) != 0 else { break }
      if argument == 0 { memory.first = 0 } else { memory.second = 0 }
      memory.deleted |= 1 << argument
    case 5:
      // The list is given the detail's tag as well.
      guard memory.first == 2 else { break }
      if flaws.contains(.sharesTags) { memory.first = 1 } else { turn.hasRefused = true }
    case 6: rerender(isScene: argument == 1, &memory, &turn)
    case 8: if flaws.contains(.keepsDeadControllers) { memory.hasDead = true }
    case 9: goHome(argument, isAnimated: false, &memory, &turn)
    default: if argument < 2, asksDevice { memory.deviceIsLandscape = argument == 1 }
    }
  }

  /// Every update of the views registers their tags.
  func register(_ memory: inout Memory) {
    memory.hasAppeared = true
    let isPad = memory.isPad
    let deleted = flaws.contains(.registersDeleted) ? 0 : memory.deleted
    if deleted & 1 == 0 { memory.first = isPad && !flaws.contains(.findsNearestController) ? 2 : 1 }
    if deleted & 2 == 0 { memory.second = isPad ? 1 : 0 }
  }

  func controller(_ tag: UInt8, _ memory: Memory) -> UInt8 {
    tag == 0 ? memory.first : tag == 1 ? memory.second : 0
  }

  func push(_ tag: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    let controller = controller(tag, memory)
    guard controller != 0 else {
      let waits = !memory.hasAppeared && tag < 2 && memory.deleted & 1 << tag == 0
      if waits, !flaws.contains(.losesEarlyPosts) { turn.push(Self.pushed(tag), on: &memory.early) }
      return
    }
    if flaws.contains(.losesQuickPushes) {
      guard !memory.isPushing else { return }
      memory.isPushing = true
      turn.onUpdate(0)
    }
    put(Self.pushed(tag), on: controller, &memory, &turn)
  }

  func put(_ view: ShownView, on controller: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    if controller == 2 {
      turn.push(view, on: &memory.detail)
      memory.top = .detail
    } else {
      turn.push(view, on: &memory.list)
      // What is pushed where nobody looks stays there.
      let isSeen = turn.environment.isCompact || memory.visibility != .detailOnly
      if memory.isPad, isSeen { memory.top = .sidebar }
    }
  }

  /// A person or the platform showed columns or hid them; a hidden one is not what a collapse comes back to.
  ///
  /// Two fixed columns stay, whatever the platform says of them.
  func show(_ visibility: ColumnVisibility, _ memory: inout Memory) {
    if style == .fixed, !flaws.contains(.letsColumnsGo) { return }
    if !flaws.contains(.collapsesToDetail) { memory.visibility = visibility }
    guard visibility == .detailOnly else { return }
    memory.isTipping = false
    if hasDetail(memory) { memory.top = .detail }
  }

  func hasDetail(_ memory: Memory) -> Bool { !memory.detail.isEmpty || memory.detailRoot != .placeholder }

  /// `popToRoot`: the controller, what was registered, what was handed over.
  func goHome(_ tag: UInt8, isAnimated: Bool, _ memory: inout Memory, _ turn: inout AppTurn) {
    let controller = controller(tag, memory)
    guard controller != 0 else {
      if flaws.contains(.actsForUnknownTags) {
        turn.callBack(cleanups: 0)
      } else if tag == 2, memory.hasDead {
        callBack(&turn)
      }
      forgetEarly(tag, &memory)
      return
    }
    let wentFrom = controller == 2 ? memory.detail : memory.list
    if controller == 2 { memory.detail = ViewPath() } else { memory.list = ViewPath() }
    if flaws.contains(.emptiesBoth) {
      memory.detail = ViewPath()
      memory.list = ViewPath()
    }
    leaveEmptyDetail(&memory)
    guard !wentFrom.isEmpty || flaws.contains(.callsBackAtRoot) else { return }
    if isAnimated, !flaws.contains(.callsBackEarly) { turn.later(0, of: .blank) } else { callBack(&turn) }
  }

  /// What was to be pushed under a tag is not pushed any more.
  func forgetEarly(_ tag: UInt8, _ memory: inout Memory) {
    let early = memory.early
    memory.early = ViewPath()
    for position in 0..<early.count where early[position] != Self.pushed(tag) {
      memory.early.append(early[position])
    }
  }

  func callBack(_ turn: inout AppTurn) {
    let times: UInt8 = flaws.contains(.callsBackTwice) ? 2 : 1
    if flaws.contains(.actsBeforeCleanup) { turn.callBack(cleanups: 0, actions: times) }
    turn.callBack(cleanups: flaws.contains(.forgetsCleanup) ? 0 : times, actions: 0)
    if !flaws.contains(.actsBeforeCleanup) { turn.callBack(cleanups: 0, actions: times) }
  }

  /// A detail with nothing in it gives way to the list while collapsed.
  func leaveEmptyDetail(_ memory: inout Memory) {
    if flaws.contains(.leavesPlaceholder) { return }
    if memory.isPad, !hasDetail(memory) { memory.top = .sidebar }
  }

  /// A native link, or a button that goes home by the tag that its view finds.
  func follow(_ link: UInt8, on view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    let isPad = memory.isPad
    if link == 3 {
      let isPushed = view == Self.pushed(0) || view == Self.pushed(1)
      if isPushed, flaws.contains(.pushedViewsKnowNoTag) { return }
      if isPushed, flaws.contains(.pushedViewsFindDefault) { return turn.callBack(cleanups: 0) }
      return goHome(view == Self.pushed(1) ? 1 : 0, isAnimated: true, &memory, &turn)
    }
    let opened = Self.view(link == 2 ? 1 : link)
    if isPad, link < 2 {
      memory.detailRoot = opened
      memory.detail = ViewPath()
      memory.top = .detail
    } else {
      put(opened, on: isPad ? 2 : 1, &memory, &turn)
    }
  }

  /// The views are drawn, and what waited for the first time is pushed then.
  func rerender(isScene: Bool, _ memory: inout Memory, _ turn: inout AppTurn) {
    if isScene, flaws.contains(.tipIsViewState) { memory.hasTipped = false }
    let early = memory.early
    register(&memory)
    update(&memory, turn.environment)
    memory.early = ViewPath()
    for position in 0..<early.count { push(early[position] == Self.pushed(0) ? 0 : 1, &memory, &turn) }
  }

  /// The style's own update: the tip, once, upright; the published one takes it back at the next update.
  func update(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    guard style == .tip, memory.isPad else { return }
    if memory.hasTipped {
      if flaws.contains(.tipIsViewState) { memory.isTipping = false }
      return
    }
    let isSideways =
      flaws.contains(.tipsByDevice) ? memory.deviceIsLandscape : environment.isLandscapeScreen
    guard !isSideways, !environment.isCompact else { return }
    memory.hasTipped = true
    memory.isTipping = true
    memory.tips = min(3, memory.tips &+ 1)
  }

  func surround(from old: DeviceEnvironment, _ memory: inout Memory, _ turn: inout AppTurn) {
    let new = turn.environment
    if old.isLandscapeScreen != new.isLandscapeScreen, asksDevice {
      memory.deviceIsLandscape = new.isLandscapeScreen
    }
    if memory.isTipping, new.isLandscapeScreen || new.isCompact { memory.isTipping = false }
    if new.isCompact, !old.isCompact, hasDetail(memory), memory.top == .sidebar {
      // Whatever is bound, a collapse may put the detail in front; only a change brings the list back.
      memory.top = .detail
      if !flaws.contains(.collapsesToDetail) {
        memory.isReturning = true
        turn.onUpdate(1)
      }
    }
    if !new.isCompact { leaveEmptyDetail(&memory) }
    if memory.hasAppeared { update(&memory, new) }
  }
}
