extension ConfiguredSystem {
  /// Erases the types of a target.
  ///
  /// - Parameters:
  ///   - target: What to erase.
  ///   - seen: What is seen at the machine's fullest start, for a machine that needs the main actor; nil observes it.
  public init<Machine>(_ target: FuzzTarget<Machine>, seen: Machine.Observation? = nil) {
    let machine = target.machine
    let first = seen ?? machine.observe(machine.state(at: machine.fullestStart))
    self.init(target, applies: target.rules.map { $0.applies(first) })
  }

  /// Erases the types of a target of which it is known which rules apply.
  init<Machine>(_ target: FuzzTarget<Machine>, applies: [Bool]) {
    self.init(erasing: target, applies: applies)
    isolated = { session in Self.isolated(target, applies, session) }
  }

  // Specialised for each machine, isolation would be two thirds of the library once more.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  private static func isolated<Machine>(
    _ target: FuzzTarget<Machine>, _ applies: [Bool], _ session: IsolationSession
  ) -> ConfiguredSystem {
    let isolated = target.isolated(session)
    // The rules of processes come after the target's own.
    let more = isolated.rules.dropFirst(applies.count).map { _ in true }
    return ConfiguredSystem(erasing: isolated, applies: applies + more)
  }

  private init<Machine>(erasing target: FuzzTarget<Machine>, applies: [Bool]) {
    let machine = target.machine
    self.init(
      name: target.name, settings: target.settings,
      rules: zip(target.rules, applies).map { rule, applies in
        RuleSummary(
          id: rule.id, kind: rule.kindName, statement: rule.statement, source: rule.source, ways: rule.ways,
          applies: applies, article: target.articles.first { $0.rule == rule.id })
      } + (machine is any EndingMachine ? [] : ProcessRules.summaries(applies: false)),
      actions: target.actionForms.isEmpty
        ? machine.actionKinds.map { ActionForm(kind: $0, form: $0, summary: "") } : target.actionForms,
      ignoreReasons: machine.ignoreReasons, starts: machine.starts, bounds: machine.bounds,
      fuzz: { options in await target.run { $0.fuzz(options) } },
      replay: { text, rules in try await target.run { try $0.replay(text, rules: rules) } },
      shrink: { text, options in try await target.run { try $0.shrink(text, options) } },
      bench: { options in await target.run { $0.bench(options) } },
      explore: { options in await target.run { $0.explore(options) } },
      offers: { text in try await target.run { try $0.offers(after: text) } })
    recurs = { text, signature in try await target.run { try $0.recurs(text, signature) } }
    comparable = target
    signatures = { text in try await target.run { try $0.signatures(of: text) } }
  }
}
