/// What code asks of the `UISplitViewController` under a split, of two columns or of three.
///
/// Expanded, `show(_:)` and `hide(_:)` step along the modes of the behaviour in force, which differ by how many
/// columns stand before the secondary one. Collapsed, all columns are one stack, and only its top can be hidden.
///
/// - Source: the class's header and documentation (platform notes §1.3 to §1.5). That no preference brings back what
///   `hide(.primary)` hid is one app's observation (§1.4); `show(.secondary)` expanded is an assumption.
extension Platform {
  func perform(
    _ turn: AppTurn, _ state: inout PlatformState, _ body: BodyDescription, _ effects: inout Effects
  ) {
    for request in [turn.columnRequests.0, turn.columnRequests.1] {
      if let request, body.splits[0].isPresent { perform(request, &state, body, &effects) }
    }
  }

  private func perform(
    _ request: ColumnRequest, _ state: inout PlatformState, _ body: BodyDescription, _ effects: inout Effects
  ) {
    let split = body.splits[0]
    if request == .show(.sidebar) { effects.appAskedForSidebar = true }
    if case .prefer(let mode) = request { return prefer(mode, &state, split, &effects) }
    guard !state.environment.isCompact else { return performCollapsed(request, &state, body) }
    if request == .show(.sidebar) { state.splits[0].isHiddenByCode = false }
    if request == .hide(.sidebar) { state.splits[0].isHiddenByCode = true }
    let behavior = SplitContainer.behavior(of: split, state.environment, assumptions)
    let count = state.splits[0].leadingColumns
    guard
      let wanted = Self.columns(
        after: request, from: count, behavior, hasContent: split.hasContent,
        ignoresSecondary: assumptions.showSecondary == .ignored)
    else { return }
    lay(out: wanted, &state, split)
  }

  /// How many columns stand before the detail after a request; nil where it changes nothing.
  static func columns(
    after request: ColumnRequest, from count: UInt8, _ behavior: SplitContainer.Behavior, hasContent: Bool,
    ignoresSecondary: Bool
  ) -> UInt8? {
    let most: UInt8 = hasContent ? 2 : 1
    let wanted: UInt8
    switch request {
    case .show(.sidebar): wanted = most
    case .show(.content): wanted = hasContent ? max(count, 1) : count
    case .show(.detail):
      // Fully visible: nothing over it, and nothing that pushes it off.
      let covered = behavior == .overlay ? 0 : behavior == .displace ? min(count, 1) : count
      wanted = ignoresSecondary ? count : covered
    case .hide(.sidebar): wanted = count == most ? most - 1 : count
    case .hide(.content): wanted = hasContent ? 0 : count
    case .hide(.detail): wanted = count
    case .prefer(let mode): wanted = min(mode.leadingColumns ?? count, most)
    }
    return wanted == count ? nil : wanted
  }

  private func lay(out count: UInt8, _ state: inout PlatformState, _ split: SplitBody) {
    state.splits[0].automatic &= ~1
    state.splits[0].isDeferred = false
    guard !state.splits[0].isLost else { return }
    state.splits[0].shown = split.hasContent ? (count == 2 ? 3 : count == 1 ? 2 : 0) : count
    if count == (split.hasContent ? 2 : 1) { activate(split, &state) }
    beginTransition(0, &state)
    state.queue.removeAll(.visibility, container: 0)
    guard let bound = split.visibility else { return }
    let written = state.splits[0].visibility(of: split, revealed: revealed)
    if bound != written { state.queue.send(Delivery(.visibility, value: written.rawValue)) }
  }

  /// A preference holds for the layout in which the columns are apart, be it in force now or not.
  private func prefer(
    _ mode: DisplayMode, _ state: inout PlatformState, _ split: SplitBody, _ effects: inout Effects
  ) {
    guard !state.splits[0].isHiddenByCode else { return }
    guard let count = mode.leadingColumns else {
      state.splits[0].automatic = 1
      var geometry = split
      geometry.visibility = nil
      let before = state.splits[0].shown
      state.splits[0].layOut(geometry, state.environment, assumptions)
      if state.splits[0].isSidebarShown { effects.appAskedForSidebar = true }
      if !state.environment.isCompact, before != state.splits[0].shown { beginTransition(0, &state) }
      return
    }
    let most: UInt8 = split.hasContent ? 2 : 1
    if count >= most { effects.appAskedForSidebar = true }
    guard !state.environment.isCompact else {
      state.splits[0].automatic = 0
      state.splits[0].shown = split.hasContent ? (count == 2 ? 3 : count == 1 ? 2 : 0) : min(count, 1)
      return
    }
    if min(count, most) == state.splits[0].leadingColumns {
      state.splits[0].automatic = 0
    } else {
      lay(out: min(count, most), &state, split)
    }
  }

  /// Collapsed, the columns up to the top one are one stack.
  private func performCollapsed(
    _ request: ColumnRequest, _ state: inout PlatformState, _ body: BodyDescription
  ) {
    let split = body.splits[0]
    let top = state.splits[0].topColumn
    let stack = top == .detail ? stack(inDetailOf: 0, body) : nil
    let isCovered = stack.map { !state.stacks[$0].entries.isEmpty } ?? false
    switch request {
    case .show(let column):
      if column == .content, !split.hasContent { return }
      if let stack, isCovered { empty(stack, &state, body) }
      if column != top { show(column, of: 0, &state, split) }
    case .hide(let column):
      guard column == top, column != .sidebar, !isCovered else { return }
      show(column == .detail && split.hasContent ? .content : .sidebar, of: 0, &state, split)
    case .prefer: break
    }
  }
}

extension SplitContainer {
  /// Whether `hide(_:)` hid the sidebar and nothing has shown it since; the second bit of `automatic`.
  var isHiddenByCode: Bool {
    get { automatic & 2 != 0 }
    set { automatic = newValue ? automatic | 2 : automatic & ~2 }
  }

  /// How the columns before the detail stand to it, of two or of three.
  static func behavior(
    of body: SplitBody, _ environment: DeviceEnvironment, _ assumptions: Assumptions
  ) -> Behavior {
    if body.hasContent { return behavior(body, environment, assumptions) }
    return tiles(body, environment, assumptions) ? .tile : .overlay
  }
}
