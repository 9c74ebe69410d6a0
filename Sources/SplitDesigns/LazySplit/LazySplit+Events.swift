import SplitModel

extension LazySplit {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    let before = memory
    switch event {
    case .toggle: toggleMenu(&memory, turn.environment)
    case .choose(let section):
      let isSame = memory.section == section
      changeDisplay(to: section, &memory)
      if isSame, flaws.contains(.rechoosingPushes) { turn.push(Self.detail, on: &memory.fullPath) }
    case .open(let link, on: _): follow(link, &memory, &turn)
    case .back: if interface == .callsWithBack { goBack(&memory) }
    case .call(let call, let argument): run(call, argument, &memory, &turn)
    case .appeared: appear(&memory, &turn)
    case .rootAppeared(let stack): repair(stack, &memory)
    case .enteredBackground: leave(&memory)
    case .locked(let isInBackground):
      if isInBackground, flaws.contains(.trapsWhenLocked) { turn.hasTrapped = true }
      leave(&memory)
    case .enteredForeground: break
    case .environmentChanged(let old): surround(from: old, &memory, &turn)
    case .completion: if flaws.contains(.popsLate) { popLate(&memory, &turn) }
    case .updated: break
    case .writeVisibility(let split, let visibility): write(visibility, split, &memory)
    case .writeCompactColumn(let split, let column): write(column, split, &memory, turn.environment)
    case .writePath(let stack, let count): writePath(Int(count), stack, &memory)
    case .writeAppend(let stack, let view):
      if stack == 0 { turn.push(view, on: &memory.fullPath) } else { turn.push(view, on: &memory.detailPath) }
    case .columnsMoved, .viewBeginsToLeave, .viewStays, .writeSelection, .writeDismissal, .writeItem,
      .dismissSheet, .writePresented, .writeInspector:
      break
    }
    if turn.hasReachedLimit { memory = before }
  }

  func setMenu(open: Bool, _ memory: inout Memory) {
    let open = open && !flaws.contains(.neverOpens)
    memory.visibility = open ? .doubleColumn : .detailOnly
    memory.compactColumn = open ? .sidebar : .detail
  }

  func toggleMenu(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    let isOpen =
      flaws.contains(.toggleReadsVisibility) || !environment.isCompact
      ? memory.visibility == .doubleColumn
        || (!flaws.contains(.toggleReadsVisibility) && memory.visibility == .all)
      : memory.compactColumn == .sidebar
    setMenu(open: !isOpen, &memory)
    if !isOpen, flaws.contains(.reopensOnHome) { memory.section = Self.home }
  }

  func hideMenu(_ memory: inout Memory) {
    if flaws.contains(.guardsHiding), memory.visibility == .detailOnly || memory.compactColumn == .detail {
      return
    }
    setMenu(open: false, &memory)
  }

  func showMenu(_ memory: inout Memory) {
    // `75a0b51`, LazySplit.swift:118, and `7c42b04`, LSXViewModel.swift:38: what the platform decided is no double column.
    if flaws.contains(.guardsHiding), memory.visibility == .doubleColumn || memory.compactColumn == .sidebar {
      return
    }
    let isOpen = memory.visibility != .detailOnly || memory.compactColumn != .detail
    setMenu(open: !(isOpen && flaws.contains(.showingFlips)), &memory)
    if !flaws.contains(.menuDropsDetailRoot) {
      memory.fullPath.truncate(to: 0)
      memory.servicePath.truncate(to: 0)
    } else {
      memory.detailRoot = .blank
      memory.innerColumn = .sidebar
    }
  }

  /// The platform wrote one of the menu's bindings; without the flaw the other follows.
  func write(_ visibility: ColumnVisibility, _ split: UInt8, _ memory: inout Memory) {
    guard split == 0 else { return memory.innerVisibility = visibility }
    guard !flaws.contains(.refusesVisibility) else { return }
    memory.visibility = visibility
    if !flaws.contains(.letsBindingsDrift) {
      memory.compactColumn = visibility == .detailOnly ? .detail : .sidebar
    }
    if flaws.contains(.dismissalClearsDetail), visibility == .detailOnly { clearDetail(&memory) }
  }

  func write(_ column: Column, _ split: UInt8, _ memory: inout Memory, _ environment: DeviceEnvironment) {
    guard split == 0 else {
      // A write that was on its way when the split expanded speaks of a layout that is gone.
      if flaws.contains(.columnFollowsRootOnly) || environment.isCompact { memory.innerColumn = column }
      return
    }
    memory.compactColumn = column
    if !flaws.contains(.letsBindingsDrift) {
      memory.visibility = column == .sidebar ? .doubleColumn : .detailOnly
    }
  }

  func refreshCopy(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    memory.copiedCompact = flaws.contains(.cachesSizeClass) && environment.isCompact
  }

  /// `onChange(isLandscape)`, the only handler that the surroundings have.
  func surround(from old: DeviceEnvironment, _ memory: inout Memory, _ turn: inout AppTurn) {
    let new = turn.environment
    if flaws.contains(.barItemTraps), old.isCompact, !new.isCompact, memory.compactColumn == .sidebar {
      turn.hasTrapped = true
    }
    if flaws.contains(.resizeClearsPath), old.window != new.window { memory.detailPath.truncate(to: 0) }
    if flaws.contains(.expandingDropsDetail), old.isCompact, !new.isCompact { clearDetail(&memory) }
    if flaws.contains(.stopsListening), old.isCompact != new.isCompact || old.isLandscape != new.isLandscape {
      memory.listens = false
    }
    guard old.isLandscape != new.isLandscape else { return }
    refreshCopy(&memory, new)
    if memory.leftView != .blank {
      turn.push(memory.leftView, on: &memory.fullPath)
      memory.leftView = .blank
    }
    if !new.isLandscape, flaws.contains(.staysOpenInPortrait) { return }
    if hasSeparateCalls || !new.isCompact { hideMenu(&memory) }
  }

  func leave(_ memory: inout Memory) {
    if flaws.contains(.leavingGoesHome) { memory.section = Self.home }
    if flaws.contains(.leavingStopsListening) { memory.listens = false }
  }

  /// `onAppear` of 1.4 and 1.5, which makes up for the platform's own pops by one pop of the service each.
  func repair(_ stack: UInt8, _ memory: inout Memory) {
    if stack == 0, flaws.contains(.popsOnAppear), !memory.servicePath.isEmpty {
      memory.servicePath.removeLast()
      memory.fullPath = memory.servicePath
    }
    guard flaws.contains(.dropsDetailOnAppear) else { return }
    if memory.serviceDetailPath.isEmpty {
      clearDetail(&memory)
    } else {
      memory.serviceDetailPath.removeLast()
      memory.detailPath = memory.serviceDetailPath
    }
  }

  func appear(_ memory: inout Memory, _ turn: inout AppTurn) {
    // A view model that was there goes with all that it holds.
    if flaws.contains(.recreatesModel), memory.listens { memory = Memory() }
    memory.listens = true
    repair(0, &memory)
    refreshCopy(&memory, turn.environment)
    guard memory.pendingView != .blank else { return }
    let view = memory.pendingView
    memory.pendingView = .blank
    let location = memory.pendingLocation
    memory.pendingLocation = .standard
    request(view, location, &memory, &turn)
  }
}
