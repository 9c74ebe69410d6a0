internal import SplitModel

/// How a person's router is offered to the engine, in however many windows.
extension LiveSubject {
  /// The router as a system of the command line.
  func system(
    _ summary: String, configure: @escaping @Sendable (SystemSettings) -> ConfiguredSystem
  ) -> FuzzSystem {
    FuzzSystem(
      name: name, summary: summary, quirks: FuzzSystem.splitQuirks, assumptions: FuzzSystem.splitAssumptions,
      profiles: FuzzSystem.splitProfiles, reference: SplitProof.reference, wording: .app,
      configure: configure)
  }
}

extension LiveDesign {
  /// The router in a machine, with every rule of split navigation.
  func target(
    _ settings: SystemSettings, isImmediate: Bool = false, hasSecondWindow: Bool = false
  ) -> FuzzTarget<LiveMachine> {
    let simulation = SplitSimulation(
      SplitApp(self), quirks: settings.quirkSet, assumptions: settings.assumptionValues,
      isImmediate: isImmediate, hasSecondWindow: hasSecondWindow)
    var target = FuzzTarget(
      subject.name, settings: settings,
      machine: LiveMachine(simulation),
      // What is confirmed can be counted by the router alone.
      rules: SplitRules.all.filter { subject.saves || $0.id != "save.once" },
      actionForms: SplitRules.actionForms, articles: SplitArticles.all, plants: SeededApp.plants,
      runsOnMainActor: subject.yieldCount == 0)
    target.runsAside = subject.yieldCount > 0
    target.caveats = subject.asynchrony.caveat.map { [$0] } ?? []
    return target
  }
}
