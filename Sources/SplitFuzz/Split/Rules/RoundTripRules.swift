internal import SplitModel

/// Geometry that goes away and comes back, and how the branches of neutral rules are compared.
extension SplitRules {
  static let flipRoundTrip = SplitRule(
    "size-class.round-trip",
    "After a change of size class and back the place and the columns are as they were, and so is what follows",
    source: "G7; T5 T7", ways: ["differs", "differs-later"],
    applies: { $0.screen.hasSplit || $0.screen.hasStack },
    check: .neutral(
      Neutral(
        insertions: { observation in
          let environment = observation.screen.environment
          let device = Device.all[Int(environment.device)]
          if device.sizeClassRule == .largePhone { return [.init(.rotate, .rotate)] }
          if device.folded != nil {
            let other: WindowSize = environment.window == .folded ? .full : .folded
            return [.init(.resize(other), .resize(environment.window))]
          }
          guard device.multitasking != nil else { return [] }
          let other = environment.isCompact ? WindowSize.full : .third
          return [.init(.resize(other), .resize(environment.window))]
        }, isVoid: \.effects.hasTrapped, compare: isSameAfterRoundTrip, followUps: followUps,
        compareLater: { isSameAfterRoundTrip($0, $1).later })))

  static let rotationRoundTrip = SplitRule(
    "rotation.round-trip",
    "After turning the device and back the place and the columns are as they were, and so is what follows",
    source: "G8; T8", ways: ["differs", "differs-later"],
    applies: { $0.screen.hasSplit || $0.screen.hasStack },
    check: .neutral(
      Neutral(
        insertions: { observation in
          let device = Device.all[Int(observation.screen.environment.device)]
          return device.turns && device.sizeClassRule != .largePhone ? [.init(.rotate, .rotate)] : []
        }, isVoid: \.effects.hasTrapped, compare: isSameAfterRoundTrip, followUps: followUps,
        compareLater: { isSameAfterRoundTrip($0, $1).later })))

  /// Whether two branches can be compared at all: the same surroundings, and no crash.
  static func isComparable(_ without: SplitObservation, _ with: SplitObservation) -> Bool {
    without.screen.environment == with.screen.environment && !without.effects.hasTrapped
      && !with.effects.hasTrapped
  }

  /// The same place, and the same columns with the same views in them.
  static func isSame(_ without: SplitObservation, _ with: SplitObservation) -> Verdict {
    guard isComparable(without, with) else { return .notExercised }
    let one = without.screen
    let other = with.screen
    return one.place == other.place && one.hasSameColumns(as: other) ? .holds : .broken("differs")
  }

  /// The same after what followed.
  static func isSameLater(_ without: SplitObservation, _ with: SplitObservation) -> Verdict {
    isSame(without, with).later
  }

  /// The same after surroundings have come and gone: an open overlay may have closed, nothing closed has opened.
  ///
  /// Where the app declares that its menu closes on rotation, any open menu may, be it covered at that time.
  static func isSameAfterRoundTrip(_ without: SplitObservation, _ with: SplitObservation) -> Verdict {
    let one = without.screen
    let other = with.screen
    guard case .broken = isSame(without, with), one.place == other.place else { return isSame(without, with) }
    // A placeholder in front is no place: a collapse comes back to the list before it, as `size-class.keeps-front` wants.
    if one.isCollapsed, !one.last.view.isContent, other.last.column != .detail { return .notExercised }
    guard let sidebar = one.sidebar, other.sidebar == nil else { return .broken("differs") }
    let mayClose = sidebar.placement == .over || one.policies.contains(.closesOnRotation)
    // What follows differs by the sidebar, so there is nothing further to compare.
    return mayClose && (one.isCollapsed || one.showsSameViews(as: other)) ? .notExercised : .broken("differs")
  }

  /// One action of each kind that a person can take here, and two of those with something to choose.
  static func followUps(_ observation: SplitObservation) -> [SplitAction] {
    let screen = observation.screen
    var actions: [SplitAction] = []
    if screen.hasToggle { actions.append(.toggle) }
    if let sidebar = screen.sidebar, !sidebar.isDimmed, screen.rowCount > 0 {
      actions.append(.choose(SidebarSection(0)))
      if screen.rowCount > 1 { actions.append(.choose(SidebarSection(screen.rowCount - 1))) }
    }
    if screen.links != 0 {
      let first = UInt8(screen.links.trailingZeroBitCount)
      let last = UInt8(15 - screen.links.leadingZeroBitCount)
      actions.append(.open(first))
      if last != first { actions.append(.open(last)) }
    }
    if let back = screen.wayBack { actions.append(back) }
    if screen.canEdgeSwipe { actions.append(.edgeSwipe) }
    if screen.canDrag { actions.append(.drag) }
    if screen.canTapOutside { actions.append(.tapOutside) }
    return actions
  }
}

extension Verdict {
  /// The same answer, of what followed.
  var later: Verdict {
    if case .broken = self { .broken("differs-later") } else { self }
  }
}

extension Screen {
  /// Whether the same panes stand in the same places with the same views, and the inspector is there or not.
  func hasSameColumns(as other: Screen) -> Bool {
    guard paneCount == other.paneCount,
      presentation.showsInspector == other.presentation.showsInspector
    else { return false }
    for position in 0..<Int(paneCount) {
      let one = self[position]
      let two = other[position]
      if one.identity != two.identity || one.placement != two.placement { return false }
    }
    return true
  }
}
