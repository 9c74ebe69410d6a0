import SplitModel
import SplitNavigator

extension SplitNavigatorDesign {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    let before = memory
    switch event {
    case .toggle: toggle(&memory, &turn)
    case .choose(let section): handle(.choose(section), &memory, &turn)
    case .open(let link, on: _): follow(link, &memory, &turn)
    case .call(let call, let argument): run(call, argument, &memory, &turn)
    case .environmentChanged(let old): handle(.surroundingsChanged(from: old.surroundings), &memory, &turn)
    case .completion(let number): complete(WorkClaim(UInt32(number)), &memory, &turn)
    case .writeVisibility(0, let visibility):
      handle(
        .sidebarReported(isShown: visibility == .automatic ? nil : visibility != .detailOnly), &memory, &turn)
    case .writeCompactColumn(1, _) where flaws.contains(.staysBeside): break
    case .writeCompactColumn(let split, let column):
      let isLeading = column == .sidebar
      handle(
        split == 0 ? .columnReported(isSidebar: isLeading) : .innerColumnReported(isSection: isLeading),
        &memory, &turn)
    case .writeSelection(split: _, let section): handle(.selectionReported(section), &memory, &turn)
    case .writePath(let stack, let count): shortenPath(stack, kept: Int(count), &memory, &turn)
    case .writeAppend(let stack, let view): report(stack, &memory, &turn) { $0.add(view) }
    case .writeInspector(let isPresented): handle(.inspectorReported(isShown: isPresented), &memory, &turn)
    case .appeared: handle(.appeared, &memory, &turn)
    case .dismissSheet: handle(.dismiss, &memory, &turn)
    case .writePresented(let view): handle(.dismissalReported(view), &memory, &turn)
    // The inner split has no toggle of its own, so nobody can have hidden its column: what is written of its visibility
    // is the platform's, and is said again.
    default: break
    }
    if turn.hasReachedLimit { memory = before }
  }

  func handle(_ event: Model.Event, _ memory: inout Memory, _ turn: inout AppTurn) {
    let isUnguarded = flaws.contains(.guardsToggle) && event != .toggleSidebar
    // A constant for one or the other would count the references of the settings' closures.
    let reasons =
      isUnguarded
      ? memory.tell(event, unguarded, in: turn.environment.surroundings)
      : memory.tell(event, settings, in: turn.environment.surroundings)
    if reasons.contains(.isFull) { turn.hasReachedLimit = true }
    if reasons.contains(.refusedByGuard), event == .toggleSidebar || event == .showSidebar {
      turn.hasRefused = true
    }
    runHooks(event, reasons, &turn)
  }

  func runHooks(_ event: Model.Event, _ reasons: NavigatorReasons, _ turn: inout AppTurn) {
    if reasons.contains(.sidebarClosed) { turn.sidebarClosings &+= 1 }
    if reasons.contains(.sidebarOpened) {
      turn.sidebarOpenings &+= flaws.contains(.hooksToggle) && event != .toggleSidebar ? 0 : 1
    }
    if flaws.contains(.hooksTwice), case .sidebarReported(isShown: true) = event {
      turn.sidebarOpenings &+= 1
    }
  }

  func toggle(_ memory: inout Memory, _ turn: inout AppTurn) {
    let isForbidden = !memory.navigator.isSidebarAllowed(settings, in: turn.environment.surroundings)
    let goesBack = isForbidden && flaws.contains(.goesBackInstead)
    handle(goesBack ? .pop : .toggleSidebar, &memory, &turn)
  }

  var unguarded: Model.Settings {
    var settings = settings
    settings.mayOpenSidebar = nil
    return settings
  }

  func shortenPath(_ stack: UInt8, kept: Int, _ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.popsAtEachReport) {
      let navigator = memory.navigator
      let count = stack == 0 ? navigator.cover.count : navigator.trail.count &- navigator.rootCount(settings)
      for _ in 0..<max(1, count &- kept) { handle(.pop, &memory, &turn) }
    } else {
      report(stack, &memory, &turn) {
        $0.keep(kept)
        return true
      }
    }
  }

  /// The platform writes over what the body says now: it has seen that, or is about to.
  func report(
    _ stack: UInt8, _ memory: inout Memory, _ turn: inout AppTurn, _ change: (inout ViewPath) -> Bool
  ) {
    guard let shown = stack == 0 ? memory.navigator.coverPath : memory.navigator.path(settings) else {
      return
    }
    var path = shown.views
    guard change(&path), shown.below + path.count <= ViewPath.capacity else {
      turn.hasReachedLimit = true
      return
    }
    handle(.pathReported(path, over: shown), &memory, &turn)
  }

  func follow(_ link: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch Link(rawValue: link) {
    case .open: handle(flaws.contains(.opensOnTop) ? .push(Self.detail) : .open(Self.detail), &memory, &turn)
    case .cover: handle(.cover(Self.detail), &memory, &turn)
    case .push: handle(.push(Self.subdetail), &memory, &turn)
    case .coverOver: handle(.cover(Self.subdetail), &memory, &turn)
    case .compose: handle(.present(Self.compose), &memory, &turn)
    case .delete: handle(.present(Self.dialog), &memory, &turn)
    case .send:
      turn.saves = 1
      handle(.dismiss, &memory, &turn)
    case .confirm:
      turn.saves = 1
      turn.hasDeleted = true
      handle(flaws.contains(.deletesFront) ? .pop : .remove(Self.detail), &memory, &turn)
      if flaws.contains(.deletesFront) { handle(.dismiss, &memory, &turn) }
    case .cancel, nil: handle(.dismiss, &memory, &turn)
    }
  }

  func run(_ call: UInt8, _ argument: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    let view = argument == 0 ? Self.detail : Self.subdetail
    switch self.call(call) {
    case .go:
      let trail = ViewPath(repeating: Self.detail, count: argument < 3 ? 0 : 1)
      handle(.go(to: SidebarSection(argument < 3 ? argument : argument &- 3), trail: trail), &memory, &turn)
    case .cover: handle(.cover(view), &memory, &turn)
    case .push: handle(.push(view), &memory, &turn)
    case .showMenu: showMenu(&memory, &turn)
    case .popToRoot:
      handle(.popToRoot, &memory, &turn)
      if flaws.contains(.goesPastRoot) { handle(.pop, &memory, &turn) }
    case .focus where flaws.contains(.focusesNothing), .restyle where flaws.contains(.restylesNothing): break
    case .focus: handle(.focus(memory.navigator.isSectionShown), &memory, &turn)
    case .restyle:
      let isBalanced = memory.navigator.splitStyle == .balanced
      handle(.restyle(isBalanced ? .prominentDetail : .balanced), &memory, &turn)
    case .work: startWork(&memory, &turn)
    case .pushOn: handle(.pushOn(SidebarSection(argument), Self.detail), &memory, &turn)
    case .popToRootOf: handle(.popToRootOf(SidebarSection(argument)), &memory, &turn)
    case .popTo: handle(.popTo(view), &memory, &turn)
    case .signOut, nil: signOut(&memory, &turn)
    }
  }

  /// Work is done: its view goes, if that is still there.
  func complete(_ claim: WorkClaim, _ memory: inout Memory, _ turn: inout AppTurn) {
    var claims = memory.navigator.claims
    if let place = claims.end(claim) {
      turn.completedToLeave = place.section == nil || place.section == memory.navigator.section
    }
    if flaws.contains(.popsWhenDone), turn.completedToLeave {
      handle(.pop, &memory, &turn)
    } else if !flaws.contains(.ignoresDone) {
      handle(.complete(claim), &memory, &turn)
    }
  }

  func showMenu(_ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.showsBeneath) {
      if !memory.navigator.isSidebarOpen(in: turn.environment.surroundings) {
        handle(.toggleSidebar, &memory, &turn)
      }
    } else {
      handle(.showSidebar, &memory, &turn)
    }
  }

  func signOut(_ memory: inout Memory, _ turn: inout AppTurn) {
    turn.hasDeleted = true
    if flaws.contains(.staysAfterSession) {
      handle(.dismiss, &memory, &turn)
    } else if flaws.contains(.keepsTrails) {
      handle(.choose(Self.mail), &memory, &turn)
    } else {
      let section = memory.navigator.section
      handle(.signOut, &memory, &turn)
      if flaws.contains(.keepsSection), let section { handle(.choose(section), &memory, &turn) }
    }
  }

  /// The view in front starts work and goes when it is done; no more than fits is under way.
  func startWork(_ memory: inout Memory, _ turn: inout AppTurn) {
    guard let front = memory.navigator.front(settings) else { return }
    let view = memory.navigator.views(of: front.section)[front.level]
    guard let claim = memory.navigator.claimFront(settings) else {
      turn.hasReachedLimit = true
      return
    }
    turn.later(UInt8(truncatingIfNeeded: claim.number), of: view)
  }
}
