public import SplitModel

/// Your own router, described in one value and driven by the fuzzer.
///
/// The router may be a class or a struct of your own that knows nothing of this package; it needs no conformance.
/// Describe what your `body` declares: which rows the sidebar has, which property each binding is bound to, which links
/// a view has, what `onChange` does. Then fuzz it in a test, or add it to a command line as `system`.
///
/// Everything runs on the main actor. A path may hold eight elements; a turn that makes it longer is undone
/// and counted as the model's limit.
@MainActor public struct LiveSystem<Router> {
  var description: LiveDescription<Router>
  private let policies: Policies
  private var hasSecondWindow = false

  /// Describes a router.
  ///
  /// - Parameters:
  ///   - name: The system's name in traces and reports, kebab-case.
  ///   - sidebar: The sidebar's rows, and what drives them.
  ///   - content: The list in the content column, if there are three columns.
  ///   - detail: The stack in the detail column, a stack for each row, or a view without one. Its root shows the selected row's section, with three columns the
  ///     selected item, or a placeholder.
  ///   - fullScreen: A stack around the whole split, if there is one.
  ///   - sheet: What is presented over everything, if anything ever is.
  ///   - inspector: Whether the inspector is presented, if there is one with its command.
  ///   - visibility: The column visibility, if it is bound.
  ///   - compactColumn: The preferred compact column, if it is bound; it may be a constant.
  ///   - style: The split's style.
  ///   - toggle: What your own sidebar button does; nil where the platform's button is there.
  ///   - onChange: Handlers of changed values, in the order in which views declare them.
  ///   - environmentChanged: A handler of size classes and orientation, run at launch and when they change.
  ///   - scenePhase: A handler for leaving the app and coming back.
  ///   - events: Deep links, notifications and other external events.
  ///   - environmentCopies: The copies of size class or orientation that the router keeps, if it does.
  ///   - policies: What the app promises where apps differ.
  ///   - asynchrony: How far the fuzzer controls what the router does later.
  ///   - reset: Clears what outlives a router (singletons, storage); run before each is made. It makes fuzzing slower,
  ///     because only one trace can be in progress at a time.
  ///   - make: Makes a new router; pass `deferred` to whatever works asynchronously.
  public init(
    _ name: String, sidebar: LiveSidebar<Router>, content: LiveContent<Router>? = nil,
    detail: LiveStack<Router>, fullScreen: LiveStack<Router>? = nil, sheet: LiveSheet<Router>? = nil,
    inspector: LiveBinding<Router, Bool>? = nil, visibility: LiveBinding<Router, ColumnVisibility>? = nil,
    compactColumn: LiveBinding<Router, Column>? = nil, style: SplitStyle = .automatic,
    toggle: ((inout Router) -> Void)? = nil, onChange: [LiveChange<Router>] = [],
    environmentChanged: ((inout Router, DeviceEnvironment) -> Void)? = nil,
    scenePhase: ((inout Router, LifePhase) -> Void)? = nil, events: [LiveEvent<Router>] = [],
    environmentCopies: ((Router) -> EnvironmentCopies)? = nil, policies: Policies = [],
    asynchrony: Asynchrony = .injected, reset: (() -> Void)? = nil,
    make: @escaping (_ deferred: Deferred) -> Router
  ) {
    description = LiveDescription(
      name: name, sidebar: sidebar, content: content, detail: detail, fullScreen: fullScreen, sheet: sheet,
      inspector: inspector, visibility: visibility, compactColumn: compactColumn, style: style,
      toggle: toggle, changes: onChange,
      environmentChanged: environmentChanged, scenePhase: scenePhase, events: events,
      environmentCopies: environmentCopies, asynchrony: asynchrony, reset: reset, begin: { make })
    self.policies = policies
  }

  /// The same router in two windows of one app, which share the store and nothing else.
  ///
  /// ```swift
  /// mail.inTwoWindows(sharing: { MailStore() }, make: { store, deferred in MailRouter(store, deferred) })
  /// ```
  ///
  /// The rule `isolation` demands that an action in one window changes nothing in the other; every other rule evaluates
  /// the first window. The store is made once for each trace. The name is the router's with `-windows` appended.
  public func inTwoWindows<Store>(
    sharing store: @escaping () -> Store, make: @escaping (Store, Deferred) -> Router
  ) -> LiveSystem {
    var system = self
    system.hasSecondWindow = true
    system.description.name += "-windows"
    system.description.begin = {
      let shared = store()
      return { deferred in make(shared, deferred) }
    }
    return system
  }
}

extension LiveSystem {
  /// The router on the headless platform, with every rule of split navigation.
  ///
  /// Nothing is ever late where it is immediate; only to show what lateness finds.
  ///
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func target(
    settings: SystemSettings = SystemSettings(), isImmediate: Bool = false
  ) throws(LiveSystemError) -> FuzzTarget<LiveMachine> {
    try design().target(settings, isImmediate: isImmediate)
  }

  /// Fuzzes the router, as one job on the main actor.
  ///
  /// A router whose asynchrony is `yields` is fuzzed by `await target().run { $0.fuzz(options) }`, which leaves the main
  /// actor to it.
  ///
  /// - Throws: `LiveSystemError` when the description does not fit the router, or its asynchrony is `yields`.
  public func fuzz(_ options: CampaignOptions) throws(LiveSystemError) -> CampaignReport {
    guard !description.asynchrony.leavesMainActor else {
      throw LiveSystemError(
        system: description.name,
        misfits: [
          "asynchrony: what yields the main actor cannot be fuzzed on it; "
            + "write 'await target().run { $0.fuzz(options) }' in place of 'fuzz(options)'"
        ])
    }
    return try target().fuzz(options)
  }

  /// The router as a system of the command line, which `FuzzCommand` offers by its name and a summary of one line.
  ///
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func system(summary: String) throws(LiveSystemError) -> FuzzSystem {
    try design().system(summary: summary)
  }

  /// A split, mostly with a stack in its detail, inside a stack over everything where there is one.
  private var tree: ContainerTree {
    let details: (ContainerTree.Content, ContainerTree.Content) = (
      description.detail.isStack ? .stack1 : .view, .view
    )
    return description.fullScreen != nil
      ? ContainerTree(root: .stack0, stackRoots: (.split0, .view), details: details)
      : ContainerTree(root: .split0, details: details)
  }

  /// The design, once the description was checked.
  private func design() throws(LiveSystemError) -> LiveDesign {
    let fit = try LiveFit(description)
    nonisolated(unsafe) let description = description
    var facts = LiveAppFacts(
      name: description.name, rows: description.sidebar.labels,
      calls: description.events.map { Vocabulary.Call($0.name) }, tree: tree,
      policies: policies.union(fit.policies), asynchrony: description.asynchrony,
      resets: description.reset != nil, unevaluatedRules: fit.unevaluatedRules)
    facts.startsWorkAtLaunch = fit.startsWorkAtLaunch
    return LiveDesign(facts, hasSecondWindow: hasSecondWindow) {
      TypedRouter(description, $0, description.beginAnew())
    }
  }
}

extension LiveSystem: TestableSystem {
  /// The router as a system.
  ///
  /// - Throws: `TestFailure` when the description does not fit the router.
  public func systemForTests() throws(TestFailure) -> FuzzSystem {
    do throws(LiveSystemError) { return try system(summary: "") } catch {
      throw TestFailure(explaining: error)
    }
  }
}

extension LiveDesign {
  /// The router as a system of the command line.
  @MainActor func system(
    summary: String, wording: Wording = .app, testRuns: Int = 700
  ) -> FuzzSystem {
    let machine = target(SystemSettings()).machine
    let seen = machine.observe(machine.state(at: machine.fullestStart))
    return FuzzSystem(
      name: facts.name, summary: summary, quirks: FuzzSystem.splitQuirks,
      assumptions: FuzzSystem.splitAssumptions, profiles: FuzzSystem.splitProfiles,
      reference: SplitProof.reference, wording: wording, testRuns: testRuns
    ) { ConfiguredSystem(self.target($0), seen: seen) }
  }

  /// The router in a machine, with every rule of split navigation.
  func target(_ settings: SystemSettings, isImmediate: Bool = false) -> FuzzTarget<LiveMachine> {
    let simulation = SplitSimulation(
      SplitApp(self), quirks: settings.quirkSet, assumptions: settings.assumptionValues,
      isImmediate: isImmediate, hasSecondWindow: hasSecondWindow)
    var target = FuzzTarget(
      facts.name, settings,
      // Rules of kind *possible* are evaluated seldom: each evaluation takes routers of its own.
      LiveMachine(
        simulation, ordersWork: control != nil, numbersTaps: evaluatesViews && facts.links.isEmpty),
      without: facts.unevaluatedRules, evaluatesViews: evaluatesViews, seededFaults: SeededApp.seededFaults,
      runsOnMainActor: !leavesMainActor)
    target.runsAside = leavesMainActor
    target.caveats = facts.asynchrony.caveat.map { [$0] } ?? []
    target.laterCaveats = { [self] in
      let outside = wokenFromOutside.map {
        "a queue, a thread or a network request woke a task\($0), or changed the app, at a time of its own; hand in"
          + " one that returns at once"
      }
      return facts.caveats() + (outside.map { [$0] } ?? [])
    }
    target.isSlow = evaluatesViews || leavesMainActor
    return target
  }
}
