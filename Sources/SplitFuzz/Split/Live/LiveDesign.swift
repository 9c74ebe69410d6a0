public import SplitModel

/// A person's router as a design: its description says what the body would say, its events are calls of its
/// code.
public struct LiveDesign<Router>: NavigationDesign {
  let description: LiveDescription<Router>
  let session = LiveSession()
  /// The names of rows and programs; views are named by their values.
  public let vocabulary: Vocabulary
  /// What the description declares.
  public let policies: Policies

  @MainActor
  init(_ description: LiveDescription<Router>) {
    self.description = description
    policies = description.policies
    vocabulary = Vocabulary(
      sections: description.sidebar.labels, destinations: [], links: [],
      programs: description.programs.map { Vocabulary.Program($0.name) }, isQuoted: true)
  }

  /// A split with a stack in its detail, inside a stack over everything where there is one.
  public var tree: ContainerTree {
    description.hasFullScreen
      ? ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: (.stack1, .view))
      : ContainerTree(root: .split0, details: (.stack1, .view))
  }

  /// A fresh router.
  public func launch(at start: Int, _ environment: DeviceEnvironment) -> LiveMemory<Router> {
    MainActor.assumeIsolated {
      let box = description.makeBox(environment)
      let names = ValueNames()
      session.names = names
      let body = description.body(box.router, names) ?? BodyDescription()
      return LiveMemory<Router>(body: body, box: box, names: names, launched: environment)
    }
  }

  /// What the body said at the end of the last turn.
  public func body(_ memory: LiveMemory<Router>, _ environment: DeviceEnvironment) -> BodyDescription {
    memory.body
  }

  /// The links on a view.
  public func offers(
    of view: ShownView, _ memory: LiveMemory<Router>, _ environment: DeviceEnvironment
  ) -> Offers {
    if view == .menu || view == .blank { return Offers() }
    return MainActor.assumeIsolated {
      // Links are the router's to say, and a router changes only when something happens to it.
      guard let box = memory.box else { return Offers() }
      for known in box.offered where known.view == view { return Offers(links: known.links) }
      let count = min(16, links(on: view, memory).count)
      let links: UInt16 = count == 16 ? .max : (1 << UInt16(count)) - 1
      box.offered.append((view, links))
      return Offers(links: links)
    }
  }

  @MainActor
  private func links(on view: ShownView, _ memory: LiveMemory<Router>) -> [LiveLink<Router>] {
    guard let box = memory.box else { return [] }
    let top = memory.names.value(of: view)
    if let top, let fullScreen = description.fullScreen, fullScreen.elements(box.router).contains(top) {
      return fullScreen.links(box.router, top)
    }
    return description.detail.links(box.router, top)
  }

  /// The view that a link's value names.
  public func promise(
    ofLink link: UInt8, on view: ShownView, _ memory: LiveMemory<Router>, _ environment: DeviceEnvironment
  ) -> LinkPromise {
    MainActor.assumeIsolated {
      let links = links(on: view, memory)
      guard Int(link) < links.count else { return LinkPromise(.blank, in: .anywhere) }
      return LinkPromise(
        memory.names.view(of: links[Int(link)].route), in: .anywhere,
        push: links[Int(link)].push)
    }
  }

  /// The view that a deep link names.
  public func promise(
    ofProgram program: UInt8, argument: UInt8, _ memory: LiveMemory<Router>, _ environment: DeviceEnvironment
  ) -> ProgramPromise? {
    MainActor.assumeIsolated {
      guard Int(program) < description.programs.count, let target = description.programs[Int(program)].target
      else { return nil }
      if let row = description.sidebar.values.firstIndex(of: target) {
        return ProgramPromise(.goTo, .section(SidebarSection(UInt8(row))))
      }
      return ProgramPromise(.goTo, memory.names.view(of: target))
    }
  }

  /// Lets the router's code handle an event, then its `onChange` handlers, and reads the body.
  public func take(_ event: AppEvent, _ memory: inout LiveMemory<Router>, _ turn: inout AppTurn) {
    MainActor.assumeIsolated {
      let box = ownBox(&memory)
      let names = memory.names
      description.handle(event, box, turn.environment, names)
      let started = box.deferred.takeStarted()
      let body = description.body(box.router, names)
      guard started.count <= AppTurn.mostWork, let body, !names.hasOverflowed() else {
        turn.hasReachedBound = true
        memory.box = replayed(memory)
        return
      }
      memory.body = body
      memory.log.append(LiveMemory<Router>.Entry(event: event, environment: turn.environment))
      for work in started { turn.later(work.number, of: view(of: work.view, names)) }
    }
  }

  @MainActor
  private func view(of value: AnyHashable?, _ names: ValueNames) -> ShownView {
    guard let value else { return .blank }
    if let row = description.sidebar.values.firstIndex(of: value) {
      return .section(SidebarSection(UInt8(row)))
    }
    return names.view(of: value)
  }

  /// The router to go on with: the one at hand, or a copy made by replaying where another state needs it too.
  @MainActor
  private func ownBox(_ memory: inout LiveMemory<Router>) -> LiveMemory<Router>.Box {
    if isKnownUniquelyReferenced(&memory.box), let box = memory.box { return box }
    let box = replayed(memory)
    memory.box = box
    return box
  }

  @MainActor
  private func replayed(_ memory: LiveMemory<Router>) -> LiveMemory<Router>.Box {
    let box = description.makeBox(memory.launched)
    for entry in memory.log {
      description.handle(entry.event, box, entry.environment, memory.names)
      _ = box.deferred.takeStarted()
    }
    return box
  }

  /// The copies of its surroundings that the router keeps.
  public func beliefs(_ memory: LiveMemory<Router>) -> Beliefs {
    MainActor.assumeIsolated {
      guard let box = memory.box, let read = description.beliefs else { return Beliefs() }
      return read(box.router)
    }
  }

  /// The value of a view, as its type describes itself.
  public func name(of view: ShownView) -> String {
    MainActor.assumeIsolated { session.names.value(of: view).map { String(describing: $0.base) } }
      ?? vocabulary.name(of: view)
  }
}

/// The numbers of the trace that is being played, from which reports take the names of views.
final class LiveSession: Sendable {
  @MainActor var names = ValueNames()
}
