import SplitModel

extension PlainColumns {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch event {
    case .writeSelection(split: _, let section):
      select(section.map { $0.index &+ 1 } ?? 0, &memory)
      if flaws.contains(.answersForEver), section != nil { turn.onUpdate(0) }
    case .updated(let count):
      // Each handler writes what the other one takes back; an end to it keeps the model quick.
      select(memory.section == 1 ? 2 : 1, &memory)
      if count < 59 { turn.onUpdate(count &+ 1) }
    case .open(let link, on: _):
      if layout == .sheets { press(link, &memory, &turn) }
      if layout == .flags { memory.presents = 1 }
      if layout == .inspected { memory.presents = 1 - memory.presents }
    case .writeInspector(let isPresented):
      if !flaws.contains(.ignoresInspector) { memory.presents = isPresented ? 1 : 0 }
      if flaws.contains(.inspectorClearsPath) { memory.paths.1 = ViewPath() }
    case .environmentChanged(let old):
      if flaws.contains(.closesInspector), old.isCompact != turn.environment.isCompact { memory.presents = 0 }
    case .writeDismissal: if !flaws.contains(.keepsPresented) { memory.presents = 0 }
    case .program(let program, let argument):
      if layout == .controlled { control(program, argument, &memory, &turn) }
      guard layout == .sheets else { break }
      if program == 0 { memory.presents |= 1 << argument } else { memory.presents &= ~(1 << argument) }
    case .dismissSheet: memory.presents &= ~1
    case .writePresented(let view): memory.presents &= view == Self.sheet(1) ? ~2 : ~1
    case .writeItem(split: _, let view):
      open(view, &memory)
      // What is chosen is to be seen whole.
      if layout == .controlled, view != .blank { turn.ask(.show(.detail)) }
    case .writeAppend(let stack, let view): change(stack, &memory) { turn.push(view, on: &$0) }
    case .writePath(let stack, let count): change(stack, &memory) { $0.truncate(to: Int(count)) }
    default: break
    }
  }

  func select(_ section: UInt8, _ memory: inout Memory) {
    guard section != memory.section else { return }
    memory.section = section
    memory.item = .blank
    if layout != .inspected, layout != .sheets { memory.presents = 0 }
    if layout == .nested || layout == .flags || layout == .inspected { memory.paths.1 = ViewPath() }
    if layout == .lists, !flaws.contains(.reusesColumn) { memory.root = .blank }
  }

  func press(_ link: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch link {
    case 0, 1: memory.presents |= 1 << link
    case 2:
      memory.presents &= ~1
      turn.saves = 1
    default: memory.presents &= ~2
    }
  }

  /// Asks the controller; collapsed, what goes with that is not chosen any more.
  func control(_ program: UInt8, _ argument: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    let request = Self.request(program, argument)
    let prefers = flaws.contains(.prefersToShow) && request == .show(.sidebar)
    turn.ask(prefers ? .prefer(.twoBesideSecondary) : request)
    guard turn.environment.isCompact, program < 2 else { return }
    let leavesSection = program == 0 ? argument == 0 : argument == 1 && memory.item == .blank
    let leavesItem = program == 0 ? argument < 2 : argument == 2
    if leavesSection { select(0, &memory) }
    if leavesItem { open(.blank, &memory) }
  }

  static func request(_ program: UInt8, _ argument: UInt8) -> ColumnRequest {
    let column: Column = argument == 0 ? .sidebar : argument == 1 ? .content : .detail
    switch program {
    case 0: return .show(column)
    case 1: return .hide(column)
    default: return .prefer(DisplayMode(rawValue: argument) ?? .automatic)
    }
  }

  func open(_ item: ShownView, _ memory: inout Memory) {
    memory.item = item
    guard flaws.contains(.reusesColumn), memory.root != .blank else {
      memory.root = item
      return
    }
    let top = memory.paths.1.last ?? memory.root
    if item != .blank, item != top, !memory.paths.1.isFull { memory.paths.1.append(item) }
  }

  func change(_ stack: UInt8, _ memory: inout Memory, _ body: (inout ViewPath) -> Void) {
    if layout == .rows, memory.section == 0 { return }
    let isFirst =
      layout == .nested ? stack == 0 : layout == .rows && memory.section == 1 && !flaws.contains(.sharesPath)
    if isFirst { body(&memory.paths.0) } else { body(&memory.paths.1) }
  }
}
