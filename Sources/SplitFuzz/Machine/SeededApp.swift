internal import FuzzEngine
internal import SplitModel

/// A small app with a seeded fault: what the self-check of a campaign must find.
///
/// Two rows in a list, a stack in the detail, and links that the platform pushes.
struct SeededApp: NavigationDesign {
  /// The three faults, each of which one rule must find.
  enum Fault: String, CaseIterable {
    /// Two buttons show and hide the sidebar.
    case hasTwoToggles = "has-two-toggles"
    /// Going back one view pops two.
    case popsTwo = "pops-two"
    /// A push selects the other row as well.
    case pushSelectsRow = "push-selects-row"

    /// The rule that finds it.
    var rule: String {
      switch self {
      case .hasTwoToggles: "sidebar.one-toggle"
      case .popsTwo: "back.one-level"
      case .pushSelectsRow: "push.leaves-others"
      }
    }
  }

  struct Memory: Hashable, Sendable, BitwiseCopyable {
    var visibility = ColumnVisibility.all
    var section: UInt8 = 0
    var path = ViewPath()
  }

  var fault: Fault?

  /// The seeded faults as campaigns look for them.
  static let seededFaults: [SeededFault] = Fault.allCases.map { fault in
    SeededFault(
      fault.rawValue, rule: fault.rule,
      in: FuzzTarget("seeded/\(fault.rawValue)", SeededApp(fault: fault)))
  }

  let policies: Policies = []
  let tree = ContainerTree(root: .split0, details: (.stack1, .view))
  let vocabulary = Vocabulary(
    sections: ["one", "two"], destinations: ["page"], links: ["page"], calls: [])

  func launch(at start: Int, _ environment: DeviceEnvironment) -> Memory { Memory() }

  func body(_ memory: Memory, _ environment: DeviceEnvironment) -> BodyDescription {
    var body = BodyDescription()
    body.splits[0].isPresent = true
    body.splits[0].visibility = memory.visibility
    body.splits[0].rowCount = 2
    body.splits[0].selection = SidebarSection(memory.section)
    body.splits[0].hasAppToggle = fault == .hasTwoToggles
    body.stacks[1].isPresent = true
    body.stacks[1].root = .section(SidebarSection(memory.section))
    body.stacks[1].path = memory.path
    return body
  }

  func offers(of view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment) -> Offers {
    Offers(links: view == .menu || view == .blank ? 0 : 1)
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: Memory, _ environment: DeviceEnvironment
  ) -> LinkPromise { LinkPromise(.destination(Destination(0)), in: .anywhere, push: .value) }

  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch event {
    case .writeVisibility(_, let visibility): memory.visibility = visibility
    case .writeSelection(_, let section):
      memory.section = section?.index ?? memory.section
      memory.path = ViewPath()
    case .writeAppend(_, let view):
      turn.push(view, on: &memory.path)
      if fault == .pushSelectsRow { memory.section = 1 - memory.section }
    case .writePath(_, let count):
      memory.path.truncate(to: max(0, Int(count) - (fault == .popsTwo ? 1 : 0)))
    default: break
    }
  }
}
