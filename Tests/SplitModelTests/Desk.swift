@testable import SplitModel

/// What the desk app remembers, and what it was told, in order.
struct DeskMemory: Hashable, Sendable {
  var visibility: ColumnVisibility? = .detailOnly
  var compactColumn: Column? = .sidebar
  var selection: SidebarSection?
  var path = ViewPath()
  var presented: ShownView?
  var told: [AppEvent] = []
}

/// An app with a sidebar of three rows and a stack in the detail, small enough to see who writes what.
///
/// Link 0 has a value, which the platform pushes; link 1 is a button whose action pushes; link 2 stands in
/// the sidebar and has a value.
struct Desk: NavigationDesign {
  typealias Code = @Sendable (inout DeskMemory, inout AppTurn) -> Void

  var rows = SidebarRows.list
  var style = SplitStyle.balanced
  var launch = DeskMemory()
  var refusesVisibility = false
  var refusesSelection = false
  var coversEdge = false
  var hidesSidebarBar = false
  var hidesBack = false
  var hasNoRow = false
  var hasAppToggle = false
  var presentsWithGesture = true
  var reportsLeaving = false
  var holdsLinks = false
  var identity: @Sendable (DeskMemory) -> UInt8 = { _ in 0 }
  /// How many views the path holds.
  var limit = ViewPath.capacity
  /// What the calls do, by number.
  var calls: [Code] = []

  static let letter = ShownView.destination(Destination(0))
  static let photo = ShownView.destination(Destination(1))

  var tree: ContainerTree { ContainerTree(root: .split0, details: (.stack0, .view)) }
  var policies: Policies { [] }
  var vocabulary: Vocabulary {
    Vocabulary(
      sections: ["inbox", "sent", "bin"], destinations: ["letter", "photo"],
      links: ["letter", "photo", "row"],
      calls: calls.indices.map { .init("call-\($0)") })
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> DeskMemory { launch }

  func body(_ memory: DeskMemory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].identity = identity(memory)
    body.splits[0].visibility = memory.visibility
    body.splits[0].compactColumn = memory.compactColumn
    body.splits[0].style = style
    body.splits[0].rows = rows
    body.splits[0].rowCount = 3
    body.splits[0].selection = memory.selection
    body.splits[0].isSelectionWithoutRow = hasNoRow && memory.selection != nil
    body.splits[0].hasSystemToggle = !hasAppToggle
    body.splits[0].hasAppToggle = hasAppToggle
    body.splits[0].hasSidebarCommands = true
    body.splits[0].presentsWithGesture = presentsWithGesture
    body.splits[0].coversEdge = coversEdge
    body.splits[0].hidesSidebarBar = hidesSidebarBar
    body.stacks[0].isPresent = true
    body.stacks[0].reportsLeaving = reportsLeaving
    body.stacks[0].holdsLinks = holdsLinks
    body.stacks[0].root = memory.selection.map { .section($0) } ?? .placeholder
    body.stacks[0].path = memory.path
    body.stacks[0].presented = memory.presented
    return body
  }

  func offers(of view: ShownView, _ memory: DeskMemory, _ environment: DeviceEnvironment) -> Offers {
    view == .menu ? Offers(links: 0b100) : Offers(links: 0b011, back: hidesBack ? .hidden : .system)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: DeskMemory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    link == 1
      ? LinkPromise(Self.photo, in: .anywhere)
      : LinkPromise(Self.letter, in: .anywhere, push: .value)
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: DeskMemory, _ environment: DeviceEnvironment
  ) -> CallPromise? { nil }

  func take(_ event: AppEvent, _ memory: inout DeskMemory, _ turn: inout AppTurn) {
    let before = memory
    memory.told.append(event)
    switch event {
    case .open(1, on: _): turn.push(Self.photo, on: &memory.path)
    case .call(let call, argument: _): calls[Int(call)](&memory, &turn)
    case .writeVisibility(_, let visibility): if !refusesVisibility { memory.visibility = visibility }
    case .writeCompactColumn(_, let column): memory.compactColumn = column
    case .writeSelection(_, let selection): if !refusesSelection { memory.selection = selection }
    case .writePath(_, let count): memory.path.truncate(to: Int(count))
    case .writeAppend(_, let view): turn.push(view, on: &memory.path, limit: limit)
    case .writeDismissal: memory.presented = nil
    default: break
    }
    if turn.hasReachedLimit { memory = before }
  }
}

extension Driver where Design == Desk {
  /// What the app was told since the driver was made or `forget` was called.
  var told: [AppEvent] { memory.told }
}
