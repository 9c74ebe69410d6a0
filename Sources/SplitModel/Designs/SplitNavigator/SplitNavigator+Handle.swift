extension SplitNavigator {
  /// Takes an event, and says why what is seen has changed.
  ///
  /// - Parameters:
  ///   - event: What was asked for or reported.
  ///   - settings: What to decide by.
  ///   - surroundings: The surroundings now.
  @inlinable
  public mutating func handle(
    _ event: Event, _ settings: Settings, in surroundings: NavigatorSurroundings
  ) -> NavigatorReasons {
    var reasons: NavigatorReasons = []
    var wasOpen = isSidebarOpen(in: surroundings)
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
        dismiss(&reasons)
        uncover(&reasons)
      }
    case .hideSidebar: closeSidebar(in: surroundings)
    case .choose(let section): choose(section, settings, surroundings, &reasons)
    case .open(let view): open(view, settings, surroundings, &reasons)
    case .push(let view): push(view, settings, surroundings, &reasons)
    case .cover(let view): cover(with: view, settings, surroundings, &reasons)
    case .pop: popFront(&reasons)
    case .popToRoot: popFront(to: cover.count > 0 ? 0 : rootCount(settings), &reasons)
    case .popTo(let view): popFront(to: view, &reasons)
    case .go(let section, let trail): go(to: section, trail, settings, surroundings, &reasons)
    case .present(let sheet): present(sheet, &reasons)
    case .dismiss: dismiss(&reasons)
    case .remove(let view): remove(view, &reasons)
    case .complete(let claim): complete(claim, &reasons)
    case .signOut: signOut(settings, &reasons)
    case .surroundingsChanged(let old):
      wasOpen = isSidebarOpen(in: old)
      surround(from: old, settings, surroundings)
    case .sidebarReported(let isShown): wantsSidebar = isShown
    case .columnReported(let isSidebar): reportColumn(isSidebar, surroundings, &reasons)
    case .innerColumnReported(let isSection): reportInnerColumn(isSection, surroundings, &reasons)
    case .pathReported(let kept, let added): reportPath(kept, added, settings, &reasons)
    case .coverReported(let kept, let added): rewrite(nil, kept: kept, added, &reasons)
    case .selectionReported(let section): reportSelection(section, settings, surroundings, &reasons)
    case .dismissalReported(let sheet):
      if self.sheet == sheet { dismiss(&reasons) } else { reasons.insert(.reportAnswered) }
    }
    guardSidebar(settings, &reasons)
    let isOpen = isSidebarOpen(in: surroundings)
    if isOpen != wasOpen { reasons.insert(isOpen ? .sidebarOpened : .sidebarClosed) }
    return reasons
  }

  // MARK: - The sidebar

  /// Opens it where the surroundings have it; the other size class is not asked about.
  @inlinable
  mutating func openSidebar(in surroundings: NavigatorSurroundings) {
    if surroundings.isCompact { isAtSidebar = true } else { wantsSidebar = true }
  }

  @inlinable
  mutating func closeSidebar(in surroundings: NavigatorSurroundings) {
    if surroundings.isCompact { isAtSidebar = false } else { wantsSidebar = false }
  }

  /// Leaves the sidebar for something that is shown: while the columns are merged always, else by policy.
  @inlinable
  mutating func leaveSidebar(
    _ policy: NavigatorOptions, _ settings: Settings, in surroundings: NavigatorSurroundings
  ) {
    isAtSidebar = false
    if !surroundings.isCompact, settings.options.contains(policy) { wantsSidebar = false }
  }

  @inlinable
  func isSidebarAllowed(_ settings: Settings) -> Bool { settings.mayOpenSidebar?(self) ?? true }

  /// Closes the sidebar in both size classes where the guard forbids it.
  @inlinable
  mutating func guardSidebar(_ settings: Settings, _ reasons: inout NavigatorReasons) {
    guard wantsSidebar || isAtSidebar, !isSidebarAllowed(settings) else { return }
    wantsSidebar = false
    isAtSidebar = false
    reasons.insert(.refusedByGuard)
  }

  /// A sidebar that was in front stays on screen when the columns come apart; an open one goes when the window turns.
  @inlinable
  mutating func surround(
    from old: NavigatorSurroundings, _ settings: Settings, _ new: NavigatorSurroundings
  ) {
    if isAtSidebar, !new.isCompact {
      isAtSidebar = false
      wantsSidebar = true
    }
    if old.isLandscape != new.isLandscape, !old.isCompact, !new.isCompact {
      leaveSidebar(.closesOnRotation, settings, in: new)
    }
  }

  // MARK: - Sections

  @inlinable
  mutating func choose(
    _ section: Values.Section, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    dismiss(&reasons)
    uncover(&reasons)
    let isSame = self.section == section
    select(section, &reasons)
    if settings.options.contains(isSame ? .rechoosingGoesToRoot : .choiceResets) { keep(0, section, &reasons) }
    leaveSidebar(.choiceCloses, settings, in: surroundings)
  }

  @inlinable
  mutating func select(_ section: Values.Section?, _ reasons: inout NavigatorReasons) {
    if self.section == section { return }
    choice = Values.Choice(section)
    reasons.insert(.sectionChanged)
  }

  /// A deep link ends at one place wherever it began: its section holds what it names, or what it names covers a
  /// section that has no stack; nothing else covers it.
  @inlinable
  mutating func go(
    to section: Values.Section, _ trail: Values.Trail, _ settings: Settings,
    _ surroundings: NavigatorSurroundings, _ reasons: inout NavigatorReasons
  ) {
    dismiss(&reasons)
    uncover(&reasons)
    select(section, &reasons)
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
    var claims = claims
    claims.forgetAll()
    self = SplitNavigator(settings)
    self.claims = claims
  }

  // MARK: - Views

  /// Puts a view on a section's trail, or on the cover.
  @inlinable
  mutating func add(_ view: Values.Destination, _ section: Values.Section?, _ reasons: inout NavigatorReasons) {
    let isAdded: Bool
    if let section {
      isAdded = trails[section].add(view)
      reasons.insert(.trailChanged)
    } else {
      isAdded = covering.add(view)
      reasons.insert(.coverChanged)
    }
    if !isAdded { reasons.insert(.isFull) }
  }

  /// Keeps the lowest views of a section's trail, or of the cover, and ends the claims of the others.
  @inlinable
  mutating func keep(_ count: Int, _ section: Values.Section?, _ reasons: inout NavigatorReasons) {
    if let section {
      guard trails[section].count > count else { return }
      trails[section].keep(count)
      reasons.insert(.trailChanged)
    } else {
      guard cover.count > count else { return }
      covering.keep(count)
      reasons.insert(.coverChanged)
    }
    claims.forget(section, from: count)
  }

  @inlinable
  mutating func uncover(_ reasons: inout NavigatorReasons) { keep(0, nil, &reasons) }

  /// Opens a view from its section: in the place of what stands beside, on its stack, or over everything.
  @inlinable
  mutating func open(
    _ view: Values.Destination, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    if cover.count == 0, layout(settings) == .besideDetail { keep(0, section, &reasons) }
    push(view, settings, surroundings, &reasons)
  }

  /// Puts a view on what is in front; over everything where something is there already, or where the section has no
  /// stack.
  @inlinable
  mutating func push(
    _ view: Values.Destination, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    guard cover.count == 0, layout(settings) != .alone else {
      return cover(with: view, settings, surroundings, &reasons)
    }
    dismiss(&reasons)
    add(view, section, &reasons)
    leaveSidebar(.closesOnPush, settings, in: surroundings)
  }

  @inlinable
  mutating func cover(
    with view: Values.Destination, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    dismiss(&reasons)
    if !settings.options.contains(.coverPreserves), let section { keep(0, section, &reasons) }
    add(view, nil, &reasons)
    leaveSidebar(.closesOnPush, settings, in: surroundings)
  }

  @inlinable
  mutating func popFront(_ reasons: inout NavigatorReasons) {
    if let front { keep(front.level, front.section, &reasons) }
  }

  @inlinable
  mutating func popFront(to count: Int, _ reasons: inout NavigatorReasons) {
    if let front { keep(count, front.section, &reasons) }
  }

  @inlinable
  mutating func popFront(to view: Values.Destination, _ reasons: inout NavigatorReasons) {
    guard let front else { return }
    let trail = front.section.map { trails[$0] } ?? cover
    var level = front.level
    while level >= 0, trail[level] != view { level -= 1 }
    if level >= 0 { keep(level &+ 1, front.section, &reasons) }
  }

  /// Takes away the view for which work was done, from under what lies on it if need be.
  @inlinable
  mutating func complete(_ claim: WorkClaim, _ reasons: inout NavigatorReasons) {
    guard let place = claims.end(claim) else {
      reasons.insert(.viewWasGone)
      return
    }
    if let section = place.section {
      trails[section].takeOut(place.level)
      reasons.insert(.trailChanged)
    } else {
      covering.takeOut(place.level)
      reasons.insert(.coverChanged)
    }
    claims.takeOut(place.section, at: place.level)
  }

  /// Takes what exists no longer from every trail, and what lies on it.
  @inlinable
  mutating func remove(_ view: Values.Destination, _ reasons: inout NavigatorReasons) {
    trails.forEach { section, trail in
      if let level = Self.level(of: view, in: trail) { keep(level, section, &reasons) }
    }
    if let level = Self.level(of: view, in: cover) { keep(level, nil, &reasons) }
  }

  @inlinable
  static func level(of view: Values.Destination, in trail: Values.Trail) -> Int? {
    for level in 0..<trail.count where trail[level] == view { return level }
    return nil
  }

  // MARK: - What is presented

  @inlinable
  mutating func present(_ sheet: Values.Sheet, _ reasons: inout NavigatorReasons) {
    presented = Values.Presented(sheet)
    reasons.insert(.presentationChanged)
  }

  @inlinable
  mutating func dismiss(_ reasons: inout NavigatorReasons) {
    guard sheet != nil else { return }
    presented = Values.Presented(nil)
    reasons.insert(.presentationChanged)
  }
}
