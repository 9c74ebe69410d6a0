/// How a split of three columns is drawn, and how a person's hand moves its columns.
extension Platform {
  func showLeadingOfThree(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription, _ site: inout Site
  ) -> Bool {
    let split = state.splits[index]
    if screen.isCollapsed {
      site.backSplit = UInt8(index)
      guard split.topColumn != .sidebar else {
        site.column = .sidebar
        showSidebar(index, in: &screen, state, body, &site)
        return false
      }
      site.goesBackToColumn = true
      guard split.topColumn == .content else { return true }
      showContent(index, in: &screen, state, body, &site)
      return false
    }
    let behavior = SplitContainer.behavior(body.splits[index], state.environment, assumptions)
    let isOver = behavior == .overlay || (behavior == .displace && split.isSidebarShown)
    if split.isSidebarShown {
      site.column = .sidebar
      showSidebar(index, in: &screen, state, body, &site, placement: isOver ? .over : .beside)
    }
    if split.isContentShown {
      showContent(index, in: &screen, state, body, &site, placement: isOver ? .over : .beside)
      site.isDimmed = site.isDimmed || isOver
    }
    return true
  }

  private func showContent(
    _ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription,
    _ site: inout Site, placement: Pane.Placement = .beside
  ) {
    site.column = .content
    guard tree.contents[index] == .view else {
      return show(tree.contents[index], in: &screen, state, body, &site)
    }
    let split = body.splits[index]
    let activated = state.splits[index].activated
    let view: ShownView =
      split.rows == .links && activated != 0 ? .section(SidebarSection(activated - 1)) : split.contentView
    append(view, container: Self.contentContainer + UInt8(index), to: &screen, site, placement: placement)
  }

  static let contentContainer: UInt8 = 24
  func noteContent(_ index: Int, in screen: inout Screen, _ state: PlatformState, _ body: BodyDescription) {
    let split = body.splits[index]
    if split.rows == .links { screen.place.selections[index] = state.splits[index].highlighted }
    screen.place.item = split.item
    screen.place.itemSection = split.itemSection.map { $0.index + 1 } ?? 0
  }

  func offerGesturesOfThree(_ screen: inout Screen, _ state: PlatformState, _ body: BodyDescription) {
    let split = body.splits[0]
    let shown = state.splits[0].leadingColumns
    let behavior = SplitContainer.behavior(split, state.environment, assumptions)
    let hasStep: Bool
    switch behavior {
    case .tile: hasStep = shown != 0
    case .displace: hasStep = shown == 1
    case .overlay: hasStep = shown != 2
    }
    screen.hasSystemToggle = split.hasSystemToggle && hasStep
    let isOver = shown != 0 && (behavior == .overlay || (behavior == .displace && shown == 2))
    screen.hasAppToggle = split.hasAppToggle && !isOver
    let canEdgeSwipe = shown != 2 && split.presentsWithGesture
    screen.canEdgeSwipe = canEdgeSwipe && (!split.coversEdge || quirks.contains(.edgeSwipeSlips))
    screen.isEdgeSwipeCovered = canEdgeSwipe && !screen.canEdgeSwipe
    screen.canDrag = shown != 0 && split.presentsWithGesture
    screen.canTapOutside = isOver && !split.hidesSidebarBar
    screen.canPressToggle = split.hasSidebarCommands
  }

  /// Moves the columns by a person's own hand, and writes the visibility after they have moved.
  func moveColumns(_ action: SplitAction, _ state: inout PlatformState, _ body: BodyDescription) -> Response {
    let split = body.splits[0]
    let columns = state.splits[0].columns(after: action, split, state.environment, assumptions)
    state.splits[0].shown = columns
    writeByHand(state.splits[0].visibilityOfThree, &state, split)
    if columns & 1 != 0 { activate(split, &state) }
    beginTransition(0, &state)
    return .done
  }

  /// Shows what the link of the older kind leads to whose tag is selected, now that it is on screen.
  func activate(_ body: SplitBody, _ state: inout PlatformState) {
    guard body.rows == .links, let section = body.selection else { return }
    state.splits[0].activated = section.index + 1
  }

  /// Chooses an item of the content column's list, as a tap on its row does.
  func chooseItem(_ view: ShownView, _ state: inout PlatformState, _ body: BodyDescription) -> Response {
    state.queue.removeAll(.item, container: 0)
    // What is on the last column's stack goes, as where the app writes another item.
    if view != body.splits[0].item, let stack = stack(inDetailOf: 0, body), clears(stack, state, body) {
      empty(stack, &state, body)
    }
    if state.environment.isCompact, followsSelection(0) { show(.detail, of: 0, &state, body.splits[0]) }
    return .tell(.writeItem(split: 0, view))
  }

  /// A collapse that would show the sidebar shows the content where a link has put something there.
  func raiseContent(_ split: Int, _ state: inout PlatformState) {
    guard state.splits[split].topColumn == .sidebar, let stack = Self.stack(tree.contents[split]),
      !state.stacks[stack].entries.isEmpty
    else { return }
    state.splits[split].topColumn = .content
  }

  /// Makes a link's view the root of the next column; in the last column it replaces what is there.
  ///
  /// - Source: seed 000, StackInSplit: of four nested links the third and fourth replace the second. One observer.
  func fillNextColumn(
    _ view: ShownView, from pane: Pane, _ state: inout PlatformState, _ body: BodyDescription
  ) -> Response {
    let column = pane.column == .sidebar ? Column.sidebar.next(in: body.splits[0]) : .detail
    guard let stack = Self.stack(column == .content ? tree.contents[0] : tree.details[0]) else {
      return .ignored(.notOnScreen)
    }
    state.stacks[stack].truncate(to: 0)
    state.stacks[stack].push(view, as: .viewLink)
    if state.environment.isCompact { show(column, of: 0, &state, body.splits[0]) }
    return .done
  }

  func reconcileItem(_ split: Int, _ state: inout PlatformState, _ body: SplitBody) {
    state.queue.removeAll(.item, container: UInt8(split))
    guard state.environment.isCompact, followsSelection(split),
      assumptions.shows(choiceWithoutRow: body.isItemWithoutRow)
    else { return }
    if body.item != .blank {
      show(.detail, of: split, &state, body)
    } else if state.splits[split].topColumn == .detail {
      show(.content, of: split, &state, body)
    }
  }
}
