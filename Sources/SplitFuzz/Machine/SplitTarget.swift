public import SplitModel

extension FuzzTarget where Machine == SplitMachine {
  /// Puts a flat design on the headless platform, with every rule of split navigation.
  ///
  /// Traps where the design's memory is not flat; see `NavigationDesign.Memory`.
  ///
  /// - Parameters:
  ///   - name: `NAME/VERSION`.
  ///   - design: The design.
  ///   - settings: Quirks and assumptions by name; names that do not exist are ignored.
  ///   - isImmediate: Whether nothing is ever late; only to show what lateness finds.
  ///   - seededFaults: The seeded faults of the self-check.
  @inlinable
  public init(
    _ name: String, _ design: some NavigationDesign, settings: SystemSettings = SystemSettings(),
    isImmediate: Bool = false, seededFaults: [SeededFault] = []
  ) {
    self.init(
      name, flat: SplitApp(design), settings: settings, isImmediate: isImmediate, seededFaults: seededFaults)
  }

  /// Puts a flat app on the headless platform.
  public init(
    _ name: String, flat app: SplitApp, settings: SystemSettings = SystemSettings(),
    isImmediate: Bool = false, seededFaults: [SeededFault] = []
  ) {
    precondition(app.isFlat, "\(name): the memory has more than 56 bytes, padding or references")
    let simulation = SplitSimulation(
      app, quirks: settings.quirkSet, assumptions: settings.assumptionValues, isImmediate: isImmediate)
    self.init(name, settings, SplitMachine(simulation), seededFaults: seededFaults)
  }
}

extension FuzzTarget where Machine == LiveMachine {
  /// Puts any app on the headless platform, with every rule of split navigation.
  ///
  /// - Parameters:
  ///   - name: `NAME/VERSION`.
  ///   - app: The app.
  ///   - settings: Quirks and assumptions by name; names that do not exist are ignored.
  ///   - hasSecondWindow: Whether the app has two windows.
  ///   - recordsEvents: Whether reports list the events that the app handles.
  ///   - seededFaults: The seeded faults of the self-check.
  public init(
    _ name: String, app: SplitApp, settings: SystemSettings = SystemSettings(),
    hasSecondWindow: Bool = false, recordsEvents: Bool = false, seededFaults: [SeededFault] = []
  ) {
    let simulation = SplitSimulation(
      app, quirks: settings.quirkSet, assumptions: settings.assumptionValues,
      hasSecondWindow: hasSecondWindow, recordsEvents: recordsEvents)
    self.init(name, settings, LiveMachine(simulation), seededFaults: seededFaults)
  }
}

extension FuzzTarget {
  init<State>(
    _ name: String, _ settings: SystemSettings, _ machine: Machine, without rules: [String] = [],
    evaluatesViews: Bool = false, seededFaults: [SeededFault], runsOnMainActor: Bool = false
  ) where Machine == SimulationMachine<State> {
    self.init(
      name, settings: settings, machine: machine,
      rules: (evaluatesViews ? SplitRules.ofViews : []) + SplitRules.all.filter { !rules.contains($0.id) },
      actionForms: SplitRules.actionForms,
      articles: SplitArticles.all + (evaluatesViews ? SplitArticles.ofViews : []), seededFaults: seededFaults,
      runsOnMainActor: runsOnMainActor)
  }
}

extension SplitRules {
  /// How each kind of action on a split view is written.
  public static let actionForms = zip(SplitActionText.kindNames, SplitActionText.forms).map { kind, form in
    ConfiguredSystem.ActionForm(
      kind: kind, form: form.argument.isEmpty ? form.text : "\(form.text) \(form.argument)",
      summary: form.summary)
  }
}

extension SystemSettings {
  /// The quirks as the platform takes them.
  public var quirkSet: Quirks {
    Quirks(Quirks.table.filter { quirks.contains($0.name) }.map(\.quirk))
  }

  /// The assumptions as the platform takes them.
  public var assumptionValues: Assumptions {
    var values = Assumptions()
    for assumption in assumptions { _ = values.set(assumption.name, to: assumption.value) }
    return values
  }
}

extension FuzzSystem {
  /// The quirks of the platform, for any system on it.
  public static let splitQuirks = Quirks.table.map { NamedChoice($0.name, $0.summary) }
  /// The assumptions about the platform, for any system on it.
  public static let splitAssumptions = Assumptions.table.map {
    NamedChoice($0.name, $0.summary, values: $0.values, likely: $0.likely)
  }
}
