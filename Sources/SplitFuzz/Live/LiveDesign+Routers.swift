internal import SplitModel

/// Which router stands for a memory, and how it is told of events.
///
/// A state is a value and a router mostly is not: the engine copies a state and goes on with either copy, so that one of
/// them makes a router of its own and replays the events.
extension LiveDesign {
  /// Does something on the main actor: where it is, or where it is waited for.
  @inline(__always)
  func onMain<Answer>(_ work: @MainActor () -> Answer) -> Answer {
    if subject.yieldCount == 0 || MainThread.isHere {
      return MainActor.assumeIsolated { MainThread.Carried(value: work()) }.value
    }
    return MainThread.does(work)
  }

  /// Lets the main actor do what is ready, as often as the description says.
  func giveUpMain() {
    if subject.yieldCount == 0 || MainThread.isHere { return }
    MainThread.isGivenUp(times: subject.yieldCount)
  }

  /// The router of a window.
  @inline(__always)
  func seat(_ window: UInt8, of first: LiveRouter) -> LiveRouter {
    window == 0 ? first : first.second ?? first
  }

  /// The router of a memory's window as it is to be read: where another state has gone on with it, a copy.
  @inline(__always)
  func seat(of memory: LiveMemory) -> LiveRouter? {
    guard let router = memory.router else { return nil }
    if !subject.isExclusive { return router }
    if isAt(memory, router) { return seat(memory.window, of: router) }
    if let latest = session.latest, isAt(memory, latest) { return seat(memory.window, of: latest) }
    return seat(memory.window, of: replayed(memory))
  }

  /// Whether a router stands where a memory says, and none was made since that took from it what it shares.
  private func isAt(_ memory: LiveMemory, _ router: LiveRouter) -> Bool {
    router.moment == memory.moment && (!subject.resets || session.latest === router)
  }

  /// The router to go on with: the one at hand, or a copy made by replaying where another state needs it too.
  func ownRouter(_ memory: inout LiveMemory) -> LiveRouter {
    if subject.isExclusive {
      for candidate in [memory.router, session.latest] {
        if let router = candidate, isAt(memory, router) {
          memory.router = router
          return router
        }
      }
    } else if isKnownUniquelyReferenced(&memory.router), let router = memory.router {
      return router
    }
    let router = replayed(memory)
    memory.router = router
    return router
  }

  /// Notes where a memory's router stands after an event.
  func bring(_ memory: inout LiveMemory) {
    guard subject.isExclusive else { return }
    session.moment += 1
    memory.moment = session.moment
    memory.router?.moment = session.moment
    session.latest = memory.router
  }

  /// A router that was told all that a memory was told.
  func replayed(_ memory: LiveMemory) -> LiveRouter {
    let router = onMain { subject.calls.make(memory.launched) }
    if subject.isExclusive { session.latest = router }
    giveUpMain()
    for entry in memory.log {
      tell(entry, router, memory.names)
      onMain { _ = seat(entry.window, of: router).work.takeStarted() }
    }
    router.moment = memory.moment
    return router
  }

  /// Tells the routers of an event, or opens a second window or closes it.
  func tell(_ entry: LiveMemory.Entry, _ first: LiveRouter, _ names: ValueNames) {
    // Until somebody says where it stands, no memory may take it for its own.
    first.moment = -1
    guard let event = entry.event else {
      onMain { first.second = entry.window == 0 ? nil : subject.calls.open(first, entry.environment) }
      giveUpMain()
      return
    }
    onMain {
      let router = seat(entry.window, of: first)
      subject.calls.handle(router, event, entry.environment, names)
      if !router.offered.isEmpty { router.offered.removeAll(keepingCapacity: true) }
      if let second = first.second { letOthersSee(first, second) }
    }
    giveUpMain()
  }

  /// Lets the views of two windows see what they share, until neither changes it; eight rounds are more than any app
  /// means to have.
  @MainActor
  private func letOthersSee(_ first: LiveRouter, _ second: LiveRouter) {
    for _ in 0..<8 {
      let hasChanged = subject.calls.look(first)
      if !subject.calls.look(second), !hasChanged { break }
    }
    first.offered.removeAll(keepingCapacity: true)
    second.offered.removeAll(keepingCapacity: true)
  }
}
