internal import SplitModel

/// Which router belongs to a memory, and how it handles events.
///
/// A state is a value and a router usually is not: where the engine copies a state and goes on with both copies, one of
/// them makes a router of its own and replays the events.
extension LiveDesign {
  /// Runs work where the router may be used: here, or on the main thread if its tasks run there.
  @inline(__always)
  func onMain<Result>(_ work: () -> Result) -> Result {
    if yieldCount == 0 || MainThread.isHere { return work() }
    return withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let work = work
      return MainThread.does { work() }
    }
  }

  /// Lets the main actor run what is ready, as often as the description says.
  func yieldMain() {
    if yieldCount == 0 || MainThread.isHere { return }
    MainThread.isGivenUp(times: yieldCount)
  }

  /// The router of a window.
  func router(of window: UInt8, _ first: LiveRouter) -> LiveRouter {
    window == 0 ? first : first.second ?? first
  }

  /// The router of a memory's window, to be read: a copy where another state has gone on with it.
  func router(of memory: LiveMemory) -> LiveRouter? {
    guard let first = memory.router else { return nil }
    if !isExclusive { return first }
    return router(of: memory.window, valid([first, latest], memory) ?? replayed(memory))
  }

  /// The first router that is where a memory left it, with nothing of what they share taken over by a newer one.
  private func valid(_ routers: [LiveRouter?], _ memory: LiveMemory) -> LiveRouter? {
    routers.lazy.compactMap { $0 }.first { $0.moment == memory.moment && (!subject.resets || latest === $0) }
  }

  /// The router to go on with: the one at hand, or a copy made by replaying where another state needs it too.
  func ownRouter(_ memory: inout LiveMemory) -> LiveRouter {
    if !isExclusive, isKnownUniquelyReferenced(&memory.router), let router = memory.router { return router }
    let router = (isExclusive ? valid([memory.router, latest], memory) : nil) ?? replayed(memory)
    memory.router = router
    return router
  }

  /// Records where a memory's router is after an event.
  func bring(_ memory: inout LiveMemory) {
    guard isExclusive else { return }
    moment += 1
    memory.moment = moment
    memory.router?.moment = moment
    latest = memory.router
  }

  /// A new router that has handled all events of a memory.
  func replayed(_ memory: LiveMemory) -> LiveRouter {
    let first = onMain { subject.make(memory.launched) }
    if isExclusive { latest = first }
    yieldMain()
    for entry in memory.log {
      _ = play(entry, first, memory.names)
      onMain { _ = router(of: entry.window, first).work.takeStarted() }
    }
    first.moment = memory.moment
    return first
  }

  /// Lets the routers handle an event, or opens or closes a second window; returns whether something was deleted.
  func play(_ entry: LiveMemory.Entry, _ first: LiveRouter, _ names: ValueNames) -> Bool {
    // No memory may take it for its own until `bring` says where it is.
    first.moment = -1
    var hasDeleted = false
    onMain {
      guard let event = entry.event else {
        first.second = entry.window == 0 ? nil : first.makeAnother(entry.environment)
        return
      }
      let router = router(of: entry.window, first)
      hasDeleted = router.handle(event, entry.environment, names)
      if !router.offered.isEmpty { router.offered.removeAll(keepingCapacity: true) }
      if let second = first.second { shareChanges(first, second) }
    }
    yieldMain()
    return hasDeleted
  }

  /// Runs the handlers of two windows until neither changes what they share; eight rounds are more than any app needs.
  private func shareChanges(_ first: LiveRouter, _ second: LiveRouter) {
    for _ in 0..<8 {
      let hasChanged = first.runChanges()
      if !second.runChanges(), !hasChanged { break }
    }
    first.offered.removeAll(keepingCapacity: true)
    second.offered.removeAll(keepingCapacity: true)
  }
}
