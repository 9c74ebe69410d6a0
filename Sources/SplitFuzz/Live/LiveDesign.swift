internal import SplitModel

/// A user's router as a design: its description gives the body, and events call its code.
final class LiveDesign: NavigationDesign {
  let facts: LiveAppFacts
  let hasSecondWindow: Bool
  let evaluatesViews: Bool  // Whether each step evaluates an app's own views
  let make: @Sendable (DeviceEnvironment) -> LiveRouter  // Makes a router of a new process
  let vocabulary: Vocabulary
  var policies: Policies { facts.policies }

  // Written and read on the main actor only.
  /// The numbers of values in the trace that is being played, for the names of views in reports.
  nonisolated(unsafe) private var names = ValueNames()
  nonisolated(unsafe) var moment = 0  // The last moment; every event has one of its own
  nonisolated(unsafe) var latest: LiveRouter?  // The router that was made last

  /// Whether the main actor is left to the router while another thread plays.
  let leavesMainActor: Bool
  /// What decides when the router's tasks go on; nil where nothing does.
  let control: (any TaskControl)?
  /// Where a task was that a queue, a thread or a network request has woken; empty where that is not known, or it changed
  /// the router, and nil where none has.
  nonisolated(unsafe) var wokenFromOutside: String?
  /// Whether routers belong to moments: where windows share them, or they share what outlives them.
  let isExclusive: Bool

  init(
    _ facts: LiveAppFacts, hasSecondWindow: Bool = false, evaluatesViews: Bool = false,
    make: @escaping @Sendable (DeviceEnvironment) -> LiveRouter
  ) {
    (self.facts, self.make) = (facts, make)
    (self.hasSecondWindow, self.evaluatesViews) = (hasSecondWindow, evaluatesViews)
    leavesMainActor = facts.asynchrony.leavesMainActor
    control = facts.asynchrony == .controlled ? Tasks.control : nil
    isExclusive = facts.resets || hasSecondWindow
    vocabulary = Vocabulary(
      sections: facts.rows, destinations: [], links: facts.links, calls: facts.calls,
      starts: facts.starts, isQuoted: true)
  }

  var tree: ContainerTree { facts.tree }

  func launch(at start: Int, _ environment: DeviceEnvironment) -> LiveMemory {
    if !leavesMainActor { MainActor.preconditionIsolated() }
    let names = ValueNames()
    let router = made(environment, names)
    onMain { self.names = names }
    var memory = LiveMemory(router: router, names: names, launched: environment)
    if start > 0 {
      let event = AppEvent.call(UInt8(facts.calls.count + start - 1), argument: 0)
      memory.log.append(LiveMemory.Entry(event: event, environment: environment, window: 0))
      _ = play(memory.log[0], router, names)
    }
    return onMain(of: router) {
      if start > 0 {
        _ = router.work.takeStarted()
        router.work.remember(.blank)
      }
      memory.body = router.body(names) ?? BodyDescription()
      memory.misuse = router.misuse
      bring(&memory)
      return memory
    }
  }

  /// Where the app stores its place, the same process is left and begun again.
  func relaunch(_ memory: inout LiveMemory, _ environment: DeviceEnvironment) {
    guard policies.contains(.persists) else {
      memory = launch(at: 0, environment)
      return
    }
    _ = changeProcess(&memory, environment, .relaunched)
    let router = router(of: memory)
    onMain(of: router) {
      if let body = router.body(memory.names) { memory.body = body }
      memory.misuse = router.misuse
    }
  }

  func appearsLate(at start: Int) -> Bool { facts.startsWorkAtLaunch }

  func body(_ memory: LiveMemory, _ environment: DeviceEnvironment) -> BodyDescription { memory.body }

  func surround(_ memory: inout LiveMemory, _ environment: DeviceEnvironment) -> BodyDescription {
    guard evaluatesViews else { return memory.body }
    let router = ownRouter(&memory)
    let body = onMain(of: router) {
      // It is where no memory has left it, until the event that follows.
      router.moment = -1
      return router.surround(environment, memory.names)
    }
    bring(&memory)
    return body ?? memory.body
  }

  func offers(of view: ShownView, _ memory: LiveMemory, _ environment: DeviceEnvironment) -> Offers {
    let router = router(of: memory)
    // A router offers the same links until its next event.
    for known in router.offered where known.view == view { return known.offers }
    return onMain(of: router) {
      let numbers = router.links(on: view, memory.body, memory.names)
      var links = UInt16(truncatingIfNeeded: ((1 as UInt32) << numbers.count &- 1) << numbers.lowerBound)
      // Links with names are not on every view.
      for link in facts.links.indices
      where router.promise(ofLink: UInt8(link), on: view, memory.names) == nil { links &= ~(1 << link) }
      let offers = Offers(links: links, back: router.back(on: view, memory.names))
      router.offered.append((view, offers))
      return offers
    }
  }

  func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    let nothing = LinkPromise(.blank, in: .anywhere)
    let router = router(of: memory)
    return onMain(of: router) {
      let first = router.links(on: view, memory.body, memory.names).lowerBound
      var promise = router.promise(ofLink: link &- UInt8(first), on: view, memory.names) ?? nothing
      // A row that is selected already is not selected again, and what lies on it stays.
      let split = memory.body.splits[0]
      let isChosen = promise.view.section.map { $0 == split.selection } ?? (promise.view == split.item)
      if promise.push == .select, isChosen { promise.target = .nowhere }
      return promise
    }
  }

  func promise(
    ofCall call: UInt8, argument: UInt8, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> CallPromise? {
    let router = router(of: memory)
    return onMain(of: router) { router.promise(ofCall: call, memory.names) }
  }

  /// Lets the router's code handle an event, then its `onChange` handlers, and reads the body.
  func take(_ event: AppEvent, _ memory: inout LiveMemory, _ turn: inout AppTurn) {
    writePop(before: event, &memory, &turn)
    let first = ownRouter(&memory)
    let router = router(of: memory.window, first)
    var event = event
    // Where another thread plays, each wait for the main one costs more than the work.
    let (began, startCount, saved, isRequest) = onMain(of: router) {
      noteOutsiders(router, memory)
      // The tasks of a request that may lead somewhere are for no view: it may come wherever the user is.
      var isRequest = false
      if control != nil, case .call(let call, _) = event {
        isRequest = evaluatesViews || router.promise(ofCall: call, memory.names) != nil
      }
      if case .open(let link, on: let view) = event {
        event = .open(link &- UInt8(router.links(on: view, memory.body, memory.names).lowerBound), on: view)
      }
      let began: Int? = if case .completion(let number) = event { router.work.start(of: number) } else { nil }
      return (began, router.work.startCount, router.saves, isRequest)
    }
    var entry = LiveMemory.Entry(event: event, environment: turn.environment, window: memory.window)
    let handled = play(entry, first, memory.names)
    onMain(of: router) {
      names = memory.names
      turn.saves = UInt8(clamping: max(0, router.saves - saved))
      let started = router.work.takeStarted()
      guard started.count <= AppTurn.mostWork, let body = router.body(memory.names),
        !memory.names.hasOverflowed()
      else {
        turn.hasReachedLimit = true
        memory.router = nil
        return
      }
      memory.misuse = router.misuse
      turn.hasDeleted = handled.contains(.deletes)
      turn.followsDismissal = handled.contains(.followsDismissal)
      turn.looksOther = handled.contains(.looksOther)
      turn.showsSameInFront = handled.contains(.showsSameInFront)
      turn.movesColumns = handled.contains(.movesColumns)
      // Nothing is expected of what has not come to its end.
      if router.work.isUndecided { turn.hasRefused = true }
      let isElsewhere =
        (0..<2).contains { memory.body.stacks[$0].identity != body.stacks[$0].identity }
        || memory.body.splits[0].identity != body.splits[0].identity
      let isLate =
        switch event {
        case .completion, .updated: true
        default: false
        }
      // What brings other containers, as a login does or the end of a session, is for no view either.
      turn.completedForNone = router.work.isOfSeveral || isLate && isElsewhere
      if memory.body.sheet == .blank, body.sheet != .blank {
        // Another tab may greet whoever comes to it: what was beneath has gone with the tab, and did not change.
        turn.presentedByWork = isElsewhere
        if isLate { turn.presentedByWork = true }
      } else if isLate, body.sheet != memory.body.sheet, body.presentation.contains(.isAlert) {
        // As over a sheet that waits for the alert to go which a button has answered.
        turn.presentedByWork = true
      }
      // A button that opens nothing works for the view on which it stands, also where a write for that is in flight.
      entry.front = body.frontView
      // What stood on something presented that is gone works for what is beneath it, and in a container that is gone for
      // what has taken its place.
      if case .open(_, on: let view) = event, entry.front == memory.body.frontView,
        view != memory.body.sheet || view == body.sheet, !isElsewhere
      {
        entry.front = view
      }
      // Beneath it may be what a person has left already.
      if case .open(_, on: memory.body.sheet) = event, memory.body.sheet != body.sheet, turn.hasWritesInFlight
      {
        entry.front = .blank
      }
      // What another tab starts may be of what is around all of them, as is what appears again around a pushed view.
      let isAround =
        handled.contains(.isAround)
        || event == .appeared && (0..<2).contains { !body.stacks[$0].path.isEmpty }
      if isRequest || isAround || body.tab != memory.body.tab { entry.front = .blank }
      router.work.remember(entry.front)
      turn.replacesNewerAnswer = !router.work.isOfSeveral && memory.isNewerReplaced(by: body, of: began)
      let dismisses = memory.isNewerDismissed(by: body, event, of: began, startCount)
      turn.dismissesNewer = dismisses && !router.work.isOfSeveral
      memory.body = body
      memory.log.append(entry)
      bring(&memory)
      for isRegistered in router.work.callbacks {
        turn.callBack(cleanups: isRegistered ? 1 : 0, actions: isRegistered ? 0 : 1)
      }
      for work in started {
        if work.isUpdate {
          turn.onUpdate(work.number)
          continue
        }
        let view =
          work.view.map { router.view(of: $0, memory.names) } ?? router.work.view(of: work, entry.front)
        turn.later(work.number, of: view)
      }
    }
    if turn.hasReachedLimit { memory.router = replayed(memory) }
  }

  /// Has the pop written that is in flight where a tap chooses another tab, as the stack goes with its own, and no write reaches it;
  /// and where the tap follows a swipe, which takes longer.
  private func writePop(before event: AppEvent, _ memory: inout LiveMemory, _ turn: inout AppTurn) {
    guard let pop = turn.pop, case .open(let link, on: let view) = event else { return }
    turn.pop = nil
    let router = router(of: memory)
    let isWritten = onMain(of: router) {
      let first = router.links(on: view, memory.body, memory.names).lowerBound
      return router.followsPops(.open(link &- UInt8(first), on: view))
    }
    if isWritten { take(.writePath(stack: pop.stack, count: pop.count), &memory, &turn) }
  }

  func environmentCopies(_ memory: LiveMemory) -> EnvironmentCopies {
    let router = router(of: memory)
    return onMain(of: router) { router.environmentCopies }
  }

  /// The value of a view, in a short form.
  func name(of view: ShownView, titles: UInt8) -> String {
    let isShort = LiveNames.areShort
    return onMain { names.label(of: view, isShort: isShort, titles: titles) }.map(facts.viewName)
      ?? vocabulary.name(of: view)
  }

  func titles(of memory: LiveMemory) -> UInt8 { memory.names.titleSet }

  func name(ofLink link: UInt8?, on view: ShownView, _ memory: LiveMemory) -> String? {
    let router = router(of: memory)
    return onMain(of: router) {
      let first = UInt8(router.links(on: view, memory.body, memory.names).lowerBound)
      return router.name(ofLink: link.map { $0 &- first }, on: view, memory.names)
    }
  }

  func name(ofWork number: UInt8, _ memory: LiveMemory) -> String? {
    let router = router(of: memory)
    return onMain { router.work.name(of: number) }
  }

  func misuse(_ memory: LiveMemory) -> Misuse? { memory.misuse }

  func notes(_ memory: LiveMemory) -> [(isMistake: Bool, text: String)] {
    let router = router(of: memory)
    return onMain { router.notes }
  }

  func pending(_ memory: LiveMemory) -> [String] {
    let router = router(of: memory)
    return onMain { router.work.abandoned }
  }
}
