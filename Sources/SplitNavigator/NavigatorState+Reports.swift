/// Several events in one turn, and what the platform writes.
extension NavigatorState {
  /// What the path of a stack was when a body was made, so that a write is judged by what was on screen.
  ///
  /// SwiftUI writes a path late. Make one where the binding is made, and pass it on with what is written.
  public struct ShownPath: Hashable, Sendable {
    /// The section whose stack it is; nil for the cover.
    public let section: Values.Section?
    /// All views of the section from its root on, or of the cover.
    public let trail: Values.Trail
    /// How many of them were not on the stack: one where its root was the first of them.
    public let below: Int

    @inlinable package init(section: Values.Section?, trail: Values.Trail, below: Int) {
      self.section = section
      self.trail = trail
      self.below = below
    }

    /// What the path of the stack said.
    @inlinable public var views: Values.Trail {
      var views = Values.Trail()
      for level in min(below, trail.count)..<trail.count { _ = views.add(trail[level]) }
      return views
    }

    @inlinable func trail(with path: Values.Trail) -> Values.Trail {
      if below == 0 { return path }
      var all = trail
      all.keep(below)
      for level in 0..<path.count { _ = all.add(path[level]) }
      return all
    }
  }

  /// The path of the chosen section's stack; nil where it has none now.
  @inlinable public func path(_ settings: Settings) -> ShownPath? {
    guard let section else { return nil }
    switch settings.layout(section) {
    case .stacked: return ShownPath(section: section, trail: trails[section], below: 0)
    case .besideDetail: return ShownPath(section: section, trail: trails[section], below: 1)
    case .alone, .sliding: return nil
    }
  }

  /// The path of the stack over everything.
  @inlinable public var coverPath: ShownPath { ShownPath(section: nil, trail: covering, below: 0) }

  /// Takes events in one turn, and says all reasons together.
  @inlinable public mutating func handle(
    _ events: [Event], _ settings: Settings, in surroundings: NavigatorSurroundings
  ) -> NavigatorReasons { events.reduce(into: []) { $0.formUnion(handle($1, settings, in: surroundings)) } }

  /// The compact column is a place only while the columns are merged: a write that was on its way when they came apart
  /// speaks of a layout that is gone.
  @inlinable mutating func reportColumn(
    _ isSidebar: Bool, _ surroundings: NavigatorSurroundings, _ reasons: inout NavigatorReasons
  ) {
    guard surroundings.isCompact else { return reasons.note(.reportAnswered) }
    isAtSidebar = isSidebar
  }

  /// Going back from what stands beside a section leaves it, and what was pushed on it; where columns slide, the last
  /// view alone.
  @inlinable mutating func reportInnerColumn(
    _ isSection: Bool, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    guard let section, isSection, surroundings.isCompact else { return reasons.note(.reportAnswered) }
    keep(layout(settings) == .sliding ? max(0, trail.count &- 1) : 0, section, &reasons)
  }

  /// The columns of the inner split were written; with nothing in its detail there is nothing to focus.
  @inlinable mutating func reportFocus(_ isShown: Bool?, _ reasons: inout NavigatorReasons) {
    if let isShown { isFocused = !isShown } else { reasons.insert(.reportAnswered) }
  }

  /// Takes a written path where it continues what that stack showed, whatever its layout is by now.
  ///
  /// An added view was pushed by a link of SwiftUI's own; where there are none, a finger released it.
  @inlinable mutating func reportPath(
    _ path: Values.Trail, over shown: ShownPath, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    let old = views(of: shown.section)
    let new = shown.trail(with: path)
    guard Self.goesOn(from: shown.trail, old, to: new) else { return reasons.note(.reportAnswered) }
    let change = old.change(to: new)
    if change.added.count == 0 {
      keep(change.kept, shown.section, &reasons)
      mayComeBack = settings.options.contains(.pushesByEvents)
      return
    }
    let isPush = !settings.options.contains(.pushesByEvents)
    guard isPush || mayComeBack else { return reasons.note(.reportAnswered) }
    mayComeBack = false
    keep(change.kept, shown.section, &reasons)
    for level in 0..<change.added.count { add(change.added[level], shown.section, settings, &reasons) }
    if isPush, shown.section == nil || shown.section == section {
      leaveSidebar(.closesOnPush, settings, in: surroundings, &reasons)
    }
  }

  /// Whether a trail is still what was shown, or what has become of that by earlier writes in the same direction.
  @inlinable static func goesOn(from shown: Values.Trail, _ old: Values.Trail, to new: Values.Trail) -> Bool {
    if old == shown { return true }
    return old.begins(shown) && new.begins(old) || shown.begins(old) && old.begins(new)
  }

  /// A row was tapped in a list, or the list was left by going back: the choice then stays what it was, unless the
  /// policy says otherwise, and only the sidebar is in front of it.
  @inlinable mutating func reportSelection(
    _ selection: Values.Section?, _ settings: Settings, _ surroundings: NavigatorSurroundings,
    _ reasons: inout NavigatorReasons
  ) {
    if let selection, selection == section {
      // A list may write again what is chosen, and that is no wish to go to the root. Where a row can have been tapped,
      // the sidebar was to be left; and where each choice resets, no section is kept as it was anyhow.
      if settings.options.contains(.choiceResets), isSidebarOpen(in: surroundings) {
        keep(0, selection, &reasons, by: .choiceResets)
      }
      return leaveSidebar(.choiceCloses, settings, in: surroundings, &reasons)
    }
    if let selection { return choose(selection, settings, surroundings, &reasons) }
    guard surroundings.isCompact else { return reasons.note(.reportAnswered) }
    if settings.options.contains(.backClearsChoice) {
      isAtSidebar = false
      if section != nil { reasons.insert(.by(.backClearsChoice)) }
      select(nil, &reasons)
    } else {
      isAtSidebar = true
    }
  }

  /// Keeps the lowest views of a section's trail, or of the cover, and puts others on them.
  @inlinable mutating func rewrite(
    _ section: Values.Section?, kept: Int, _ added: Values.Trail, _ reasons: inout NavigatorReasons
  ) {
    keep(kept, section, &reasons)
    for level in 0..<added.count { add(added[level], section, &reasons) }
  }
}
