extension Platform {
  /// The most deliveries that one action may send; with less room left the action is refused.
  static let mostDeliveries = 6

  func respond(
    to action: SplitAction, _ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription
  ) -> Response {
    if case .deliver(let number) = action { return deliver(Int(number) - 1, &state, body) }
    guard state.queue.count + Self.mostDeliveries > DeliveryQueue.capacity else {
      return answer(to: action, &state, screen, body)
    }
    var trial = state
    if case .ignored(let reason) = answer(to: action, &trial, screen, body) { return .ignored(reason) }
    return .ignored(.limit)
  }

  private func answer(
    to action: SplitAction, _ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription
  ) -> Response {
    if !state.queue.isEmpty {
      if isUntouched(by: action, state) {
        return .ignored(state.queue.contains(.appearance, container: 0) ? .notAppeared : .inBackground)
      }
      if isBlockedByGesture(action, by: state.queue) { return .ignored(.gestureOpen) }
    }
    switch action {
    case .toggle: return screen.hasAppToggle ? .tell(.toggle) : flipSidebar(action, &state, body)
    case .choose(let section): return choose(section, &state, body)
    case .open(let link):
      return screen.pane(offering: link).map { .tell(.open(link, on: $0.view)) } ?? .ignored(.notOnScreen)
    case .back: return goBack(levels: 1, &state, screen, body)
    case .longPressBack(let levels): return goBack(levels: Int(levels), &state, screen, body)
    case .swipeBack: return pop(levelsOfSwipe(screen.last, state), screen.last, &state, body)
    case .swipeBackCancel: return beginAndCancel(.swipeBack, &state, screen, body)
    case .dragCancel: return beginAndCancel(.drag, &state, screen, body)
    case .edgeSwipeCancel: return beginAndCancel(.edgeSwipe, &state, screen, body)
    case .begin(let gesture): return begin(gesture, &state, screen, body)
    case .commit: return commit(&state, screen, body)
    case .cancel:
      release(&state, body)
      return .done
    case .pressToggle, .edgeSwipe, .drag, .tapOutside: return flipSidebar(action, &state, body)
    case .escape:
      return screen.canTapOutside ? flipSidebar(action, &state, body) : pop(1, screen.last, &state, body)
    case .rotate: return ending(rotate(&state), &state, body)
    case .resize(let window): return ending(resize(to: window, state), &state, body)
    case .call(let call, let argument): return .tell(.call(call, argument: argument))
    case .deliver: return .ignored(.nothingInFlight)
    case .background: return ending(leave(isLocking: false, &state), &state, body)
    case .lock: return ending(leave(isLocking: true, &state), &state, body)
    case .reappear: return .tell(.appeared)
    case .dismissSheet: return dismissSheet(state, screen)
    case .dismissSheetCancel: return beginAndCancel(.dismissSheet, &state, screen, body)
    case .pressInspector: return .tell(.writeInspector(isPresented: !screen.presentation.showsInspector))
    case .relaunch: return .relaunch
    case .elsewhere, .openWindow, .closeWindow: return .ignored(.oneWindow)
    }
  }

  /// Shows or hides the outermost sidebar for a person, and writes the visibility after it has moved.
  func flipSidebar(_ action: SplitAction, _ state: inout PlatformState, _ body: BodyDescription) -> Response {
    if body.splits[0].hasContent { return moveColumns(action, &state, body) }
    let isShown = state.splits[0].isSidebarShown
    state.splits[0].shown = isShown ? 0 : 1
    writeByHand(isShown ? .detailOnly : revealed, &state, body.splits[0])
    beginTransition(0, &state)
    return .done
  }

  var revealed: ColumnVisibility { assumptions.revealWrites == .all ? .all : .doubleColumn }

  private func choose(
    _ section: SidebarSection, _ state: inout PlatformState, _ body: BodyDescription
  ) -> Response {
    guard body.splits[0].rows != .buttons else { return .tell(.choose(section)) }
    state.queue.removeAll(.selection, container: 0)
    if body.splits[0].rows == .links {
      state.splits[0].activated = section.index + 1
      state.splits[0].highlighted = section.index + 1
    }
    if state.environment.isCompact, followsSelection(0) {
      show(Column.sidebar.next(in: body.splits[0]), of: 0, &state, body.splits[0])
    }
    return .tell(.writeSelection(split: 0, section))
  }

  /// Puts a column of a collapsed split on top, and writes the compact column where it says another.
  func show(_ column: Column, of split: Int, _ state: inout PlatformState, _ body: SplitBody) {
    state.splits[split].isLost = false
    state.splits[split].bringToTop(column)
    state.splits[split].isChosenByCollapse = false
    state.queue.removeAll(.compactColumn, container: UInt8(split))
    if let bound = body.writableColumn, bound != column {
      state.queue.send(Delivery(.compactColumn, container: UInt8(split), value: column.rawValue))
    }
  }

  /// Pushes the view of a tapped link; of one with a value the path is written later.
  ///
  /// A link in the column before the stack replaces what is on it, and collapsed shows the later column.
  func pushLink(
    _ promise: LinkPromise, from pane: Pane, _ state: inout PlatformState, _ body: BodyDescription
  ) -> Response {
    if promise.push == .select {
      return promise.view.section.map { choose($0, &state, body) } ?? chooseItem(promise.view, &state, body)
    }
    if promise.push == .column { return fillNextColumn(promise.view, from: pane, &state, body) }
    let isCovering = promise.target == .fullScreen
    guard let stack = isCovering ? stackAroundAll : stack(takingPushesFrom: pane.identity.container, body)
    else {
      // The link is there to be tapped, and nothing takes what it pushes.
      return .done
    }
    if pane.identity.container >= 16, !isCovering {
      empty(stack, &state, body)
      let split = pane.identity.container >= Self.contentContainer ? 0 : Int(pane.identity.container - 16) / 2
      if state.environment.isCompact { show(.detail, of: split, &state, body.splits[split]) }
    }
    let isValue = promise.push == .value
    guard state.stacks[stack].push(promise.view, as: isValue ? .value : .viewLink) else {
      return .ignored(.limit)
    }
    if state.stacks[stack].entries.count == 1, !body.stacks[stack].isPresented {
      state.stacks[stack].ownerSection = body.splits[0].selection.map { $0.index + 1 } ?? 0
    }
    if isValue { state.queue.send(Delivery(.append, container: UInt8(stack), value: promise.view.rawValue)) }
    return .done
  }

  /// Takes everything off a stack; what the app has bound is written later.
  func empty(_ stack: Int, _ state: inout PlatformState, _ body: BodyDescription) {
    for kind in [Delivery.Kind.append, .path, .presented] {
      state.queue.removeAll(kind, container: UInt8(stack))
    }
    state.stacks[stack].truncate(to: 0)
    if !body.stacks[stack].path.isEmpty {
      state.queue.send(Delivery(.path, container: UInt8(stack), value: 0))
    }
    if body.stacks[stack].presented != nil { state.queue.send(Delivery(.presented, container: UInt8(stack))) }
  }

  private var stackAroundAll: Int? {
    switch tree.root {
    case .stack0: 0
    case .stack1: 1
    default: nil
    }
  }

  /// The stack on which a link's view is put: the one the link stands in, or the one in the column after it.
  private func stack(takingPushesFrom container: UInt8, _ body: BodyDescription) -> Int? {
    if container < 16 { return Int(container) - 1 }
    if container >= Self.contentContainer {
      return stack(inDetailOf: Int(container - Self.contentContainer), body)
    }
    return stack(inDetailOf: (Int(container) - 16) / 2, body)
  }

  private func goBack(
    levels: Int, _ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription
  ) -> Response {
    guard let pane = screen.paneWithBack else { return .ignored(.nothingBelow) }
    return pane.back == .app ? .tell(.back(on: pane.view)) : pop(levels, pane, &state, body)
  }

  /// Removes views from a pane's stack, or goes back to the earlier column once it is at its root; writes the
  /// path, unless that was done when the gesture began.
  func pop(
    _ levels: Int, _ pane: Pane, _ state: inout PlatformState, _ body: BodyDescription,
    isWritten: Bool = false
  ) -> Response {
    var columns = levels > Int(pane.depth) || pane.depth == 0
    if pane.depth > 0 {
      let stack = Int(pane.identity.container) - 1
      let held = state.stacks[stack]
      let lowest = body.stacks[stack].isImplicit ? 1 : 0
      let left = max(lowest, held.entries.count - levels)
      let skips = pane.goesBackToColumn && left < Int(state.splits[Int(pane.backSplit)].skips)
      let remaining = skips ? lowest : left
      columns = columns || skips
      let hadPresented = held.kind(at: held.entries.count - 1) == .presented
      let values = held.valueCount
      state.stacks[stack].truncate(to: remaining)
      let valuesLeft = state.stacks[stack].valueCount
      if valuesLeft < values, !isWritten, !quirks.contains(.losesPopWrites) {
        state.queue.send(Delivery(.path, container: UInt8(stack), value: UInt8(valuesLeft)))
        if quirks.contains(.repeatsPopWrites) {
          state.queue.send(Delivery(.path, container: UInt8(stack), value: UInt8(valuesLeft)))
        }
      }
      if remaining == 0, !columns, pane.goesBackToColumn, quirks.contains(.popWritesColumn) {
        writeColumn(.sidebar, of: Int(pane.backSplit), &state, body)
      }
      if hadPresented { state.queue.send(Delivery(.presented, container: UInt8(stack))) }
      if remaining == 0, !columns, body.stacks[stack].reportsRoot {
        state.queue.send(Delivery(.rootAppearance, container: UInt8(stack)))
      }
    }
    return columns ? leaveColumn(of: Int(pane.backSplit), &state, body) : .done
  }

  /// Writes the compact column without moving anything.
  func writeColumn(_ column: Column, of split: Int, _ state: inout PlatformState, _ body: BodyDescription) {
    state.queue.removeAll(.compactColumn, container: UInt8(split))
    guard let bound = body.splits[split].writableColumn, bound != column else { return }
    state.queue.send(Delivery(.compactColumn, container: UInt8(split), value: column.rawValue))
  }

  private func leaveColumn(of split: Int, _ state: inout PlatformState, _ body: BodyDescription) -> Response {
    state.splits[split].skips = 0
    let leavesDetail = body.splits[split].hasContent && state.splits[split].topColumn == .detail
    let isChosen =
      leavesDetail
      ? body.splits[split].item != .blank
      : body.splits[split].rows != .buttons && body.splits[split].selection != nil
    let isCleared = isChosen && assumptions.backClearsSelection == .atCommit
    let clearing = Delivery(leavesDetail ? .item : .selection, container: UInt8(split))
    if isCleared, assumptions.backWritesFirst == .selection { state.queue.send(clearing) }
    show(leavesDetail ? .content : .sidebar, of: split, &state, body.splits[split])
    if isCleared, assumptions.backWritesFirst == .column { state.queue.send(clearing) }
    if !leavesDetail { state.splits[split].highlighted = 0 }
    guard isChosen, assumptions.backClearsSelection == .atStart else { return .done }
    return .tell(
      leavesDetail ? .writeItem(split: UInt8(split), .blank) : .writeSelection(split: UInt8(split), nil))
  }

  /// Turns the device; on a large phone orientation and size class arrive one after the other.
  private func rotate(_ state: inout PlatformState) -> Response {
    if let reason = refusal(ofGeometry: .rotate, state.environment) { return .ignored(reason) }
    let rule = Device.all[Int(state.environment.device)].sizeClassRule
    var target = state.environment
    var isLandscape = target.isLandscapeScreen
    var position = 0
    while let delivery = state.queue[position] {
      if delivery.kind == .orientation { isLandscape = delivery.value != 0 }
      position += 1
    }
    target.turn(toLandscape: !isLandscape)
    target.refreshSizeClass(regularFrom: assumptions.regularFrom.points)
    if quirks.contains(.abortedRotationLosesSidebar), isLandscape != state.environment.isLandscapeScreen {
      state.splits[0].isLost = true
    }
    guard rule == .largePhone, !isImmediate else { return .surround(target) }
    if assumptions.rotationOrder == .orientationFirst {
      state.queue.send(Delivery(.orientation, value: isLandscape ? 0 : 1))
    }
    state.queue.send(Delivery(.sizeClass, value: target.isCompact ? 1 : 0))
    if assumptions.rotationOrder == .sizeClassFirst {
      state.queue.send(Delivery(.orientation, value: isLandscape ? 0 : 1))
    }
    return .done
  }

  private func resize(to window: WindowSize, _ state: PlatformState) -> Response {
    if let reason = refusal(ofGeometry: .resize(window), state.environment) { return .ignored(reason) }
    var target = state.environment
    target.setWindow(window)
    target.refreshSizeClass(regularFrom: assumptions.regularFrom.points)
    return .surround(target)
  }

  func refusal(ofGeometry action: SplitAction, _ environment: DeviceEnvironment) -> IgnoreReason? {
    switch action {
    case .rotate: return Device.all[Int(environment.device)].turns ? nil : .notOnThisDevice
    case .resize(let window):
      let device = Int(environment.device)
      guard Device.all[device].multitasking != nil || Device.all[device].folded != nil,
        environment.width(of: window) != nil
      else { return .notOnThisDevice }
      return environment.window == window ? .alreadySo : nil
    default: return nil
    }
  }
}
