extension SplitSimulation {
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
      let container = before.queue[position]?.container ?? 0
      let first = before.queue.position(of: .path, container: container).map { min($0, position) } ?? position
      guard carryOut(platform.deliver(first, &window.platform), window, &body, &effects) else {
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
      let event = AppEvent.writeAppend(stack: delivery.container, ShownView(rawValue: delivery.value))
      memory.withMutablePointer { app.take(event, $0, &turn) }
    }
    return !turn.hasReachedLimit
  }

  /// Writes what lists write of themselves when they are built anew or lose a row.
  func writeListsLate(
    _ lists: ListFacts, _ window: Window, _ body: inout BodyDescription, _ effects: inout Effects
  ) {
    let beside = rowBeside(body.splits[0].item, window, body)
    let (first, second) = platform.lateListWrites(
      &window.platform, before: lists, now: body, neighbour: beside)
    for event in [first, second].compactMap({ $0 }) {
      _ = tell(event, window, &body, &effects, isFurtherRound: true)
    }
  }

  /// The row of the content column's list that stands nearest to where an item stood; blank where there is none.
  private func rowBeside(_ item: ShownView, _ window: Window, _ body: BodyDescription) -> ShownView {
    guard item != .blank else { return .blank }
    let environment = window.platform.environment
    let list = body.splits[0].contentView
    let links = app.offers(list, window.memory, environment).links
    var nearest = ShownView.blank
    for link in 0..<UInt8(16) where links & 1 << UInt16(link) != 0 {
      let promise = app.linkPromise(link, list, window.memory, environment)
      guard promise.push == .select, promise.view != item else { continue }
      if nearest == .blank || distance(promise.view, item) < distance(nearest, item) {
        nearest = promise.view
      }
    }
    return nearest
  }

  private func distance(_ one: ShownView, _ other: ShownView) -> Int {
    abs(Int(one.rawValue) - Int(other.rawValue))
  }
}
