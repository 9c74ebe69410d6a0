/// Writes a trace as a test.
struct SwiftTestSource {
  let offered: FuzzSystem
  let configured: ConfiguredSystem
  /// What the trace is called: a file's name without its ending, or a sentence.
  let name: String
  let trace: TraceText
  /// The actions with the comments between them.
  let body: [CorpusCase.BodyLine]
  let expectation: CaseExpectation
  /// Whether it is for XCTest and not for Swift Testing.
  var isXCTest = false

  /// The whole file, which ends in a line end.
  var text: String {
    var modules =
      offered.modules.filter { $0 != "SplitFuzz" } + ["SplitFuzz", isXCTest ? "XCTest" : "Testing"]
    modules.sort()
    let rows = modules.map { "import \($0)" } + [""] + (isXCTest ? xctest : swiftTesting)
    return rows.joined(separator: "\n") + "\n"
  }

  private var swiftTesting: [String] {
    let head = ["@Test(\(SwiftSource.literal(name)))", "@MainActor"]
    let plain = SwiftSource.name(name, isType: false)
    let function = SwiftSource.isWord(plain) ? plain + "Trace" : plain
    return comments + head
      + ["func \(function)() async throws {"] + indented(call, by: 2) + ["}"]
  }

  private var xctest: [String] {
    let type = SwiftSource.name(name, isType: true)
    let head = ["final class \(type)Tests: XCTestCase {"]
    return head + indented(comments + ["@MainActor", "func test\(type)() async throws {"], by: 2)
      + indented(call, by: 4) + ["  }", "}"]
  }

  /// What stands above the first action.
  private var comments: [String] {
    let above = body.prefix { !$0.isAction }.compactMap {
      if case .comment(let text) = $0 { text } else { nil }
    }
    return above.map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  private var call: [String] {
    var trace = trace
    trace.start.removeAll { [keys = configured.startKeys] in !keys.contains($0.key) }
    let isMine = offered.expression == nil
    let repeating = TestCall(
      receiver: offered.expression ?? "<#your system, such as notes()#>", trace: trace,
      breaking: expectation.violations.map(\.description), showing: expectation.screen,
      settings: configured.settings == offered.defaults ? nil : configured.settings)
    return (isMine ? ["// Make your system here, as in your other tests."] : [])
      + (expectation.violations.isEmpty
        ? [] : ["// Once it is fixed, remove 'breaking'."])
      + repeating.lines(body: actions)
  }

  /// The lines of the trace; a comment goes with its action where it can stand in a literal.
  private var actions: [String] {
    body.compactMap { line in
      guard case .action(let text, let leavesInFlight, let comment) = line else { return nil }
      let remark = comment.flatMap { $0.contains("\"") ? nil : "  # \($0)" } ?? ""
      return (leavesInFlight ? "~" : "") + text + remark
    }
  }

  private func indented(_ lines: [String], by width: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : Layout.spaces(width) + $0 }
  }
}
