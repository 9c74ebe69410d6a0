import FuzzEngine
import SplitFuzz
import SplitModel
import SplitNavigator

/// SplitNavigator as SplitNavigatorUI ships it: a list of sections beside one stack, with the app of `MailboxViews`.
///
/// All decisions are the value's; this type says what `SplitNavigatorView` binds to it and reports. Links to pages are
/// SwiftUI's own. Leaves out `confirmsLeaving`, which the app does not use.
struct ShippedNavigator: NavigationDesign {
  typealias Model = NavigatorState<FlatValues>

  let settings = Model.Settings(
    options: [.backClearsChoice, .startsWithSidebar], start: SidebarSection(0), layout: { _ in .stacked })

  let vocabulary = Vocabulary(
    sections: ["inbox", "archive", "sent"],
    destinations: ["message", "attachment"].flatMap { page in [1, 2, 3, 7].map { "\(page)-\($0)" } }
      + ["compose"],
    links: ["message-1", "message-2", "message-3", "compose", "attachment", "delete", "send"],
    calls: ["mail://message/7", "draft", "deleted", "archive", "unread", "top"].map { .init($0) })

  /// A message, by its place among 1, 2, 3 and 7.
  static func message(_ number: UInt8) -> ShownView { .destination(Destination(number)) }
  static func attachment(of message: UInt8) -> ShownView { .destination(Destination(4 &+ message)) }
  static var compose: ShownView { .destination(Destination(8)) }

  let tree = ContainerTree(root: .split0, details: (.stack1, .view))
  var policies: Policies {
    settings.policies.subtracting(.fullScreenPreserves).union([.persists, .presentsSheets])
  }

  struct Memory: FlatMemory {
    var navigator: Model
    /// What the visibility is to be: automatic at launch, and then what was written or shows the sidebar.
    var visibility = ColumnVisibility.automatic

    mutating func publish() {
      if (visibility != .detailOnly) != navigator.isSidebarShown {
        visibility = navigator.isSidebarShown ? .all : .detailOnly
      }
    }
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    Memory(navigator: NavigatorState(settings))
  }

  func relaunch(_ memory: inout Memory, _ environment: DeviceEnvironment) {
    memory = Memory(navigator: memory.navigator.restored(settings) { _ in true })
    memory.publish()
  }

  func levels(of memory: Memory) -> Int {
    (0..<3).reduce(0) { $0 &+ memory.navigator.trail(of: SidebarSection(UInt8($1))).count }
  }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    let navigator = memory.navigator
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].visibility = memory.visibility
    body.splits[0].compactColumn = navigator.isSidebarOnTop ? .sidebar : .detail
    body.splits[0].rowCount = 3
    body.splits[0].selection = navigator.section
    body.splits[0].detailView = navigator.section.map { .section($0) } ?? .placeholder
    body.sheet = navigator.sheet ?? .blank
    guard let section = navigator.section else { return body }
    body.stacks[1].isPresent = true
    body.stacks[1].identity = section.index
    body.stacks[1].root = .section(section)
    body.stacks[1].path = navigator.trail
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if view.section != nil { return Offers(links: 0b000_1111) }
    guard let page = view.destination?.index else { return Offers() }
    return Offers(links: page < 4 ? 0b011_0000 : page == 8 ? 0b100_0000 : 0)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    switch link {
    case 0...2: LinkPromise(Self.message(link), in: .detail, push: .value)
    case 3: LinkPromise(Self.compose, in: .sheet)
    case 4: LinkPromise(Self.attachment(of: view.destination?.index ?? 0), in: .detail, push: .value)
    case 5: LinkPromise(.blank, in: .unknown)
    default: LinkPromise(.blank, in: .confirmed)
    }
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    switch call {
    case 0: CallPromise(.goTo, Self.message(3), in: .detail)
    case 1: CallPromise(.goTo, Self.compose, in: .sheet)
    case 3:
      CallPromise(.goTo, memory.navigator.trail(of: SidebarSection(1)).last ?? .section(SidebarSection(1)))
    case 4: memory.navigator.section == nil ? nil : CallPromise(.goTo, Self.message(1), in: .detail)
    default: nil
    }
  }

  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    let before = memory
    switch event {
    case .open(let link, on: let view): follow(link, on: view, &memory, &turn)
    case .call(let call, _): run(call, &memory, &turn)
    case .environmentChanged(let old):
      if old.isCompact != turn.environment.isCompact {
        handle(.surroundingsChanged(from: Self.surroundings(old)), &memory, &turn)
      }
    case .writeVisibility(_, let visibility):
      if visibility != .automatic { memory.visibility = visibility }
      let isShown = visibility == .automatic ? nil : visibility != .detailOnly
      handle(.sidebarReported(isShown: isShown), &memory, &turn)
    case .writeCompactColumn(_, let column):
      handle(.columnReported(isSidebar: column == .sidebar), &memory, &turn)
    case .writeSelection(_, let section): handle(.selectionReported(section), &memory, &turn)
    case .writePath(_, let count): report(&memory, &turn) { $0.truncate(to: Int(count)) }
    case .writeAppend(_, let view):
      if memory.navigator.trail.isFull { turn.hasReachedLimit = true }
      report(&memory, &turn) { if !$0.isFull { $0.append(view) } }
    case .dismissSheet: handle(.dismiss, &memory, &turn)
    case .writePresented(let view): handle(.dismissalReported(view), &memory, &turn)
    default: break
    }
    if turn.hasReachedLimit { memory = before }
  }

  static func surroundings(_ environment: DeviceEnvironment) -> NavigatorSurroundings {
    NavigatorSurroundings(isCompact: environment.isCompact, isLandscape: false)
  }

  func handle(_ event: Model.Event, _ memory: inout Memory, _ turn: inout AppTurn) {
    let reasons = memory.navigator.handle(event, settings, in: Self.surroundings(turn.environment))
    if reasons.contains(.isFull) { turn.hasReachedLimit = true }
    memory.publish()
  }

  func report(_ memory: inout Memory, _ turn: inout AppTurn, _ change: (inout ViewPath) -> Void) {
    guard let shown = memory.navigator.path(settings) else { return }
    var path = shown.views
    change(&path)
    handle(.pathReported(path, over: shown), &memory, &turn)
  }

  func follow(_ link: UInt8, on view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch link {
    case 3: handle(.present(Self.compose), &memory, &turn)
    case 5: remove(view, &memory, &turn)
    default:
      turn.saves = 1
      handle(.dismiss, &memory, &turn)
    }
  }

  func remove(_ view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    turn.hasDeleted = true
    handle(.remove(view), &memory, &turn)
  }

  func run(_ call: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    func go(to section: SidebarSection, _ message: UInt8) {
      let trail = ViewPath(repeating: Self.message(message), count: 1)
      handle(.go(to: section, trail: trail), &memory, &turn)
    }
    switch call {
    case 0: go(to: SidebarSection(1), 3)
    case 1:
      go(to: SidebarSection(0), 0)
      handle(.present(Self.compose), &memory, &turn)
    case 2: remove(Self.message(0), &memory, &turn)
    case 3: handle(.choose(SidebarSection(1)), &memory, &turn)
    case 4: if let section = memory.navigator.section { go(to: section, 1) }
    default: handle(.popToRoot, &memory, &turn)
    }
  }

  static let systems = FuzzSystem.versions(
    "split-navigator",
    ["shipped: SplitNavigator as its views ship it: a list of sections beside a stack": Self()])
}
