/// What can be listed.
enum ListTopic: String, CaseIterable {
  case systems, rules, actions, devices, quirks, assumptions, profiles, strategies, faults, dictionary
}

extension CommandRun {
  /// `list`: prints one thing a line, the name first.
  func list() throws -> ExitCode {
    let topics = ListTopic.allCases.map(\.rawValue)
    guard let word = try arguments.operand("word") else {
      throw CommandError.usage("list expects one of \(topics.joined(separator: ", "))")
    }
    guard let topic = ListTopic(rawValue: word) else {
      throw CommandError.unknown("list", word, among: topics)
    }
    if topic == .dictionary { return try print(try dictionary()) }
    for line in Layout.table(try rows(of: topic), leftColumns: .max, isLastLeft: true) {
      try print(line + "\n")
    }
    return .success
  }

  private func rows(of topic: ListTopic) throws -> [[String]] {
    switch topic {
    case .systems:
      let shown = arguments.has("--verbose") ? catalog.systems : catalog.listed
      return shown.map { system in
        let aliases = system.aliases.isEmpty ? "" : " (also \(system.aliases.joined(separator: ", ")))"
        return [system.name, system.summary + aliases]
      }
    case .faults:
      return command.faults.map { [$0.id, $0.place?.system ?? "–", $0.place?.rule ?? "–", $0.summary] }
    case .strategies: return FuzzStrategy.allCases.map { [$0.rawValue, $0.summary] }
    default: break
    }
    let (system, configured) = try chosenSystem()
    switch topic {
    case .systems, .strategies, .faults, .dictionary: return []
    case .rules:
      return configured.rules.map { rule in
        let remark = ProcessRules.contains(rule.id) ? "with --isolate" : "not applicable to \(system.name)"
        return [rule.id, rule.kind, rule.statement + (rule.applies ? "" : " (\(remark))")]
      }
    case .actions: return configured.actions.map { [$0.kind, $0.form, $0.summary] }
    case .devices:
      let values = configured.starts.compactMap { StartChoice.value("device", $0) }
      return StartChoice.devices(of: configured.starts).map { device in
        let own = values.filter { $0.hasPrefix(device + " ") }.map { String($0.dropFirst(device.count + 1)) }
        return own.isEmpty ? [device] : [device, Layout.unique(own).joined(separator: ", ")]
      }
    case .quirks:
      return system.quirks.map { quirk in
        [quirk.name, quirk.summary + (configured.settings.quirks.contains(quirk.name) ? " (on)" : "")]
      }
    case .assumptions:
      return system.assumptions.map { [$0.name, $0.values.joined(separator: "|"), $0.summary] }
    case .profiles: return system.profiles.map { [$0.name, $0.summary] }
    }
  }

  /// The words of a system's cases in the form in which libFuzzer and AFL read them, a quoted string a line.
  private func dictionary() throws -> String {
    let system = try chosenSystem().configured
    let starts = system.starts.flatMap { $0.header.map { "\($0.key) \($0.value)\n" } }
    let actions = system.use { $0.actionTexts }
    let words = starts + (actions.isEmpty ? system.kinds : actions).flatMap { ["\($0)\n", "~\($0)\n"] }
    return Layout.unique(words).map { word in
      let bytes = word.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\\(Character(UnicodeScalar(byte)))"
        case 32...126: "\(Character(UnicodeScalar(byte)))"
        default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }

  /// `explain`: prints a rule with its article; without a rule, a list of all titles.
  func explain() throws -> ExitCode {
    let paint = try paint()
    let (system, configured) = try chosenSystem()
    guard let id = try arguments.operand("rule") else {
      let column = (configured.rules.map(\.id.count).max() ?? 0) + 2
      let rows = configured.rules.flatMap { rule in
        Layout.labelled(rule.id, rule.article?.title ?? rule.statement, indent: 0, column: column)
      }
      return try print(rows.map { $0 + "\n" }.joined())
    }
    guard let rule = configured.rules.first(where: { $0.id == id }) else {
      let known = configured.rules.map(\.id)
      throw CommandError.unknown("rule of \(system.name)", id, among: known, remedy: "'explain' lists them")
    }
    return try print(rule.text(paint))
  }
}
