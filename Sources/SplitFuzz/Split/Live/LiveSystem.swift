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
  ///   - detail: The stack in the detail column. Its root shows the chosen row's section, or a placeholder.
  ///   - fullScreen: A stack around the whole split, if there is one.
  ///   - visibility: The column visibility, if it is bound.
  ///   - compactColumn: The preferred compact column, if it is bound.
  ///   - style: The split's style.
  ///   - toggle: What your own sidebar button does; nil where the platform's button is there.
  ///   - onChange: Handlers of changed values, in the order in which views declare them.
  ///   - environmentChanged: A handler of size classes and orientation, run at launch and when they change.
  ///   - programs: Deep links, notifications and other calls from code.
  ///   - beliefs: The copies of size class or orientation that the router keeps, if it does.
  ///   - policies: What the app promises where apps differ.
  ///   - make: Makes a fresh router; hand `deferred` to whatever works asynchronously.
  @inlinable
  public init(
    _ name: String, sidebar: LiveSidebar<Router>, detail: LiveStack<Router>,
    fullScreen: LiveStack<Router>? = nil, visibility: LiveBinding<Router, ColumnVisibility>? = nil,
    compactColumn: LiveBinding<Router, Column>? = nil, style: SplitStyle = .automatic,
    toggle: ((inout Router) -> Void)? = nil, onChange: [LiveChange<Router>] = [],
    environmentChanged: ((inout Router, DeviceEnvironment) -> Void)? = nil,
    programs: [LiveProgram<Router>] = [], beliefs: ((Router) -> Beliefs)? = nil, policies: Policies = [],
    make: @escaping (_ deferred: Deferred) -> Router
  ) {
    description = LiveDescription(
      name: name, sidebar: sidebar, detail: detail, fullScreen: fullScreen, visibility: visibility,
      compactColumn: compactColumn, toggle: toggle, changes: onChange,
      environmentChanged: environmentChanged, programs: programs, beliefs: beliefs, style: style, make: make)
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
  ) throws(LiveSystemError) -> FuzzTarget<SplitMachine<LiveDesign>> {
    var subject = subject
    subject.policies.formUnion(try checkFit())
    return FuzzTarget(
      subject.name, settings: settings,
      machine: SplitMachine(
        SplitSimulation(
          LiveDesign(subject), quirks: settings.quirkSet, assumptions: settings.assumptionValues,
          isImmediate: isImmediate),
        possibleInterval: 256),
      rules: SplitRules.all, actionForms: SplitRules.actionForms, articles: SplitArticles.all,
      plants: SplitSystems.plants, runsOnMainActor: true)
  }

  /// Fuzzes the router, as one job on the main actor.
  ///
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func fuzz(_ options: CampaignOptions) throws(LiveSystemError) -> CampaignReport {
    try target().fuzz(options)
  }

  /// The router as a system of the command line.
  ///
  /// - Parameter summary: What it is, in one line.
  /// - Returns: What `FuzzCommand` offers by the system's name.
  /// - Throws: `LiveSystemError` when the description does not fit the router.
  public func system(summary: String) throws(LiveSystemError) -> FuzzSystem {
    let first = try target()
    let seen = first.machine.observe(first.machine.state(at: first.machine.fullestStart))
    let design = first.machine.simulation.design
    return FuzzSystem(
      name: subject.name, summary: summary, quirks: FuzzSystem.splitQuirks,
      assumptions: FuzzSystem.splitAssumptions, profiles: FuzzSystem.splitProfiles,
      reference: SplitProof.reference
    ) { settings in
      let machine = SplitMachine(
        SplitSimulation(design, quirks: settings.quirkSet, assumptions: settings.assumptionValues),
        possibleInterval: 256)
      return ConfiguredSystem(
        FuzzTarget(
          first.name, settings: settings, machine: machine, rules: SplitRules.all,
          actionForms: SplitRules.actionForms, articles: SplitArticles.all, plants: SplitSystems.plants,
          runsOnMainActor: true), seen: seen
      )
    }
  }
}
