/// Puts the lines of a failure together: what broke, the trace, whose fault it is, and how to repeat it.
///
/// They stand in the issue list of an IDE and in terminals of any width, so nothing is drawn, and a long trace is told
/// by its ends.
struct FailureLines {
  /// What broke, in one line.
  let heading: String
  /// What the rule says, or else what was promised.
  let statement: String
  let start: [StartPoint.HeaderLine]
  let startScreen: String
  let lines: [Finding.Line]
  /// What is said besides, each with its label: verdict, repeat, seed.
  let facts: [(label: String, text: String)]

  private static let width = 110
  private static let labelWidth = 9

  /// At most `TestFailure.lineLimit` lines.
  var all: [String] {
    let head = [heading, "  " + Self.clipped(statement)]
    let tail = facts.map { "  " + Layout.padded($0.label, to: Self.labelWidth) + Self.flat($0.text) }
    return head + trace(rows: TestFailure.lineLimit - head.count - tail.count) + tail
  }

  /// The launch and the lines behind it; where there are more than fit, those in the middle are counted.
  private func trace(rows: Int) -> [String] {
    let width = min(34, lines.map(\.text.count).max() ?? 0)
    let digits = String(lines.count).count
    let place = start.isEmpty ? "" : " on " + start.map(\.value).joined(separator: ", ")
    let launch = Self.clipped("  \(Layout.spaces(digits))  launch\(place): \(startScreen)")
    var rest = lines.enumerated().map { index, line in
      let number = Layout.right(String(index + 1), in: digits)
      let others = line.others.map { " | \($0)" }.joined()
      let ignored = line.ignored.map { " (ignored: \($0))" } ?? ""
      let text = line.text + Layout.spaces(width - line.text.count)
      let mark = line.broken.isEmpty ? " " : "✗"
      return Self.clipped(
        "\(mark) \(number)  \(text)  \(line.screen)\(others)\(ignored)")
    }
    let room = max(3, rows - 1)
    if rest.count > room {
      let first = (room - 1) / 2
      let last = room - 1 - first
      let left = rest.count - first - last
      let note =
        "  \(Layout.spaces(digits))  … lines \(first + 1) to \(first + left): the literal below has them, and "
        + "'show --actions' of a command line tells each"
      rest = rest.prefix(first) + [note] + rest.suffix(last)
    }
    return [launch] + rest
  }

  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The beginning of a text, so that it stays one line.
  private static func clipped(_ text: String) -> String {
    let text = flat(text)
    return text.count <= width ? text : text.prefix(width - 1) + "…"
  }
}
