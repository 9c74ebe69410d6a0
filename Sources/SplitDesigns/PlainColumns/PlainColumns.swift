import SplitModel

/// Plain containers as documentation shows them, for what no published design asks of the platform.
///
/// Models small arrangements, the cases of `Layout`. The last three are the question of StackInSplit: what comes into
/// three columns whose content and detail are left empty, from a menu and four views, each of which opens the next.
///
/// - Source: seed 000's questions of 5/17 and 6/6; the package's notes on the platform, §2.5 and §9; on systems, §8
///   (T-6, T-9) and §3.6 (0c); `XAVware/LazySplitX` at `50503a0`, StackInSplit.swift.
struct PlainColumns: NavigationDesign {
  let layout: Layout
  let flaws: Flaws

  enum Layout {
    /// A stack over everything, in it a split, in its detail a split for settings, in that one's detail a stack.
    case nested
    case rows  // A split of two columns, in its detail a stack, whose path is another for each row
    /// A split of three columns, in its detail a stack with the item that is chosen as its root.
    case lists
    case flags  // A split of two columns, in its detail a stack with a destination that a flag presents
    /// A split of two columns with nothing in its detail that could take what its value links push.
    case bare
    /// A split of two columns with a stack in its detail, and an inspector of what is chosen.
    case inspected
    case sheets  // A split of two columns with a view in its detail, which presents two sheets
    case controlled  // Three columns, of which code shows one after the other, as in UIKit
    case stack  // A button pushes the views on a stack that stands in the sidebar column
    case links  // Links of the older kind show them, and the platform finds the column
    case slides  // The app shows the last two of them, as the author of StackInSplit wished
  }

  /// Whether the content and the detail are left empty.
  var isEmpty: Bool { layout == .stack || layout == .links || layout == .slides }

  init(_ layout: Layout, flaws: Flaws = []) {
    self.layout = layout
    self.flaws = flaws
  }

  var tree: ContainerTree {
    switch layout {
    case .nested: ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.split1, .stack1))
    case .rows, .flags, .inspected: ContainerTree(root: .split0, details: (.stack1, .view))
    case .lists: ContainerTree(root: .split0, details: (.stack1, .view), pushesNothing: true)
    case .bare, .sheets, .controlled, .slides: ContainerTree(root: .split0)
    case .stack: ContainerTree(root: .split0, sidebar: .stack0)
    case .links: ContainerTree(root: .split0, details: (.stack1, .view), contents: (.stack0, .view))
    }
  }

  var vocabulary: Vocabulary {
    func names(
      _ sections: [String], _ views: [String], links: [String]? = nil, calls: [Vocabulary.Call] = [],
      start: String
    ) -> Vocabulary {
      Vocabulary(
        sections: sections, destinations: views, links: links ?? views, calls: calls, starts: [start])
    }
    let (folders, lists, sheets) = (["letters", "notes"], ["list-1", "list-2"], ["info", "help"])
    switch layout {
    case .nested:
      return names(
        ["home", "settings"], ["detail", "other-detail", "subdetail", "cover", "subcover"], start: "settings")
    case .rows: return names(folders, ["letter", "note", "attachment", "picture"], start: "letters")
    case .lists: return names(lists, ["detail-1", "detail-2"], start: "detail-1")
    case .flags, .bare, .inspected: return names(folders, ["page", "info"], start: "letters")
    case .sheets:
      return names(
        folders, sheets, links: sheets + ["save", "done"],
        calls: ["present", "dismiss"].map { .init($0, arguments: sheets) }, start: "letters")
    case .controlled:
      let columns = ["primary", "supplementary", "secondary"]
      let modes = [
        "automatic", "secondary-only", "one-beside", "one-over", "two-beside", "two-over", "two-displace",
      ]
      return names(
        lists, ["item-1", "item-2"],
        calls: [
          .init("show", arguments: columns), .init("hide", arguments: columns),
          .init("prefer", arguments: modes),
        ], start: "item-1")
    case .stack, .links, .slides:
      let views = (1...4).map { "detail-\($0)" }
      return Vocabulary(sections: [], destinations: views, links: views)
    }
  }

  var policies: Policies {
    let resets: Policies = flaws.contains(.leavesReset) ? .choiceResets : []
    switch layout {
    case .rows: return resets.union(.keepsItems)
    case .flags: return resets.union(.presentsViews)
    case .inspected: return resets.union(.hasInspector)
    case .sheets: return resets.union(.presentsSheets)
    case .controlled: return resets.union([.namesSections, .namesLandings])
    case .lists, .nested, .bare: return resets
    case .stack: return [.blankWhenEmpty, .opensByLinks]
    case .links, .slides: return [.blankWhenEmpty, .opensByLinks, .slidesColumns]
    }
  }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory {
    var memory = Memory()
    guard start == 1 else { return memory }
    memory.section = layout == .nested ? 2 : 1
    if layout == .lists || layout == .controlled { open(.destination(Destination(0)), &memory) }
    return memory
  }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    if isEmpty {
      fill(&body, memory.paths.0)
      return body
    }
    let section = memory.section == 0 ? nil : SidebarSection(memory.section &- 1)
    let view = section.map { ShownView.section($0) } ?? .placeholder
    body.splits[0].isPresent = true
    body.splits[0].rowCount = 2
    body.splits[0].selection = section
    if layout == .lists || layout == .controlled {
      body.splits[0].hasContent = true
      body.splits[0].contentView = view
      body.splits[0].item = memory.item
      body.splits[0].itemSection = memory.item == .blank ? nil : section
    }
    switch layout {
    case .bare:
      body.splits[0].detailView = view
      return body
    case .sheets:
      body.splits[0].detailView = view
      if memory.presents & 1 != 0 { body.sheet = Self.sheet(0) }
      if memory.presents & 2 != 0 { body.otherSheet = Self.sheet(1) }
      return body
    case .controlled:
      body.splits[0].detailView = memory.item == .blank ? .placeholder : memory.item
      return body
    case .nested:
      body.splits[0].detailView = view
      body.stacks[0].isPresent = true
      body.stacks[0].path = memory.paths.0
      guard memory.section == 2 else { return body }
      body.splits[1] = .inner(showing: view, isNarrow: true)
      body.stacks[1].root = .placeholder
      body.stacks[1].path = memory.paths.1
    case .rows:
      body.stacks[1].root = view
      if memory.section != 0 { body.stacks[1].path = path(memory) }
    case .inspected:
      body.stacks[1].root = view
      body.stacks[1].path = memory.paths.1
      body.inspector = memory.presents == 0 ? .blank : Self.info
    case .flags:
      body.stacks[1].root = view
      body.stacks[1].path = memory.paths.1
      body.stacks[1].presented = memory.presents == 0 ? nil : Self.info
    case .lists:
      body.stacks[1].root = memory.root == .blank ? .placeholder : memory.root
      body.stacks[1].path = memory.paths.1
    case .stack, .links, .slides: break
    }
    body.stacks[1].isPresent = true
    return body
  }

  func fill(_ body: inout BodyDescription, _ path: ViewPath) {
    body.splits[0].isPresent = true
    body.splits[0].hasContent = true
    body.splits[0].rows = .buttons
    switch layout {
    case .stack:
      body.stacks[0].isPresent = true
      body.stacks[0].root = .menu
      body.stacks[0].path = path
    case .links:
      for stack in 0..<2 {
        body.stacks[stack].isPresent = true
        body.stacks[stack].isImplicit = true
      }
    default:
      let count = path.count
      body.splits[0].compactColumn = count == 0 ? .sidebar : count == 1 ? .content : .detail
      if count > 0 { body.splits[0].contentView = path[max(0, count - 2)] }
      if count > 1 { body.splits[0].detailView = path[count - 1] }
    }
  }

  static var info: ShownView { .destination(Destination(1)) }
  static func sheet(_ number: UInt8) -> ShownView { .destination(Destination(number)) }

  func path(_ memory: Memory) -> ViewPath {
    memory.section == 2 || flaws.contains(.sharesPath) ? memory.paths.1 : memory.paths.0
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    switch layout {
    case .nested:
      if let section = view.section { return Offers(links: section.index == 0 ? 8 : 3) }
      guard let destination = view.destination else { return Offers() }
      return Offers(links: destination.index < 2 ? 4 : destination.index == 3 ? 16 : 0)
    case .rows:
      if let section = view.section { return Offers(links: 1 << UInt16(section.index)) }
      guard let destination = view.destination, destination.index < 2 else { return Offers() }
      return Offers(links: 4 << UInt16(destination.index))
    case .lists, .controlled: return Offers(links: view.section == nil ? 0 : 3)
    case .sheets:
      return Offers(
        links: view.section != nil ? 3 : view == Self.sheet(0) ? 4 : view == Self.sheet(1) ? 8 : 0)
    case .bare: return Offers(links: view.section == nil ? 0 : 1)
    case .inspected: return Offers(links: view.section != nil ? 3 : 0)
    case .flags: return Offers(links: view.section != nil ? 3 : view.destination?.index == 0 ? 2 : 0)
    case .stack, .links, .slides:
      if view == .menu { return Offers(links: 1) }
      guard let destination = view.destination, destination.index < 3 else { return Offers() }
      return Offers(links: 2 << UInt16(destination.index))
    }
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    let opened = ShownView.destination(Destination(link))
    if layout == .lists || layout == .controlled { return LinkPromise(opened, in: .detail, push: .select) }
    if layout == .sheets {
      return LinkPromise(
        link < 2 ? opened : .blank, in: link < 2 ? .sheet : link == 2 ? .confirmed : .nowhere)
    }
    if layout == .flags, opened == Self.info { return LinkPromise(opened, in: .detail) }
    if layout == .inspected, opened == Self.info { return LinkPromise(opened, in: .nowhere) }
    if layout == .stack { return LinkPromise(opened, in: .leading) }
    if isEmpty {
      return LinkPromise(
        opened, in: link == 0 ? .anywhere : .detail, push: layout == .links ? .column : .app)
    }
    let covers = layout == .nested && link > 2
    return LinkPromise(opened, in: covers ? .fullScreen : .detail, push: .value)
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    if layout == .sheets, call == 0, memory.presents == 0 {
      return CallPromise(.push, Self.sheet(argument), in: .sheet)
    }
    return layout == .controlled && call == 0 && argument == 0
      ? CallPromise(.revealSidebar, .menu) : nil
  }

  func levels(of memory: Memory) -> Int { memory.paths.0.count + memory.paths.1.count + Int(memory.presents) }

  struct Memory: FlatMemory {
    var section: UInt8 = 0  // The row that is chosen, plus one; zero for none
    var item = ShownView.blank  // The item that is chosen in the content column's list, blank for none
    var root = ShownView.blank  // The root of the detail's stack where an item is, blank for none
    /// Whether the flag of the presented destination is on; of two sheets one bit each.
    var presents: UInt8 = 0
    /// The path over everything or of the first row, and that of the detail or of the second row.
    var paths = (ViewPath(), ViewPath())
  }
}
