/// The end of a process while a trace was played: by which steps, how, and its last message.
///
/// The next process stops before the last of these steps, and reports a violation.
@usableFromInline
struct ProcessEnd: Hashable, Sendable, Codable {
  /// Where the steps began.
  var root: ProcessRoot
  /// What was done, in order; nothing where the launch ended the process.
  var steps: [PathStep]
  /// The violated rule, one of `ProcessRules`.
  var rule: String
  /// The kind of violation.
  var way: String
  /// The last message of the process, in one line; empty for none.
  var message: String
  /// The time limit of a step, as the option has it.
  var limit = ""
  /// Whether the same steps ended another process as well.
  var isConfirmed = true
  /// What the trace was shrunk to; nil where it was not.
  var shrunk: Shrunk?

  /// A trace that ends the process in the same way.
  struct Shrunk: Hashable, Sendable, Codable {
    var root: ProcessRoot
    var steps: [PathStep]
    /// Whether it is locally minimal.
    var isMinimal: Bool
  }

  /// How the process ended, and after which kind of action.
  var signature: [String] { [rule, way, steps.last { !$0.isLanding }?.kind ?? "launch"] }

  /// The trace as text.
  var trace: TraceText { PathStep.trace(from: root, steps) }

  /// What is seen instead of a screen.
  var sentence: String {
    let sentence =
      switch way {
      case "hung": "no response within \(limit)"
      case "trapped": "the process trapped"
      case "crashed": "the process crashed (infinite recursion?)"
      case "exited": "the process exited"
      default: "the process was killed"
      }
    return message.isEmpty ? sentence : "\(sentence): \(message)"
  }
}

/// Where steps begin: a system under settings, and one of its starts.
@usableFromInline
struct ProcessRoot: Hashable, Sendable, Codable {
  var system: String
  var quirks: [String]
  /// `NAME=VALUE`.
  var assumptions: [String]
  /// `KEY VALUE`, the header lines of the start.
  var start: [String]

  init(system: String, settings: SystemSettings, start: StartPoint) {
    self.system = system
    quirks = settings.quirks
    assumptions = settings.assumptions.map(\.text)
    self.start = start.header.map { "\($0.key) \($0.value)" }
  }

  private static let parts: Character = "\u{1F}"
  private static let items: Character = "\u{1E}"

  /// Reads the line of a journal.
  init?(line: Substring) {
    let parts = line.split(separator: Self.parts, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    system = String(parts[0])
    (quirks, assumptions, start) = (Self.list(parts[1]), Self.list(parts[2]), Self.list(parts[3]))
  }

  private static func list(_ text: Substring) -> [String] { text.split(separator: items).map(String.init) }

  /// The line of a journal.
  var line: String {
    [[system], quirks, assumptions, start].map { $0.joined(separator: String(Self.items)) }
      .joined(separator: String(Self.parts))
  }

  /// The settings.
  var settings: SystemSettings {
    SystemSettings(
      quirks: quirks, assumptions: assumptions.compactMap { SystemSettings.Assumption(text: $0) })
  }

  /// The header lines of the start.
  var header: [StartPoint.HeaderLine] {
    start.map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return StartPoint.HeaderLine(parts[0], parts.count > 1 ? parts[1] : "")
    }
  }
}

/// One turn of a trace: an action, or the delivery of the oldest pending effect.
@usableFromInline
struct PathStep: Hashable, Sendable, Codable {
  /// The kind of the action; empty for a landing.
  var kind: String
  /// The action's text; empty for a landing.
  var text: String
  /// Whether something was pending when the action was taken.
  var isInBetween: Bool

  /// The delivery of the oldest pending effect.
  static let landing = PathStep(kind: "", text: "", isInBetween: false)

  var isLanding: Bool { text.isEmpty }

  init(kind: String, text: String, isInBetween: Bool) {
    self.kind = kind
    self.text = text
    self.isInBetween = isInBetween
  }

  /// Reads the line of a journal.
  init?(line: Substring) {
    guard let mark = line.first else { return nil }
    if mark == "." {
      self = .landing
      return
    }
    let parts = line.dropFirst().split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(kind: String(parts[0]), text: String(parts[1]), isInBetween: mark == "~")
  }

  /// The line of a journal.
  var line: String { isLanding ? "." : "\(isInBetween ? "~" : "-")\(kind)\t\(text)" }

  /// The trace that takes some steps.
  static func trace(from root: ProcessRoot, _ steps: [PathStep]) -> TraceText {
    var lines: [TraceText.Line] = []
    var hasLanded = true
    for step in steps {
      if step.isLanding {
        hasLanded = true
        continue
      }
      // An action that came while something was in flight came behind a line that had left it there.
      if step.isInBetween, !hasLanded, let last = lines.indices.last { lines[last].leavesInFlight = true }
      lines.append(TraceText.Line(step.text, leavesInFlight: false, number: lines.count + 1))
      hasLanded = false
    }
    return TraceText(start: root.header, lines: lines)
  }
}
