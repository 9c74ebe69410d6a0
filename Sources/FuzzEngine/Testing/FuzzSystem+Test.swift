/// What the tests of a system do.
extension FuzzSystem {
  /// A campaign, with an environment of the caller's.
  @discardableResult
  func test(
    _ options: CampaignOptions, devices: [String] = [], settings: SystemSettings? = nil,
    environment: [String: String], replaying saved: SavedFailures? = nil
  ) async throws -> CampaignReport {
    try await asTest {
      var options = options
      try options.take(environment)
      let configured = try self.configuredForTests(settings)
      try options.rules.validate(for: configured)
      try options.validateKinds(of: configured)
      if !devices.isEmpty {
        options.starts = try StartChoice.indices(
          of: configured, device: devices.joined(separator: ","), start: nil)
      }
      options.reproducing = (
        self.wording.variable, self.testArguments(TraceText(start: [], lines: []), configured)
      )
      let judge = Judge(self, configured, time: options.verdictTime)
      options.agrees = judge.agrees
      let folder = environment["SPLITFUZZ_SAVE"].flatMap { $0.isEmpty ? nil : $0 }
      let earlier = folder == "none" ? nil : saved
      let outcome = TestOutcome(system: self, configured: configured, folder: folder, beside: earlier)
      let failing = earlier?.stillFailing(self, configured, options) { [jobs = options.jobs] in
        judge.judged($0, jobs: jobs, areSaved: true).filter(TestOutcome.fails)
      }
      if let failing, let failure = outcome.failure(of: failing, found: { _, _ in SavedFailures.origin }) {
        throw failure
      }
      var report = configured.use { [options] in $0.fuzz(options) }
      report.findings = judge.judged(report.findings, jobs: options.jobs)
      if let failure = outcome.failure(of: report) { throw failure }
      if let doubt = outcome.doubt(about: report) { PrintedOutput.say(doubt) }
      return report
    }
  }

  func replayed(_ saved: CaseFile) async throws {
    try await asTest {
      guard saved.saved.system == self.name || self.aliases.contains(saved.saved.system) else {
        throw CommandError.malformed(
          saved.path, saved.headerNumber("system"),
          "the case is of '\(saved.saved.system)', and the test is of '\(self.name)'",
          "keep the cases of each system in a folder of their own")
      }
      let prepared = try SystemCatalog([self]).prepare(saved)
      try self.check(
        prepared.trace, prepared.expectation, try prepared.replay(), prepared.system,
        called: saved.description, file: saved.path)
    }
  }

  func replayed(
    _ actions: String, at start: KeyValuePairs<String, String>, breaking: [String], showing: String?,
    settings: SystemSettings?
  ) async throws {
    try await asTest {
      let configured = try self.configuredForTests(settings)
      let trace = TraceText(
        start: try configured.header(start, system: self.name), lines: TraceLineText.actions(actions))
      let promise = CaseExpectation(
        violations: try breaking.map { try configured.expectation($0) },
        screen: showing.map(TraceLineText.tidied))
      let replay: Replay
      do { replay = try configured.use { try $0.replay(trace, rules: RuleSelection()) } } catch let error
        as TraceTextError
      {
        throw TestFailure(["\(self.name), action \(error.line ?? 0) of the trace: \(error.message)"])
      }
      try self.check(trace, promise, replay, configured, called: self.name)
    }
  }

  /// Checks that a replay does what is promised of it.
  private func check(
    _ trace: TraceText, _ promise: CaseExpectation, _ replay: Replay, _ configured: ConfiguredSystem,
    called subject: String, file: String? = nil
  ) throws(TestFailure) {
    if let renamed = trace.renamed(in: replay) { PrintedOutput.say("note: \(subject): \(renamed)") }
    if let difference = promise.difference(from: replay) {
      let outcome = TestOutcome(system: self, configured: configured)
      throw outcome.failure(of: trace, called: subject, replay, difference, file: file)
    }
    if let emptiness = promise.vacuity(of: replay) {
      throw TestFailure(["\(subject) \(emptiness)"] + (file.map { ["  file     \($0)"] } ?? []))
    }
  }

  /// Does a test's work on a thread that may wait; every error becomes one that testing libraries print.
  private func asTest<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await onThread {
      do { return try work() } catch { throw TestFailure(explaining: error) }
    }
  }

  /// The system under settings whose names were looked up.
  private func configuredForTests(_ settings: SystemSettings?) throws -> ConfiguredSystem {
    guard let settings else { return try configured(defaults) }
    return try configured(
      SystemCatalog([self]).settings(
        of: self, quirks: settings.quirks, assumptions: settings.assumptions))
  }
}

extension CampaignOptions {
  /// Options of a test: a fixed seed, and 700 runs of 100 steps unless the time is limited.
  ///
  /// They find each bug of Examples with 20 of 20 seeds (`Lab/measure.py seeds`), and in a debug build take seconds.
  package static func test(seed: UInt64, runs: Int?, time: Duration?) -> CampaignOptions {
    var options = CampaignOptions(seed: seed)
    options.steps = 100
    options.time = time
    options.runs = runs ?? (time == nil ? 700 : nil)
    options.jobs = CurrentProcess.processors
    return options
  }

  /// Takes over what the environment says.
  mutating func take(_ environment: [String: String]) throws(CommandError) {
    let given = try Arguments([], environment: environment)
    seed = try given.seed() ?? seed
    let runs = try given.number("--runs", in: 1...Int.max)
    let time = try given.duration("--time")
    // A time that is given beats the runs of the code: it is what somebody is ready to wait.
    if time != nil || runs != nil { (self.runs, self.time) = (runs, time) }
    jobs = try given.number("--jobs", in: 1...1_024) ?? jobs
  }
}

extension ConfiguredSystem {
  /// The header of the start that is meant.
  fileprivate func header(
    _ given: KeyValuePairs<String, String>, system: String
  ) throws -> [StartPoint.HeaderLine] {
    let known = startKeys
    for (key, _) in given where !known.contains(key) {
      throw CommandError.unknown("key of a start of \(system)", key, among: known)
    }
    guard given.allSatisfy({ ["device", "start"].contains($0.key) }) else {
      return given.map { StartPoint.HeaderLine($0.key, $0.value) }
    }
    let indices = try StartChoice.indices(
      of: self, device: given.first { $0.key == "device" }?.value,
      start: given.first { $0.key == "start" }?.value)
    return indices.first.map { starts[$0].header } ?? []
  }

  /// Reads `RULE` or `RULE WAY`.
  fileprivate func expectation(_ text: String) throws -> CaseExpectation.Violation {
    let words = text.parts()
    guard (1...2).contains(words.count) else {
      throw TestFailure(["'\(text)' names no violation; expected 'RULE' or 'RULE KIND'"])
    }
    guard let rule = rules.first(where: { $0.id == words[0] }) else {
      throw CommandError.unknown("rule of \(name)", words[0], among: rules.map(\.id))
    }
    if words.count == 2, !rule.violationKinds.contains(words[1]) {
      throw CommandError.unknown("violation kind of \(rule.id)", words[1], among: rule.violationKinds)
    }
    return CaseExpectation.Violation(words[0], words.count == 2 ? words[1] : nil)
  }
}
