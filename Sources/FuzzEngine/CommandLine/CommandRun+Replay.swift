extension CommandRun {
  /// `replay`: replays saved traces and reports which pass, or what one trace does.
  func replay() throws -> ExitCode {
    var report = ReplayReport(
      outputs: try ReportOutputs(arguments), isVerbose: arguments.has("--verbose"), paint: try paint())
    let given = try givenTrace()
    guard given != nil || !arguments.operands.isEmpty else {
      throw CommandError.usage("replay expects a file, a folder, '-' or --actions")
    }
    let cases = try given.map { [$0] } ?? preparedCases(&report)
    var verdicts: [ExitCode] = []
    let isInterrupted = io.watchInterrupts()
    for one in cases {
      if isInterrupted() {
        report.codes.append(.interrupted)
        report.list.checks.append(.init(group: "replay", name: "conclusion", outcome: .error("interrupted")))
        break
      }
      do {
        let rules = try chosenRules(one.system)
        let replay = one.danger == nil ? try one.replay(rules) : nil
        let verdict = CaseVerdict(one, replay, rules)
        verdicts.append(verdict.code)
        let text = replay.map { ReplayText(replay: $0, settings: one.system.settings, paint: report.paint) }
        if one.file == nil, let text {
          let isBrief = verdict.code == .success && !report.isVerbose
          try add(&report, isBrief ? text.result : text.text, text.plain.text)
        } else if verdict.code != .success || report.isVerbose || cases.count == 1 {
          try add(&report, verdict.text(report.paint), verdict.text(Paint(isOn: false)))
        }
        report.list.checks.append(
          CheckList.Check(
            group: one.system.name, name: one.path, outcome: verdict.outcome, file: one.file?.path,
            detail: verdict.code == .success ? "" : text?.plain.text ?? ""))
      } catch {
        if one.file == nil { throw error }
        report.take(complain(error), one.path)
      }
    }
    if cases.count > 1 {
      func count(_ code: ExitCode, _ word: String) -> String {
        let count = verdicts.count { $0 == code }
        return count > 0 ? ", \(Layout.grouped(count)) \(word)" : ""
      }
      let failed = count(.found, "failed")
      let text =
        "\(Layout.count(cases.count, "case")): \(Layout.grouped(verdicts.count { $0 == .success })) passed"
        + failed + count(.inconclusive, "inconclusive")
        + (failed.isEmpty ? "" : "; 'show FILE' shows one step by step") + "\n"
      try add(&report, text, text)
    }
    for wanted in report.outputs.wanted {
      if wanted.isCheckList {
        try write(report.list, wanted)
      } else if wanted.format == "json" {
        try write(report.json, wanted)
      } else if wanted.path != nil {
        try write(report.text, wanted)
      }
    }
    return ExitCode.worst(report.codes + verdicts)
  }

  /// Prints text at once where it goes to standard output, and keeps it without colours for files.
  private func add(_ report: inout ReplayReport, _ text: String, _ plain: String) throws {
    report.text += plain
    if report.outputs.wanted.contains(.init(format: "text", path: nil)) { try print(text) }
  }

  /// Every case that can be read; one that cannot must not hide the others.
  private func preparedCases(_ report: inout ReplayReport) throws -> [PreparedCase] {
    let overrides = try overrides()
    var paths: [String] = []
    for operand in arguments.operands {
      do {
        paths += FileStore.kind(of: operand) == .folder ? try FileStore.cases(below: operand) : [operand]
      } catch { report.take(complain(error), operand) }
    }
    var cases: [PreparedCase] = []
    for path in paths {
      do { cases.append(try catalog.prepare(read(path), instead: overrides)) } catch {
        report.take(complain(error), path)
      }
    }
    return cases
  }
}

/// What was replayed so far.
private struct ReplayReport {
  let outputs: ReportOutputs
  let isVerbose: Bool
  let paint: Paint
  var text = ""
  var list = CheckList(title: "replay")
  var codes: [ExitCode] = []

  mutating func take(_ error: CommandError, _ path: String) {
    codes.append(error.code)
    list.checks.append(
      CheckList.Check(
        group: "replay", name: path, outcome: .error(error.message), file: path, line: error.line))
  }

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
