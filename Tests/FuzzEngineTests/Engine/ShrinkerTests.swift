import FuzzEngine
import Testing

@Suite("Shrinker")
struct ShrinkerTests {
  @Test("Marks that a failure needs stay, and no others")
  func marks() {
    let report = LateMail.target(isPlanted: true).fuzz(.small(runs: 400, strategy: .interleaving))
    let visit = report.findings.first { $0.signature.action == "visit" }
    #expect(visit?.trace == ["~fetch", "visit 1"])
    // What a third line only lets land is the failure of the two before it, and not where that line's ends: here the
    // older answer comes last because of it.
    let delivery = report.findings.first { $0.signature.action == "deliver" }
    #expect(delivery?.trace == ["~fetch", "~visit 1", "~fetch", "deliver 2"])
    #expect(delivery?.minimality == .proved)
  }

  @Test("The result is the same whatever long trace it began with", arguments: 1...12)
  func canonical(seed: Int) {
    var options = CampaignOptions.small(seed: UInt64(seed), runs: 2_000, steps: 200, strategy: .weighted)
    options.keepGoing = 1
    let report = DisplayToy.target(isPlanted: true).fuzz(options)
    #expect(report.findings.first?.trace == ["push 0", "close swipe", "flip", "open keyboard", "pop"])
    #expect(report.findings.first?.originalLength ?? 0 > 5)
  }

  @Test("A trace from a file is shrunk for what its last violating line breaks")
  func fromText() throws {
    let lines = ["jam", "reset", "add 5", "take 5", "take 1", "take 2", "add 3", "take 2", "add 2"]
    let findings = try Counter.target([.alarms]).shrink(traceText("five", lines))
    #expect(
      findings.map(\.signature.description) == [
        "counter counter.quiet alarm take", "counter counter.takes wrong-rest take",
      ])
    #expect(findings.map(\.run) == [nil, nil])
    #expect(findings.map(\.originalLength) == [6, 6])
    #expect(findings.map(\.trace) == [["take 1", "take 1"], ["take 1", "take 1"]])
    #expect(try Counter.target().shrink(traceText("five", lines)).isEmpty)
  }

  @Test("The earliest start that will do is chosen")
  func lowerStart() throws {
    let late = try Counter.target([.dips]).shrink(traceText("nine", ["take 5", "take 5"]))
    #expect(late.map(\.trace) == [["take 1"]])
    #expect(late.first?.start == [.init("start", "zero")])
    let bound = try Counter.target([.forgetsLaunch]).shrink(traceText("nine", ["reset"]))
    #expect(bound.first { $0.signature.rule == "counter.returns" }?.start == [.init("start", "five")])
  }

  @Test("A spent budget leaves a failing trace, and says that it is unfinished")
  func budget() throws {
    let lines = Array(repeating: "add 1", count: 8) + ["take 4", "take 2"]
    let whole = traceText("zero", lines)
    let target = Counter.target([.alarms])
    var sizes: [Int] = []
    for steps in [0, 20, 60, 100_000] {
      let findings = try target.shrink(whole, ShrinkOptions(steps: steps))
      let finding = try #require(findings.first)
      #expect(finding.lines.last?.violations.isEmpty == false)
      #expect(finding.minimality == (steps == 100_000 ? .local : .unfinished))
      sizes.append(finding.lines.count)
    }
    #expect(sizes.first == 10)
    #expect(sizes.last == 5)
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test("No time leaves the trace as it was met")
  func time() {
    var options = CampaignOptions.small(steps: 200)
    options.shrinkTime = .zero
    let finding = Counter.target([.alarms]).fuzz(options).finding("counter.quiet")
    #expect(finding?.minimality == .unfinished)
    #expect(finding?.lines.count == finding?.originalLength)
  }

  @Test("Without shrinking the raw trace is reported, and ends with the violating step")
  func unshrunk() {
    var options = CampaignOptions.small()
    options.shrinks = false
    let finding = Counter.target([.alarms]).fuzz(options).finding("counter.quiet")
    #expect(finding?.minimality == .unfinished)
    #expect(finding?.lines.count == finding?.originalLength)
    #expect(finding?.lines.last?.violations.contains("counter.quiet alarm") == true)
    #expect(finding?.lines.dropLast().allSatisfy { !$0.violations.contains("counter.quiet alarm") } == true)
  }

  @Test("A failure that only shrinking meets becomes a finding of its own")
  func slips() {
    let report = Cannon.target.fuzz(.small(strategy: .weighted))
    #expect(report.findings.map(\.signature.rule) == ["cannon.cool", "cannon.covered"])
    #expect(report.findings.map(\.trace) == [["shield", "fire", "fire"], ["fire"]])
    #expect(report.findings.map { $0.run == nil } == [false, true])
    var options = CampaignOptions.small(strategy: .weighted)
    options.shrinks = false
    #expect(Cannon.target.fuzz(options).findings.map(\.signature.rule) == ["cannon.cool"])
  }

  @Test("A finding takes the shorter way that another finding's trace shows")
  func borrows() {
    let findings = TwoWays.target.fuzz(.small()).findings
    #expect(findings.count == 2)
    #expect(findings.first { $0.signature.action == "walk" }?.trace == ["master", "walk"])
    #expect(findings.first { $0.signature.action == "run" }?.trace == ["master", "run"])
    #expect(findings.first { $0.signature.action == "run" }?.start == [.init("start", "a")])
  }
}
