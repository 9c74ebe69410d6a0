extension Platform {
  /// Derives what is on screen, apart from what each view offers, in the place of `blank`, an empty screen.
  ///
  /// It reads the body and the containers field by field, because a copy of either costs more than what is
  /// read of it.
  @usableFromInline
  func draw(
    _ screen: inout Screen, from blank: Screen, _ state: PlatformState, _ body: BodyDescription,
    _ beliefs: Beliefs
  ) {
    screen = blank
    screen.environment = state.environment
    screen.beliefs = beliefs
    var site = Site()
    show(tree.root, in: &screen, state, body, &site)
    screen.rowCount = body.splits[0].rowCount
    screen.hasListRows = body.splits[0].rows == .list
    notePlace(0, in: &screen, state, body)
    notePlace(1, in: &screen, state, body)
    screen.hasWritesInFlight = state.queue.holdsWrites
    if screen.splits[0].isUncovered { offerGestures(&screen, state, body) }
  }

  @inline(__always)
  private func notePlace(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription
  ) {
    if body.splits[index].isPresent {
      screen.place.selections[index] = body.splits[index].selection.map { $0.index &+ 1 } ?? 0
    }
    guard body.stacks[index].isPresent else { return }
    screen.place.roots[index] = tree.stackRoots[index] == .view ? body.stacks[index].root : .menu
    screen.place.entries[index] = state.stacks[index].entries
  }

  /// Where in the tree a view stands, as far as it matters for what it can do.
  struct Site {
    var column = Pane.PaneColumn.detail
    var isDimmed = false
    var goesBackToColumn = false
    var backSplit: UInt8 = 0
    var isNested = false
    var coversEdge = false
  }

  /// Both containers of a kind are written out, so that each is compiled for its own slot.
  private func show(
    _ content: ContainerTree.Content, in screen: inout Screen, _ state: PlatformState,
    _ body: BodyDescription, _ site: inout Site
  ) {
    switch content {
    case .view: return
    case .stack0: showStack(0, in: &screen, state, body, &site)
    case .stack1: showStack(1, in: &screen, state, body, &site)
    case .split0: showSplit(0, in: &screen, state, body, &site)
    case .split1: showSplit(1, in: &screen, state, body, &site)
    }
  }

  @inline(__always)
  private func showStack(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription, _ site: inout Site
  ) {
    let isRootView = tree.stackRoots[index] == .view
    guard let top = state.stacks[index].entries.last else {
      guard isRootView else { return show(tree.stackRoots[index], in: &screen, state, body, &site) }
      showFacts(ofStack: index, in: &screen, state, body)
      return append(body.stacks[index].root, container: UInt8(index &+ 1), to: &screen, site)
    }
    showFacts(ofStack: index, in: &screen, state, body)
    var pane = Pane()
    pane.column = isRootView ? site.column : .fullScreen
    pane.isDimmed = site.isDimmed
    pane.depth = UInt8(truncatingIfNeeded: state.stacks[index].entries.count)
    pane.pathOwner = state.stacks[index].ownerSection
    pane.identity = ViewIdentity(
      container: UInt8(index &+ 1), level: pane.depth,
      view: body.stacks[index].unresolved.contains(top) ? .unresolved : top)
    pane.canGoBack = true
    pane.goesBackToColumn = site.goesBackToColumn
    pane.backSplit = site.backSplit
    pane.canSwipeBack = !(site.coversEdge && screen.isCollapsed) || quirks.contains(.edgeSwipeSlips)
    screen.append(pane)
  }

  @inline(__always)
  private func showFacts(
    ofStack index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription
  ) {
    var facts = StackFacts()
    facts.isUncovered = true
    facts.agreesWithPath = state.stacks[index].agrees(with: body.stacks[index].path)
    facts.isPresenting = body.stacks[index].presented != nil
    screen.stacks[index] = facts
  }

  @inline(__always)
  private func showSplit(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription, _ site: inout Site
  ) {
    let isSidebarShown = state.splits[index].isSidebarShown
    let topColumn = state.splits[index].topColumn
    var facts = SplitFacts()
    facts.isUncovered = true
    facts.visibility = body.splits[index].visibility
    facts.isSidebarShown = isSidebarShown
    facts.compactColumn = body.splits[index].compactColumn
    facts.topColumn = topColumn
    facts.isChosenByCollapse = state.splits[index].isChosenByCollapse
    screen.splits[index] = facts
    site.coversEdge = site.coversEdge || body.splits[index].coversEdge
    let leading: Pane.PaneColumn = site.isNested ? .content : .sidebar
    let containers = UInt8(16 &+ index &* 2)
    if screen.isCollapsed {
      if topColumn == .sidebar {
        site.column = leading
        return append(body.splits[index].sidebarView, container: containers, to: &screen, site)
      }
      site.goesBackToColumn = true
      site.backSplit = UInt8(index)
    } else if isSidebarShown {
      let isOver = !SplitContainer.tiles(body.splits[index], state.environment)
      site.column = leading
      append(
        body.splits[index].sidebarView, container: containers, to: &screen, site,
        placement: isOver ? .over : .beside)
      site.isDimmed = site.isDimmed || isOver
    }
    site.column = .detail
    site.isNested = true
    let content = tree.details[index]
    if content == .view || (content == .split1 && !body.splits[1].isPresent) {
      append(body.splits[index].detailView, container: containers &+ 1, to: &screen, site)
    } else {
      show(content, in: &screen, state, body, &site)
    }
  }

  private func append(
    _ view: ShownView, container: UInt8, to screen: inout Screen, _ site: Site,
    placement: Pane.Placement = .beside
  ) {
    var pane = Pane()
    pane.column = site.column
    pane.placement = placement
    pane.isDimmed = site.isDimmed
    pane.identity = ViewIdentity(container: container, level: 0, view: view)
    pane.canGoBack = site.goesBackToColumn
    pane.goesBackToColumn = site.goesBackToColumn
    pane.backSplit = site.backSplit
    pane.canSwipeBack = site.goesBackToColumn && (!site.coversEdge || quirks.contains(.edgeSwipeSlips))
    screen.append(pane)
  }

  /// Says how the outermost sidebar can be brought and sent away; an inner split yields to it.
  @inline(__always)
  private func offerGestures(_ screen: inout Screen, _ state: PlatformState, _ body: BodyDescription) {
    if screen.isCollapsed {
      screen.hasAppToggle =
        state.splits[0].topColumn == .sidebar ? body.splits[0].hasCloseButton : body.splits[0].hasAppToggle
      return
    }
    let isShown = state.splits[0].isSidebarShown
    let tiles = SplitContainer.tiles(body.splits[0], state.environment)
    let isOver = isShown && !tiles
    let hidesBar = body.splits[0].hidesSidebarBar
    screen.hasAppToggle = body.splits[0].hasAppToggle && !isOver
    screen.hasSystemToggle = body.splits[0].hasSystemToggle && (tiles ? !(isShown && hidesBar) : !isShown)
    let canEdgeSwipe = !isShown && body.splits[0].presentsWithGesture
    screen.canEdgeSwipe = canEdgeSwipe && (!body.splits[0].coversEdge || quirks.contains(.edgeSwipeSlips))
    screen.isEdgeSwipeCovered = canEdgeSwipe && !screen.canEdgeSwipe
    screen.canDrag = isShown && body.splits[0].presentsWithGesture
    screen.canTapOutside = isOver && !hidesBar
    screen.canPressToggle = body.splits[0].hasSidebarCommands
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
