/// Why a test fails: at most fifteen lines, the first of which is a summary.
///
/// No testing library is linked; a test throws this, and both Swift Testing and XCTest print its `description`.
public struct TestFailure: DescribedError, Equatable, Sendable {
  /// The most lines that a failure has.
  public static let lineLimit = 15

  /// The lines, at least one and at most `lineLimit`.
  public let lines: [String]
  /// What a campaign found; nil where a saved trace or the test itself is at fault.
  public let finding: Finding?
  /// The failing trace as files that a testing library can attach; empty where no trace is at fault.
  public let files: [File]

  /// A text with the name of a file.
  public struct File: Equatable, Sendable {
    /// `trace.steps`, which every subcommand reads, or `trace.html`, a page that steps through it.
    public let name: String
    /// What is in the file.
    public let text: String

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
  }

  /// Keeps the first lines of a text, and counts the others in the last.
  package init(_ lines: [String], finding: Finding? = nil, files: [File] = []) {
    let rows = lines.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    let isLong = rows.count > Self.lineLimit
    self.lines =
      isLong
      ? rows.prefix(Self.lineLimit - 1) + ["  … \(rows.count - Self.lineLimit + 1) more lines"]
      : rows.isEmpty ? ["unknown failure"] : rows
    (self.finding, self.files) = (finding, files)
  }

  /// Wraps any error of a test, so that each test library prints it.
  package init(explaining error: any Error) {
    switch error {
    case let failure as TestFailure: self = failure
    case let error as CommandError: self.init([error.message])
    default: self.init(["\(error)"])
    }
  }

  /// Describes a trace in at most fifteen lines: what failed, the start and the steps, and what stands below.
  init(
    _ heading: String, _ steps: [Finding.Line], _ facts: [FindingEntry.Fact], finding: Finding? = nil,
    files: [File]
  ) {
    let tail = facts.map { "  " + Layout.padded($0.label, to: 16) + $0.text.onOneLine }
    self.init(
      [heading] + Self.rows(steps, limit: max(3, Self.lineLimit - 1 - tail.count)) + tail, finding: finding,
      files: files)
  }

  /// The start and the steps behind it; where there are more than fit, those in the middle are counted.
  private static func rows(_ steps: [Finding.Line], limit: Int) -> [String] {
    let digits = String(steps.count - 1).count
    let width = min(34, steps.map(\.text.count).max() ?? 0)
    var rows = steps.enumerated().map { index, step in
      let number = index == 0 ? Layout.spaces(digits) : Layout.right(String(index), in: digits)
      let others = step.others.map { " | \($0)" }.joined()
      let text = step.text + Layout.spaces(width - step.text.count)
      return clipped(
        "\(step.violations.isEmpty ? " " : "✗") \(number)  \(text)  \(step.screen)\(others)\(step.ignoredNote)"
      )
    }
    if rows.count > limit {
      let first = limit / 2
      let last = limit - 1 - first
      let note = "  \(Layout.spaces(digits))  … steps \(first) to \(rows.count - last - 1)"
      rows = rows.prefix(first) + [note] + rows.suffix(last)
    }
    return rows
  }

  /// The beginning of a text, so that it stays one line of an issue list.
  static func clipped(_ text: String) -> String { Layout.clipped(text.onOneLine, to: 110) }

  /// All lines.
  public var description: String { lines.joined(separator: "\n") }
}
