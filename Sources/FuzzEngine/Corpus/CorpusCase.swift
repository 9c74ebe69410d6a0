/// A saved trace with its expectation: what stands in a `.steps` file.
///
/// Printing a case and reading it gives the same case; reading a file and printing it gives its canonical form.
package struct CorpusCase: Equatable, Sendable {
  static let formatVersion = 1
  /// The largest file that is read, in bytes.
  static let sizeLimitBytes = 1 << 20

  package var system: String
  /// The header lines of the start, and all with an unknown key, in order.
  package var start: [StartPoint.HeaderLine] = []
  /// The quirks in force, none where empty; nil for the system's own.
  package var quirks: [String]?
  /// The assumptions that differ from the system's own.
  package var assumptions: [SystemSettings.Assumption] = []
  /// What a replay must do.
  package var expectation = CaseExpectation()
  package var body: [BodyLine] = []

  /// One line behind the header.
  package enum BodyLine: Equatable, Sendable {
    /// An action with its mark, and the comment behind it.
    case action(String, leavesPending: Bool, comment: String?)
    case comment(String)
    case blank
  }

  /// The trace alone; steps are numbered by their lines in `text`.
  package var trace: TraceText {
    let headerCount = headerLines.count + 1
    return trace(numbers: body.indices.filter { body[$0].isAction }.map { headerCount + $0 + 1 })
  }

  func trace(numbers: [Int]) -> TraceText {
    var lines: [TraceText.Line] = []
    for case .action(let text, let leavesPending, _) in body {
      let number = lines.count < numbers.count ? numbers[lines.count] : lines.count + 1
      lines.append(TraceText.Line(text, leavesPending: leavesPending, number: number))
    }
    return TraceText(start: start, lines: lines)
  }

  /// The value of a header line of the start.
  func header(_ key: String) -> String? { start.first { $0.key == key }?.value }

  package var text: String { (headerLines + [""] + body.map(\.text)).joined(separator: "\n") + "\n" }

  private var headerLines: [String] {
    func line(_ key: String, _ value: String) -> String {
      key + String(repeating: " ", count: max(1, 10 - key.count)) + value
    }
    var lines = [line("splitfuzz", "\(Self.formatVersion)"), line("system", system)]
    lines += start.map { line($0.key, $0.value) }
    if let quirks { lines.append(line("quirks", quirks.isEmpty ? "none" : quirks.joined(separator: ", "))) }
    if !assumptions.isEmpty {
      lines.append(line("assume", assumptions.map(\.text).joined(separator: ", ")))
    }
    if expectation.violations.isEmpty { lines.append("passes") }
    lines += expectation.violations.map { line("violates", $0.description) }
    return lines + (expectation.screen.map { [line("shows", $0)] } ?? [])
  }
}

extension CorpusCase.BodyLine {
  /// Makes comment lines of a text, one for each of its lines.
  static func comments(_ text: String) -> [CorpusCase.BodyLine] {
    text.parts(at: "\n", keepsEmpty: true).map { .comment($0) }
  }

  var isAction: Bool { if case .action = self { true } else { false } }

  /// The line as it stands in a file.
  var text: String {
    switch self {
    case .blank: ""
    case .comment(let text): text.isEmpty ? "#" : "# \(text)"
    case .action(let text, let leavesPending, let comment):
      (leavesPending ? "~" : "") + text + (comment.map { $0.isEmpty ? "  #" : "  # \($0)" } ?? "")
    }
  }
}

extension SystemSettings.Assumption {
  /// Reads `NAME=VALUE`.
  init?(text: String) {
    let parts = text.parts(at: "=", atMost: 2, keepsEmpty: true)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(parts[0], parts[1])
  }

  /// `NAME=VALUE`, as it is read.
  var text: String { "\(name)=\(value)" }
}
