/// Writes a trace as a test.
final class SwiftTestSource {
  private let offered: FuzzSystem
  private let configured: ConfiguredSystem
  private let trace: TraceText
  private let body: [CorpusCase.BodyLine]
  private let expectation: CaseExpectation
  /// What the trace is called: a file's name without its ending, or a sentence.
  private let name: String
  /// Whether it is for XCTest and not for Swift Testing.
  private let isXCTest: Bool

  /// Writes a trace that violates some rules where no case expects anything of it.
  init(_ one: PreparedCase, violations: [Replay.Violation], isXCTest: Bool) {
    (offered, configured, trace, body) = (one.offered, one.system, one.trace, one.body)
    self.isXCTest = isXCTest
    guard let file = one.file else {
      expectation = CaseExpectation(
        violations: violations.map { CaseExpectation.Violation($0.rule, $0.violationKind) })
      let word = violations.first.map { "violates \($0.rule)" } ?? "violates no rule"
      name = "\(one.offered.family) \(word)"
      return
    }
    expectation = one.expectation
    name = file.path == "standard input" ? "saved trace" : String(file.description.prefix { $0 != "." })
  }

  /// The whole file, which ends in a line end.
  var text: String {
    let modules =
      offered.modules.filter { $0 != "SplitFuzz" } + ["SplitFuzz", isXCTest ? "XCTest" : "Testing"]
    let rows = modules.sorted().map { "import \($0)" } + [""] + (isXCTest ? xctest : swiftTesting)
    return rows.joined(separator: "\n") + "\n"
  }

  private var swiftTesting: [String] {
    let head = ["@Test(\(SwiftSource.literal(name)))", "@MainActor"]
    let function = SwiftSource.function(name, orEndingIn: "Trace")
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

  /// The call on several lines, one for each line of the trace.
  private var call: [String] {
    let violations = expectation.violations.map(\.description)
    let arguments = offered.testArguments(
      trace, configured, breaking: violations, showing: expectation.screen)
    let literal = SwiftSource.multiline(actions)
    let head =
      (offered.expression == nil ? ["// Make your system here, as in your other tests."] : [])
      + (violations.isEmpty ? [] : ["// Once it is fixed, remove 'breaking'."])
      + ["try await \(offered.expression ?? "<#your system, such as notes()#>").test("]
    let rest = arguments.enumerated().map { "  \($1)\($0 == arguments.count - 1 ? ")" : ",")" }
    return head + literal.dropLast().map { $0.isEmpty ? "" : "  \($0)" }
      + ["  \(literal.last ?? "")\(arguments.isEmpty ? ")" : ",")"] + rest
  }

  /// The lines of the trace; a comment goes with its action where it can stand in a literal.
  private var actions: [String] {
    body.compactMap { line in
      guard case .action(let text, let leavesPending, let comment) = line else { return nil }
      let remark = comment.flatMap { $0.contains("\"") ? nil : "  # \($0)" } ?? ""
      return (leavesPending ? "~" : "") + text + remark
    }
  }

  private func indented(_ lines: [String], by width: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : Layout.spaces(width) + $0 }
  }
}
