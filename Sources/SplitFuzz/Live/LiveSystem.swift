public import SplitModel

/// Your own router, described in one value and driven by the fuzzer.
///
/// The router may be a class or a struct of your own that knows nothing of this package; it needs no
/// conformance. Say what your `body` would say: which rows the sidebar has, which property each binding is
/// bound to, which links a view offers, what `onChange` does. Then fuzz it in a test, or offer it to the
/// command line as `system`.
///
/// Everything runs on the main actor. A path may hold eight elements; a turn that makes it longer is undone
/// and counted as the model's bound.
@MainActor
public struct LiveSystem<Router> {
  @usableFromInline let description: LiveDescription<Router>
  @usableFromInline let subject: LiveSubject

  /// Describes a router.
  ///
  /// - Parameters:
  ///   - name: The system's name in traces and reports, kebab-case.
  ///   - sidebar: The sidebar's rows, and what drives them.
  ///   - content: The list in the content column, if there are three columns.
  ///   - detail: The stack in the detail column. Its root shows the chosen row's section, with three columns the chosen
  ///     item, or a placeholder.
  ///   - fullScreen: A stack around the whole split, if there is one.
  ///   - sheet: What is presented over everything, if anything ever is.
  ///   - visibility: The column visibility, if it is bound.
  ///   - compactColumn: The preferred compact column, if it is bound.
  ///   - style: The split's style.
  ///   - toggle: What your own sidebar button does; nil where the platform's button is there.
  ///   - onChange: Handlers of changed values, in the order in which views declare them.
  ///   - environmentChanged: A handler of size classes and orientation, run at launch and when they change.
  ///   - scenePhase: A handler of the app's leaving the screen and coming back.
  ///   - programs: Deep links, notifications and other calls from code.
  ///   - beliefs: The copies of size class or orientation that the router keeps, if it does.
  ///   - policies: What the app promises where apps differ.
  ///   - asynchrony: How far the fuzzer controls what the router does later.
  ///   - reset: Forgets what outlives a router (singletons, what stands in storage); run before each is made. A
  ///     router with one is slower to fuzz, because no two traces can be under way at a time.
  ///   - make: Makes a fresh router; hand `deferred` to whatever works asynchronously.
  @inlinable
  public init(
    _ name: String, sidebar: LiveSidebar<Router>, content: LiveContent<Router>? = nil,
    detail: LiveStack<Router>, fullScreen: LiveStack<Router>? = nil, sheet: LiveSheet<Router>? = nil,
    visibility: LiveBinding<Router, ColumnVisibility>? = nil,
    compactColumn: LiveBinding<Router, Column>? = nil, style: SplitStyle = .automatic,
    toggle: ((inout Router) -> Void)? = nil, onChange: [LiveChange<Router>] = [],
    environmentChanged: ((inout Router, DeviceEnvironment) -> Void)? = nil,
    scenePhase: ((inout Router, LifePhase) -> Void)? = nil, programs: [LiveProgram<Router>] = [],
    beliefs: ((Router) -> Beliefs)? = nil, policies: Policies = [], asynchrony: Asynchrony = .injected,
    reset: (() -> Void)? = nil, make: @escaping (_ deferred: Deferred) -> Router
  ) {
    description = LiveDescription(
      name: name, sidebar: sidebar, content: content, detail: detail, fullScreen: fullScreen, sheet: sheet,
      visibility: visibility, compactColumn: compactColumn, toggle: toggle, changes: onChange,
      environmentChanged: environmentChanged, programs: programs, scenePhase: scenePhase, beliefs: beliefs,
      style: style, asynchrony: asynchrony, reset: reset, begin: { make })
    subject = description.subject(policies)
  }
}

extension LiveSystem {
  /// The router on the headless platform, with every rule of split navigation.
  ///
  /// - Parameters:
  ///   - settings: Quirks and assumptions by name.
  ///   - isImmediate: Whether nothing is ever late; only for showing what lateness is worth.
  /// - Returns: What campaigns, replays and shrinking work on.
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func target(
    settings: SystemSettings = SystemSettings(), isImmediate: Bool = false
  ) throws(LiveSystemError) -> FuzzTarget<LiveMachine> {
    LiveDesign(try checkedSubject()).target(settings, isImmediate: isImmediate)
  }

  /// Fuzzes the router, as one job on the main actor.
  ///
  /// A router whose asynchrony is `yields` is fuzzed by `await target().run { $0.fuzz(options) }`, which leaves the main
  /// actor to it.
  ///
  /// - Throws: `LiveSystemError` when the description does not fit the router, or its asynchrony is `yields`.
  public func fuzz(_ options: CampaignOptions) throws(LiveSystemError) -> CampaignReport {
    try checkIsSynchronous()
    return try target().fuzz(options)
  }

  /// The router as a system of the command line.
  ///
  /// - Parameter summary: What it is, in one line.
  /// - Returns: What `FuzzCommand` offers by the system's name.
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func system(summary: String) throws(LiveSystemError) -> FuzzSystem {
    let design = LiveDesign(try checkedSubject())
    let machine = design.target(SystemSettings()).machine
    let seen = machine.observe(machine.state(at: machine.fullestStart))
    return subject.system(summary) { ConfiguredSystem(design.target($0), seen: seen) }
  }

  /// What is known of the router once its description was tried.
  func checkedSubject() throws(LiveSystemError) -> LiveSubject {
    var subject = subject
    subject.policies.formUnion(try checkFit())
    subject.startsWorkAtLaunch = startsWorkAtLaunch
    return subject
  }

  /// Refuses to hold the main actor while the router is to have it.
  func checkIsSynchronous() throws(LiveSystemError) {
    guard subject.yieldCount > 0 else { return }
    throw LiveSystemError(
      system: subject.name,
      misfits: [
        "asynchrony: what yields the main actor cannot be fuzzed on it; "
          + "write 'await target().run { $0.fuzz(options) }' in place of 'fuzz(options)'"
      ])
  }

  /// The same system in windows, with processes that begin otherwise.
  func inWindows(beginning begin: @escaping () -> (Deferred) -> Router) -> LiveSystem {
    LiveSystem(description.named(description.name + "-windows", beginning: begin), subject.policies)
  }

  private init(_ description: LiveDescription<Router>, _ policies: Policies) {
    self.description = description
    subject = description.subject(policies)
  }
}
