import FuzzEngine
import SplitModel

/// What comes into a split of three columns whose content and detail are left empty: StackInSplit's question.
///
/// Models a menu and four views, each of which opens the next, and three ways to open them: a button that pushes on
/// a stack in the sidebar column, links of the older kind in each other, and what the author wished for, the last
/// two views side by side. Nothing else is in it.
///
/// - Source: `XAVware/LazySplitX` at `50503a0`, StackInSplit.swift; seed 000, StackInSplit; the package's notes on
///   systems, §3.6 (0c).
struct EmptyColumns: NavigationDesign {
  let filling: Filling

  /// How views get into the columns.
  enum Filling {
    case stack  // A button pushes them on a stack that stands in the sidebar column
    case links  // Links show them, and the platform finds the column
    case slides  // The app shows the last two of them
  }

  static let systems = FuzzSystem.versions(
    "lazysplit", isListed: false,
    [
      "sidebar-stack: StackInSplit's question: empty columns, and a button that pushes on a stack in the sidebar":
        EmptyColumns(filling: .stack),
      "nested-links: StackInSplit's question: empty columns, and links in each other": EmptyColumns(
        filling: .links),
      "sliding-columns: what StackInSplit's author wished for: empty columns that show the last two views":
        EmptyColumns(filling: .slides),
    ])

  static let faults = FaultRow.faults(
    in: "lazysplit",
    """
    F37: a third link replaces the detail and leaves the content
      breaks policy.followed does-not-slide claimed 3 in nested-links on ipad-13 landscape (0c)
    """)

  var tree: ContainerTree {
    switch filling {
    case .stack: ContainerTree(root: .split0, sidebar: .stack0)
    case .links: ContainerTree(root: .split0, details: (.stack1, .view), contents: (.stack0, .view))
    case .slides: ContainerTree(root: .split0)
    }
  }

  private static let views = (1...4).map { "detail-\($0)" }

  var vocabulary: Vocabulary { Vocabulary(sections: [], destinations: Self.views, links: Self.views) }

  var policies: Policies {
    filling == .stack ? [.blankWhenEmpty, .opensByLinks] : [.blankWhenEmpty, .opensByLinks, .slidesColumns]
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory { Memory() }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].hasContent = true
    body.splits[0].rows = .buttons
    switch filling {
    case .stack:
      body.stacks[0].isPresent = true
      body.stacks[0].root = .menu
      body.stacks[0].path = memory.path
    case .links:
      body.stacks[0].isPresent = true
      body.stacks[0].isImplicit = true
      body.stacks[1].isPresent = true
      body.stacks[1].isImplicit = true
    case .slides:
      let count = memory.path.count
      body.splits[0].compactColumn = count == 0 ? .sidebar : count == 1 ? .content : .detail
      if count > 0 { body.splits[0].contentView = memory.path[max(0, count - 2)] }
      if count > 1 { body.splits[0].detailView = memory.path[count - 1] }
    }
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    if view == .menu { return Offers(links: 1) }
    guard let destination = view.destination, destination.index < 3 else { return Offers() }
    return Offers(links: 2 << UInt16(destination.index))
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    let opened = ShownView.destination(Destination(link))
    switch filling {
    case .stack: return LinkPromise(opened, in: .leading)
    case .links: return LinkPromise(opened, in: link == 0 ? .anywhere : .detail, push: .column)
    case .slides: return LinkPromise(opened, in: link == 0 ? .anywhere : .detail)
    }
  }

  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch event {
    case .open(let link, on: _):
      memory.path.truncate(to: Int(link))
      turn.push(.destination(Destination(link)), on: &memory.path)
    case .writePath(_, let count): memory.path.truncate(to: Int(count))
    case .writeCompactColumn(_, let column):
      if column == .content { memory.path.removeLast() }
      if column == .sidebar { memory.path.truncate(to: 0) }
    default: break
    }
  }

  func levels(of memory: Memory) -> Int { memory.path.count }

  struct Memory: FlatMemory { var path = ViewPath() }
}
