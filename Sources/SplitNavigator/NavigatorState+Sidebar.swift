/// The sidebar and the columns before the detail, in both size classes.
extension NavigatorState {
  @inlinable mutating func openSidebar(in surroundings: NavigatorSurroundings) {
    isFocused = false
    if surroundings.isCompact { isAtSidebar = true } else { wantsSidebar = true }
  }

  @inlinable mutating func closeSidebar(in surroundings: NavigatorSurroundings) {
    if surroundings.isCompact { isAtSidebar = false } else { wantsSidebar = false }
  }

  @inlinable mutating func focus(_ isOn: Bool, in surroundings: NavigatorSurroundings) {
    isFocused = isOn
    if isOn { closeSidebar(in: surroundings) }
  }

  @inlinable mutating func inspect(_ isOn: Bool) {
    wantsInspector = isOn
    wantsInspectorSheet = isOn
  }

  /// Leaves the sidebar for something that is shown: while the columns are merged always, else by policy.
  @inlinable mutating func leaveSidebar(
    _ policy: NavigatorOptions, _ settings: Settings, in surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    isAtSidebar = false
    returnsToSidebar = false
    guard wantsSidebar, !surroundings.isCompact, settings.options.contains(policy),
      !settings.options.contains(.sidebarStays)
    else { return }
    wantsSidebar = false
    reasons.insert(.by(policy))
  }

  @inlinable package func isSidebarAllowed(
    _ settings: Settings, in surroundings: NavigatorSurroundings
  ) -> Bool {
    if !surroundings.isCompact, settings.options.contains(.sidebarStays) { return true }
    return settings.mayOpenSidebar?(self) ?? true
  }

  /// Closes the sidebar in both size classes where the guard forbids it; keeps one that cannot be hidden, whatever the
  /// guard says.
  @inlinable mutating func settleSidebar(_ settings: Settings, _ reasons: inout NavigatorReasons) {
    let stays = settings.options.contains(.sidebarStays)
    if stays, !wantsSidebar {
      wantsSidebar = true
      reasons.insert(.by(.sidebarStays))
    }
    if !wantsSidebar {
      tip.end()
      returnsToSidebar = false
    }
    guard stays ? isAtSidebar : wantsSidebar || isAtSidebar, settings.mayOpenSidebar?(self) == false else {
      return
    }
    if !stays { wantsSidebar = false }
    isAtSidebar = false
    returnsToSidebar = false
    reasons.insert(.refusedByGuard)
  }

  /// Shows the sidebar as a tip to who has never seen it, upright and where the columns are apart; a view that
  /// appears once more is no other launch.
  @inlinable mutating func showTip(
    _ settings: Settings, _ surroundings: NavigatorSurroundings, _ reasons: inout NavigatorReasons
  ) {
    guard settings.options.contains(.tipsOnce), tip == .due else { return }
    let hasRoom =
      !surroundings.isCompact && !surroundings.isLandscape && isSidebarAllowed(settings, in: surroundings)
    tip = hasRoom ? .isShown : .waits
    guard hasRoom, !wantsSidebar else { return }
    wantsSidebar = true
    reasons.insert(.by(.tipsOnce))
  }

  /// A sidebar that was in front stays on screen when the columns come apart, and is in front again once they merge;
  /// where an open one goes when the window turns, it does that and no more.
  @inlinable mutating func surround(
    from old: NavigatorSurroundings, _ settings: Settings, _ new: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    if new.isCompact || new.isLandscape { tip.end() }
    let stays = settings.options.contains(.sidebarStays)
    if stays || !settings.options.contains(.closesOnRotation) { return returnToSidebar(new) }
    if isAtSidebar, !new.isCompact {
      isAtSidebar = false
      wantsSidebar = true
    }
    if old.isLandscape != new.isLandscape, !old.isCompact, !new.isCompact {
      leaveSidebar(.closesOnRotation, settings, in: new, &reasons)
    }
  }

  /// A collapse may put the detail in front whatever the compact column says, so the write is repeated after it.
  @inlinable mutating func returnToSidebar(_ new: NavigatorSurroundings) {
    if isAtSidebar, !new.isCompact {
      isAtSidebar = false
      wantsSidebar = true
      returnsToSidebar = true
    } else if returnsToSidebar, new.isCompact {
      isAtSidebar = true
      returnsToSidebar = false
    }
  }
}
