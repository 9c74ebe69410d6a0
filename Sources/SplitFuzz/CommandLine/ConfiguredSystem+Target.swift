extension ConfiguredSystem {
  /// Erases the types of a target.
  ///
  /// - Parameters:
  ///   - target: What to erase.
  ///   - seen: What is seen at the machine's first start, where the machine may not be asked here because it
  ///     needs the main actor; nil asks it.
  public init<Machine>(_ target: FuzzTarget<Machine>, seen: Machine.Observation? = nil) {
    let machine = target.machine
    let first = seen ?? machine.observe(machine.state(at: 0))
    self.init(
      name: target.name, settings: target.settings,
      rules: target.rules.map { rule in
        RuleSummary(
          id: rule.id, kind: rule.kindName, statement: rule.statement, source: rule.source, ways: rule.ways,
          applies: rule.applies(first))
      },
      actions: target.actionForms.isEmpty
        ? machine.actionKinds.map { ActionForm(kind: $0, form: $0, summary: "") } : target.actionForms,
      ignoreReasons: machine.ignoreReasons, starts: machine.starts,
      fuzz: { await target.fuzzInParallel($0) },
      replay: { try await target.replayWhereItMayRun($0, rules: $1) },
      shrink: { try await target.shrinkWhereItMayRun($0, $1) },
      bench: { await target.bench($0) })
  }
}
