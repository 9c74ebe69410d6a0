public import SplitModel

/// A person's router as a design: its description says what the body would say, its events are calls of its
/// code.
public struct LiveDesign: NavigationDesign {
  let subject: LiveSubject
  let session = LiveSession()
  /// The names of rows and programs; views are named by their values.
  public let vocabulary: Vocabulary
  /// What the description declares.
  public let policies: Policies

  init(_ subject: LiveSubject) {
    self.subject = subject
    policies = subject.policies
    vocabulary = Vocabulary(
      sections: subject.rowLabels, destinations: [], links: [],
      programs: subject.programNames.map { Vocabulary.Program($0) }, isQuoted: true)
  }

  /// A split with a stack in its detail, inside a stack over everything where there is one.
  public var tree: ContainerTree {
    subject.hasFullScreen
      ? ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.stack1, .view))
      : ContainerTree(root: .split0, details: (.stack1, .view))
  }

  /// A fresh router.
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> LiveMemory {
    let names = ValueNames()
    let router = onMain { subject.calls.make(environment) }
    giveUpMain()
    return onMain {
      session.names = names
      var memory = LiveMemory(
        body: subject.calls.body(router, names) ?? BodyDescription(), router: router, names: names,
        launched: environment)
      bring(&memory)
      return memory
    }
  }

  /// The first view's appearance is a turn of its own where a router starts work as it is made.
  public func appearsLate(at start: Int) -> Bool { subject.startsWorkAtLaunch }

  /// What the body said at the end of the last turn.
  public func body(_ memory: LiveMemory, _ environment: DeviceEnvironment) -> BodyDescription {
    memory.body
  }

  /// The links on a view.
  public func offers(
    of view: ShownView, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> Offers {
    if view == .menu || view == .blank { return Offers() }
    guard let router = seat(of: memory) else { return Offers() }
    // Links are the router's to say, and a router changes only when something happens to it.
    for known in router.offered where known.view == view { return Offers(links: known.links) }
    return onMain {
      let numbers = numbers(on: view, memory)
      let count = min(numbers.count, subject.calls.linkCount(router, view, memory.names))
      let links = ((1 as UInt16) << count &- 1) << numbers.lowerBound
      router.offered.append((view, links))
      return Offers(links: links)
    }
  }

  /// The view that a link's value names.
  public func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    guard let router = seat(of: memory) else { return LinkPromise(.blank, in: .anywhere) }
    return onMain {
      guard let opening = subject.calls.link(router, number(of: link, on: view, memory), view, memory.names)
      else { return LinkPromise(.blank, in: .anywhere) }
      let opened = opening.route.map { memory.names.view(of: $0) } ?? .blank
      // A row that is chosen already is not chosen again, and what lies on it stays.
      let isChosen = opening.push == .select && opened == memory.body.splits[0].item
      return LinkPromise(opened, in: isChosen ? .nowhere : opening.target, push: opening.push)
    }
  }

  /// The numbers of a view's links: of 16, those in the content column have the upper half where there is one, since
  /// they are on screen beside others.
  private func numbers(on view: ShownView, _ memory: LiveMemory) -> Range<Int> {
    guard memory.body.splits[0].hasContent else { return 0..<16 }
    return view.section == nil ? 0..<8 : 8..<16
  }

  /// Which of its view's links a link is.
  private func number(of link: UInt8, on view: ShownView, _ memory: LiveMemory) -> UInt8 {
    link &- UInt8(numbers(on: view, memory).lowerBound)
  }

  /// What a program names: the view of a deep link, or the row that a session's end chooses.
  public func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
    guard Int(program) < subject.programKinds.count, let kind = subject.programKinds[Int(program)]
    else { return nil }
    // What the app says that it cannot do now, it need not do.
    if let router = seat(of: memory), onMain({ subject.calls.refuses(router, program) }) { return nil }
    return onMain {
      ProgramPromise(
        kind, self.view(of: subject.programTargets[Int(program)], memory.names),
        in: subject.presentations[Int(program)] ? .sheet : .anywhere)
    }
  }

  /// Lets the router's code handle an event, then its `onChange` handlers, and reads the body.
  public func take(_ event: AppEvent, _ memory: inout LiveMemory, _ turn: inout AppTurn) {
    let first = ownRouter(&memory)
    let names = memory.names
    var event = event
    if case .open(let link, on: let view) = event {
      event = .open(number(of: link, on: view, memory), on: view)
    }
    let entry = LiveMemory.Entry(event: event, environment: turn.environment, window: memory.window)
    if case .open(let link, on: let view) = event, policies.contains(.presentsSheets) {
      let opening = onMain { subject.calls.link(seat(memory.window, of: first), link, view, names) }
      turn.hasDeleted = opening?.deletes ?? false
    }
    let saved = subject.saves ? onMain { subject.calls.saves(seat(memory.window, of: first)) } : 0
    tell(entry, first, names)
    onMain {
      let router = seat(memory.window, of: first)
      if subject.saves { turn.saves = UInt8(clamping: max(0, subject.calls.saves(router) - saved)) }
      let started = router.work.takeStarted()
      guard started.count <= AppTurn.mostWork, let body = subject.calls.body(router, names),
        !names.hasOverflowed()
      else {
        turn.hasReachedBound = true
        memory.router = nil
        return
      }
      if case .completion = event, memory.body.sheet == .blank, body.sheet != .blank {
        turn.presentedByWork = true
      }
      memory.body = body
      memory.log.append(entry)
      bring(&memory)
      for work in started { turn.later(work.number, of: view(of: work.view, names)) }
      if case .program(let program, _) = event, Int(program) < subject.deletions.count,
        subject.deletions[Int(program)]
      {
        turn.hasDeleted = true
      }
    }
    if turn.hasReachedBound { memory.router = replayed(memory) }
  }

  @MainActor
  private func view(of value: AnyHashable?, _ names: ValueNames) -> ShownView {
    guard let value else { return .blank }
    if let row = subject.rows[value] { return .section(SidebarSection(row)) }
    return names.view(of: value)
  }

  /// The copies of its surroundings that the router keeps.
  public func beliefs(_ memory: LiveMemory) -> Beliefs {
    guard let beliefs = subject.calls.beliefs, let router = seat(of: memory) else { return Beliefs() }
    return onMain { beliefs(router) }
  }

  /// The value of a view, as its type describes itself.
  public func name(of view: ShownView) -> String {
    onMain { session.names.value(of: view).map { String(describing: $0.base) } }
      ?? vocabulary.name(of: view)
  }

  /// What the work is called, where it has not completed.
  public func name(ofWork number: UInt8, _ memory: LiveMemory) -> String? {
    guard let router = seat(of: memory) else { return nil }
    return onMain { router.work.name(of: number) }
  }

  /// What has begun and nothing completes any more.
  public func pending(_ memory: LiveMemory) -> [String] {
    guard let router = seat(of: memory) else { return [] }
    return onMain { router.work.pending }
  }
}

/// The numbers of the trace that is being played, from which reports take the names of views.
final class LiveSession: Sendable {
  // Set and read on the main actor only.
  nonisolated(unsafe) var names = ValueNames()
  /// The last moment that was given out; every event makes one of its own.
  nonisolated(unsafe) var moment = 0
  /// The router that was made last, the only one that can be relied upon where routers share what outlives them.
  nonisolated(unsafe) var latest: LiveRouter?
}
