/// A saved case with its system, ready to be replayed.
public struct PreparedCase: Sendable {
  /// The case and its file.
  public let file: CaseFile
  /// The system as it is offered.
  let offered: FuzzSystem
  /// The system under the case's settings.
  public internal(set) var system: ConfiguredSystem
  /// Where the trace begins, and its actions.
  let trace: TraceText

  /// Replays the case.
  ///
  /// - Returns: What happened, and how it differs from what the case expects; nil where it does not.
  /// - Throws: `CaseFileError` with the line that is unknown to the system.
  public func replay(
    asking rules: RuleSelection = RuleSelection()
  ) async throws -> (replay: Replay, difference: CaseExpectation.Difference?) {
    try checkIsSafe()
    do {
      let replay = try await system.replay(trace, rules)
      return (replay, file.saved.expectation.difference(from: replay, asking: rules))
    } catch let error as TraceTextError {
      throw located(error)
    }
  }

  /// Shrinks the case; the first finding is the one at its last violating step.
  func shrink(_ options: ShrinkOptions) async throws -> [Finding] {
    try checkIsSafe()
    do {
      return try await system.shrink(trace, options)
    } catch let error as TraceTextError {
      throw located(error)
    }
  }

  /// Why the case is not played here: it would end this process; nil where it is played.
  var danger: String? {
    let isIsolated = system.rules.contains { ProcessRules.contains($0.id) && $0.applies }
    guard !isIsolated,
      let end = file.saved.expectation.violations.first(where: { ProcessRules.contains($0.rule) })
    else { return nil }
    return
      "is not played, since it violates '\(end)' and would end this process; add --isolate"
  }

  /// Throws where the case would end this process.
  func checkIsSafe() throws(CaseFileError) {
    guard let danger else { return }
    throw CaseFileError(file: file.path, line: file.headerNumber("violates"), "the case \(danger)")
  }

  private func located(_ error: TraceTextError) -> CaseFileError {
    let line = error.line ?? file.headerNumber("device") ?? file.headerNumber("start")
    return CaseFileError(file: file.path, line: line, error.message)
  }
}

extension SystemCatalog {
  /// Looks up everything that a case names.
  ///
  /// - Returns: The case with its system under its settings.
  /// - Throws: `CaseFileError` with the line of the first name that does not exist.
  public func prepare(_ file: CaseFile) throws -> PreparedCase { try prepare(file, instead: CaseOverrides()) }

  /// The same with what the command line overrides; errors there are `UnknownName` or `CannotCompare`.
  func prepare(_ file: CaseFile, instead overrides: CaseOverrides) throws -> PreparedCase {
    var system =
      try overrides.system
      ?? located(file, "system") { () throws(UnknownName) in
        try find(file.saved.system)
      }
    if let other = overrides.against {
      system = system.against(other)
    } else if let other = file.saved.start.first(where: { $0.key == "against" })?.value {
      system = system.against(
        try located(file, "against") { () throws(UnknownName) in
          try find(other)
        })
    }
    // A profile replaces all settings of the case.
    let profile = overrides.profile
    let quirks = overrides.quirks ?? (profile == nil ? file.saved.quirks : nil)
    let assumptions = (profile == nil ? file.saved.assumptions : []) + overrides.assumptions
    _ = try settings(
      of: system, profile: profile, quirks: overrides.quirks, assumptions: overrides.assumptions)
    _ = try located(file, "quirks") { () throws(UnknownName) in
      try settings(of: system, profile: profile, quirks: quirks, assumptions: [])
    }
    let chosen = try located(file, "assume") { () throws(UnknownName) in
      try settings(of: system, profile: profile, quirks: quirks, assumptions: assumptions)
    }
    let configured: ConfiguredSystem
    do throws(CannotCompare) { configured = try system.configured(chosen) } catch {
      if overrides.system != nil || overrides.against != nil { throw error }
      throw CaseFileError(file: file.path, line: file.headerNumber("against"), error.description)
    }
    try checkNames(file, configured)
    var trace = file.trace
    if overrides.device != nil || overrides.start != nil {
      trace.start = try overrides.header(configured, trace.start)
    } else {
      try checkStart(file, configured)
    }
    return PreparedCase(file: file, offered: system, system: configured, trace: trace)
  }

  /// Adds the line of the header to an error about an unknown name.
  private func located<Value>(
    _ file: CaseFile, _ key: String, _ body: () throws(UnknownName) -> Value
  ) throws(CaseFileError) -> Value {
    do throws(UnknownName) { return try body() } catch {
      throw CaseFileError(file: file.path, line: file.headerNumber(key), error.description)
    }
  }

  private func checkNames(_ file: CaseFile, _ system: ConfiguredSystem) throws(CaseFileError) {
    for (index, expected) in file.saved.expectation.violations.enumerated() {
      let number = file.headerNumber("violates", index)
      guard let rule = system.rules.first(where: { $0.id == expected.rule }) else {
        let error = UnknownName(
          "rule of \(system.name)", expected.rule, among: system.rules.map(\.id),
          remedy: "'list rules' lists them")
        throw CaseFileError(file: file.path, line: number, error.description)
      }
      guard let way = expected.way, !rule.ways.contains(way) else { continue }
      throw CaseFileError(
        file: file.path, line: number,
        UnknownName("violation kind of \(rule.id)", way, among: rule.ways).description)
    }
    // Unknown keys are kept for later versions, but an action in the header means that the empty line was lost.
    for line in file.saved.start where !StartChoice.keys.contains(line.key) {
      guard
        system.actions.contains(where: { $0.form.split(separator: " ").first.map(String.init) == line.key })
      else { continue }
      throw CaseFileError(
        file: file.path, line: file.headerNumber(line.key),
        "'\(line.key)' is an action and stands in the header",
        remedy: "an empty line ends the header and begins the actions")
    }
  }

  private func checkStart(_ file: CaseFile, _ system: ConfiguredSystem) throws(CaseFileError) {
    for key in StartChoice.keys {
      let values = Layout.unique(system.starts.compactMap { StartChoice.value(key, $0) })
      // A system without devices takes a case with one: the line belongs to none of its starts.
      guard let value = file.saved.start.first(where: { $0.key == key })?.value, !values.contains(value),
        !values.isEmpty || key == "start"
      else { continue }
      let error = UnknownName(
        "\(key) of \(system.name)", value, among: values,
        remedy: key == "device" ? "'list devices' lists them" : nil)
      throw CaseFileError(file: file.path, line: file.headerNumber(key), error.description)
    }
  }
}

/// What the command line overrides in a case's header.
struct CaseOverrides: Sendable {
  var system: FuzzSystem?
  var against: FuzzSystem?
  var profile: String?
  var quirks: [String]?
  var assumptions: [SystemSettings.Assumption] = []
  var device: String?
  var start: String?

  /// The header of the chosen start, with the case's own lines where nothing overrides them.
  func header(
    _ system: ConfiguredSystem, _ own: [StartPoint.HeaderLine]
  ) throws(UnknownName) -> [StartPoint.HeaderLine] {
    let indices = try StartChoice.indices(
      of: system.starts, device: device ?? own.first { $0.key == "device" }?.value,
      start: start ?? own.first { $0.key == "start" }?.value, system: system.name)
    return indices.first.map { system.starts[$0].header } ?? own
  }
}
