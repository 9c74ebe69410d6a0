extension SplitSimulation {
  /// How often handlers of columns may change which are on screen before the next turn.
  private static let mostMoves = 4

  /// Lets the handlers run of columns that have come on screen or left it, as further rounds of the turn.
  func moveColumns(_ window: Window, _ body: inout BodyDescription, _ effects: inout Effects) {
    for _ in 0..<Self.mostMoves {
      var hasMoved = false
      for split in 0..<Slots<SplitBody>.capacity where body.splits[split].columnsOnScreen != .untold {
        let columns = platform.columnsOnScreen(of: split, window.platform)
        guard body.splits[split].columnsOnScreen != columns else { continue }
        hasMoved = true
        let event = AppEvent.columnsMoved(split: UInt8(split), columns)
        _ = tell(event, window, &body, &effects, isFurtherRound: true)
      }
      if !hasMoved { return }
    }
  }

  /// Writes the paths that the platform emptied, as a further round of the turn in which it did.
  func writeEmptied(
    _ stacks: UInt8, _ window: Window, _ body: inout BodyDescription, _ effects: inout Effects
  ) {
    for stack in 0..<UInt8(Slots<StackBody>.capacity) where stacks & 1 << stack != 0 {
      window.platform.queue.removeAll(.path, container: stack)
      let event = AppEvent.writePath(stack: stack, count: 0)
      _ = tell(event, window, &body, &effects, isFurtherRound: true)
    }
  }

  /// Appends a tapped link's value to the path in the turn of the tap, after what was still to be written there.
  ///
  /// Returns false where the app refuses the first such turn because of a limit; a later one stays in flight. Where
  /// links append later, the app is only asked whether there is room.
  func writeAppended(
    _ window: Window, _ body: inout BodyDescription, _ effects: inout Effects
  ) -> Bool {
    guard platform.assumptions.linkAppends == .sameTurn else { return hasRoom(window) }
    var isFirst = true
    while let position = window.platform.queue.position(of: .append) {
      let before = window.platform
      let container = before.queue[position].map { $0.container & 15 } ?? 0
      let first = before.queue.position(of: .path, container: container).map { min($0, position) } ?? position
      guard carryOut(platform.deliver(first, &window.platform, body), window, &body, &effects) else {
        window.platform = before
        return !isFirst
      }
      isFirst = false
    }
    return true
  }

  /// Whether the app has room for all that links have still to append; one whose memory is not flat limits nothing.
  private func hasRoom(_ window: Window) -> Bool {
    guard app.isFlat else { return true }
    var memory = app.fallback(window.memory)
    var turn = AppTurn(window.platform.environment)
    for delivery in (0..<window.platform.queue.count).compactMap({ window.platform.queue[$0] })
    where delivery.kind == .append {
      let event = AppEvent.writeAppend(stack: delivery.container & 15, ShownView(rawValue: delivery.value))
      memory.withMutablePointer { app.take(event, $0, &turn) }
    }
    return !turn.hasReachedLimit
  }

  /// Writes what lists write of themselves when they are built anew or lose a row.
  func writeListsLate(
    _ lists: ListFacts, _ window: Window, _ body: inout BodyDescription, _ effects: inout Effects
  ) {
    let rows = lists.row == nil ? [] : self.rows(window, body)
    let (first, second) = platform.lateListWrites(
      &window.platform, before: lists, now: body,
      neighbour: rows.isEmpty ? .blank : rows[min(max(0, (lists.row ?? 0) - 1), rows.count - 1)])
    for event in [first, second].compactMap({ $0 }) {
      _ = tell(event, window, &body, &effects, isFurtherRound: true)
    }
  }

  /// What lists that write of themselves look like before a turn.
  func listFacts(_ window: Window, _ body: BodyDescription) -> ListFacts {
    var facts = ListFacts(body)
    if platform.assumptions.removedRow == .neighbour, facts.hasRow {
      facts.row = rows(window, body).firstIndex(of: body.splits[0].item)
    }
    return facts
  }

  /// The items of the content column's list, in their order.
  private func rows(_ window: Window, _ body: BodyDescription) -> [ShownView] {
    let environment = window.platform.environment
    let list = body.splits[0].contentView
    let links = app.offers(list, window.memory, environment).links
    return (0..<UInt8(16)).compactMap { link in
      guard links & 1 << UInt16(link) != 0 else { return nil }
      let promise = app.linkPromise(link, list, window.memory, environment)
      return promise.push == .select ? promise.view : nil
    }
  }
}
