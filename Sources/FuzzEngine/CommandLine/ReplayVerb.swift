extension FuzzCommand {
  /// `replay`: says of each saved trace whether it keeps its promise, or shows what a trace does.
  func replay(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let outputs = try ReportOutputs(arguments)
    var told = ReplayTelling(outputs, paint: try paint(arguments, io))
    if let given = try givenTrace(arguments) {
      let replay = try await replay(given, arguments)
      try tell(
        ReplayText(replay, settings: given.system.settings, paint: told.paint).text,
        ReplayText(replay, settings: given.system.settings, paint: Paint(isOn: false)).text, &told, io)
      told.list.checks = [
        Self.check(
          given.system.name, "--actions", replay,
          replay.unrepeated.map { .impossible($0.description) }
            ?? (replay.broken.isEmpty
              ? .passed
              : .failed(party: "broken", "breaks \(replay.broken.map(\.description).joined(separator: ", "))")),
          given.system.settings)
      ]
      try write(told, arguments, io)
      return Self.code(of: replay)
    }
    guard !arguments.operands.isEmpty else {
      throw CommandError.usage("replay needs a file, a folder, '-' or --actions")
    }
    var codes: [ExitCode] = []
    let cases = try preparedCases(arguments, io, &codes, &told)
    var verdicts: [ExitCode] = []
    let isInterrupted = io.watchInterrupts()
    for one in cases {
      if isInterrupted() {
        codes.append(.interrupted)
        told.list.checks.append(
          CheckList.Check(group: "replay", name: "conclusion", outcome: .impossible("interrupted")))
        break
      }
      do {
        let rules = try chosenRules(arguments, one.system.rules)
        if let danger = one.danger {
          let verdict = CaseVerdict(refusing: one, danger)
          verdicts.append(verdict.code)
          try tell(verdict.text(told.paint), verdict.text(Paint(isOn: false)), &told, io)
          told.list.checks.append(
            CheckList.Check(
              group: one.system.name, name: one.file.path, outcome: .impossible(danger), file: one.file.path))
          continue
        }
        let replayed = try await one.replay(asking: rules)
        let verdict = CaseVerdict(one, replayed)
        verdicts.append(verdict.code)
        try tell(verdict.text(told.paint), verdict.text(Paint(isOn: false)), &told, io)
        let sentences = verdict.sentences.joined(separator: "; ")
        let outcome: CheckList.Outcome =
          switch verdict.code {
          case .success: .passed
          case .inconclusive: .impossible(sentences)
          default: .failed(party: "broken", sentences)
          }
        var check = Self.check(
          one.system.name, one.file.path, replayed.replay, outcome, one.system.settings)
        check.file = one.file.path
        told.list.checks.append(check)
      } catch { codes.append(complain(error, one.file.path, &told, io)) }
    }
    if cases.count > 1 {
      func count(_ code: ExitCode) -> String { Layout.grouped(verdicts.count { $0 == code }) }
      let empty = verdicts.contains(.inconclusive) ? ", \(count(.inconclusive)) inconclusive" : ""
      let sum =
        "\(Layout.count(cases.count, "case")): \(count(.success)) kept, \(count(.found)) broken\(empty)\n"
      try tell(sum, sum, &told, io)
    }
    try write(told, arguments, io)
    return ExitCode.worst(codes + verdicts)
  }

  /// Says something at once where text goes to standard output, and keeps it for files.
  private func tell(
    _ painted: String, _ plain: String, _ told: inout ReplayTelling, _ io: CommandIO
  ) throws {
    told.text += plain
    if told.streams { try print(painted, io) }
  }

  private func write(_ told: ReplayTelling, _ arguments: Arguments, _ io: CommandIO) throws {
    for wanted in told.outputs.wanted {
      if wanted.isCheckList {
        try write(told.list, wanted, arguments, io)
      } else if wanted.format == "json" {
        let text = try JSONReport.encoded(ReplayJSON(told.list))
        if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text, io) }
      } else if let path = wanted.path {
        try FileStore.write(told.text, to: path)
      }
    }
  }

  /// What a trace without a promise is answered.
  static func code(of replay: Replay) -> ExitCode {
    replay.unrepeated != nil ? .inconclusive : replay.broken.isEmpty ? .success : .found
  }

  private static func check(
    _ group: String, _ name: String, _ replay: Replay, _ outcome: CheckList.Outcome,
    _ settings: SystemSettings
  ) -> CheckList.Check {
    var check = CheckList.Check(group: group, name: name, outcome: outcome)
    if outcome != .passed {
      check.detail = ReplayText(replay, settings: settings, paint: Paint(isOn: false)).text
    }
    return check
  }

  /// Every case that can be read; one that cannot must not hide the others.
  private func preparedCases(
    _ arguments: Arguments, _ io: CommandIO, _ codes: inout [ExitCode], _ told: inout ReplayTelling
  ) throws -> [PreparedCase] {
    let overrides = try overrides(arguments)
    var paths: [String] = []
    for operand in arguments.operands {
      do {
        paths += FileStore.kind(of: operand) == .folder ? try FileStore.cases(below: operand) : [operand]
      } catch { codes.append(complain(error, operand, &told, io)) }
    }
    var cases: [PreparedCase] = []
    for path in paths {
      do { cases.append(try catalog.prepare(read(path, io), instead: overrides)) } catch {
        codes.append(complain(error, path, &told, io))
      }
    }
    return cases
  }

  private func complain(
    _ error: any Error, _ path: String, _ told: inout ReplayTelling, _ io: CommandIO
  ) -> ExitCode {
    let failure = CommandError(explaining: error)
    io.err("\(name): \(failure.message)\n")
    var check = CheckList.Check(
      group: "replay", name: path, outcome: .impossible(failure.message), file: path)
    check.line = (error as? CaseFileError)?.line
    told.list.checks.append(check)
    return failure.code
  }
}

/// What a replay has told so far.
private struct ReplayTelling {
  let outputs: ReportOutputs
  let paint: Paint
  /// Whether text goes to standard output as it comes.
  let streams: Bool
  var text = ""
  var list = CheckList(title: "replay")

  init(_ outputs: ReportOutputs, paint: Paint) {
    self.outputs = outputs
    self.paint = paint
    streams = outputs.wanted.contains { $0.format == "text" && $0.path == nil }
  }
}

/// A replay for programs.
private struct ReplayJSON: Encodable {
  var version = 1
  let cases: [Case]

  init(_ list: CheckList) { cases = list.checks.map(Case.init) }

  struct Case: Encodable {
    let name: String
    let system: String
    let file: String?
    let outcome: String
    let message: String?

    init(_ check: CheckList.Check) {
      (name, system, file) = (check.name, check.group, check.file)
      (outcome, message) =
        switch check.outcome {
        case .passed: ("kept", nil)
        case .failed(_, let text): ("broken", text)
        case .impossible(let text): ("inconclusive", text)
        case .tolerated(let text), .silent(let text): ("kept", text)
        }
    }
  }
}
