extension NavigatorState {
  /// Takes an event, and returns why something changed, or did not; empty where nothing was to be said.
  @inlinable public mutating func handle(
    _ event: Event, _ settings: Settings, in surroundings: NavigatorSurroundings
  ) -> NavigatorReasons {
    var reasons: NavigatorReasons = []
    var wasOpen = isSidebarOpen(in: surroundings)
    let columns = (isFocused, isInspectorShown(in: surroundings), style)
    if event.isAskedFor { mayComeBack = false }
    switch event {
    case .toggleSidebar: if wasOpen { closeSidebar(in: surroundings) } else { openSidebar(in: surroundings) }
    case .showSidebar:
      openSidebar(in: surroundings)
      if isSidebarAllowed(settings, in: surroundings) {
        reveal(&reasons)
        uncover(&reasons)
      }
    case .hideSidebar: closeSidebar(in: surroundings)
    case .choose(let section): choose(section, settings, surroundings, &reasons)
    case .open(let view): open(view, settings, surroundings, &reasons)
    case .push(let view): push(view, settings, surroundings, &reasons)
    case .cover(let view): cover(with: view, settings, surroundings, &reasons)
    case .pop: if let front = front(settings) { keep(front.level, front.section, &reasons) }
    case .popToRoot:
      popFront(to: cover.count == 0 && layout(settings) == .besideDetail ? 1 : 0, settings, &reasons)
    case .popTo(let view): popFront(to: view, settings, &reasons)
    case .pushOn(let section, let view): push(view, on: section, settings, surroundings, &reasons)
    case .popToRootOf(let section): popToRoot(of: section, settings, &reasons)
    case .go(let section, let trail): go(to: section, trail, settings, surroundings, &reasons)
    case .focus(let isOn): focus(isOn, in: surroundings)
    case .restyle(let style): self.style = style
    case .inspect(let isOn): inspect(isOn)
    case .appeared: showTip(settings, surroundings, &reasons)
    case .present(let sheet):
      presented = Values.Presented(sheet)
      reasons.insert(.presentationChanged)
    case .dismiss: dismiss(&reasons)
    case .remove(let view): remove(view, &reasons)
    case .removeSection(let section):
      keep(0, section, &reasons)
      if self.section == section { select(settings.start == section ? nil : settings.start, &reasons) }
    case .complete(let claim): complete(claim, &reasons)
    case .signOut: signOut(settings, &reasons)
    case .surroundingsChanged(let old):
      wasOpen = isSidebarOpen(in: old)
      surround(from: old, settings, surroundings, &reasons)
    case .sidebarReported(let isShown):
      if let isShown { wantsSidebar = isShown } else { reasons.insert(.reportAnswered) }
    case .columnReported(let isSidebar): reportColumn(isSidebar, surroundings, &reasons)
    case .innerColumnReported(let isSection): reportInnerColumn(isSection, settings, surroundings, &reasons)
    case .innerVisibilityReported(let isShown): reportFocus(isShown, &reasons)
    case .inspectorReported(let isShown): inspect(isShown)
    case .pathReported(let path, let shown): reportPath(path, over: shown, settings, surroundings, &reasons)
    case .selectionReported(let section): reportSelection(section, settings, surroundings, &reasons)
    case .dismissalReported(let sheet):
      if self.sheet == sheet { dismiss(&reasons) } else { reasons.insert(.reportAnswered) }
    }
    settleSidebar(settings, &reasons)
    if isFocused, trail.count == 0 || layout(settings) == .alone { isFocused = false }
    if columns != (isFocused, isInspectorShown(in: surroundings), style) { reasons.insert(.columnsChanged) }
    let isOpen = isSidebarOpen(in: surroundings)
    if isOpen != wasOpen { reasons.insert(isOpen ? .sidebarOpened : .sidebarClosed) }
    return reasons
  }

  @inlinable mutating func choose(
    _ section: Values.Section, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    reveal(&reasons)
    uncover(&reasons)
    let isSame = self.section == section
    select(section, &reasons)
    resetIfChosen(section, isSame, settings, &reasons)
    leaveSidebar(.choiceCloses, settings, in: surroundings, &reasons)
  }

  /// Takes a section that was chosen to its root, where that is the policy.
  @inlinable mutating func resetIfChosen(
    _ section: Values.Section, _ isSame: Bool, _ settings: Settings, _ reasons: inout NavigatorReasons
  ) {
    if settings.options.contains(.choiceResets) {
      keep(0, section, &reasons, by: .choiceResets)
    } else if isSame, settings.options.contains(.rechoosingGoesToRoot) {
      keep(0, section, &reasons, by: .rechoosingGoesToRoot)
    }
  }

  @inlinable mutating func select(_ section: Values.Section?, _ reasons: inout NavigatorReasons) {
    if self.section == section { return }
    choice = Values.Choice(section)
    isFocused = false
    reasons.insert(.sectionChanged)
  }

  /// A deep link ends at one place wherever it began: its section holds what it names, or what it names covers a
  /// section that has no stack; nothing else covers it.
  @inlinable mutating func go(
    to section: Values.Section, _ trail: Values.Trail, _ settings: Settings,
    _ surroundings: NavigatorSurroundings, _ reasons: inout NavigatorReasons
  ) {
    reveal(&reasons)
    uncover(&reasons)
    select(section, &reasons)
    // A view that is there already was requested again: earlier work no longer removes it.
    claims.forget(section, from: 0)
    let trail = Self.distinct(trail, settings)
    if settings.layout(section) == .alone {
      // What it had while it had a stack was not named, and is not to come back with one.
      keep(0, section, &reasons)
      rewrite(nil, kept: 0, trail, &reasons)
    } else if trails[section] != trail {
      rewrite(section, kept: 0, trail, &reasons)
    }
    leaveSidebar(.choiceCloses, settings, in: surroundings, &reasons)
  }

  /// Begins anew; what is still under way finds nothing that it may take away.
  @inlinable mutating func signOut(_ settings: Settings, _ reasons: inout NavigatorReasons) {
    dismiss(&reasons)
    uncover(&reasons)
    trails.forEach { section, _ in keep(0, section, &reasons) }
    select(settings.start, &reasons)
    claims.forgetAll()
    if settings.options.contains(.startsWithSidebar), !wantsSidebar {
      reasons.insert(.by(.startsWithSidebar))
    }
    wantsSidebar = Self.startsWithSidebar(settings)
    isAtSidebar = false
    returnsToSidebar = false
    inspect(false)
  }
}
