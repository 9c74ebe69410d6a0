@testable import FuzzEngine

extension Finding {
  /// The texts of the trace's lines.
  var trace: [String] { lines.map(\.text) }
}

extension CampaignOptions {
  /// A small campaign with a pinned seed.
  static func small(
    seed: UInt64 = 42, runs: Int = 128, steps: Int = 60, strategy: FuzzStrategy? = nil
  ) -> CampaignOptions {
    var options = CampaignOptions(seed: seed)
    options.runs = runs
    options.steps = steps
    options.strategy = strategy?.rawValue
    return options
  }
}

extension CampaignReport {
  /// The report without what may differ, so that two can be compared whole.
  var comparable: String {
    var copy = self
    copy.timing = Timing(seconds: 0, jobs: 0)
    var text = ""
    dump(copy, to: &text)
    return text
  }

  func finding(_ rule: String) -> Finding? { findings.first { $0.signature.rule == rule } }
}

/// Lines of text as a trace; a leading `~` is the mark.
func traceText(_ start: String? = nil, _ lines: [String]) -> TraceText {
  TraceText(
    start: start.map { [StartPoint.HeaderLine("start", $0)] } ?? [],
    lines: lines.enumerated().map { index, line in
      let isMarked = line.hasPrefix("~")
      return TraceText.Line(
        isMarked ? String(line.dropFirst()) : line, leavesPending: isMarked, number: index + 1)
    })
}
