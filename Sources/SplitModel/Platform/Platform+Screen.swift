extension Platform {
  /// Derives what is on screen, apart from what each view offers.
  @usableFromInline
  func screen(
    _ state: PlatformState, _ body: BodyDescription, _ beliefs: Beliefs, _ policies: Policies
  ) -> Screen {
    var screen = Screen(state.environment, policies: policies)
    screen.beliefs = beliefs
    var site = Site()
    show(tree.root, in: &screen, state, body, &site)
    let split = body.splits[0]
    screen.rowCount = split.rowCount
    screen.hasListRows = split.rows == .list
    for index in 0..<Slots<SplitBody>.capacity where body.splits[index].isPresent {
      screen.place.selections[index] = body.splits[index].selection.map { $0.index + 1 } ?? 0
    }
    for index in 0..<Slots<StackBody>.capacity where body.stacks[index].isPresent {
      screen.place.roots[index] = tree.stackRoots[index] == .view ? body.stacks[index].root : .menu
      screen.place.entries[index] = state.stacks[index].entries
    }
    screen.hasWritesInFlight = state.queue.holdsWrites
    if screen.splits[0].isUncovered { offerGestures(&screen, state, split) }
    return screen
  }

  /// Where in the tree a view stands, as far as it matters for what it can do.
  struct Site {
    var column = Pane.PaneColumn.detail
    var isDimmed = false
    var backSplit: Int?
    var isNested = false
    var coversEdge = false
  }

  private func show(
    _ content: ContainerTree.Content, in screen: inout Screen, _ state: PlatformState,
    _ body: BodyDescription,
    _ site: inout Site
  ) {
    switch content {
    case .view: return
    case .stack0: showStack(0, in: &screen, state, body, &site)
    case .stack1: showStack(1, in: &screen, state, body, &site)
    case .split0: showSplit(0, in: &screen, state, body, &site)
    case .split1: showSplit(1, in: &screen, state, body, &site)
    }
  }

  private func showStack(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription, _ site: inout Site
  ) {
    let stack = body.stacks[index]
    let held = state.stacks[index]
    let root = tree.stackRoots[index]
    guard let top = held.entries.last else {
      if root == .view {
        screen.stacks[index] = facts(held, stack)
        append(stack.root, container: UInt8(index + 1), to: &screen, site)
      } else {
        show(root, in: &screen, state, body, &site)
      }
      return
    }
    screen.stacks[index] = facts(held, stack)
    var pane = Pane()
    let isOverAll = root != .view
    pane.column = isOverAll ? .fullScreen : site.column
    pane.isDimmed = site.isDimmed
    pane.depth = UInt8(held.entries.count)
    pane.pathOwner = held.ownerSection
    pane.identity = ViewIdentity(
      container: UInt8(index + 1), level: pane.depth, view: stack.unresolved.contains(top) ? .unresolved : top
    )
    pane.canGoBack = true
    pane.goesBackToColumn = site.backSplit != nil
    pane.backSplit = UInt8(site.backSplit ?? 0)
    pane.canSwipeBack = !(site.coversEdge && screen.isCollapsed) || quirks.contains(.edgeSwipeSlips)
    screen.append(pane)
  }

  private func facts(_ held: StackContainer, _ body: StackBody) -> StackFacts {
    var facts = StackFacts()
    facts.isUncovered = true
    facts.agreesWithPath = held.agrees(with: body.path)
    return facts
  }

  private func showSplit(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription, _ site: inout Site
  ) {
    let split = body.splits[index]
    let held = state.splits[index]
    var facts = SplitFacts()
    facts.isUncovered = true
    facts.visibility = split.visibility
    facts.isSidebarShown = held.isSidebarShown
    facts.compactColumn = split.compactColumn
    facts.topColumn = held.topColumn
    facts.isChosenByCollapse = held.isChosenByCollapse
    screen.splits[index] = facts
    site.coversEdge = site.coversEdge || split.coversEdge
    let leading: Pane.PaneColumn = site.isNested ? .content : .sidebar
    if screen.isCollapsed {
      if held.topColumn == .sidebar {
        site.column = leading
        append(split.sidebarView, container: UInt8(16 + index * 2), to: &screen, site)
        return
      }
      site.backSplit = index
    } else if held.isSidebarShown {
      var sidebar = site
      sidebar.column = leading
      append(split.sidebarView, container: UInt8(16 + index * 2), to: &screen, sidebar)
      if !SplitContainer.tiles(split, state.environment) {
        screen[Int(screen.paneCount) - 1].placement = .over
        site.isDimmed = true
      }
    }
    site.column = .detail
    site.isNested = true
    let content = tree.details[index]
    if content == .view || (content == .split1 && !body.splits[1].isPresent) {
      append(split.detailView, container: UInt8(17 + index * 2), to: &screen, site)
    } else {
      show(content, in: &screen, state, body, &site)
    }
  }

  private func append(_ view: ShownView, container: UInt8, to screen: inout Screen, _ site: Site) {
    var pane = Pane()
    pane.column = site.column
    pane.isDimmed = site.isDimmed
    pane.identity = ViewIdentity(container: container, level: 0, view: view)
    if let split = site.backSplit {
      pane.canGoBack = true
      pane.goesBackToColumn = true
      pane.backSplit = UInt8(split)
      pane.canSwipeBack = !site.coversEdge || quirks.contains(.edgeSwipeSlips)
    }
    screen.append(pane)
  }

  /// Says how the outermost sidebar can be brought and sent away; an inner split yields to it.
  private func offerGestures(_ screen: inout Screen, _ state: PlatformState, _ body: SplitBody) {
    if screen.isCollapsed {
      screen.hasAppToggle =
        state.splits[0].topColumn == .sidebar ? body.hasCloseButton : body.hasAppToggle
      return
    }
    let isShown = state.splits[0].isSidebarShown
    let isOver = isShown && !SplitContainer.tiles(body, state.environment)
    let tiles = SplitContainer.tiles(body, state.environment)
    screen.hasAppToggle = body.hasAppToggle && !isOver
    screen.hasSystemToggle = body.hasSystemToggle && (tiles ? !(isShown && body.hidesSidebarBar) : !isShown)
    let canEdgeSwipe = !isShown && body.presentsWithGesture
    screen.canEdgeSwipe = canEdgeSwipe && (!body.coversEdge || quirks.contains(.edgeSwipeSlips))
    screen.isEdgeSwipeCovered = canEdgeSwipe && !screen.canEdgeSwipe
    screen.canDrag = isShown && body.presentsWithGesture
    screen.canTapOutside = isOver && !body.hidesSidebarBar
    screen.canPressToggle = body.hasSidebarCommands
  }
}

extension Screen {
  /// The pane that a tap on a link reaches: the last one that offers it and is not dimmed.
  @usableFromInline
  func pane(offering link: UInt8) -> Pane? {
    var position = Int(paneCount) - 1
    while position >= 0 {
      if self[position].links & 1 << UInt16(link) != 0, !self[position].isDimmed { return self[position] }
      position -= 1
    }
    return nil
  }

  /// The last pane with a back control that taps reach.
  var paneWithBack: Pane? {
    var position = Int(paneCount) - 1
    while position >= 0 {
      if self[position].back != .absent, !self[position].isDimmed { return self[position] }
      position -= 1
    }
    return nil
  }
}
