extension FuzzPlan {
  /// The whole configuration as reports open with it; never the number of jobs.
  var configuration: [ReportContext.Entry] {
    system.configuration(configured, starts: options.starts) + [
      ReportContext.Entry("rules", rules),
      ReportContext.Entry("runs", runs),
      ReportContext.Entry("strategy", options.strategy ?? FuzzStrategy.mix.rawValue),
      ReportContext.Entry("shrinking", shrinking),
    ] + (corpus.map { [ReportContext.Entry("corpus", $0)] } ?? [])
      + (stepLimit.map {
        [ReportContext.Entry("isolation", "child processes, a step at most \(Self.text(of: $0))")]
      } ?? [])
      + (known.map { [ReportContext.Entry("known", $0)] } ?? [])
  }

  private var rules: String {
    let asked = configured.rules.filter { $0.applies && options.rules.includes($0.id) }.map(\.id)
    let isAll = options.rules == RuleSelection()
    return isAll ? "all that apply (\(asked.count))" : asked.joined(separator: ", ")
  }

  private var runs: String {
    let count = options.runs.map { Layout.count($0, "run") } ?? "as many runs as fit"
    var text = "\(count) of \(Layout.count(options.steps, "line"))"
    if let time = options.time { text += ", at most \(Self.text(of: time))" }
    if options.shard.count > 1 { text += ", part \(options.shard.index) of \(options.shard.count)" }
    if let enough = options.keepGoing { text += ", until \(Layout.count(enough, "finding"))" }
    return text
  }

  private var shrinking: String {
    guard options.shrinks else { return "none" }
    let time = options.shrinkTime.map { ", at most \(Self.text(of: $0))" } ?? ""
    let proof =
      options.proveStates > 0 ? "\(Layout.count(options.proveStates, "state")) to prove" : "no proof"
    return "\(Layout.count(options.shrinkSteps, "step")) a finding, \(proof)\(time)"
  }

  /// A duration as options take it.
  static func text(of duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
    let units: [(Int64, String)] = [(3_600_000, "h"), (60_000, "m"), (1_000, "s")]
    for (size, name) in units where milliseconds % size == 0 { return "\(milliseconds / size)\(name)" }
    return "\(milliseconds)ms"
  }
}
