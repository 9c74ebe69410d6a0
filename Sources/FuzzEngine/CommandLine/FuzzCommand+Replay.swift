extension FuzzCommand {
  /// `replay`: replays saved traces and reports which pass, or what one trace does.
  func replay(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var report = ReplayReport(
      outputs: try ReportOutputs(arguments), isVerbose: arguments.has("--verbose"),
      paint: try paint(arguments, io))
    if let given = try givenTrace(arguments) {
      let replay = try await replay(given, arguments)
      let outcome: CheckList.Outcome =
        replay.unrepeated.map { .error($0.description) }
        ?? (replay.broken.isEmpty
          ? .passed
          : .failed(party: "violated", "violates \(replay.broken.map(\.description).joined(separator: ", "))"))
      let isBrief = outcome == .passed && !report.isVerbose
      try add(&report, io) { paint in
        let text = ReplayText(replay: replay, settings: given.system.settings, paint: paint)
        return isBrief ? text.result : text.text
      }
      report.add(given.system, "--actions", replay, outcome)
      try write(report, arguments, io)
      return Self.code(of: replay)
    }
    guard !arguments.operands.isEmpty else {
      throw CommandError.usage("replay expects a file, a folder, '-' or --actions")
    }
    var codes: [ExitCode] = []
    let cases = try preparedCases(arguments, io, &codes, &report)
    var verdicts: [ExitCode] = []
    let isInterrupted = io.watchInterrupts()
    for one in cases {
      if isInterrupted() {
        codes.append(.interrupted)
        report.list.checks.append(
          CheckList.Check(group: "replay", name: "conclusion", outcome: .error("interrupted")))
        break
      }
      do {
        let rules = try chosenRules(arguments, one.system.rules)
        let replayed = one.danger == nil ? try await one.replay(asking: rules) : nil
        let verdict =
          replayed.map { CaseVerdict(one, $0) } ?? CaseVerdict(refusing: one, one.danger ?? "")
        verdicts.append(verdict.code)
        if verdict.code != .success || report.isVerbose || cases.count == 1 {
          try add(&report, io) { verdict.text($0) }
        }
        let sentences = verdict.sentences.joined(separator: "; ")
        report.add(
          one.system, one.file.path, replayed?.replay,
          verdict.code == .success
            ? .passed
            : verdict.code == .inconclusive ? .error(sentences) : .failed(party: "violated", sentences),
          file: one.file.path)
      } catch { codes.append(complain(error, one.file.path, &report, io)) }
    }
    if cases.count > 1 {
      func count(_ code: ExitCode) -> Int { verdicts.count { $0 == code } }
      let (failed, inconclusive) = (count(.found), count(.inconclusive))
      try add(&report, io) { _ in
        "\(Layout.count(cases.count, "case")): \(Layout.grouped(count(.success))) passed"
          + (failed > 0 ? ", \(Layout.grouped(failed)) failed" : "")
          + (inconclusive > 0 ? ", \(Layout.grouped(inconclusive)) inconclusive" : "")
          + (failed > 0 ? "; 'show FILE' shows one step by step" : "") + "\n"
      }
    }
    try write(report, arguments, io)
    return ExitCode.worst(codes + verdicts)
  }

  /// Prints text at once where it goes to standard output, and keeps it for files.
  private func add(_ report: inout ReplayReport, _ io: CommandIO, _ text: (Paint) -> String) throws {
    report.text += text(Paint(isOn: false))
    if report.streams { try print(text(report.paint), io) }
  }

  private func write(_ report: ReplayReport, _ arguments: Arguments, _ io: CommandIO) throws {
    for wanted in report.outputs.wanted {
      if wanted.isCheckList {
        try write(report.list, wanted, arguments, io)
      } else if wanted.format == "json" {
        try write(report.json, wanted, io)
      } else if wanted.path != nil {
        try write(report.text, wanted, io)
      }
    }
  }

  /// The exit code for a trace without a case.
  static func code(of replay: Replay) -> ExitCode {
    replay.unrepeated != nil ? .inconclusive : replay.broken.isEmpty ? .success : .found
  }

  /// Every case that can be read; one that cannot must not hide the others.
  private func preparedCases(
    _ arguments: Arguments, _ io: CommandIO, _ codes: inout [ExitCode], _ report: inout ReplayReport
  ) throws -> [PreparedCase] {
    let overrides = try overrides(arguments)
    var paths: [String] = []
    for operand in arguments.operands {
      do {
        paths += FileStore.kind(of: operand) == .folder ? try FileStore.cases(below: operand) : [operand]
      } catch { codes.append(complain(error, operand, &report, io)) }
    }
    var cases: [PreparedCase] = []
    for path in paths {
      do { cases.append(try catalog.prepare(read(path, io), instead: overrides)) } catch {
        codes.append(complain(error, path, &report, io))
      }
    }
    return cases
  }

  private func complain(
    _ error: any Error, _ path: String, _ report: inout ReplayReport, _ io: CommandIO
  ) -> ExitCode {
    let failure = CommandError(explaining: error)
    io.err("\(name): \(failure.message)\n")
    report.list.checks.append(
      CheckList.Check(
        group: "replay", name: path, outcome: .error(failure.message), file: path,
        line: (error as? CaseFileError)?.line))
    return failure.code
  }
}

/// What was replayed so far.
private struct ReplayReport {
  let outputs: ReportOutputs
  let isVerbose: Bool
  let paint: Paint
  var text = ""
  var list = CheckList(title: "replay")

  /// Whether text goes to standard output at once.
  var streams: Bool { outputs.wanted.contains { $0.format == "text" && $0.path == nil } }

  mutating func add(
    _ system: ConfiguredSystem, _ name: String, _ replay: Replay?, _ outcome: CheckList.Outcome,
    file: String? = nil
  ) {
    let text =
      outcome == .passed
      ? nil : replay.map { ReplayText(replay: $0, settings: system.settings, paint: Paint(isOn: false)).text }
    list.checks.append(
      CheckList.Check(group: system.name, name: name, outcome: outcome, file: file, detail: text ?? ""))
  }

  /// The cases for programs.
  var json: String {
    get throws {
      try JSON.text([
        "version": 1,
        "cases": list.checks.map { check in
          let outcome = check.outcome
          return JSON.object([
            "name": check.name, "system": check.group, "file": check.file,
            "outcome": outcome.isFailure ? "failed" : outcome.isError ? "inconclusive" : "passed",
            "message": outcome == .passed ? nil : outcome.message,
          ])
        },
      ])
    }
  }
}
