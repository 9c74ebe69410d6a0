extension CommandRun {
  /// `replay`: replays saved traces and reports which pass, or what one trace does.
  func replay() throws -> ExitCode {
    let report = try ReplayReport(self)
    let given = try givenTrace()
    guard given != nil || !arguments.operands.isEmpty else {
      throw CommandError.usage("replay expects a file, a folder, '-' or --actions")
    }
    let cases = try given.map { [$0] } ?? preparedCases(report)
    let isInterrupted = io.watchInterrupts()
    for one in cases {
      if isInterrupted() {
        report.codes.append(.interrupted)
        report.list.checks.append(.init("replay", "conclusion", .inconclusive, "interrupted"))
        break
      }
      do { try report.take(one, chosenRules(one.system), isAlone: cases.count == 1) } catch {
        if one.file == nil { throw error }
        report.take(complain(error), one.path)
      }
    }
    if cases.count > 1 { try report.add(report.summary(of: cases.count)) }
    for wanted in report.outputs.wanted {
      if wanted.isCheckList {
        try write(report.list, wanted)
      } else if wanted.format == "json" {
        try write(report.json, wanted)
      } else if wanted.path != nil {
        try write(report.text, wanted)
      }
    }
    return ExitCode.worst(report.codes + report.verdicts)
  }

  /// Every case that can be read; one that cannot must not hide the others.
  private func preparedCases(_ report: ReplayReport) throws -> [PreparedCase] {
    let overrides = try overrides()
    var paths: [String] = []
    for operand in arguments.operands {
      do {
        paths += FileStore.kind(of: operand) == .folder ? try FileStore.cases(below: operand) : [operand]
      } catch { report.take(complain(error), operand) }
    }
    return paths.compactMap { path in
      do { return try catalog.prepare(read(path), instead: overrides) } catch {
        report.take(complain(error), path)
        return nil
      }
    }
  }
}

/// What was replayed so far.
private final class ReplayReport {
  private let run: CommandRun
  let outputs: ReportOutputs
  private let isVerbose: Bool
  private let paint: Paint
  /// What is printed, without colours.
  private(set) var text = ""
  var list = CheckList(title: "replay")
  var codes: [ExitCode] = []
  private(set) var verdicts: [ExitCode] = []

  init(_ run: CommandRun) throws {
    (self.run, isVerbose) = (run, run.arguments.has("--verbose"))
    (outputs, paint) = (try ReportOutputs(run.arguments), try run.paint())
  }

  /// Replays a case.
  func take(_ one: PreparedCase, _ rules: RuleSelection, isAlone: Bool) throws {
    let replay = one.danger == nil ? try one.replay(rules) : nil
    let verdict = CaseVerdict(one, replay, rules)
    let (settings, plain) = (one.system.settings, Paint(isOn: false))
    let hasPassed = verdict.code == .success
    verdicts.append(verdict.code)
    if one.file == nil, let replay {
      try add(
        hasPassed && !isVerbose ? replay.result(paint) : replay.text(settings, paint),
        plain: replay.text(settings, plain))
    } else if !hasPassed || isVerbose || isAlone {
      try add(verdict.text(paint), plain: verdict.text(plain))
    }
    list.checks.append(
      CheckList.Check(
        one.system.name, one.path, verdict.outcome, verdict.sentences.joined(separator: "; "),
        party: "violated", file: one.file?.path, detail: hasPassed ? "" : replay?.text(settings, plain) ?? "")
    )
  }

  /// Notes a case that could not be replayed.
  func take(_ error: CommandError, _ path: String) {
    codes.append(error.code)
    list.checks.append(
      CheckList.Check("replay", path, .inconclusive, error.message, file: path, line: error.line))
  }

  /// Prints text at once where it goes to standard output, and keeps it without colours for files.
  func add(_ painted: String, plain: String? = nil) throws {
    text += plain ?? painted
    if outputs.wanted.contains(where: { $0.format == "text" && $0.path == nil }) { try run.print(painted) }
  }

  func summary(of count: Int) -> String {
    func counted(_ code: ExitCode) -> Int { verdicts.count { $0 == code } }
    func part(_ code: ExitCode, _ word: String) -> String {
      counted(code) > 0 ? ", \(Layout.grouped(counted(code))) \(word)" : ""
    }
    let remedy = counted(.found) > 0 ? "; 'show FILE' shows one step by step" : ""
    return "\(Layout.count(count, "case")): \(Layout.grouped(counted(.success))) passed"
      + "\(part(.found, "failed"))\(part(.inconclusive, "inconclusive"))\(remedy)\n"
  }

  var json: String {
    get throws {
      try JSON.text([
        "version": 1,
        "cases": list.checks.map { check in
          JSON.object([
            "name": check.name, "system": check.group, "file": check.file,
            "outcome": "\(check.outcome)", "message": check.outcome == .passed ? nil : check.message,
          ])
        },
      ])
    }
  }
}
