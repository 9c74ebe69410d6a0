/// What the platform does as its assumptions say.
extension Platform {
  func followsSelection(_ split: Int) -> Bool {
    switch assumptions.followsSelection {
    case .list: true
    case .never: false
    case .listWithoutStack: Self.stack(tree.details[split]) == nil
    }
  }

  /// Takes note of what a person's hand has made of the columns, and writes it after they have moved.
  func writeByHand(_ visibility: ColumnVisibility, _ state: inout PlatformState, _ body: SplitBody) {
    state.splits[0].automatic = 0
    state.splits[0].isLost = false
    state.splits[0].isDeferred = false
    let isHidden = !state.splits[0].isSidebarShown
    if isHidden, assumptions.hiddenColumn == .sticky { state.splits[0].isLost = true }
    state.queue.removeAll(.visibility, container: 0)
    guard assumptions.handWrites != .nothing else {
      state.splits[0].isChosenByHand = true
      return
    }
    if body.visibility != nil { state.queue.send(Delivery(.visibility, value: visibility.rawValue)) }
    guard assumptions.handWrites == .both, let bound = body.writableColumn else { return }
    let column: Column = isHidden ? .detail : .sidebar
    state.queue.removeAll(.compactColumn, container: 0)
    if bound != column { state.queue.send(Delivery(.compactColumn, value: column.rawValue)) }
  }

  /// Whether a compact column that the app wrote is not followed, because a path stands over it.
  func ignores(_ column: Column, of split: Int, _ state: PlatformState, _ body: BodyDescription) -> Bool {
    assumptions.columnWriteOverPath == .ignored && column != .detail
      && state.splits[split].topColumn == .detail && hasPath(inDetailOf: split, body)
  }

  /// Reports the collapse to an app that is launched in a compact window, if it handles one: what it was before.
  func collapseAtLaunch(_ environment: DeviceEnvironment) -> DeviceEnvironment? {
    guard assumptions.launchCollapse == .heard, environment.isCompact else { return nil }
    var before = environment
    before.isCompact = false
    return before
  }

  /// What lists write at the end of a turn that rebuilt them or removed a row; `neighbour` is the row before the
  /// item's, or the first.
  func lateListWrites(
    _ state: inout PlatformState, before: ListFacts, now: BodyDescription, neighbour: ShownView
  ) -> (AppEvent?, AppEvent?) {
    let split = now.splits[0]
    guard split.isPresent else { return (nil, nil) }
    // The list of another section leaves the item as it was: seed 001, problem 5.
    let isSameList = split.selection == before.selection
    let hasLostRow =
      isSameList && before.hasRow && !ListFacts(now).hasRow && split.item == before.item
    if assumptions.removedRow != .kept, hasLostRow {
      let item = assumptions.removedRow == .cleared ? .blank : neighbour
      // Without an item the list is in front again, as after any other clearing.
      if item == .blank, state.environment.isCompact, state.splits[0].topColumn == .detail {
        show(.content, of: 0, &state, split)
      }
      return (.writeItem(split: 0, item), nil)
    }
    // The same in a list that chooses what the detail shows; where a neighbour is chosen, nothing stale is left either.
    let isDeleted = split.isRowDeleted && !before.isRowDeleted
    if assumptions.removedRow != .kept, isDeleted, !split.hasContent, split.selection != nil {
      if state.environment.isCompact, state.splits[0].topColumn == .detail {
        show(.sidebar, of: 0, &state, split)
      }
      return (.writeSelection(split: 0, nil), nil)
    }
    guard assumptions.listRewrites != .never, ListFacts(now).levels > before.levels, split.rows == .list,
      let selection = split.selection, before.selection == selection, state.splits[0].isSidebarShown,
      !state.environment.isCompact
    else { return (nil, nil) }
    let again = AppEvent.writeSelection(split: 0, selection)
    return assumptions.listRewrites == .sameValue ? (again, nil) : (.writeSelection(split: 0, nil), again)
  }
}

/// What lists looked like before a turn.
struct ListFacts {
  let levels: Int
  let selection: SidebarSection?
  let item: ShownView
  let hasRow: Bool
  let isRowDeleted: Bool
  /// The place of the item's row in its list, where that is needed.
  var row: Int?

  init(_ body: BodyDescription) {
    levels = body.stacks[0].path.count + body.stacks[1].path.count
    selection = body.splits[0].selection
    item = body.splits[0].item
    isRowDeleted = body.splits[0].isRowDeleted
    hasRow = body.splits[0].itemSection != nil && !body.splits[0].isItemWithoutRow
  }
}
