import FuzzEngine
import SplitFuzz
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
      guard isEmpty else { break }
      memory.paths.0.truncate(to: Int(link))
      turn.push(.destination(Destination(link)), on: &memory.paths.0)
    case .writeCompactColumn(_, let column):
      if isEmpty, column == .content { memory.paths.0.removeLast() }
      if isEmpty, column == .sidebar { memory.paths.0.truncate(to: 0) }
    case .writeInspector(let isPresented):
      if !flaws.contains(.ignoresInspector) { memory.presents = isPresented ? 1 : 0 }
      if flaws.contains(.inspectorClearsPath) { memory.paths.1 = ViewPath() }
    case .environmentChanged(let old):
      if flaws.contains(.closesInspector), old.isCompact != turn.environment.isCompact { memory.presents = 0 }
    case .writeDismissal: if !flaws.contains(.keepsPresented) { memory.presents = 0 }
    case .call(let call, let argument):
      if layout == .controlled { control(call, argument, &memory, &turn) }
      guard layout == .sheets else { break }
      if call == 0 { memory.presents |= 1 << argument } else { memory.presents &= ~(1 << argument) }
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
  func control(_ call: UInt8, _ argument: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    let request = Self.request(call, argument)
    let prefers = flaws.contains(.prefersToShow) && request == .show(.sidebar)
    turn.ask(prefers ? .prefer(.twoBesideSecondary) : request)
    guard turn.environment.isCompact, call < 2 else { return }
    let leavesSection = call == 0 ? argument == 0 : argument == 1 && memory.item == .blank
    let leavesItem = call == 0 ? argument < 2 : argument == 2
    if leavesSection { select(0, &memory) }
    if leavesItem { open(.blank, &memory) }
  }

  static func request(_ call: UInt8, _ argument: UInt8) -> ColumnRequest {
    let column: Column = argument == 0 ? .sidebar : argument == 1 ? .content : .detail
    switch call {
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
      isEmpty
      || (layout == .nested
        ? stack == 0 : layout == .rows && memory.section == 1 && !flaws.contains(.sharesPath))
    if isFirst { body(&memory.paths.0) } else { body(&memory.paths.1) }
  }

  enum Flaw: CaseIterable {
    case sharesPath, reusesColumn, keepsPresented, answersForEver, leavesReset, closesInspector,
      ignoresInspector, inspectorClearsPath, prefersToShow
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "plain-columns", "",
    """
    sharesPath F70: a list whose rows share one path
      breaks selection.per-section lost claimed 4 on ipad-11 landscape at letters
    reusesColumn F71: a list of lists whose detail keeps its stack for the next item
      breaks back.returns-to-previous wrong-view claimed 5 on iphone-15 portrait at detail-1 (FB8640357)
    closesInspector: a list whose inspector is closed with each change of the size class
    ignoresInspector: a list that does not take what is written of its inspector
    inspectorClearsPath: a list whose inspector takes with it what was pushed
    prefersToShow P134: three columns on a controller that hides one of them and prefers to see it again
      breaks request.not-lost lost on ipad-11 landscape
    leavesReset: a list that leaves it to the platform to go to the root of what is chosen again
    keepsPresented P114: a list whose destination's flag stays on when it is left
      breaks binding.reset-on-pop not-reset on iphone-15 portrait at letters
    answersForEver P115: a list whose two handlers answer each other's writes
      breaks write-back.converges endless on ipad-11 landscape at letters
    """
  ) { flaws in
    let layouts: [(Flaw, Layout)] = [
      (.sharesPath, .rows), (.reusesColumn, .lists), (.prefersToShow, .controlled),
      (.closesInspector, .inspected), (.ignoresInspector, .inspected), (.inspectorClearsPath, .inspected),
    ]
    let layout = layouts.first { flaws.contains($0.0) }?.1 ?? .flags
    return SplitApp(PlainColumns(layout, flaws: flaws))
  }

  static let systems =
    FuzzSystem.versions(
      "lazysplit", isListed: false,
      [
        "sidebar-stack: StackInSplit's question: empty columns, and a button that pushes on a stack in the sidebar":
          Self(.stack),
        "nested-links: StackInSplit's question: empty columns, and links in each other": Self(.links),
        "sliding-columns: what StackInSplit's author wished for: empty columns that show the last two views":
          Self(.slides),
      ])
    + FuzzSystem.versions(
      "plain-columns", isListed: false,
      [
        "nested: value links in a split in a split in a stack": Self(.nested),
        "rows: a list whose rows have a path each": Self(.rows),
        "lists: a list of lists with a detail": Self(.lists),
        "inspected: a list with a stack and an inspector": Self(.inspected),
        "sheets: a list with two sheets, each with a flag of its own": Self(.sheets),
        "controlled: three columns on a UISplitViewController, which code asks to show and hide them":
          Self(.controlled),
        "flags: a list with a destination that a flag presents": Self(.flags),
        "bare: a list with a detail that is no stack, and links with values": Self(.bare),
      ])
}
