extension FuzzCommand {
  /// `list`: prints one thing a line, the name first.
  func list(_ arguments: Arguments, _ io: CommandIO) throws -> ExitCode {
    let topics = ListTopic.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw CommandError.usage("list expects one of \(topics.joined(separator: ", "))")
    }
    guard let topic = ListTopic(rawValue: word) else { throw UnknownName("list", word, among: topics) }
    guard arguments.operands.count == 1 else {
      throw CommandError.usage("list takes one word, so '\(arguments.operands[1])' is not expected")
    }
    let rows = try rows(of: topic, arguments)
    for line in Layout.table(rows, leftColumns: .max, isLastLeft: true) { try print(line + "\n", io) }
    return .success
  }

  private func rows(of topic: ListTopic, _ arguments: Arguments) throws -> [[String]] {
    if topic == .systems {
      return catalog.listed.map { system in
        let aliases = system.aliases.isEmpty ? "" : " (also \(system.aliases.joined(separator: ", ")))"
        return [system.name, system.summary + aliases]
      }
    }
    if topic == .faults {
      return faults.map { [$0.id, $0.place?.system ?? "–", $0.place?.rule ?? "–", $0.summary] }
    }
    if topic == .strategies { return FuzzStrategy.allCases.map { [$0.rawValue, $0.summary] } }
    let (system, configured) = try chosenSystem(arguments)
    switch topic {
    case .systems, .strategies, .faults: return []
    case .rules:
      return configured.rules.map { rule in
        [rule.id, rule.kind, rule.statement + Self.remark(rule, system)]
      }
    case .actions: return configured.actions.map { [$0.kind, $0.form, $0.summary] }
    case .devices: return devices(of: configured.starts)
    case .quirks:
      return system.quirks.map { quirk in
        [quirk.name, quirk.summary + (configured.settings.quirks.contains(quirk.name) ? " (on)" : "")]
      }
    case .assumptions:
      return system.assumptions.map { [$0.name, $0.values.joined(separator: "|"), $0.summary] }
    case .profiles: return system.profiles.map { [$0.name, $0.summary] }
    }
  }

  /// The remark on a rule that is not evaluated.
  private static func remark(_ rule: ConfiguredSystem.RuleSummary, _ system: FuzzSystem) -> String {
    if rule.applies { return "" }
    return ProcessRules.contains(rule.id) ? " (with --isolate)" : " (not applicable to \(system.name))"
  }

  private func devices(of starts: [StartPoint]) -> [[String]] {
    StartChoice.devices(of: starts).map { device in
      let values = starts.compactMap { StartChoice.value("device", $0) }
      let places = values.filter { $0.hasPrefix(device + " ") }.map { String($0.dropFirst(device.count + 1)) }
      return places.isEmpty ? [device] : [device, Layout.unique(places).joined(separator: ", ")]
    }
  }
}
