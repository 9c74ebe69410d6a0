import SplitModel

extension SidebarColumns {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch event {
    case .choose(let section): tap(section, &memory, &turn)
    case .writeSelection(split: _, let section):
      if let section { tap(section, &memory, &turn) } else { select(0, &memory) }
    case .open(let link, on: _): select(item: .destination(Destination(link)), &memory)
    case .writeItem(split: _, let view):
      if view == .blank, flaws.contains(.refusesClearing) { return }
      if view == .blank, flaws.contains(.clearsBoth) { select(0, &memory) }
      select(item: view, &memory)
    case .program(_, let argument): select(argument &+ 1, &memory)
    case .appeared:
      if flaws.contains(.freezesLayout) { memory.copiedCompact = turn.environment.isCompact ? 1 : 0 }
      if flaws.contains(.restoresOnAppear) { restore(&memory) }
    default: return
    }
    if memory.item != .blank || !flaws.contains(.keepsTitle) { memory.title = memory.item }
    store(&memory)
  }

  func tap(_ section: SidebarSection, _ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.replacesPlaceholder), memory.hasTapped == 0 { turn.hasRebuiltContent = true }
    if flaws.contains(.replacesPlaceholder) { memory.hasTapped = 1 }
    select(section.index &+ 1, &memory)
  }

  /// `selectCategory`: clears the item first, then sets the category.
  func select(_ category: UInt8, _ memory: inout Memory) {
    if category != memory.category, !flaws.contains(.keepsItem) { memory.item = .blank }
    memory.category = category
    if flaws.contains(.losesHighlight), category != 0 { memory.shownCategory = category }
  }

  func select(item: ShownView, _ memory: inout Memory) { memory.item = item }

  /// `onChange` of both selections.
  func store(_ memory: inout Memory) {
    let keepsNil = flaws.contains(.forgetsClearing)
    if memory.category != 0 || !keepsNil { memory.storedCategory = memory.category }
    if memory.item != .blank || !keepsNil { memory.storedItem = memory.item }
  }
}
