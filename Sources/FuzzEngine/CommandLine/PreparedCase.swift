/// A trace with its system, ready to be replayed: a saved case, or the trace of `--actions`.
package final class PreparedCase: Sendable {
  /// The file; nil for the trace of `--actions`.
  let file: CaseFile?
  /// The system as it is offered.
  let offered: FuzzSystem
  /// The system under the case's settings.
  package let system: ConfiguredSystem
  /// Where the trace begins, and its actions.
  let trace: TraceText

  init(file: CaseFile?, offered: FuzzSystem, system: ConfiguredSystem, trace: TraceText) {
    (self.file, self.offered, self.system, self.trace) = (file, offered, system, trace)
  }

  var path: String { file?.path ?? "--actions" }
  var expectation: CaseExpectation { file?.saved.expectation ?? CaseExpectation() }
  var body: [CorpusCase.BodyLine] {
    file?.saved.body
      ?? trace.lines.map { .action($0.text, leavesPending: $0.leavesPending, comment: nil) }
  }

  /// Replays the trace.
  ///
  /// - Throws: `CommandError` with the line that is unknown to the system.
  package func replay(_ rules: RuleSelection = RuleSelection()) throws -> Replay {
    try located { try $0.replay(trace, rules: rules) }
  }

  /// Shrinks the trace; the first finding is the one at its last violating step.
  func shrink(_ options: ShrinkOptions) throws -> [Finding] {
    try located { try $0.shrink(trace, options) }
  }

  /// What the trace violates, each signature once, in the order of steps.
  func signatures() throws -> [SignedViolation] {
    try located { try $0.signatures(of: trace) }
  }

  /// Why the case is not played here: it would end this process; nil where it is played.
  var danger: String? {
    let isIsolated = system.rules.contains { ProcessRules.contains($0.id) && $0.applies }
    guard !isIsolated, let end = expectation.violations.first(where: { ProcessRules.contains($0.rule) })
    else { return nil }
    return "is not played, since it violates '\(end)' and would end this process; add --isolate"
  }

  private func located<Value>(_ body: (any ErasedTarget) throws -> Value) throws -> Value {
    if let danger, let file {
      throw CommandError.malformed(file.path, file.headerNumber("violates"), "the case \(danger)")
    }
    do { return try system.use(body) } catch let error as TraceTextError {
      guard let file else {
        throw CommandError.usage(
          "--actions\(error.line.map { ", action \($0)" } ?? ""): \(error.message)")
      }
      let line = error.line ?? file.headerNumber("device") ?? file.headerNumber("start")
      throw CommandError.malformed(file.path, line, error.message)
    }
  }
}

extension SystemCatalog {
  /// Looks up everything that a case names.
  ///
  /// - Throws: `CommandError` with the line of the first name that does not exist, unless the command line names it.
  package func prepare(_ file: CaseFile) throws -> PreparedCase {
    try prepare(file, instead: CaseOverrides())
  }

  func prepare(_ file: CaseFile, instead overrides: CaseOverrides) throws -> PreparedCase {
    func located<Value>(_ key: String, _ body: @autoclosure () throws -> Value) throws -> Value {
      do { return try body() } catch {
        let message = CommandError.explaining(error).message
        throw CommandError.malformed(file.path, file.headerNumber(key), message)
      }
    }
    let saved = file.saved
    var system = try overrides.system ?? located("system", try find(saved.system))
    if let other = overrides.against {
      system = system.against(other)
    } else if let other = saved.header("against") {
      system = system.against(try located("against", try find(other)))
    }
    // A profile replaces all settings of the case.
    let profile = overrides.profile
    let quirks = overrides.quirks ?? (profile == nil ? saved.quirks : nil)
    let assumptions = (profile == nil ? saved.assumptions : []) + overrides.assumptions
    _ = try settings(
      of: system, profile: profile, quirks: overrides.quirks, assumptions: overrides.assumptions)
    _ = try located(
      "quirks", try settings(of: system, profile: profile, quirks: quirks, assumptions: []))
    let chosen = try located(
      "assume", try settings(of: system, profile: profile, quirks: quirks, assumptions: assumptions))
    let isNamed = overrides.system != nil || overrides.against != nil
    let configured =
      try isNamed ? system.configured(chosen) : located("against", try system.configured(chosen))
    try checkNames(file, configured)
    var trace = file.trace
    if overrides.device != nil || overrides.start != nil {
      let starts = try StartChoice.indices(
        of: configured, device: overrides.device ?? saved.header("device"),
        start: overrides.start ?? saved.header("start"))
      if let first = starts.first { trace.start = configured.starts[first].header }
    } else {
      try checkStart(file, configured)
    }
    return PreparedCase(file: file, offered: system, system: configured, trace: trace)
  }

  private func checkNames(_ file: CaseFile, _ system: ConfiguredSystem) throws(CommandError) {
    func check(
      _ kind: String, _ name: String, _ names: [String], _ number: Int?, _ remedy: String? = nil
    ) throws(CommandError) {
      guard !names.contains(name) else { return }
      let unknown = CommandError.unknown(kind, name, among: names, remedy: remedy)
      throw .malformed(file.path, number, unknown.message)
    }
    for (index, expected) in file.saved.expectation.violations.enumerated() {
      let number = file.headerNumber("violates", index)
      try check(
        "rule of \(system.name)", expected.rule, system.rules.map(\.id), number, "'list rules' lists them")
      guard let violationKind = expected.violationKind,
        let rule = system.rules.first(where: { $0.id == expected.rule })
      else {
        continue
      }
      try check("violation kind of \(rule.id)", violationKind, rule.violationKinds, number)
    }
    // Unknown keys are kept for later versions, but an action in the header means that the empty line was lost.
    let kinds = system.actions.compactMap { $0.form.parts().first }
    for line in file.saved.start where !StartChoice.keys.contains(line.key) && kinds.contains(line.key) {
      throw .malformed(
        file.path, file.headerNumber(line.key), "'\(line.key)' is an action and stands in the header",
        "an empty line ends the header and begins the actions")
    }
  }

  private func checkStart(_ file: CaseFile, _ system: ConfiguredSystem) throws(CommandError) {
    for key in StartChoice.keys {
      let values = StartChoice.values(key, system.starts)
      // A system without devices takes a case with one: the line belongs to none of its starts.
      guard let value = file.saved.header(key), !values.contains(value), !values.isEmpty || key == "start"
      else { continue }
      let remedy = key == "device" ? "'list devices' lists them" : nil
      let unknown = CommandError.unknown("\(key) of \(system.name)", value, among: values, remedy: remedy)
      throw .malformed(file.path, file.headerNumber(key), unknown.message)
    }
  }
}

/// What the command line overrides in a case's header.
final class CaseOverrides {
  var system: FuzzSystem?
  var against: FuzzSystem?
  var profile: String?
  var quirks: [String]?
  var assumptions: [SystemSettings.Assumption] = []
  var device: String?
  var start: String?
}
