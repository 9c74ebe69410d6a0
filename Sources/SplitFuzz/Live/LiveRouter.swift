public import SplitModel

/// A person's router at work, of whatever type.
///
/// Its subclass alone knows the router's type, so that the engine's loop is made for one machine and not for every
/// router anew at run time. It is touched on the main actor only.
@usableFromInline
class LiveRouter: @unchecked Sendable {
  @usableFromInline let work: DeferredWork
  /// What views offer, as far as it was asked for since the last event.
  @exclusivity(unchecked) var offered: [(view: ShownView, links: UInt16)] = []
  /// The router of the app's other window, where there are two.
  @exclusivity(unchecked) var second: LiveRouter?
  /// The moment to which it was brought, where several states may hold it; see `LiveMemory.moment`.
  @exclusivity(unchecked) var moment = 0

  @usableFromInline
  init(_ work: DeferredWork) { self.work = work }
}

/// One router, the handlers that watch it, and its paths.
@usableFromInline
final class LiveBox<Router>: LiveRouter, @unchecked Sendable {
  @usableFromInline let router: LiveCell<Router>
  @usableFromInline let watchers: [LiveChange<Router>.Look]
  @usableFromInline let detail: LivePath<Router>
  @usableFromInline let fullScreen: LivePath<Router>?

  /// Makes a router of the same process: one that shares what all its windows share.
  @usableFromInline let makeAnother: (Deferred) -> Router

  @inlinable
  @MainActor
  init(
    _ description: LiveDescription<Router>, _ environment: DeviceEnvironment,
    _ make: @escaping (Deferred) -> Router
  ) {
    let work = DeferredWork()
    var router = make(work.deferred)
    makeAnother = make
    description.environmentChanged?(&router, environment)
    watchers = description.changes.map { $0.watch(router) }
    detail = description.detail.follow()
    fullScreen = description.fullScreen.map { $0.follow() }
    self.router = LiveCell(router)
    super.init(work)
  }

  @inlinable
  func path(_ number: UInt8) -> LivePath<Router> { number == 0 ? fullScreen ?? detail : detail }
}

/// What is known of a person's router besides the router itself: its names, and what can be done with one.
///
/// The closures are made where a description is, and so for the router's own type where that is named there.
@usableFromInline
struct LiveSubject: Sendable {
  let name: String
  var policies: Policies
  let hasFullScreen: Bool
  let rowLabels: [String]
  // A person's values: they are compared and named on the main actor only.
  nonisolated(unsafe) let rows: [AnyHashable: UInt8]
  let programNames: [String]
  let programKinds: [ProgramPromise.Kind?]
  nonisolated(unsafe) let programTargets: [AnyHashable?]
  /// The programs that present something over everything.
  let presentations: [Bool]
  /// The programs that delete something.
  let deletions: [Bool]
  let asynchrony: Asynchrony
  /// How often the main actor is given up after an event.
  let yieldCount: Int
  /// Whether the router counts what is made by confirming something.
  let saves: Bool
  /// Whether several routers share what outlives them, so that the one that was made last alone can be relied upon.
  let resets: Bool
  /// Whether routers belong to moments: where they are shared by the memories of windows, or share what outlives them.
  var isExclusive: Bool
  /// Whether a router starts work as it is made.
  var startsWorkAtLaunch = false
  let calls: LiveCalls

  @usableFromInline
  init(
    name: String, policies: Policies, hasFullScreen: Bool, rowLabels: [String], rowValues: [AnyHashable],
    programs: [(
      name: String, kind: ProgramPromise.Kind?, target: AnyHashable?, presents: Bool, deletes: Bool
    )],
    asynchrony: Asynchrony, resets: Bool, saves: Bool, calls: LiveCalls
  ) {
    self.name = name
    self.policies = policies
    self.hasFullScreen = hasFullScreen
    self.rowLabels = rowLabels
    let numbered = rowValues.enumerated().map { ($1, UInt8(truncatingIfNeeded: $0)) }
    rows = Dictionary(numbered) { first, _ in first }
    programNames = programs.map(\.name)
    programKinds = programs.map(\.kind)
    programTargets = programs.map(\.target)
    presentations = programs.map(\.presents)
    deletions = programs.map(\.deletes)
    self.asynchrony = asynchrony
    yieldCount = asynchrony.yieldCount
    self.resets = resets
    self.saves = saves
    isExclusive = resets
    self.calls = calls
  }
}

/// What can be done with a router: each call finds the box that it knows in the router that it is handed.
@usableFromInline
final class LiveCalls: Sendable {
  /// Makes a fresh router, with what `onChange` watches as it is at the first appearance.
  let make: @MainActor @Sendable (DeviceEnvironment) -> LiveRouter
  /// Makes the router of a second window of the same process.
  let open: @MainActor @Sendable (LiveRouter, DeviceEnvironment) -> LiveRouter
  /// Lets the handlers run of what changed without an event; answers whether any did.
  let look: @MainActor @Sendable (LiveRouter) -> Bool
  /// What the body says; nil when some path is longer than the model holds.
  let body: @MainActor @Sendable (LiveRouter, ValueNames) -> BodyDescription?
  /// Takes an event, and lets the handlers run that it sets off.
  let handle: @MainActor @Sendable (LiveRouter, AppEvent, DeviceEnvironment, ValueNames) -> Void
  /// What a link on a view opens.
  let link: @MainActor @Sendable (LiveRouter, UInt8, ShownView, ValueNames) -> LiveOpening?
  /// How many links a view has.
  let linkCount: @MainActor @Sendable (LiveRouter, ShownView, ValueNames) -> Int
  /// Whether a program cannot be done now.
  let refuses: @MainActor @Sendable (LiveRouter, UInt8) -> Bool
  /// How many things were made by confirming something.
  let saves: @MainActor @Sendable (LiveRouter) -> Int
  /// The copies of its surroundings that it keeps; nil where it never keeps any.
  let beliefs: (@MainActor @Sendable (LiveRouter) -> Beliefs)?

  @usableFromInline
  init(
    make: @escaping @MainActor @Sendable (DeviceEnvironment) -> LiveRouter,
    open: @escaping @MainActor @Sendable (LiveRouter, DeviceEnvironment) -> LiveRouter,
    look: @escaping @MainActor @Sendable (LiveRouter) -> Bool,
    body: @escaping @MainActor @Sendable (LiveRouter, ValueNames) -> BodyDescription?,
    handle: @escaping @MainActor @Sendable (LiveRouter, AppEvent, DeviceEnvironment, ValueNames) -> Void,
    link: @escaping @MainActor @Sendable (LiveRouter, UInt8, ShownView, ValueNames) -> LiveOpening?,
    linkCount: @escaping @MainActor @Sendable (LiveRouter, ShownView, ValueNames) -> Int,
    refuses: @escaping @MainActor @Sendable (LiveRouter, UInt8) -> Bool,
    saves: @escaping @MainActor @Sendable (LiveRouter) -> Int,
    beliefs: (@MainActor @Sendable (LiveRouter) -> Beliefs)?
  ) {
    self.make = make
    self.open = open
    self.look = look
    self.body = body
    self.handle = handle
    self.link = link
    self.linkCount = linkCount
    self.refuses = refuses
    self.saves = saves
    self.beliefs = beliefs
  }
}
