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
    MainActor.assumeIsolated {
      let router = subject.calls.make(environment)
      let names = ValueNames()
      session.names = names
      return LiveMemory(
        body: subject.calls.body(router, names) ?? BodyDescription(), router: router, names: names,
        launched: environment)
    }
  }

  /// What the body said at the end of the last turn.
  public func body(_ memory: LiveMemory, _ environment: DeviceEnvironment) -> BodyDescription {
    memory.body
  }

  /// The links on a view.
  public func offers(
    of view: ShownView, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> Offers {
    if view == .menu || view == .blank { return Offers() }
    // Links are the router's to say, and a router changes only when something happens to it.
    guard let router = memory.router else { return Offers() }
    for known in router.offered where known.view == view { return Offers(links: known.links) }
    return MainActor.assumeIsolated {
      guard let router = memory.router else { return Offers() }
      let count = min(16, subject.calls.linkCount(router, view, memory.names))
      let links: UInt16 = count == 16 ? .max : (1 << UInt16(count)) - 1
      router.offered.append((view, links))
      return Offers(links: links)
    }
  }

  /// The view that a link's value names.
  public func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    MainActor.assumeIsolated {
      guard let router = memory.router,
        let (route, push) = subject.calls.link(router, link, view, memory.names)
      else { return LinkPromise(.blank, in: .anywhere) }
      return LinkPromise(memory.names.view(of: route), in: .anywhere, push: push)
    }
  }

  /// The view that a deep link names.
  public func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: LiveMemory, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
    MainActor.assumeIsolated {
      guard Int(program) < subject.programTargets.count, let target = subject.programTargets[Int(program)]
      else { return nil }
      return ProgramPromise(.goTo, self.view(of: target, memory.names))
    }
  }

  /// Lets the router's code handle an event, then its `onChange` handlers, and reads the body.
  public func take(_ event: AppEvent, _ memory: inout LiveMemory, _ turn: inout AppTurn) {
    MainActor.assumeIsolated {
      let router = ownRouter(&memory)
      let names = memory.names
      handle(event, router, turn.environment, names)
      let started = router.deferred.takeStarted()
      let body = subject.calls.body(router, names)
      guard started.count <= AppTurn.mostWork, let body, !names.hasOverflowed() else {
        turn.hasReachedBound = true
        memory.router = replayed(memory)
        return
      }
      memory.body = body
      memory.log.append(LiveMemory.Entry(event: event, environment: turn.environment))
      for work in started { turn.later(work.number, of: view(of: work.view, names)) }
    }
  }

  @MainActor
  private func view(of value: AnyHashable?, _ names: ValueNames) -> ShownView {
    guard let value else { return .blank }
    if let row = subject.rows[value] { return .section(SidebarSection(row)) }
    return names.view(of: value)
  }

  /// The router to go on with: the one at hand, or a copy made by replaying where another state needs it too.
  @MainActor
  private func ownRouter(_ memory: inout LiveMemory) -> LiveRouter {
    if isKnownUniquelyReferenced(&memory.router), let router = memory.router { return router }
    let router = replayed(memory)
    memory.router = router
    return router
  }

  @MainActor
  private func replayed(_ memory: LiveMemory) -> LiveRouter {
    let router = subject.calls.make(memory.launched)
    for entry in memory.log {
      handle(entry.event, router, entry.environment, memory.names)
      _ = router.deferred.takeStarted()
    }
    return router
  }

  @MainActor
  private func handle(
    _ event: AppEvent, _ router: LiveRouter, _ environment: DeviceEnvironment, _ names: ValueNames
  ) {
    subject.calls.handle(router, event, environment, names)
    if !router.offered.isEmpty { router.offered.removeAll(keepingCapacity: true) }
  }

  /// The copies of its surroundings that the router keeps.
  public func beliefs(_ memory: LiveMemory) -> Beliefs {
    guard let beliefs = subject.calls.beliefs, let router = memory.router else { return Beliefs() }
    return MainActor.assumeIsolated { beliefs(router) }
  }

  /// The value of a view, as its type describes itself.
  public func name(of view: ShownView) -> String {
    MainActor.assumeIsolated { session.names.value(of: view).map { String(describing: $0.base) } }
      ?? vocabulary.name(of: view)
  }
}

/// The numbers of the trace that is being played, from which reports take the names of views.
final class LiveSession: Sendable {
  // Set and read on the main actor only.
  nonisolated(unsafe) var names = ValueNames()
}
