extension Platform {
  /// Reacts to the differences between what the platform saw last and what the body says now.
  ///
  /// Writing the same value is no difference, even where the screen disagrees: that is how a toggle goes dead.
  /// Returns the stacks, one bit each, whose emptied paths are to be written in the same turn.
  @discardableResult func reconcile(
    _ state: inout PlatformState, seen: BodyDescription, now: BodyDescription, _ effects: inout Effects
  ) -> UInt8 {
    if seen.otherSheet != .blank || now.otherSheet != .blank || state.presents != 0 {
      present(&state, seen: seen, now: now)
    }
    if seen.sheet != now.sheet || seen.otherSheet != now.otherSheet { state.queue.loseHeldSheet(now) }
    if quirks.contains(.walkLosesSidebar), state.environment.isCompact { loseSidebar(&state, seen, now) }
    guard now.stacks[0].reportsRoot || now.stacks[1].reportsRoot else {
      return reconcileContainers(&state, seen: seen, now: now, &effects)
    }
    let stacks = state.stacks
    let emptied = reconcileContainers(&state, seen: seen, now: now, &effects)
    noteRoots(stacks, &state, seen: seen, now: now)
    return emptied
  }

  @inline(__always) private func reconcileContainers(
    _ state: inout PlatformState, seen: BodyDescription, now: BodyDescription, _ effects: inout Effects
  ) -> UInt8 {
    // Written out, so that what is compared is read where it stands: most turns change next to nothing.
    var emptied: UInt8 = 0
    if seen.splits.first.differs(from: now.splits.first) {
      emptied = reconcileSplit(0, &state, seen, now, &effects)
    }
    if seen.splits.second.differs(from: now.splits.second) {
      emptied |= reconcileSplit(1, &state, seen, now, &effects)
    }
    if seen.stacks.first.differs(from: now.stacks.first) { reconcileStack(0, &state, seen, now, &effects) }
    if seen.stacks.second.differs(from: now.stacks.second) { reconcileStack(1, &state, seen, now, &effects) }
    state.queue.loseHeldView(state.stacks)
    return emptied
  }

  private func reconcileSplit(
    _ split: Int, _ state: inout PlatformState, _ seen: BodyDescription, _ now: BodyDescription,
    _ effects: inout Effects
  ) -> UInt8 {
    let old = seen.splits[split]
    let new = now.splits[split]
    guard new.isPresent else {
      if old.isPresent {
        state.splits[split] = SplitContainer()
        dropDeliveries(toSplit: split, &state)
      }
      return 0
    }
    guard old.isPresent, old.identity == new.identity else {
      if old.isPresent, seen.tab == now.tab { effects.rebuilt |= 1 << UInt8(split) }
      build(split, &state, now)
      if split == 0, old.isPresent { rebuildColumns(&state, now) }
      return 0
    }
    if old.visibility != new.visibility { showColumns(split, &state, new, &effects) }
    if old.compactColumn != new.compactColumn, let column = new.compactColumn {
      state.queue.removeAll(.compactColumn, container: UInt8(split))
      if column == .sidebar { effects.appAskedForSidebar = true }
      if state.environment.isCompact, !ignores(column, of: split, state, now),
        !state.splits[split].isLost || !quirks.contains(.walkLosesSidebar)
      {
        state.splits[split].bringToTop(column)
        state.splits[split].isChosenByCollapse = false
      }
    }
    if new.rows == .links, old.selection != new.selection { followLink(split, &state, new) }
    var emptied: UInt8 = 0
    if new.rows == .list, old.selection != new.selection {
      state.queue.removeAll(.selection, container: UInt8(split))
      if state.environment.isCompact, followsSelection(split),
        assumptions.shows(choiceWithoutRow: new.isSelectionWithoutRow)
      {
        show(new.selection == nil ? .sidebar : Column.sidebar.next(in: new), of: split, &state, new)
        if new.selection == nil { effects.appAskedForSidebar = true }
      }
      emptied = clearPath(behind: split, &state, seen, now)
    }
    if old.item != new.item {
      reconcileItem(split, &state, new)
      emptied |= clearPath(behind: split, &state, seen, now)
    }
    return emptied
  }

  private func build(_ split: Int, _ state: inout PlatformState, _ now: BodyDescription) {
    dropDeliveries(toSplit: split, &state)
    state.splits[split] = SplitContainer(
      now.splits[split], state.environment, hasPath: hasPath(inDetailOf: split, now), assumptions)
  }

  /// Another outer split builds all in its columns anew: what no binding holds is lost.
  private func rebuildColumns(_ state: inout PlatformState, _ now: BodyDescription) {
    if now.splits[1].isPresent { build(1, &state, now) }
    for stack in 0..<Slots<StackBody>.capacity where now.stacks[stack].isImplicit {
      state.stacks[stack] = StackContainer()
    }
  }

  /// A selection that the app wrote for links of the older kind: nothing happens while no row is on screen.
  private func followLink(_ split: Int, _ state: inout PlatformState, _ body: SplitBody) {
    state.queue.removeAll(.selection, container: UInt8(split))
    let isCompact = state.environment.isCompact
    guard isCompact ? state.splits[split].topColumn == .sidebar : state.splits[split].isSidebarShown else {
      if isCompact, body.selection == nil { show(.sidebar, of: split, &state, body) }
      return
    }
    activate(body, &state)
    if isCompact, body.selection != nil { show(Column.sidebar.next(in: body), of: split, &state, body) }
  }

  /// The app wrote the visibility: it waits while a column moves, and a collapsed split only remembers it.
  private func showColumns(
    _ split: Int, _ state: inout PlatformState, _ body: SplitBody, _ effects: inout Effects
  ) {
    state.queue.removeAll(.visibility, container: UInt8(split))
    state.splits[split].isChosenByHand = false
    let visibility = body.visibility ?? .automatic
    if visibility == .all || visibility == .doubleColumn { effects.appAskedForSidebar = true }
    guard !state.environment.isCompact else { return }
    guard !state.splits[split].isMoving || assumptions.writeInTransition == .interrupts else {
      if !quirks.contains(.dropsWritesInTransition) { state.splits[split].isDeferred = true }
      return
    }
    applyVisibility(split, &state, body)
  }

  func applyVisibility(_ split: Int, _ state: inout PlatformState, _ body: SplitBody) {
    guard !state.splits[split].isLost else { return }
    let before = state.splits[split].shown
    state.splits[split].layOut(body, state.environment, assumptions)
    if before != state.splits[split].shown { beginTransition(split, &state) }
  }

  func beginTransition(_ split: Int, _ state: inout PlatformState) {
    guard !isImmediate, !state.splits[split].isMoving,
      state.queue.send(Delivery(.transition, container: UInt8(split)))
    else { return }
    state.splits[split].isMoving = true
  }

  /// A changed selection empties the path of the stack in the later column, unless the app wrote that path too.
  ///
  /// - Source: macOS 15 release notes (128548564); when it happens is an assumption.
  private func clearPath(
    behind split: Int, _ state: inout PlatformState, _ seen: BodyDescription, _ now: BodyDescription
  ) -> UInt8 {
    guard let stack = stack(inDetailOf: split, now), seen.stacks[stack].path == now.stacks[stack].path,
      seen.stacks[stack].identity == now.stacks[stack].identity, clears(stack, state, now)
    else { return 0 }
    empty(stack, &state, now)
    return assumptions.selectionClearsPath == .sameTurn && !now.stacks[stack].path.isEmpty
      ? 1 << UInt8(stack) : 0
  }

  /// Whether a changed selection empties a stack: what the view of a link is the lowest on may stay.
  func clears(_ stack: Int, _ state: PlatformState, _ body: BodyDescription) -> Bool {
    if assumptions.selectionClearsPath == .never { return false }
    let isLink = state.stacks[stack].kind(at: 0) == .viewLink || body.stacks[stack].holdsLinks
    return !isLink || assumptions.selectionClearsLinks == .always
  }

  private func reconcileStack(
    _ stack: Int, _ state: inout PlatformState, _ seen: BodyDescription, _ now: BodyDescription,
    _ effects: inout Effects
  ) {
    let old = seen.stacks[stack]
    let new = now.stacks[stack]
    guard new.isPresent else {
      if old.isPresent {
        state.stacks[stack] = StackContainer()
        dropDeliveries(toStack: stack, &state, keepsPops: old.isPresented)
      }
      return
    }
    if new.hasLegacyLinks, old.isPresent { return followLinks(stack, &state, from: old.path, to: new.path) }
    // What stands in a sheet belongs to no section.
    let selection = new.isPresented ? nil : now.splits[0].selection
    let isSame = old.identity == new.identity
    if !isSame {
      state.stacks[stack] = StackContainer()
      state.queue.loseHeldView(state.stacks)
    }
    if !old.isPresent || old.path != new.path || !isSame {
      let isLost = isSame && quirks.contains(.dropsCollidingWrites) && isWriting(toStack: stack, state)
      dropDeliveries(toStack: stack, &state)
      if isLost { return }
      if old.isPresent, isSame, old.root != new.root, assumptions.rootChangeDropsPath == .always {
        effects.hasDroppedPush = effects.hasDroppedPush || !new.path.isEmpty
        return empty(stack, &state, now)
      }
      // The platform has reported that the held view is gone, or is about to: what the app writes then stands.
      if writesAtStart { state.queue.loseHeldView(on: stack, state.stacks[stack]) }
      let owner = state.stacks[stack].ownerSection
      state.stacks[stack].take(new.path, presented: new.presented)
      let isOthers = owner == 0 || old.path.isEmpty || seen.splits[0].selection != selection
      let chosen = selection.map { $0.index + 1 } ?? 0
      state.stacks[stack].ownerSection = new.path.isEmpty ? 0 : isOthers ? chosen : owner
    } else if old.root != new.root, state.queue.contains(.append, container: UInt8(stack)) {
      // A push that is still on its way belonged to a root that is gone.
      state.queue.removeAll(.append, container: UInt8(stack))
      state.stacks[stack].take(new.path, presented: new.presented)
    } else if old.presented != new.presented {
      state.queue.removeAll(.presented, container: UInt8(stack))
      let owner = state.stacks[stack].ownerSection
      state.stacks[stack].take(state.stacks[stack].values, presented: new.presented)
      let isEmpty = state.stacks[stack].entries.isEmpty
      state.stacks[stack].ownerSection =
        isEmpty ? 0 : owner == 0 ? selection.map { $0.index + 1 } ?? 0 : owner
    }
  }

  private func dropDeliveries(toSplit split: Int, _ state: inout PlatformState) {
    for kind in [Delivery.Kind.visibility, .compactColumn, .selection, .transition, .item] {
      state.queue.removeAll(kind, container: UInt8(split))
    }
  }

  private func isWriting(toStack stack: Int, _ state: PlatformState) -> Bool {
    state.queue.contains(.path, container: UInt8(stack))
      || state.queue.contains(.append, container: UInt8(stack))
  }

  /// What was taken off a stack in a sheet is written also where that is dismissed meanwhile.
  private func dropDeliveries(
    toStack stack: Int, _ state: inout PlatformState, keepsPops: Bool = false
  ) {
    if !keepsPops { state.queue.removeAll(.path, container: UInt8(stack)) }
    for kind in [Delivery.Kind.append, .presented] { state.queue.removeAll(kind, container: UInt8(stack)) }
  }
}

extension BodyDescription {
  /// Whether there is anything that the platform reacts to.
  func differs(from new: BodyDescription) -> Bool {
    splits.first.differs(from: new.splits.first) || splits.second.differs(from: new.splits.second)
      || stacks.first.differs(from: new.stacks.first) || stacks.second.differs(from: new.stacks.second)
      || otherSheet != new.otherSheet || sheet != new.sheet
  }
}

extension SplitBody {
  @inline(__always) func differs(from new: SplitBody) -> Bool {
    guard isPresent, new.isPresent else { return isPresent != new.isPresent }
    return identity != new.identity || visibility != new.visibility || compactColumn != new.compactColumn
      || selection != new.selection || style != new.style || item != new.item
  }
}

extension StackBody {
  @inline(__always) func differs(from new: StackBody) -> Bool {
    guard isPresent, new.isPresent else { return isPresent != new.isPresent }
    return path != new.path || root != new.root || presented != new.presented || identity != new.identity
  }
}
