internal import FuzzEngine
internal import SplitModel

/// Which router belongs to a memory, and how it handles events.
///
/// A state is a value and a router usually is not: where the engine copies a state and goes on with both copies, one of
/// them makes a router of its own and replays the events.
extension LiveDesign {
  /// Runs work where the router may be used: here, or on the main thread if its tasks run there.
  ///
  /// The router's own code may start tasks there, which are its app's.
  @inline(__always) func onMain<Result>(of router: LiveRouter? = nil, _ work: () -> Result) -> Result {
    if let control, let app = router?.tasks { return onMain { control.call(app, work) } }
    if !leavesMainActor || MainThread.isHere { return work() }
    return withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let work = work
      return MainThread.does(priority: control == nil ? nil : Tasks.priority) { work() }
    }
  }

  /// A router of a new process, which may start tasks as it is made.
  func made(_ environment: DeviceEnvironment, _ names: ValueNames) -> LiveRouter {
    let tasks = control == nil ? nil : AppTasks()
    let router = turn("the launch", of: tasks) {
      make(environment)
    } of: {
      $0
    }
    router.tasks = tasks
    // What a router starts as it is made is for no view; views are there already.
    if control != nil {
      onMain(of: router) {
        let front = evaluatesViews ? router.body(names)?.frontView : nil
        router.work.remember(front ?? .blank)
      }
    }
    return router
  }

  /// Lets a router do something and the main actor run what is ready; keeps what waits elsewhere, where it is controlled.
  ///
  /// By the name of what it does are called those of its tasks that never end.
  private func turn<Result>(
    _ name: @autoclosure () -> String, of app: AppTasks?, _ work: () -> Result,
    of router: (Result) -> LiveRouter
  ) -> Result {
    if !leavesMainActor || MainThread.isHere { return work() }
    guard let control, let app else {
      defer { MainThread.isGivenUp(times: facts.asynchrony.yieldCount) }
      return onMain(work)
    }
    control.begin(app)
    let result = onMain { control.call(work) }
    let router = router(result)
    control.settle { router.runChanges() }
    let turn = control.end()
    router.work.begun(at: name(), turn.haveEnded)
    if wokenFromOutside == nil, let step = turn.steps.first(where: \.isFromOutside) {
      wokenFromOutside = step.function.map { ", such as one in \($0)" } ?? ""
    }
    router.work.keep(turn, control)
    return result
  }

  /// Notes where a router has changed since its last event, though nothing of its own was to be done.
  func noteOutsiders(_ router: LiveRouter, _ memory: LiveMemory) {
    // Views would have to be evaluated for that.
    guard control != nil, !evaluatesViews, wokenFromOutside == nil else { return }
    let body = onMain(of: router) { router.body(memory.names) }
    if let body, body != memory.body { wokenFromOutside = "" }
  }

  func router(of window: UInt8, _ first: LiveRouter) -> LiveRouter {
    window == 0 ? first : first.second ?? first
  }

  /// The router of a memory's window, to be read: a copy where another state has gone on with it.
  func router(of memory: LiveMemory) -> LiveRouter {
    if !isExclusive, memory.window == 0, let router = memory.router { return router }
    let known = isExclusive ? valid([memory.router, latest], memory) : memory.router
    return router(of: memory.window, known ?? replayed(memory))
  }

  /// The first router that is where a memory left it, with nothing of what they share taken over by a newer one.
  private func valid(_ routers: [LiveRouter?], _ memory: LiveMemory) -> LiveRouter? {
    routers.lazy.compactMap { $0 }.first { $0.moment == memory.moment && (!facts.resets || latest === $0) }
  }

  /// The router to go on with: the one at hand, or a copy made by replaying where another state needs it too.
  func ownRouter(_ memory: inout LiveMemory) -> LiveRouter {
    // Of two windows each has the other's memory for a while.
    if !hasSecondWindow { memory.takeOwnNames() }
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

  /// The events alone: with the router, the memory that goes on would have to make another one.
  func fallback(to memory: LiveMemory) -> LiveMemory {
    var memory = memory
    (memory.router, memory.owner) = (nil, LiveMemory.Owner())
    return memory
  }

  /// A new router that has handled all events of a memory.
  func replayed(_ memory: LiveMemory) -> LiveRouter {
    let first = made(memory.launched, memory.names)
    if isExclusive { latest = first }
    for entry in memory.log {
      _ = play(entry, first, memory.names)
      onMain {
        let router = router(of: entry.window, first)
        // As after each event: what is on screen goes on from what was there.
        _ = router.body(memory.names)
        _ = router.work.takeStarted()
        router.work.remember(entry.front)
      }
    }
    first.moment = memory.moment
    return first
  }

  /// Lets the routers handle an event, or opens or closes a second window.
  func play(_ entry: LiveMemory.Entry, _ first: LiveRouter, _ names: ValueNames) -> Handled {
    // No memory may take it for its own until `bring` says where it is.
    first.moment = -1
    if control != nil, entry.change == .relaunched { first.tasks = AppTasks() }
    return turn(name(of: entry.event), of: first.tasks) {
      guard let event = entry.event else {
        first.second = entry.change == .windowOpened ? first.makeAnother(entry.environment) : nil
        first.second?.tasks = first.tasks
        if entry.change == .relaunched { first.relaunch(entry.environment) }
        return []
      }
      let router = router(of: entry.window, first)
      if !router.work.callbacks.isEmpty { router.work.callbacks = [] }
      if control != nil {
        switch event {
        case .completion, .columnsMoved: break
        default: router.work.goOn()
        }
      }
      let handled = router.handle(event, entry.environment, names)
      if !router.offered.isEmpty { router.offered.removeAll(keepingCapacity: true) }
      if let second = first.second { shareChanges(first, second) }
      return handled
    } of: { _ in
      router(of: entry.window, first)
    }
  }

  /// What a task that never ends began at.
  private func name(of event: AppEvent?) -> String {
    switch event {
    case .call(let call, _): "call \((facts.calls.map(\.name) + facts.starts)[Int(call)])"
    case .open(_, let view): "a tap on \(name(of: view, titles: 0))"
    case .completion: "an earlier completion"
    default: "a change of what is shown"
    }
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

  // Each of two windows in one process has a router of its own, made with what both share. The memories of both hold the
  // same routers and the same log; after an event in one window, the other takes over both and reads its body again.

  func otherWindowHandled(
    _ event: AppEvent, from other: LiveMemory, _ memory: inout LiveMemory, _ turn: inout AppTurn
  ) {
    var there = other
    there.window = memory.window
    guard memory.moment != other.moment else { return }
    let router = router(of: there)
    onMain {
      guard let body = router.body(other.names), !other.names.hasOverflowed() else { return }
      memory.body = body
    }
    memory.take(over: other)
  }

  func openSecondWindow(beside other: inout LiveMemory, _ environment: DeviceEnvironment) -> LiveMemory {
    let first = changeProcess(&other, environment, .windowOpened)
    return onMain {
      let window = 1 - other.window
      var memory = LiveMemory(
        body: router(of: window, first).body(other.names) ?? BodyDescription(), window: window,
        names: other.names, launched: other.launched)
      memory.take(over: other)
      return memory
    }
  }

  func otherWindowClosed(_ memory: inout LiveMemory) {
    _ = changeProcess(&memory, memory.launched, .windowClosed)
  }

  /// Makes a router in the first window's process, in place of one that was launched alone.
  func join(_ second: inout LiveMemory, to first: inout LiveMemory, _ environment: DeviceEnvironment) {
    first.window = 0
    second = openSecondWindow(beside: &first, environment)
  }

  /// Opens or closes the second window, or relaunches the app; returns the first window's router.
  func changeProcess(
    _ memory: inout LiveMemory, _ environment: DeviceEnvironment, _ change: LiveMemory.Change
  ) -> LiveRouter {
    let first = ownRouter(&memory)
    let entry = LiveMemory.Entry(event: nil, environment: environment, window: memory.window, change: change)
    _ = play(entry, first, memory.names)
    onMain { router(of: entry.window, first).work.remember(entry.front) }
    memory.log.append(entry)
    bring(&memory)
    return first
  }
}
