extension Platform {
  /// Derives what is on screen and can be done there, apart from what each view offers.
  ///
  /// It reads the body and the containers field by field, because a copy of either costs more than what is read
  /// of it.
  func draw(_ screen: inout Screen, from blank: Screen, _ state: PlatformState, _ body: BodyDescription) {
    screen = blank
    screen.environment = state.environment
    let isPresenting = state.presents == 0 ? body.sheet != .blank : presented(state, body) != .blank
    if !isPresenting, body.inspector == .blank || !state.environment.isCompact {
      var site = Site()
      show(tree.root, in: &screen, state, body, &site)
      screen.rowCount = body.splits.first.rowCount
      (screen.firstRow, screen.goneRows) = (body.firstRow, body.goneRows)
      if screen.splits[0].isUncovered { offerGestures(&screen, state, body) }
      if body.inspector != .blank { screen.presentation = .hasInspectorColumn }
      if body.presentation.contains(.showsDeleted) { screen.presentation.insert(.showsDeleted) }
    } else {
      showSheet(&screen, state, body)
    }
    if !state.queue.isEmpty, let activeGesture = state.queue.activeGesture {
      screen.gesture = activeGesture.gesture
      screen.holdsFront = activeGesture.container != 0 && activeGesture.holds(screen.last, state.stacks)
    }
  }

  /// Adds what only rules look at: where the app is, seen or unseen, and its bindings beside what is shown.
  func noteFacts(
    in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription,
    _ environmentCopies: EnvironmentCopies
  ) {
    screen.environmentCopies = environmentCopies
    screen.hasListRows = body.splits[0].rows == .list
    screen.hasWritesInFlight = state.hasWritesInFlight
    if body.splits[0].declares != 0 { noteDeclared(in: &screen, body) }
    noteFacts(0, in: &screen, state, body)
    noteFacts(1, in: &screen, state, body)
  }

  @inline(__always) private func noteFacts(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription
  ) {
    if body.splits[index].isPresent {
      screen.place.selections[index] = body.splits[index].selection.map { $0.index &+ 1 } ?? 0
      if index == 0 { screen.title = body.splits[0].title }
      if body.splits[index].hasContent { noteContent(index, in: &screen, state, body) }
    }
    if screen.splits[index].isUncovered {
      var facts = SplitFacts()
      facts.isUncovered = true
      facts.visibility = body.splits[index].visibility
      facts.hasContent = body.splits[index].hasContent
      facts.leadingColumns = state.splits[index].leadingColumns
      facts.compactColumn = body.splits[index].compactColumn
      facts.isColumnConstant = body.splits[index].isColumnConstant
      facts.topColumn = state.splits[index].topColumn
      facts.isChosenByCollapse = state.splits[index].isChosenByCollapse
      screen.splits[index] = facts
    }
    if body.splits[index].isPresent { screen.splits[index].isPresent = true }
    guard body.stacks[index].isPresent else { return }
    screen.place.roots[index] = tree.stackRoots[index] == .view ? body.stacks[index].root : .menu
    screen.place.entries[index] = state.stacks[index].entries
    if body.stacks[index].isImplicit { screen.place.liftRoot(of: index) }
    if body.stacks[index].isPresented { screen.presentedStack = index }
    if body.stacks[index].isStandIn { screen.hasNoContainer = true }
    if screen.stacks[index].isUncovered {
      screen.stacks[index].agreesWithPath = state.stacks[index].agrees(with: body.stacks[index].path)
      screen.stacks[index].isPresenting = body.stacks[index].presented != nil
      screen.stacks[index].isRootEmpty = body.stacks[index].isRootEmpty
    }
  }

  private func noteDeclared(in screen: inout Screen, _ body: BodyDescription) {
    if body.splits[0].forbidsSidebar { screen.policies.insert(.forbidsSidebar) }
    guard screen.sidebar != nil, !screen.isCollapsed else { return }
    screen.sidebarTens = body.splits[0].sidebarTens
    screen.tip = body.splits[0].tip
  }

  struct Site {
    var column = Pane.PaneColumn.detail
    var placement = Pane.Placement.beside
    var isDimmed = false
    var goesBackToColumn = false
    var backSplit: UInt8 = 0
    var isNested = false
    var coversEdge = false
  }

  func show(
    _ content: ContainerTree.Content, in screen: inout Screen, _ state: PlatformState,
    _ body: BodyDescription, _ site: inout Site
  ) {
    switch content {
    case .view: return
    case .stack0: showStack(0, in: &screen, state, body, &site)
    case .stack1: showStack(1, in: &screen, state, body, &site)
    case .split0:
      if !body.splits[0].isPresent {
        // A stack in the place of a split, as on phones: its root is the sidebar's list.
        if body.stacks[0].root == .menu, state.stacks[0].entries.isEmpty { site.column = .sidebar }
        if tree.sidebar != .view { return show(tree.sidebar, in: &screen, state, body, &site) }
        // The tree has no stack for this place.
        if tree.stackRoots[0] == .view { return showStack(0, in: &screen, state, body, &site) }
        return append(body.stacks[0].root, container: 1, to: &screen, site)
      }
      showSplit(0, in: &screen, state, body, &site)
    case .split1: showSplit(1, in: &screen, state, body, &site)
    }
  }

  @inline(__always) func showStack(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription, _ site: inout Site
  ) {
    let isRootView = tree.stackRoots[index] == .view
    guard let top = state.stacks[index].entries.last else {
      guard isRootView else { return show(tree.stackRoots[index], in: &screen, state, body, &site) }
      screen.stacks[index].isUncovered = true
      return append(
        body.stacks[index].root, container: UInt8(index &+ 1), to: &screen, site, placement: site.placement,
        owner: body.stacks[index].rootSection)
    }
    screen.stacks[index].isUncovered = true
    var pane = Pane()
    pane.column = isRootView ? site.column : .fullScreen
    pane.placement = site.placement
    pane.isDimmed = site.isDimmed
    pane.depth = UInt8(truncatingIfNeeded: state.stacks[index].entries.count)
    if body.stacks[index].isImplicit { pane.depth &-= 1 }
    pane.pathOwner = state.stacks[index].ownerSection
    pane.identity = ViewIdentity(
      container: UInt8(index &+ 1), level: pane.depth,
      view: body.stacks[index].unresolved.contains(top) ? .unresolved : top)
    pane.canGoBack = pane.depth > 0 || site.goesBackToColumn
    pane.goesBackToColumn = site.goesBackToColumn
    pane.backSplit = site.backSplit
    pane.canSwipeBack =
      pane.canGoBack && !(site.coversEdge && screen.isCollapsed) || quirks.contains(.edgeSwipeSlips)
    screen.append(pane)
  }

  @inline(__always) private func showSplit(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription, _ site: inout Site
  ) {
    let isSidebarShown = state.splits[index].isSidebarShown
    let topColumn = state.splits[index].topColumn
    screen.splits[index].isUncovered = true
    site.coversEdge = site.coversEdge || body.splits[index].coversEdge
    let leading: Pane.PaneColumn = site.isNested ? .content : .sidebar
    let containers = UInt8(16 &+ index &* 2)
    if body.splits[index].hasContent {
      if !showLeadingOfThree(index, in: &screen, state, body, &site) { return }
    } else if screen.isCollapsed {
      if topColumn == .sidebar {
        site.column = leading
        return showSidebar(index, in: &screen, state, body, &site)
      }
      site.goesBackToColumn = true
      site.backSplit = UInt8(index)
    } else if isSidebarShown {
      let isOver = !SplitContainer.tiles(body.splits[index], state.environment, assumptions)
      site.column = leading
      showSidebar(index, in: &screen, state, body, &site, placement: isOver ? .over : .beside)
      site.isDimmed = site.isDimmed || isOver
    }
    site.column = .detail
    site.isNested = true
    let content = content(inDetailOf: index, body)
    if content == .view {
      append(body.splits[index].detailView, container: containers &+ 1, to: &screen, site)
    } else {
      show(content, in: &screen, state, body, &site)
    }
  }

  @inline(__always) func showSidebar(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription,
    _ site: inout Site, placement: Pane.Placement = .beside
  ) {
    guard index == 0, tree.sidebar != .view else {
      let container = UInt8(16 &+ index &* 2)
      return append(
        body.splits[index].sidebarView, container: container, to: &screen, site, placement: placement)
    }
    site.placement = placement
    showStack(tree.sidebar == .stack0 ? 0 : 1, in: &screen, state, body, &site)
    site.placement = .beside
  }

  func append(
    _ view: ShownView, container: UInt8, to screen: inout Screen, _ site: Site,
    placement: Pane.Placement = .beside, owner: UInt8 = 0
  ) {
    var pane = Pane()
    pane.pathOwner = owner
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

  /// Takes the swipe back from a view whose back button the app hides.
  func hideBack(at position: Int, in screen: inout Screen) {
    let isRefused =
      switch assumptions.hiddenBackSwipe {
      case .betweenColumns: screen[position].depth > 0
      case .nowhere: true
      case .everywhere: false
      }
    if isRefused { screen.refuseSwipeBack(at: position) }
  }

  private func bringToggle(_ screen: inout Screen, _ state: PlatformState, _ body: BodyDescription) {
    let isMac = Device.all[Int(screen.environment.device)].sizeClassRule == .regular
    guard screen.environment.isVerticallyCompact || isMac else { return }
    for stack in 0..<Slots<StackBody>.capacity
    where body.stacks[stack].isImplicit && !state.stacks[stack].entries.isEmpty {
      screen.hasSystemToggle = true
    }
  }

  /// Says how the outermost sidebar can be brought and sent away; an inner split yields to it.
  @inline(__always) private func offerGestures(
    _ screen: inout Screen, _ state: PlatformState, _ body: BodyDescription
  ) {
    if screen.isCollapsed {
      screen.hasAppToggle =
        state.splits[0].topColumn == .sidebar ? body.splits[0].hasCloseButton : body.splits[0].hasAppToggle
      return
    }
    if body.splits[0].hasContent { return offerGesturesOfThree(&screen, state, body) }
    let isShown = state.splits[0].isSidebarShown
    let tiles = SplitContainer.tiles(body.splits[0], state.environment, assumptions)
    let isOver = isShown && !tiles
    let hidesBar = body.splits[0].hidesSidebarBar
    screen.hasAppToggle = body.splits[0].hasAppToggle && !isOver
    screen.hasSystemToggle = body.splits[0].hasSystemToggle && (tiles ? !(isShown && hidesBar) : !isShown)
    if quirks.contains(.columnBringsToggle) { bringToggle(&screen, state, body) }
    let canEdgeSwipe = !isShown && body.splits[0].presentsWithGesture
    screen.canEdgeSwipe = canEdgeSwipe && (!body.splits[0].coversEdge || quirks.contains(.edgeSwipeSlips))
    screen.isEdgeSwipeCovered = canEdgeSwipe && !screen.canEdgeSwipe
    screen.canDrag = isShown && body.splits[0].presentsWithGesture
    screen.canTapOutside = isOver && !hidesBar
    screen.canPressToggle = body.splits[0].hasSidebarCommands
  }
}

extension PlatformState {
  /// Whether the platform has still to write what a person did.
  var hasWritesInFlight: Bool { !queue.isEmpty && queue.holdsWrites }
}
