import FuzzEngine
import SplitModel

/// InvexLazySplit, an ancestor of LazySplit: a split whose toggle, pushes and own back control write the same two
/// bindings.
///
/// Models the two bindings, the section, the stack of the detail column and the settings that open over the menu in the
/// sidebar's own column. Leaves out the sign-in, and the third path, which nothing writes.
///
/// Differs from the published code, as the notes tell it:
/// - The toggle leaves the settings only while the menu is open, and goes back to home as well; there it takes the last
///   entry off `sidebarPath`, open or not, and the section stays.
/// - Going back with nothing pushed is not offered, so that its crash cannot be met.
/// - The settings are open or not, and cover the rows; there choosing them twice makes two entries.
/// - What the platform writes to one of the two bindings is taken over into the other, of which the notes say nothing.
///
/// - Source: `XAVware/LazySplitX` at `909b44c`, `InvexLazySplitView.swift`; the package's notes on systems, §3.6 0e.
struct InvexLazySplit: NavigationDesign {
  static let systems = FuzzSystem.versions(
    "lazysplit",
    [
      "invex: InvexLazySplit (before LazySplit 1.1): one toggle, pushes and back write two bindings, with its bugs":
        InvexLazySplit()
    ])

  let vocabulary = Vocabulary(
    sections: ["home", "settings"], destinations: ["detail", "subdetail"], links: ["detail", "subdetail"])

  var tree: ContainerTree { ContainerTree(root: .split0, details: (.stack0, .view)) }

  var policies: Policies { .startsAtSection }

  static var home: SidebarSection { SidebarSection(0) }
  static var settings: SidebarSection { SidebarSection(1) }
  static var detail: ShownView { .destination(Destination(0)) }
  static var subdetail: ShownView { .destination(Destination(1)) }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory { Memory() }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].visibility = memory.visibility
    body.splits[0].compactColumn = memory.compactColumn
    body.splits[0].style = .balanced
    body.splits[0].rows = .buttons
    body.splits[0].rowCount = memory.isSettingsOpen ? 0 : 2
    body.splits[0].sidebarView = memory.isSettingsOpen ? .section(Self.settings) : .menu
    body.splits[0].hasSystemToggle = false
    body.splits[0].hasAppToggle = true
    body.splits[0].hasCloseButton = true
    // It hides the platform's back button everywhere, and with it goes the swipe from the edge.
    body.splits[0].coversEdge = true
    body.stacks[0].isPresent = true
    body.stacks[0].root = .section(Self.home)
    body.stacks[0].path = memory.path
    body.stacks[0].unresolved.insertSections()
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    switch view {
    case .section(Self.home): Offers(links: 0b01, back: .hidden)
    case Self.detail: Offers(links: 0b10, back: .app)
    case Self.subdetail: Offers(back: .app)
    default: Offers(back: .hidden)
    }
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise { LinkPromise(link == 0 ? Self.detail : Self.subdetail, in: .detail) }

  func levels(of memory: Memory) -> Int { memory.path.count }

  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    let wasClosed = memory.visibility == .detailOnly
    switch event {
    case .toggle: toggle(&memory)
    case .choose(let section): change(to: section, &memory)
    case .open(let link, on: _):
      turn.push(link == 0 ? Self.detail : Self.subdetail, on: &memory.path)
      setMenu(open: false, &memory)
    case .back:
      memory.path.removeLast()
      setMenu(open: true, &memory)
    case .writeVisibility(_, let visibility):
      memory.visibility = visibility
      memory.compactColumn = visibility == .detailOnly ? .detail : .sidebar
    case .writeCompactColumn(_, let column):
      memory.compactColumn = column
      memory.visibility = column == .sidebar ? .doubleColumn : .detailOnly
    case .writePath(_, let count): memory.path.truncate(to: Int(count))
    default: break
    }
    // `onChange(of: colVis)`, the next round of the same turn.
    if !wasClosed, memory.visibility == .detailOnly, memory.section == Self.settings {
      memory.visibility = .doubleColumn
    }
  }

  func setMenu(open: Bool, _ memory: inout Memory) {
    memory.visibility = open ? .doubleColumn : .detailOnly
    memory.compactColumn = open ? .sidebar : .detail
  }

  /// `toggleSidebar`: leaves the settings first where they are open, else flips the visibility; either way it asks for
  /// the sidebar in front.
  func toggle(_ memory: inout Memory) {
    let isOpen = memory.visibility != .detailOnly
    if memory.section == Self.settings, memory.isSettingsOpen, isOpen {
      memory.isSettingsOpen = false
      memory.section = Self.home
      return
    }
    setMenu(open: !isOpen, &memory)
    memory.compactColumn = .sidebar
  }

  /// `changeDisplay`: a section of the sidebar opens there, any other closes it and starts at its root.
  func change(to section: SidebarSection, _ memory: inout Memory) {
    memory.section = section
    guard section != Self.settings else {
      memory.isSettingsOpen = true
      return
    }
    memory.path.truncate(to: 0)
    setMenu(open: false, &memory)
  }

  struct Memory: FlatMemory {
    var section = InvexLazySplit.home
    var visibility = ColumnVisibility.detailOnly
    var compactColumn = Column.detail
    var isSettingsOpen = false  // Whether `sidebarPath` shows the settings over the menu
    var path = ViewPath()
  }
}
