import Testing

@testable import FuzzEngine

/// What is told of the ends of processes, with ends that are made up: no process is lost here.
@Suite("Isolation")
struct IsolationTests {
  @Test("steps are a trace again: what came while something was in flight follows a marked line")
  func traces() {
    var path = ProcessPath(system: "a", settings: SystemSettings(), start: StartPoint())
    path.steps = ["-kind\tone", "-kind\ttwo", "~kind\tthree", ".", ".", "~kind\tfour \"a\tb\"", "."]
    let lines = path.trace.lines.map { ($0.leavesPending ? "~" : "") + $0.text }
    #expect(lines == ["one", "~two", "three", "four \"a\tb\""])
    #expect(path.lastKind == "kind")
  }

  @Test("what a journal says is read back as it was written")
  func lines() throws {
    let settings = SystemSettings(
      quirks: ["one", "two"], assumptions: [SystemSettings.Assumption("swing", "inward")])
    let start = StartPoint(header: [.init("device", "front wide"), .init("start", "ajar")])
    var path = ProcessPath(system: "door/1", settings: settings, start: start)
    #expect(path.system == "door/1" && path.settings == settings && path.trace.start == start.header)
    path.steps = ["~kind\topen", "."]
    #expect(ProcessPath(journal: "\(path.root)\n~kind\topen\n.\n") == path)
    #expect(ProcessPath(journal: "") == nil)
  }

  @Test("a path that is written step by step, from here and from there, is always whole")
  func journal() {
    let memory = Memory()
    let session = IsolationSession(memory.journal, ends: [])
    let root = PathNode("a", after: nil)
    func next(_ parent: PathNode, _ text: String) -> PathNode { PathNode("-kind\t\(text)", after: parent) }
    let one = next(root, "one")
    let two = next(one, "two, which is longer")
    let other = next(one, "three")
    let landed = PathNode(ProcessPath.delivery, after: two)
    for node in [root, one, two, landed, other, two, next(landed, "four"), one, next(root, "five"), landed] {
      session.enter(node)
      var whole: [UInt8] = []
      var part: PathNode? = node
      while let line = part {
        whole = line.line + whole
        part = line.parent
      }
      #expect(memory.text == String(decoding: whole, as: UTF8.self))
    }
  }

  @Test("a campaign stops before a recorded end of the process, and reports it with its shrunk trace")
  func campaigns() throws {
    let target = Counter.target([])
    let start = target.machine.starts[0]
    let path = ProcessPath(system: target.name, settings: target.settings, start: start)
    let launch = ProcessEnd(
      path: path, rule: ProcessRules.survives, violationKind: "trapped", message: "gone", limit: "")
    (launch.shrunk, launch.isMinimal) = (path, true)
    let report = target.isolated(IsolationSession(Memory().journal, ends: [launch])).fuzz(.small())
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && report.isDeterministic)
    #expect(finding.signature.rule == "process.survives" && finding.signature.violationKind == "trapped")
    #expect(finding.signature.action == "launch" && finding.minimality == .local && finding.lines.isEmpty)
    #expect(finding.launch.screen == "the process trapped: gone")
    // Nothing is said of what stands behind an end.
    let alone = RuleSelection(only: [])
    let replay = try target.isolated(IsolationSession(Memory().journal, ends: [launch])).replay(
      TraceText(start: start.header, lines: [.init("reset", leavesPending: false, number: 1)]), rules: alone)
    #expect(replay.violations.map(\.description) == ["process.survives trapped"])
    #expect(replay.lines.map(\.ignored) == ["process-ended"])
    // The same without an end.
    let quiet = target.isolated(IsolationSession(Memory().journal, ends: [])).fuzz(.small())
    #expect(quiet.findings.isEmpty && quiet.applied == target.fuzz(.small()).applied)
  }

  /// A journal in memory.
  private final class Memory {
    private let marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 8)
    private var bytes: [UInt8] = []

    init() { marks.initialize(repeating: 0, count: 8) }

    deinit { marks.deallocate() }

    var journal: IsolationSession.Journal {
      IsolationSession.Journal(
        write: { new, offset in
          let missing = offset + new.count - self.bytes.count
          if missing > 0 { self.bytes += Array(repeating: 0, count: missing) }
          self.bytes.replaceSubrange(offset..<offset + new.count, with: new)
        }, marks: marks)
    }

    var text: String { String(decoding: bytes.prefix(Int(marks[2])), as: UTF8.self) }
  }
}
