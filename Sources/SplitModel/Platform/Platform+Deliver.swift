extension Platform {
  func deliver(_ position: Int, _ state: inout PlatformState, _ body: BodyDescription) -> Response {
    if state.queue.wouldOvertake(position) { return .ignored(.outOfOrder) }
    guard let delivery = state.queue.remove(at: position) else { return .ignored(.nothingInFlight) }
    let container = delivery.container
    switch delivery.kind {
    case .visibility:
      return .tell(
        .writeVisibility(split: container, ColumnVisibility(rawValue: delivery.value) ?? .automatic))
    case .compactColumn:
      return .tell(.writeCompactColumn(split: container, Column(rawValue: delivery.value) ?? .sidebar))
    case .selection: return .tell(.writeSelection(split: container, nil))
    case .path: return .tell(.writePath(stack: container, count: delivery.value))
    case .append:
      // The flag of an older link that is on, or whose view is gone, is written to no effect.
      let (stack, level) = (container & 15, Int(container >> 4))
      if level > 0, body.stacks[Int(stack)].path.count != level - 1 { return .done }
      return .tell(.writeAppend(stack: stack, ShownView(rawValue: delivery.value)))
    case .presented: return .tell(.writeDismissal(stack: container))
    case .transition:
      state.splits[Int(container)].isMoving = false
      return .done
    case .orientation:
      var environment = state.environment
      environment.turn(toLandscape: delivery.value != 0)
      return ending(.surround(environment), &state, body)
    case .sizeClass:
      var environment = state.environment
      environment.isCompact = delivery.value != 0
      return ending(.surround(environment), &state, body)
    case .appearance: return .tell(.appeared)
    case .completion: return .tell(.completion(delivery.value))
    case .update: return .tell(.updated(delivery.value))
    case .rootAppearance: return .tell(.rootAppeared(stack: container))
    case .foreground: return .tell(.enteredForeground)
    case .item: return .tell(.writeItem(split: container, .blank))
    case .gesture:
      release(ActiveGesture(delivery), &state, body)
      return .done
    case .stay: return .tell(.viewStays(stack: container))
    }
  }

  /// Which columns of a split are on screen.
  func columnsOnScreen(of split: Int, _ state: PlatformState) -> ColumnsOnScreen {
    guard state.environment.isCompact, assumptions.columnHandlers == .everyTime else { return .all }
    switch state.splits[split].topColumn {
    case .sidebar: return .sidebar
    case .content: return .content
    case .detail: return .detail
    }
  }

  /// Whether a view is anywhere: on a stack, on a path that still has it, as a root, or in a column.
  func holds(_ view: ShownView, _ state: PlatformState, _ body: BodyDescription) -> Bool {
    for index in 0..<Slots<StackBody>.capacity where body.stacks[index].isPresent {
      if body.stacks[index].root == view { return true }
      if state.stacks[index].entries.contains(view) || body.stacks[index].path.contains(view) { return true }
    }
    for index in 0..<Slots<SplitBody>.capacity where body.splits[index].isPresent {
      if body.splits[index].detailView == view || body.splits[index].sidebarView == view { return true }
      if body.splits[index].contentView == view { return true }
    }
    return body.sheet == view || body.otherSheet == view
  }

  /// The surroundings as they are once all news of them has arrived.
  func settledEnvironment(_ state: PlatformState) -> DeviceEnvironment {
    var environment = state.environment
    var position = 0
    while let delivery = state.queue[position] {
      if delivery.kind == .orientation { environment.turn(toLandscape: delivery.value != 0) }
      if delivery.kind == .sizeClass { environment.isCompact = delivery.value != 0 }
      position += 1
    }
    return environment
  }

  /// Applies the visibility that waited for a column to stop; false when none did.
  @discardableResult func finishTransitions(_ state: inout PlatformState, _ body: BodyDescription) -> Bool {
    guard state.splits[0].isDeferred || state.splits[1].isDeferred else { return false }
    return applyDeferred(&state, body)
  }

  func applyDeferred(_ state: inout PlatformState, _ body: BodyDescription) -> Bool {
    var hasApplied = false
    for split in 0..<Slots<SplitBody>.capacity
    where state.splits[split].isDeferred && !state.splits[split].isMoving {
      state.splits[split].isDeferred = false
      hasApplied = true
      if !state.environment.isCompact, body.splits[split].isPresent {
        applyVisibility(split, &state, body.splits[split])
      }
    }
    return hasApplied
  }

  /// Makes of what the platform saw last what it sees of its own write: the body as it is if the app takes it.
  func expect(_ body: inout BodyDescription, after event: AppEvent) {
    switch event {
    case .writeVisibility(let split, let visibility): body.splits[Int(split)].visibility = visibility
    case .writeCompactColumn(let split, let column): body.splits[Int(split)].compactColumn = column
    case .writePath(let stack, let count):
      // A link whose flag is written is left like one whose flag the app clears: what hangs on it goes.
      if body.stacks[Int(stack)].hasLegacyLinks { return }
      body.stacks[Int(stack)].path.truncate(to: Int(count))
    case .writeAppend(let stack, let view):
      if body.stacks[Int(stack)].hasLegacyLinks { return }
      if !body.stacks[Int(stack)].path.isFull { body.stacks[Int(stack)].path.append(view) }
    case .writeDismissal(let stack): body.stacks[Int(stack)].presented = nil
    case .writeItem(let split, let view): body.splits[Int(split)].item = view
    default: break
    }
  }

  /// Sends what an app started on its way, on an immediate platform too.
  func begin(_ turn: AppTurn, _ state: inout PlatformState) {
    let first = turn.updates & 1 != 0 ? Delivery.Kind.update : .completion
    state.queue.send(Delivery(first, container: turn.workViews.0.rawValue, value: turn.work.0))
    if turn.workCount > 1 {
      let second = turn.updates & 2 != 0 ? Delivery.Kind.update : .completion
      state.queue.send(Delivery(second, container: turn.workViews.1.rawValue, value: turn.work.1))
    }
  }
}
