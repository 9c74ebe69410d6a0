import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitDesigns
@testable import SplitFuzz

/// A gesture that is begun, and let go when its line ends, is the one that is let go: what it breaks has one name.
@Suite("A begun gesture has one name")
struct BegunGestureTests {
  private static let target = FuzzTarget(
    "navigator/clean", Navigator.clean, settings: SystemSettings(quirks: ["pop-writes-at-start"]))

  @Test("a violation by a begun gesture is attributed to the cancelled one, and each keeps its own figures")
  func kinds() {
    let machine = Self.target.machine
    let seen = machine.observe(machine.state(at: 0))
    for gesture in Gesture.allCases {
      #expect(machine.blamedKind(of: .begin(gesture), seeing: seen) == machine.kind(of: gesture.cancelled))
      #expect(machine.kind(of: .begin(gesture)) != machine.kind(of: gesture.cancelled))
      #expect(machine.simpler(than: .begin(gesture)).dropFirst().first == gesture.cancelled)
    }
    #expect(machine.blamedKind(of: .commit, seeing: seen) == machine.kind(of: .commit))
  }

  @Test("a trace that begins a gesture is shortened to the one that lets it go, whatever ended it")
  func shrinks() throws {
    let start = [StartPoint.HeaderLine("device", "iphone-15 portrait")]
    for actions in ["begin swipe-back", "~begin swipe-back", "~begin swipe-back; cancel"] {
      let trace = TraceText(start: start, lines: TraceLineText.actions("open detail; \(actions)"))
      let findings = try Self.target.shrink(
        trace, ShrinkOptions(rules: RuleSelection(only: ["reappear.no-change"])))
      #expect(findings.map(\.signature.action) == ["swipe-back-cancel"])
      #expect(findings.first?.lines.map(\.text) == ["open detail", "swipe-back cancel"])
    }
  }

  @Test("a campaign names it once, and so does exploration")
  func namesOnce() async {
    let phone = Self.target.machine.starts.indices.filter {
      Self.target.machine.starts[$0].header.contains { $0.value == "iphone-15 portrait" }
    }.prefix(1)
    var campaign = CampaignOptions(seed: 3)
    campaign.runs = 60
    campaign.proveStates = 0
    campaign.starts = Array(phone)
    var exploration = ExploreOptions()
    exploration.starts = Array(phone)
    exploration.depth = 2
    exploration.bound = ModelBound(
      Self.target.machine.bounds.map {
        ModelBound.Limit($0.name, $0.name == "gestures" ? 1 : $0.value, $0.summary)
      })
    let drawn = await Self.target.run { [options = campaign] in $0.fuzz(options) }.findings.map(\.signature)
    let explored = await Self.target.run { [options = exploration] in $0.explore(options) }.findings.map(
      \.signature)
    for signatures in [drawn, explored] {
      #expect(!signatures.contains { $0.action == "begin" || $0.action == "cancel" }, "\(signatures)")
      #expect(signatures.contains { $0.rule == "detail.resolvable" && $0.action == "swipe-back-cancel" })
    }
  }
}
