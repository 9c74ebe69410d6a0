import FuzzEngine
import Testing

/// Checks by brute force, through the public replay alone, that nothing of a shrunk trace can go or be
/// simpler.
@Suite("Minimality")
struct MinimalityTests {
  private func hasSignature<Machine>(
    _ target: FuzzTarget<Machine>, _ finding: Finding, _ start: [StartPoint.HeaderLine], _ lines: [String]
  ) throws -> Bool {
    let replay = try target.replay(TraceText(start: start, lines: traceText(nil, lines).lines))
    let breach = "\(finding.signature.rule) \(finding.signature.violationKind)"
    guard let last = replay.lines.last else {
      return finding.signature.action == "launch" && replay.launch.violations.contains(breach)
    }
    let applied = replay.lines.last { $0.ignored == nil }?.text ?? "launch"
    let kind = applied.drop { $0 == "~" }.prefix { $0 != " " }
    return kind == finding.signature.action && last.violations.contains(breach)
  }

  private func simplerTraces<Machine>(
    _ target: FuzzTarget<Machine>, _ finding: Finding
  ) throws -> [(start: [StartPoint.HeaderLine], lines: [String])] {
    let lines = finding.trace
    var traces: [(start: [StartPoint.HeaderLine], lines: [String])] = []
    for index in lines.indices {
      var shorter = lines
      shorter.remove(at: index)
      traces.append((finding.start, shorter))
      for other in shorter.indices {
        var shortest = shorter
        shortest.remove(at: other)
        traces.append((finding.start, shortest))
      }
      let isMarked = lines[index].hasPrefix("~")
      let text = isMarked ? String(lines[index].dropFirst()) : lines[index]
      if isMarked {
        var settled = lines
        settled[index] = text
        traces.append((finding.start, settled))
      }
      for action in target.machine.simpler(than: try target.machine.action(from: text)) {
        var simpler = lines
        simpler[index] = (isMarked ? "~" : "") + target.machine.text(of: action)
        traces.append((finding.start, simpler))
      }
    }
    for point in target.machine.starts.prefix(while: { $0.header != finding.start }) {
      traces.append((point.header, lines))
    }
    return traces
  }

  private func check<Machine>(_ target: FuzzTarget<Machine>, seed: UInt64) throws -> Int {
    let report = target.fuzz(.small(seed: seed))
    for finding in report.findings {
      #expect(finding.minimality != .unfinished)
      #expect(try hasSignature(target, finding, finding.start, finding.trace))
      for simpler in try simplerTraces(target, finding) {
        #expect(
          try !hasSignature(target, finding, simpler.start, simpler.lines),
          "\(finding.signature): \(finding.trace) could be \(simpler)")
      }
    }
    return report.findings.count
  }

  @Test("Nothing of a counter's shrunk trace can be dropped or simplified", arguments: 1...8)
  func counter(seed: Int) throws {
    let flaws: [Counter.Flaws] = [
      .sticks, .dips, .alarms, .jams, .forgetsLaunch, [.sticks, .dips, .alarms, .jams, .forgetsLaunch],
    ]
    for flaw in flaws { #expect(try check(Counter.target(flaw), seed: UInt64(seed)) > 0) }
  }

  @Test("Nothing of a late mail's shrunk trace can be dropped or simplified", arguments: 1...8)
  func lateMail(seed: Int) throws {
    #expect(try check(LateMail.target(isPlanted: true), seed: UInt64(seed)) > 0)
  }
}
