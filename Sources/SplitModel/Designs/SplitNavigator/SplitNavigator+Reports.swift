/// Several events in one turn, and what the platform writes.
extension SplitNavigator {
  /// Takes events in one turn, and says all reasons together.
  @inlinable
  public mutating func handle(
    _ events: [Event], _ settings: Settings, in surroundings: NavigatorSurroundings
  ) -> NavigatorReasons {
    events.reduce(into: []) { $0.formUnion(handle($1, settings, in: surroundings)) }
  }

  /// The compact column is a place only while the columns are merged: a write that was on its way when they came apart
  /// speaks of a layout that is gone.
  @inlinable
  mutating func reportColumn(
    _ isSidebar: Bool, _ surroundings: NavigatorSurroundings, _ reasons: inout NavigatorReasons
  ) {
    guard surroundings.isCompact else {
      reasons.insert(.reportAnswered)
      return
    }
    isAtSidebar = isSidebar
  }

  /// Going back from what stands beside a section leaves it, and what was pushed on it; where columns slide, the last
  /// view alone.
  @inlinable
  mutating func reportInnerColumn(
    _ isSection: Bool, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    guard let section, isSection, surroundings.isCompact else {
      reasons.insert(.reportAnswered)
      return
    }
    keep(layout(settings) == .sliding ? max(0, trail.count &- 1) : 0, section, &reasons)
  }

  /// The columns of the inner split were written; with nothing in its detail there is nothing to focus.
  @inlinable
  mutating func reportFocus(_ isShown: Bool?, _ reasons: inout NavigatorReasons) {
    if let isShown { isFocused = !isShown } else { reasons.insert(.reportAnswered) }
  }

  /// The path of a section's stack was written; its root is no part of it.
  @inlinable
  mutating func reportPath(
    _ kept: Int, _ added: Values.Trail, _ settings: Settings, _ reasons: inout NavigatorReasons
  ) {
    let layout = layout(settings)
    guard let section, layout == .stacked || layout == .besideDetail else {
      reasons.insert(.reportAnswered)
      return
    }
    rewrite(section, kept: kept &+ rootCount(settings), added, &reasons)
  }

  /// A row was tapped in a list, or the list was left by going back: the choice then stays what it was, unless the
  /// policy says otherwise, and only the sidebar is in front of it.
  @inlinable
  mutating func reportSelection(
    _ selection: Values.Section?, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    if let selection, selection == section {
      // A list may write again what is chosen; where a row was tapped, the sidebar was to be left.
      return leaveSidebar(.choiceCloses, settings, in: surroundings)
    }
    if let selection { return choose(selection, settings, surroundings, &reasons) }
    guard surroundings.isCompact else {
      reasons.insert(.reportAnswered)
      return
    }
    if settings.options.contains(.backClearsChoice) {
      isAtSidebar = false
      select(nil, &reasons)
    } else {
      isAtSidebar = true
    }
  }

  /// Keeps the lowest views of a section's trail, or of the cover, and puts others on them.
  @inlinable
  mutating func rewrite(
    _ section: Values.Section?, kept: Int, _ added: Values.Trail, _ reasons: inout NavigatorReasons
  ) {
    keep(kept, section, &reasons)
    for level in 0..<added.count { add(added[level], section, &reasons) }
  }
}
