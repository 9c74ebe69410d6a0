/// The call of `test` that reproduces a trace, as Swift source.
struct TestCall {
  /// The expression that makes the system, such as `system` or `try notes()`.
  let receiver: String
  let trace: TraceText
  /// The expected violations, as `RULE KIND`.
  var breaking: [String] = []
  /// The expected screen at the end; nil for any.
  var showing: String?
  /// The settings; nil for the system's own.
  var settings: SystemSettings?

  /// All but the trace, each as an argument.
  private var arguments: [String] {
    var arguments: [String] = []
    if !trace.start.isEmpty { arguments.append("at: \(SwiftSource.literal(trace.start))") }
    if !breaking.isEmpty { arguments.append("breaking: \(SwiftSource.literal(breaking))") }
    if let showing { arguments.append("showing: \(SwiftSource.literal(showing))") }
    if let settings { arguments.append("settings: \(SwiftSource.expression(settings))") }
    return arguments
  }

  var line: String {
    let actions = trace.lines.map(\.marked).joined(separator: "; ")
    return "try await \(receiver).test("
      + ([SwiftSource.literal(actions)] + arguments).joined(separator: ", ") + ")"
  }

  /// The call on several lines, one for each of some lines of a body: actions, comments.
  func lines(body: [String]) -> [String] {
    let literal = SwiftSource.multiline(body)
    let rest = arguments.enumerated().map { "  \($1)\($0 == arguments.count - 1 ? ")" : ",")" }
    let last = rest.isEmpty ? ")" : ","
    return ["try await \(receiver).test("] + literal.dropLast().map { $0.isEmpty ? "" : "  \($0)" }
      + ["  \(literal.last ?? "")\(last)"] + rest
  }
}
