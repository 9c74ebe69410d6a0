internal import SplitModel

/// How a person's router is offered to the engine, in however many windows.
extension LiveSubject {
  /// How seldom a rule of kind *possible* is asked: each answer takes routers of its own.
  static let possibleInterval = 256

  /// The router in a machine, with every rule of split navigation.
  func target<Machine: StateMachine>(
    _ machine: Machine, _ settings: SystemSettings
  ) -> FuzzTarget<Machine> where Machine.Observation == SplitObservation, Machine.Action == SplitAction {
    var target = FuzzTarget(
      name, settings: settings, machine: machine,
      // What is confirmed can be counted by the router alone.
      rules: SplitRules.all.filter { saves || $0.id != "save.once" }, actionForms: SplitRules.actionForms,
      articles: SplitArticles.all, plants: SplitSystems.plants, runsOnMainActor: yieldCount == 0)
    target.runsAside = yieldCount > 0
    target.caveats = asynchrony.caveat.map { [$0] } ?? []
    return target
  }

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
