internal import SplitModel

/// How actions on a split view are drawn, and which are simpler than others.
enum SplitGenerator {
  /// What a person does in a minute, with the device turned and code called now and then.
  ///
  /// Where `ordersWork` is true the order in which pending work is done decides much.
  static func weights(hasCalls: Bool, ordersWork: Bool, _ policies: Policies) -> [Int] {
    var weights = Array(repeating: 0, count: SplitAction.Kind.allCases.count)
    let table: [(SplitAction.Kind, Int)] = [
      (.toggle, 20), (.choose, 20), (.open, 24), (.back, 16), (.longPressBack, 3), (.swipeBack, 8),
      (.swipeBackCancel, 1), (.edgeSwipe, 8), (.edgeSwipeCancel, 2), (.drag, 10), (.dragCancel, 1),
      (.tapOutside, 10), (.pressToggle, 4), (.escape, 3), (.rotate, 12), (.resize, 16),
      (.call, hasCalls ? 14 : 0),
      (.deliver, ordersWork ? 60 : 6), (.background, 2), (.lock, 1), (.reappear, 1), (.begin, 6),
      (.commit, 12), (.cancel, 4),
      (.dismissSheet, hasSheets(policies) ? 10 : 0),
      (.relaunch, policies.contains(.persists) ? 5 : 0),
      (.elsewhere, policies.contains(.hasWindows) ? 40 : 0),
      (.openWindow, policies.contains(.hasWindows) ? 8 : 0),
      (.closeWindow, policies.contains(.hasWindows) ? 2 : 0),
      (.pressInspector, policies.contains(.hasInspector) ? 8 : 0),
      (.dismissSheetCancel, hasSheets(policies) ? 1 : 0),
    ]
    for (kind, weight) in table { weights[Int(kind.rawValue)] = weight }
    return Array(weights.prefix(kindCount(policies)))
  }

  /// What a person does who goes on and seldom back.
  static func walkWeights(hasCalls: Bool, _ policies: Policies) -> [Int] {
    var weights = Array(repeating: 0, count: kindCount(policies))
    let table: [(SplitAction.Kind, Int)] = [
      (.open, 8), (.choose, 2), (.back, 1), (.call, hasCalls ? 1 : 0), (.deliver, 1),
    ]
    for (kind, weight) in table { weights[Int(kind.rawValue)] = weight }
    return weights
  }

  /// The number of kinds of action that concern a design: those that came later are last, and few have them.
  static func kindCount(_ policies: Policies) -> Int {
    if hasSheets(policies) { return SplitAction.Kind.allCases.count }
    if policies.contains(.hasWindows) { return Int(SplitAction.Kind.pressInspector.rawValue) }
    return policies.contains(.persists)
      ? Int(SplitAction.Kind.elsewhere.rawValue) : Int(SplitAction.Kind.dismissSheet.rawValue)
  }

  /// Whether anything of a design's is ever a sheet.
  static func hasSheets(_ policies: Policies) -> Bool {
    !policies.isDisjoint(with: [.presentsSheets, .hasInspector])
  }

  /// The gestures that a design may be met with.
  static func gestures(_ policies: Policies) -> [Gesture] {
    hasSheets(policies) ? Gesture.allCases : Gesture.allCases.filter { $0 != .dismissSheet }
  }

  /// The window sizes that campaigns draw: the named ones and widths around what the platform decides by.
  static let windows: [WindowSize] =
    WindowSize.named.map(\.size)
    + [400, 650, 660, 700, 760, 770, 800, 1_000].compactMap(WindowSize.init(points:))

  /// The kinds of action that are a person's own: taps, whole gestures and keys.
  static let userKinds = ActionKindSet(
    SplitAction.Kind.allCases.filter {
      ![
        .begin, .commit, .cancel, .rotate, .resize, .call, .deliver, .background, .lock, .reappear, .relaunch,
        .elsewhere, .openWindow, .closeWindow,
      ]
      .contains($0)
    }
    .map { ActionKind($0.rawValue) })

  /// The devices that turn, and those whose windows change size, one bit each.
  private static let devices = (
    turning: devices(where: \.turns),
    resizable: devices { $0.multitasking != nil || $0.folded != nil },
    folding: devices { $0.folded != nil }
  )

  private static func devices(where isMeant: (Device) -> Bool) -> UInt64 {
    Device.all.enumerated().reduce(0) { isMeant($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
  }

  /// The kinds whose control or gesture is on screen, as the platform would decide, or nearly so.
  ///
  /// All at once and not kind by kind: the kinds that are drawn are hard to foresee, for a processor as well.
  static func likelyKinds(_ screen: Screen, isAtRest: Bool) -> ActionKindSet {
    if screen.gesture != nil { return kindsWithFingerDown }
    let (last, policies, back) = (screen.last, screen.policies, paneWithBack(screen))
    let device: UInt64 = 1 << UInt64(screen.environment.device)
    let devices = devices
    let canSwipeBack = offers(.swipeBack, screen)
    let bringsSidebar = !isAtRest && (screen.canEdgeSwipe || screen.canDrag)
    var bits = bit(.call) | bit(.background) | bit(.lock)
    if screen.hasToggle { bits |= bit(.toggle) }
    if screen.rowCount > 0, let sidebar = screen.sidebar, !sidebar.isDimmed { bits |= bit(.choose) }
    if screen.links != 0 { bits |= bit(.open) }
    if let back {
      bits |= bit(.back)
      let levels = Int(back.depth) + (back.goesBackToColumn ? 1 : 0)
      if back.back == .system, levels > 1 { bits |= bit(.longPressBack) }
    }
    if canSwipeBack { bits |= bit(.swipeBack) | bit(.swipeBackCancel) }
    if screen.canEdgeSwipe { bits |= bit(.edgeSwipe) | bit(.edgeSwipeCancel) }
    if screen.canDrag { bits |= bit(.drag) | bit(.dragCancel) }
    if screen.canTapOutside { bits |= bit(.tapOutside) }
    if screen.canPressToggle { bits |= bit(.pressToggle) }
    if screen.canTapOutside || last.canGoBack && last.back == .system && !last.isDimmed {
      bits |= bit(.escape)
    }
    if devices.turning & device != 0 { bits |= bit(.rotate) }
    if devices.resizable & device != 0 { bits |= bit(.resize) }
    if !isAtRest { bits |= bit(.deliver) }
    if !screen.isCovered { bits |= bit(.reappear) }
    if canSwipeBack || bringsSidebar || screen.presentation.canBeDragged { bits |= bit(.begin) }
    if screen.presentation.canBeDismissed { bits |= bit(.dismissSheet) }
    if screen.presentation.canBeDragged { bits |= bit(.dismissSheetCancel) }
    if policies.contains(.persists) { bits |= bit(.relaunch) }
    if policies.contains(.hasInspector) { bits |= bit(.pressInspector) }
    if policies.contains(.hasWindows) { bits |= bit(.elsewhere) | bit(.openWindow) | bit(.closeWindow) }
    return ActionKindSet(bits: bits)
  }

  @inline(__always)
  private static func bit(_ kind: SplitAction.Kind) -> UInt64 { 1 << UInt64(kind.rawValue) }

  /// The kinds of action that are worth drawing while a finger is down: its end, and what comes in between
  /// without ending it.
  private static let kindsWithFingerDown = ActionKindSet.of(.commit, .cancel, .call, .deliver, .pressToggle)

  private static func paneWithBack(_ screen: Screen) -> Pane? {
    var position = Int(screen.paneCount) - 1
    while position >= 0 {
      if screen[position].hasBack, !screen[position].isDimmed { return screen[position] }
      position -= 1
    }
    return nil
  }

  /// Draws an action; rows and links mostly from those on screen, so that few draws are wasted.
  @inline(never)
  static func draw(
    _ kind: ActionKind, seeing screen: Screen, calls: [Int], using random: inout SeededRandom
  ) -> SplitAction {
    let kind = SplitAction.Kind(rawValue: kind.index) ?? .toggle
    switch kind {
    case .choose:
      return .choose(screen.row(from: UInt8(random.below(max(1, Int(screen.rowCount))))))
    case .open: return .open(link(screen.links, &random))
    case .longPressBack: return .longPressBack(levels(screen, &random))
    case .resize:
      if devices.folding & 1 << UInt64(screen.environment.device) != 0 {
        return .resize(screen.environment.window == .folded ? .full : .folded)
      }
      return .resize(windows[random.below(windows.count)])
    case .call:
      let call = random.below(calls.count)
      let argument = calls.isEmpty ? 0 : random.below(calls[call])
      return .call(number: UInt8(call), argument: UInt8(argument))
    case .deliver: return .deliver(UInt8(1 + random.below(3)))
    case .begin: return .begin(gesture(screen, &random))
    case .elsewhere:
      let kind = elsewhere[random.below(calls.isEmpty ? elsewhere.count - 1 : elsewhere.count)]
      let action = draw(ActionKind(kind.rawValue), seeing: screen, calls: calls, using: &random)
      return WindowAction(action).map { .elsewhere($0) } ?? action
    default: return SplitAction(kind) ?? .toggle
    }
  }

  /// What is done in another window than the one that is looked at.
  static let elsewhere: [SplitAction.Kind] = [.toggle, .choose, .open, .back, .call]

  /// A gesture that is there to be begun, one of all where none is.
  private static func gesture(_ screen: Screen, _ random: inout SeededRandom) -> Gesture {
    let all = Gesture.allCases
    let count = hasSheets(screen.policies) ? all.count : all.count - 1
    let first = random.below(count)
    for offset in 0..<count where offers(all[(first + offset) % count], screen) {
      return all[(first + offset) % count]
    }
    return all[first]
  }

  private static func offers(_ gesture: Gesture, _ screen: Screen) -> Bool {
    switch gesture {
    case .swipeBack: screen.last.canGoBack && screen.last.canSwipeBack && !screen.last.isDimmed
    case .edgeSwipe: screen.canEdgeSwipe
    case .drag: screen.canDrag
    case .dismissSheet: screen.presentation.canBeDragged
    }
  }

  /// As many levels as the menu of the way back may hold, and at times more.
  private static func levels(_ screen: Screen, _ random: inout SeededRandom) -> UInt8 {
    let most = paneWithBack(screen).map { Int($0.depth) + ($0.goesBackToColumn ? 1 : 0) } ?? 0
    return UInt8(2 + random.below(most < 2 || random.below(16) == 0 ? 3 : min(3, most - 1)))
  }

  private static func link(_ links: UInt16, _ random: inout SeededRandom) -> UInt8 {
    guard links != 0 else { return UInt8(random.below(4)) }
    var rest = links
    for _ in 0..<random.below(links.nonzeroBitCount) { rest &= rest &- 1 }
    return UInt8(rest.trailingZeroBitCount)
  }

  /// To wait, lower numbers, and the plainest action of those that do the same.
  static func simpler(than action: SplitAction) -> [SplitAction] {
    if case .deliver(let number) = action { return (1..<max(1, number)).map { .deliver($0) } }
    return [.deliver(1)] + plainer(than: action)
  }

  private static func plainer(than action: SplitAction) -> [SplitAction] {
    switch action {
    case .choose(let section): (0..<section.index).map { .choose(SidebarSection($0)) }
    case .open(let link): (0..<link).map { .open($0) }
    case .longPressBack(let levels): [.back] + (2..<max(2, levels)).map { .longPressBack($0) }
    case .swipeBack, .escape: [.back]
    case .edgeSwipe, .pressToggle: [.toggle]
    case .drag: [.toggle]
    case .tapOutside: [.toggle]
    case .resize(let window):
      [.rotate] + windows.prefix { $0 != window }.map { .resize($0) }
    case .call(let call, let argument): (0..<argument).map { .call(number: call, argument: $0) }
    case .lock: [.background]
    case .elsewhere(let elsewhere):
      plainer(than: elsewhere.action).compactMap { WindowAction($0).map { .elsewhere($0) } }
    case .begin(let gesture):
      [gesture.cancelled] + Gesture.allCases.prefix { $0 != gesture }.map { .begin($0) }
    default: []
    }
  }
}
