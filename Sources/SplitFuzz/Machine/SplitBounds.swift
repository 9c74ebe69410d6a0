internal import SplitModel

/// What bounds a split view for exploration, and which actions are tried within.
enum SplitBounds {
  /// The limits in the order in which `admits` reads them.
  static let limits = [
    ModelBound.Limit("sections", 2, "sections that may be chosen"),
    ModelBound.Limit("items", 2, "different views that may be pushed"),
    ModelBound.Limit("levels", 2, "views on all stacks together"),
    ModelBound.Limit("inflight", 1, "deliveries left in flight"),
    ModelBound.Limit("windows", 3, "sizes of a resizable window"),
    ModelBound.Limit("gestures", 0, "kinds of gesture that may be begun and left open"),
  ]

  /// The window sizes of a bounded model, those first that differ most: full, compact, and regular but too narrow
  /// for two columns side by side.
  private static let windows: [WindowSize] = {
    let first = [.full, .third, WindowSize(points: 700)].compactMap { $0 }
    return first + SplitGenerator.windows.filter { !first.contains($0) } + [.folded]
  }()

  /// Whether a state's place is within the limits.
  static func admits(_ bound: ModelBound, _ place: Place, levels: Int, pendingEvents: Int) -> Bool {
    if pendingEvents > bound[3] { return false }
    if let item = place.item.destination, Int(item.index) >= bound[1] { return false }
    if levels > bound[2] || place.entries[0].count + place.entries[1].count > bound[2] { return false }
    for split in 0..<2 where Int(place.selections[split]) > bound[0] { return false }
    for stack in 0..<2 {
      let entries = place.entries[stack]
      for level in 0..<entries.count {
        if let view = entries[level].destination, Int(view.index) >= bound[1] { return false }
      }
      if let root = place.roots[stack].destination, Int(root.index) >= bound[1] { return false }
    }
    return true
  }

  /// Every action that `SplitGenerator.draw` may return, or those that a bound leaves.
  static func alphabet(
    within bound: ModelBound?, sectionCount: Int, linkCount: Int, calls: [Int], _ policies: Policies
  ) -> [SplitAction] {
    let sections = min(sectionCount, bound?[0] ?? .max)
    let deepest = bound.map { max(2, $0[2] + 1) } ?? 4
    let sizes = bound.map { Array(windows.prefix($0[4])) } ?? SplitGenerator.windows
    let deliveries = bound.map { min(max(1, $0[3]), SplitActionText.deepestDelivery) } ?? 3
    var actions: [SplitAction] = [.toggle]
    actions += (0..<sections).map { .choose(SidebarSection(UInt8($0))) }
    actions += (0..<(linkCount == 0 ? 16 : linkCount)).map { .open(UInt8($0)) }
    actions += [.back] + (2...min(4, deepest)).map { .longPressBack(UInt8($0)) }
    actions += [.swipeBack, .swipeBackCancel, .edgeSwipe, .edgeSwipeCancel, .drag, .dragCancel]
    actions += [.tapOutside, .pressToggle, .escape, .rotate, .background, .lock, .reappear]
    actions += sizes.map { .resize($0) }
    for (call, count) in calls.enumerated() {
      actions += (0..<count).map { .call(number: UInt8(call), argument: UInt8($0)) }
    }
    let gestures = SplitGenerator.gestures(policies).prefix(bound?[5] ?? Gesture.allCases.count)
    actions += gestures.map { .begin($0) }
    if !gestures.isEmpty { actions += [.commit, .cancel] }
    if SplitGenerator.hasSheets(policies) { actions += [.dismissSheet, .dismissSheetCancel] }
    if policies.contains(.hasInspector) { actions.append(.pressInspector) }
    if policies.contains(.persists) { actions.append(.relaunch) }
    if policies.contains(.hasWindows) {
      actions += actions.filter { SplitGenerator.elsewhere.contains($0.kind) }
        .compactMap { WindowAction($0).map { .elsewhere($0) } }
      actions += [.openWindow, .closeWindow]
    }
    return actions + (1...deliveries).map { .deliver(UInt8($0)) }
  }
}
