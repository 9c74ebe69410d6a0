/// A saved trace with its expectation: what stands in a `.steps` file.
///
/// Printing a case and reading it gives the same case; reading a file and printing it gives its canonical form.
public struct CorpusCase: Hashable, Sendable {
  /// The version of the format that this program reads and writes.
  public static let formatVersion = 1
  /// The largest file that is read, in bytes.
  public static let sizeLimitBytes = 1 << 20

  /// The system, by any of its names.
  public var system: String
  /// The header lines of the start, and all with an unknown key, in order.
  public var start: [StartPoint.HeaderLine]
  /// The quirks in force, none where empty; nil for the system's own.
  public var quirks: [String]?
  /// The assumptions that differ from the system's own.
  public var assumptions: [SystemSettings.Assumption]
  /// What a replay must do.
  public var expectation: CaseExpectation
  /// The actions with the comments between them.
  public var body: [BodyLine]

  /// One line behind the header.
  public enum BodyLine: Hashable, Sendable {
    /// An action with its mark, and the comment behind it.
    case action(String, leavesInFlight: Bool, comment: String?)
    /// A line that is only a comment.
    case comment(String)
    /// An empty line.
    case blank
  }

  /// Puts a case together.
  public init(
    system: String, start: [StartPoint.HeaderLine] = [], quirks: [String]? = nil,
    assumptions: [SystemSettings.Assumption] = [], expectation: CaseExpectation = CaseExpectation(),
    body: [BodyLine] = []
  ) {
    self.system = system
    self.start = start
    self.quirks = quirks
    self.assumptions = assumptions
    self.expectation = expectation
    self.body = body
  }

  /// The trace alone; lines are numbered as in `text`.
  public var trace: TraceText {
    let headerCount = headerLines.count + 1
    return trace(numbers: body.indices.filter { body[$0].isAction }.map { headerCount + $0 + 1 })
  }

  /// The trace alone, its lines numbered as they are told.
  func trace(numbers: [Int]) -> TraceText {
    var lines: [TraceText.Line] = []
    for case .action(let text, let leavesInFlight, _) in body {
      let number = lines.count < numbers.count ? numbers[lines.count] : lines.count + 1
      lines.append(TraceText.Line(text, leavesInFlight: leavesInFlight, number: number))
    }
    return TraceText(start: start, lines: lines)
  }

  /// The canonical text of the file.
  public var text: String {
    let lines = headerLines + [""] + body.map(\.text)
    return lines.joined(separator: "\n") + "\n"
  }

  private var headerLines: [String] {
    var lines = [Self.header("splitfuzz", "\(Self.formatVersion)"), Self.header("system", system)]
    lines += start.map { Self.header($0.key, $0.value) }
    if let quirks {
      lines.append(Self.header("quirks", quirks.isEmpty ? "none" : quirks.joined(separator: ", ")))
    }
    if !assumptions.isEmpty {
      lines.append(Self.header("assume", assumptions.map(\.text).joined(separator: ", ")))
    }
    if expectation.violations.isEmpty { lines.append("passes") }
    lines += expectation.violations.map { Self.header("violates", $0.description) }
    return lines + (expectation.screen.map { [Self.header("shows", $0)] } ?? [])
  }

  private static func header(_ key: String, _ value: String) -> String {
    key + String(repeating: " ", count: max(1, 10 - key.count)) + value
  }
}

extension CorpusCase.BodyLine {
  /// Makes comment lines of a text, one for each of its lines.
  public static func comments(_ text: String) -> [CorpusCase.BodyLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { .comment(String($0)) }
  }

  /// Whether the line holds an action.
  var isAction: Bool { if case .action = self { true } else { false } }

  /// The line as it stands in a file.
  var text: String {
    switch self {
    case .blank: ""
    case .comment(let text): text.isEmpty ? "#" : "# \(text)"
    case .action(let text, let leavesInFlight, let comment):
      (leavesInFlight ? "~" : "") + text + (comment.map { $0.isEmpty ? "  #" : "  # \($0)" } ?? "")
    }
  }
}
