extension SplitNavigator {
  /// Takes an event, and says why what is seen has changed.
  ///
  /// - Parameters:
  ///   - event: What was asked for or reported.
  ///   - settings: What to decide by.
  ///   - surroundings: The surroundings now.
  /// - Returns: Why something changed, or did not; empty where nothing was to be said.
  @inlinable
  public mutating func handle(
    _ event: Event, _ settings: Settings, in surroundings: NavigatorSurroundings
  ) -> NavigatorReasons {
    var reasons: NavigatorReasons = []
    var wasOpen = isSidebarOpen(in: surroundings)
    let columns = (isFocused, isInspectorShown(in: surroundings), style)
    switch event {
    case .toggleSidebar:
      if wasOpen {
        closeSidebar(in: surroundings)
      } else {
        openSidebar(in: surroundings)
      }
    case .showSidebar:
      openSidebar(in: surroundings)
      if isSidebarAllowed(settings) {
        reveal(&reasons)
        uncover(&reasons)
      }
    case .hideSidebar: closeSidebar(in: surroundings)
    case .choose(let section): choose(section, settings, surroundings, &reasons)
    case .open(let view): open(view, settings, surroundings, &reasons)
    case .push(let view): push(view, settings, surroundings, &reasons)
    case .cover(let view): cover(with: view, settings, surroundings, &reasons)
    case .pop: popFront(&reasons)
    case .popToRoot:
      popFront(to: cover.count == 0 && layout(settings) == .besideDetail ? 1 : 0, &reasons)
    case .popTo(let view): popFront(to: view, &reasons)
    case .pushOn(let section, let view): push(view, on: section, settings, surroundings, &reasons)
    case .popToRootOf(let section):
      keep(settings.layout(section) == .besideDetail ? 1 : 0, section, &reasons)
    case .go(let section, let trail): go(to: section, trail, settings, surroundings, &reasons)
    case .focus(let isOn): focus(isOn, in: surroundings)
    case .restyle(let style): self.style = style
    case .inspect(let isOn): inspect(isOn)
    case .appeared: showTip(settings, surroundings)
    case .present(let sheet): present(sheet, &reasons)
    case .dismiss: dismiss(&reasons)
    case .remove(let view): remove(view, &reasons)
    case .complete(let claim): complete(claim, &reasons)
    case .signOut: signOut(settings, &reasons)
    case .surroundingsChanged(let old):
      wasOpen = isSidebarOpen(in: old)
      surround(from: old, settings, surroundings)
    case .sidebarReported(let isShown):
      if let isShown { wantsSidebar = isShown } else { reasons.insert(.reportAnswered) }
    case .columnReported(let isSidebar): reportColumn(isSidebar, surroundings, &reasons)
    case .innerColumnReported(let isSection): reportInnerColumn(isSection, settings, surroundings, &reasons)
    case .innerVisibilityReported(let isShown): reportFocus(isShown, &reasons)
    case .inspectorReported(let isShown): inspect(isShown)
    case .pathReported(let kept, let added): reportPath(kept, added, settings, &reasons)
    case .coverReported(let kept, let added): rewrite(nil, kept: kept, added, &reasons)
    case .selectionReported(let section): reportSelection(section, settings, surroundings, &reasons)
    case .dismissalReported(let sheet):
      if self.sheet == sheet { dismiss(&reasons) } else { reasons.insert(.reportAnswered) }
    }
    settleSidebar(settings, &reasons)
    if trail.count == 0 { isFocused = false }
    if columns != (isFocused, isInspectorShown(in: surroundings), style) { reasons.insert(.columnsChanged) }
    let isOpen = isSidebarOpen(in: surroundings)
    if isOpen != wasOpen { reasons.insert(isOpen ? .sidebarOpened : .sidebarClosed) }
    return reasons
  }

  // MARK: - The sidebar

  /// Opens it where the surroundings have it; the other size class is not asked about.
  @inlinable
  mutating func openSidebar(in surroundings: NavigatorSurroundings) {
    isFocused = false
    if surroundings.isCompact { isAtSidebar = true } else { wantsSidebar = true }
  }

  @inlinable
  mutating func closeSidebar(in surroundings: NavigatorSurroundings) {
    if surroundings.isCompact { isAtSidebar = false } else { wantsSidebar = false }
  }

  /// Hides the columns before the detail, or brings back the one that stands beside it.
  @inlinable
  mutating func focus(_ isOn: Bool, in surroundings: NavigatorSurroundings) {
    isFocused = isOn
    if isOn { closeSidebar(in: surroundings) }
  }

  @inlinable
  mutating func inspect(_ isOn: Bool) {
    wantsInspector = isOn
    wantsInspectorSheet = isOn
  }

  /// Leaves the sidebar for something that is shown: while the columns are merged always, else by policy.
  @inlinable
  mutating func leaveSidebar(
    _ policy: NavigatorOptions, _ settings: Settings, in surroundings: NavigatorSurroundings
  ) {
    isAtSidebar = false
    returnsToSidebar = false
    if !surroundings.isCompact, settings.options.contains(policy) { wantsSidebar = false }
  }

  @inlinable
  func isSidebarAllowed(_ settings: Settings) -> Bool { settings.mayOpenSidebar?(self) ?? true }

  /// Closes the sidebar in both size classes where the guard forbids it; keeps one that cannot be hidden.
  @inlinable
  mutating func settleSidebar(_ settings: Settings, _ reasons: inout NavigatorReasons) {
    if settings.options.contains(.sidebarStays) { wantsSidebar = true }
    if !wantsSidebar { tip.end() }
    guard wantsSidebar || isAtSidebar, !isSidebarAllowed(settings) else { return }
    wantsSidebar = false
    isAtSidebar = false
    reasons.insert(.refusedByGuard)
  }

  /// Shows the sidebar as a tip to who has never seen it, upright and where the columns are apart; a view that
  /// appears once more is no other launch.
  @inlinable
  mutating func showTip(_ settings: Settings, _ surroundings: NavigatorSurroundings) {
    guard settings.options.contains(.tipsOnce), tip == .due else { return }
    let hasRoom = !surroundings.isCompact && !surroundings.isLandscape && isSidebarAllowed(settings)
    tip = hasRoom ? .isShown : .waits
    if hasRoom { wantsSidebar = true }
  }

  /// A sidebar that was in front stays on screen when the columns come apart, and one that is always there is in front
  /// again once they merge; an open one goes when the window turns.
  @inlinable
  mutating func surround(
    from old: NavigatorSurroundings, _ settings: Settings, _ new: NavigatorSurroundings
  ) {
    if new.isCompact || new.isLandscape { tip.end() }
    if settings.options.contains(.sidebarStays) { return returnToSidebar(new) }
    if isAtSidebar, !new.isCompact {
      isAtSidebar = false
      wantsSidebar = true
    }
    if old.isLandscape != new.isLandscape, !old.isCompact, !new.isCompact {
      leaveSidebar(.closesOnRotation, settings, in: new)
    }
  }

  /// A collapse may put the detail in front whatever the compact column says, so it says it once more when it is told.
  @inlinable
  mutating func returnToSidebar(_ new: NavigatorSurroundings) {
    if isAtSidebar, !new.isCompact {
      isAtSidebar = false
      returnsToSidebar = true
    } else if returnsToSidebar, new.isCompact {
      isAtSidebar = true
      returnsToSidebar = false
    }
  }

  // MARK: - Sections

  @inlinable
  mutating func choose(
    _ section: Values.Section, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    reveal(&reasons)
    uncover(&reasons)
    let isSame = self.section == section
    select(section, &reasons)
    if settings.options.contains(isSame ? .rechoosingGoesToRoot : .choiceResets) {
      keep(0, section, &reasons)
    }
    leaveSidebar(.choiceCloses, settings, in: surroundings)
  }

  @inlinable
  mutating func select(_ section: Values.Section?, _ reasons: inout NavigatorReasons) {
    if self.section == section { return }
    choice = Values.Choice(section)
    isFocused = false
    reasons.insert(.sectionChanged)
  }

  /// A deep link ends at one place wherever it began: its section holds what it names, or what it names covers a
  /// section that has no stack; nothing else covers it.
  @inlinable
  mutating func go(
    to section: Values.Section, _ trail: Values.Trail, _ settings: Settings,
    _ surroundings: NavigatorSurroundings, _ reasons: inout NavigatorReasons
  ) {
    reveal(&reasons)
    uncover(&reasons)
    select(section, &reasons)
    // What lies there already was asked for anew: work of before takes it away no more.
    claims.forget(section, from: 0)
    let place = settings.layout(section) == .alone ? nil : section
    if place == nil || trails[section] != trail { rewrite(place, kept: 0, trail, &reasons) }
    leaveSidebar(.choiceCloses, settings, in: surroundings)
  }

  /// Begins anew; what is still under way finds nothing that it may take away.
  @inlinable
  mutating func signOut(_ settings: Settings, _ reasons: inout NavigatorReasons) {
    dismiss(&reasons)
    uncover(&reasons)
    trails.forEach { section, _ in keep(0, section, &reasons) }
    select(settings.start, &reasons)
    claims.forgetAll()
    wantsSidebar = Self.startsWithSidebar(settings)
    isAtSidebar = false
    returnsToSidebar = false
    inspect(false)
  }
}
