/// Draws a trace line by line with what is seen after each.
struct TraceTable {
  let startScreen: String
  let startOthers: [OtherScreen]
  let brokenAtStart: [String]
  let lines: [Finding.Line]
  let paint: Paint
  /// What is drawn at the start, where drawings are wanted; nil where none are.
  var startSketches: [Sketch]?

  /// The rows, indented by two.
  var rows: [String] {
    let numberWidth = String(lines.count).count
    let longest = lines.map(\.text.count).max() ?? 0
    let actionWidth = min(max(longest, 6), 34)
    let column = 2 + numberWidth + 2 + actionWidth + 2
    var rows = drawings(startSketches, next: lines.first, before: column)
    rows.insert(
      contentsOf: row(
        number: Layout.spaces(numberWidth), action: "launch", screen: startScreen, others: startOthers,
        heard: [],
        ignored: nil, broken: brokenAtStart, column: column), at: 0)
    for (index, line) in lines.enumerated() {
      rows += row(
        number: Layout.right(String(index + 1), in: numberWidth), action: line.text, screen: line.screen,
        others: line.others, heard: line.heard, ignored: line.ignored, broken: line.broken, column: column)
      rows += drawings(
        startSketches == nil ? nil : line.sketches, next: lines.dropFirst(index + 1).first, before: column)
    }
    return rows
  }

  /// What is seen, drawn below its row.
  private func drawings(_ sketches: [Sketch]?, next: Finding.Line?, before column: Int) -> [String] {
    (sketches ?? []).flatMap { SketchText(sketch: $0, next: next?.bareText, paint: paint).rows }
      .map { Layout.spaces(column) + $0 }
  }

  private func row(
    number: String, action: String, screen: String, others: [OtherScreen], heard: [String], ignored: String?,
    broken: [String], column: Int
  ) -> [String] {
    var rows: [String] = []
    var left = "  \(number)  \(action)"
    if left.count + 2 > column {
      rows.append(left)
      left = ""
    }
    // An action that was ignored changes nothing itself, but what was in flight may have landed on its line.
    let seen = screen + (ignored.map { " (ignored: \($0))" } ?? "")
    for (index, part) in Layout.wrapped(seen, to: max(20, Layout.width - column)).enumerated() {
      rows.append((index == 0 ? Layout.padded(left, to: column) : Layout.spaces(column)) + part)
    }
    for other in others {
      rows += Layout.wrapped(other.description, to: max(20, Layout.width - column)).map {
        Layout.spaces(column) + $0
      }
    }
    for one in heard { rows.append(Layout.spaces(column) + paint.dim("· the app hears: \(one)")) }
    return rows + broken.map { Layout.spaces(column) + paint.red("✗ \($0)") }
  }
}
