internal import SplitModel

/// What a person says of their router's body, and how the router is told of events.
@MainActor
struct LiveDescription<Router> {
  nonisolated let name: String
  nonisolated private(set) var policies: Policies
  nonisolated let hasFullScreen: Bool
  let sidebar: LiveSidebar<Router>
  let detail: LiveStack<Router>
  let fullScreen: LiveStack<Router>?
  let visibility: LiveBinding<Router, ColumnVisibility>?
  let compactColumn: LiveBinding<Router, Column>?
  let toggle: ((inout Router) -> Void)?
  let changes: [LiveChange<Router>]
  let environmentChanged: ((inout Router, DeviceEnvironment) -> Void)?
  let programs: [LiveProgram<Router>]
  let beliefs: ((Router) -> Beliefs)?
  let style: SplitStyle
  let make: (Deferred) -> Router

  /// The same with more policies.
  func adding(_ policies: Policies) -> LiveDescription {
    var description = self
    description.policies.formUnion(policies)
    return description
  }

  /// A fresh router, with what `onChange` watches as it is at the first appearance.
  func makeBox(_ environment: DeviceEnvironment) -> LiveBox<Router> {
    let box = LiveBox(self)
    environmentChanged?(&box.router, environment)
    for change in changes { box.watchers.append(change.watch(box.router)) }
    return box
  }

  /// The router without its type.
  var subject: LiveSubject {
    let description = LiveUnchecked(self)
    return LiveSubject(
      name: name, policies: policies, hasFullScreen: hasFullScreen, rowLabels: sidebar.labels,
      rowValues: sidebar.values, programNames: programs.map(\.name), programTargets: programs.map(\.target)
    ) { description.value.makeBox($0) }
  }

  /// What the body says; nil when some path is longer than the model holds.
  func body(_ router: Router, _ names: ValueNames) -> BodyDescription? {
    var body = BodyDescription()
    let row = sidebar.read(router)
    body.splits[0].isPresent = true
    body.splits[0].visibility = visibility?.read(router)
    body.splits[0].compactColumn = compactColumn?.read(router)
    body.splits[0].style = style
    body.splits[0].rows = sidebar.isList ? .list : .buttons
    body.splits[0].rowCount = UInt8(sidebar.labels.count)
    body.splits[0].selection = row.map { SidebarSection(UInt8($0)) }
    body.splits[0].hasSystemToggle = toggle == nil
    body.splits[0].hasAppToggle = toggle != nil
    body.stacks[1].isPresent = true
    body.stacks[1].root = row.map { .section(SidebarSection(UInt8($0))) } ?? .placeholder
    guard let path = path(of: detail, router, names) else { return nil }
    body.stacks[1].path = path
    body.stacks[1].presented = detail.presented(router).map { names.view(of: $0) }
    if let fullScreen {
      guard let path = self.path(of: fullScreen, router, names) else { return nil }
      body.stacks[0].isPresent = true
      body.stacks[0].path = path
      body.stacks[0].presented = fullScreen.presented(router).map { names.view(of: $0) }
    }
    return body
  }

  private func path(of stack: LiveStack<Router>, _ router: Router, _ names: ValueNames) -> ViewPath? {
    let count = stack.count(router)
    guard count > 0 else { return ViewPath() }
    guard count <= ViewPath.capacity else { return nil }
    var path = ViewPath()
    for element in stack.elements(router) {
      path.append(stack.resolves(element) ? names.view(of: element) : .unresolved)
    }
    return path
  }

  /// Tells the router of an event, then runs the handlers of what changed.
  func handle(
    _ event: AppEvent, _ box: LiveBox<Router>, _ environment: DeviceEnvironment, _ names: ValueNames
  ) {
    switch event {
    case .toggle: toggle?(&box.router)
    case .choose(let section): sidebar.write(&box.router, Int(section.index))
    case .open(let link, on: let view): open(link, on: view, box, names)
    case .program(let program, _):
      if Int(program) < programs.count { programs[Int(program)].run(&box.router) }
    case .environmentChanged: environmentChanged?(&box.router, environment)
    case .completion(let number): box.deferred.complete(number)
    case .writeVisibility(_, let value): visibility?.write(&box.router, value)
    case .writeCompactColumn(_, let value): compactColumn?.write(&box.router, value)
    case .writeSelection(_, let section): sidebar.write(&box.router, section.map { Int($0.index) })
    case .writePath(let stack, let count): self.stack(stack).truncate(&box.router, Int(count))
    case .writeAppend(let stack, let view):
      if let value = names.value(of: view) { self.stack(stack).append(&box.router, value) }
    case .writeDismissal(let stack): self.stack(stack).dismiss(&box.router)
    case .back, .appeared, .updated, .rootAppeared, .viewBeginsToLeave, .viewStays, .enteredBackground,
      .locked, .enteredForeground,
      .writeItem, .dismissSheet, .writePresented, .writeInspector:
      break
    }
    runChanges(box)
    if !box.offered.isEmpty { box.offered.removeAll(keepingCapacity: true) }
  }

  private func stack(_ number: UInt8) -> LiveStack<Router> { number == 0 ? fullScreen ?? detail : detail }

  private func open(_ link: UInt8, on view: ShownView, _ box: LiveBox<Router>, _ names: ValueNames) {
    let links = links(on: view, box.router, names)
    if Int(link) < links.count { links[Int(link)].action?(&box.router) }
  }

  /// The links on a view, wherever it is.
  func links(on view: ShownView, _ router: Router, _ names: ValueNames) -> [LiveLink<Router>] {
    let top = names.value(of: view)
    if let top, let fullScreen, fullScreen.elements(router).contains(top) {
      return fullScreen.links(router, top)
    }
    return detail.links(router, top)
  }

  /// Runs `onChange` handlers round by round until nothing changes; eight rounds are more than any app means
  /// to have.
  private func runChanges(_ box: LiveBox<Router>) {
    let watchers = box.watchers
    guard !watchers.isEmpty else { return }
    for _ in 0..<8 {
      var hasChanged = false
      for watcher in watchers {
        if unsafeDowncast(watcher, to: LiveWatcher<Router>.self).look(&box.router) { hasChanged = true }
      }
      if !hasChanged { return }
    }
  }
}

/// One router and the handlers that watch it.
final class LiveBox<Router>: LiveRouter {
  var router: Router
  /// A `LiveWatcher` for each `onChange`; of any type, since an array of the router's own is slow where the
  /// router's type is not known.
  var watchers: [AnyObject] = []
  private let description: LiveDescription<Router>

  init(_ description: LiveDescription<Router>) {
    self.description = description
    let deferred = Deferred()
    router = description.make(deferred)
    super.init(deferred)
  }

  override func body(_ names: ValueNames) -> BodyDescription? { description.body(router, names) }
  override func handle(_ event: AppEvent, _ environment: DeviceEnvironment, _ names: ValueNames) {
    description.handle(event, self, environment, names)
  }
  override func links(
    on view: ShownView, _ names: ValueNames
  ) -> [(route: AnyHashable, push: LinkPromise.Push)] {
    description.links(on: view, router, names).map { ($0.route, $0.push) }
  }
  override func linkCount(on view: ShownView, _ names: ValueNames) -> Int {
    description.links(on: view, router, names).count
  }
  override var beliefs: Beliefs { description.beliefs?(router) ?? Beliefs() }
}

/// Carries a description to where it is used, which is the main actor again.
private struct LiveUnchecked<Router>: @unchecked Sendable {
  let value: LiveDescription<Router>

  init(_ value: LiveDescription<Router>) { self.value = value }
}
