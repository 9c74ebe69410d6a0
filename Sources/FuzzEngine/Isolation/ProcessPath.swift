/// What was done in a process since its launch, as lines of a journal.
@usableFromInline
struct ProcessPath: Equatable, Sendable, Codable {
  /// The system, its quirks, its assumptions and the header lines of the start.
  let root: String
  /// For each turn `-KIND`, a tab and the action's text, with `~` where something was pending before it; `.` for the
  /// delivery of the oldest pending effect.
  var steps: [String] = []

  static let delivery = "."
  private static let parts: Character = "\u{1F}"
  private static let items: Character = "\u{1E}"

  init(system: String, settings: SystemSettings, start: StartPoint) {
    let assumptions = settings.assumptions.map(\.text)
    let header = start.header.map { "\($0.key) \($0.value)" }
    root = [[system], settings.quirks, assumptions, header].map { $0.joined(separator: String(Self.items)) }
      .joined(separator: String(Self.parts))
  }

  /// Reads a journal; nil for an empty one.
  init?(journal: String) {
    let lines = journal.parts(at: "\n")
    guard let first = lines.first else { return nil }
    (root, steps) = (first, Array(lines.dropFirst()))
  }

  private func list(_ part: Int) -> [String] {
    let parts = root.parts(at: Self.parts, keepsEmpty: true)
    return part < parts.count ? parts[part].parts(at: Self.items) : []
  }

  var system: String { list(0).first ?? "" }
  var settings: SystemSettings {
    SystemSettings(quirks: list(1), assumptions: list(2).compactMap { SystemSettings.Assumption(text: $0) })
  }

  /// The kind of the last action, `launch` where none was taken.
  var lastKind: String {
    steps.last { $0 != Self.delivery }.map { String($0.dropFirst().prefix { $0 != "\t" }) } ?? "launch"
  }

  /// The trace that takes the steps.
  var trace: TraceText {
    var lines: [TraceText.Line] = []
    var isDelivered = true
    for step in steps {
      if step == Self.delivery {
        isDelivered = true
        continue
      }
      // An action that came while something was pending came behind a step that had left it so.
      if step.hasPrefix("~"), !isDelivered, let last = lines.indices.last {
        lines[last].leavesPending = true
      }
      let text = String(step.drop { $0 != "\t" }.dropFirst())
      lines.append(TraceText.Line(text, leavesPending: false, number: lines.count + 1))
      isDelivered = false
    }
    let start = list(3).map { line in
      StartPoint.HeaderLine(
        String(line.prefix { $0 != " " }), String(line.drop { $0 != " " }.dropFirst()))
    }
    return TraceText(start: start, lines: lines)
  }
}

/// The end of a process while a trace was played: by which steps, how, and its last message.
///
/// The next process stops before the last of these steps, and reports a violation. Only the parent of these processes
/// changes it, on one thread.
@usableFromInline
final class ProcessEnd: Codable, @unchecked Sendable {
  let path: ProcessPath
  /// The violated rule, one of `ProcessRules`, and the kind of violation.
  let rule: String
  let violationKind: String
  /// The last message of the process, in one line; empty for none.
  var message: String
  /// The time limit of a step, as the option has it.
  let limit: String
  /// Whether the same steps ended another process as well.
  var isConfirmed = true
  /// A shorter path that ends the process in the same way, and whether it is locally minimal; nil for none.
  var shrunk: ProcessPath?
  var isMinimal = false

  init(path: ProcessPath, rule: String, violationKind: String, message: String, limit: String) {
    (self.path, self.rule, self.violationKind) = (path, rule, violationKind)
    (self.message, self.limit) = (message, limit)
  }

  /// The same end where other steps lead to it.
  init(_ end: ProcessEnd, reachedBy path: ProcessPath) {
    (self.path, rule, violationKind) = (path, end.rule, end.violationKind)
    (message, limit, isConfirmed) = (end.message, end.limit, end.isConfirmed)
    (shrunk, isMinimal) = (end.shrunk, end.isMinimal)
  }

  /// How the process ended, and after which kind of action.
  var signature: String { "\(rule) \(violationKind) \(path.lastKind)" }

  /// What is seen instead of a screen.
  var sentence: String {
    let sentence =
      switch violationKind {
      case "hung": "no response within \(limit)"
      case "trapped": "the process trapped"
      case "crashed": "the process crashed (infinite recursion?)"
      case "exited": "the process exited"
      default: "the process was killed"
      }
    return message.isEmpty ? sentence : "\(sentence): \(message)"
  }
}

/// The last step of a path, and what came before it.
@usableFromInline
final class PathNode: Sendable {
  let parent: PathNode?
  /// The line of a journal, with its end.
  let line: [UInt8]
  /// Stands for all lines up to this one.
  let digest: UInt64
  /// Where the line begins and ends in a journal.
  let start: Int
  var end: Int { start + line.count }

  init(_ line: String, after parent: PathNode?) {
    self.parent = parent
    self.line = Array("\(line)\n".utf8)
    start = parent?.end ?? 0
    digest = self.line.reduce(parent?.digest ?? 0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
  }
}
