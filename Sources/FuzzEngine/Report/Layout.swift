/// The positions of so many things in an order; those of which none comes before the other stay as they were.
///
/// The library's sort is compiled anew for each type, so that the package sorts positions alone.
@inline(never)
func order(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
  Array(0..<count).sorted(by: isBefore)
}

extension String {
  /// The parts of a text between separators.
  @inline(never)
  func parts(at separator: Character = " ", atMost count: Int = .max, keepsEmpty: Bool = false) -> [String] {
    split(separator: separator, maxSplits: count - 1, omittingEmptySubsequences: !keepsEmpty).map(String.init)
  }

  /// The text on one line, with spaces between its lines.
  @inline(never)
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

/// Fits text into the lines of a report.
///
/// What many places call is not inlined, so that it is compiled once.
enum Layout {
  /// The width of the terminal that the output is read on, in characters; nil for a file and for another program.
  @TaskLocal static var terminal: Int?

  /// The width that reports are made for, in characters: everywhere the same but on a terminal that is narrower.
  static var width: Int { min(100, terminal.map { max(60, $0) } ?? 100) }

  /// Breaks a text between words; a word longer than a line keeps a line for itself.
  @inline(never)
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.parts() {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// Puts a label before a text and breaks the text in a column of its own.
  @inline(never)
  static func labelled(_ label: String, _ text: String, indent: Int, column: Int) -> [String] {
    let room = max(20, width - column)
    return wrapped(text, to: room).enumerated().map { index, part in
      padded(index == 0 ? spaces(indent) + label : "", to: column) + part
    }
  }

  /// Fills a text up with spaces on its right; a longer one gets one space.
  static func padded(_ text: String, to width: Int) -> String {
    text + spaces(max(text.isEmpty ? 0 : 1, width - text.count))
  }

  /// Fills a text up with spaces on its left.
  static func right(_ text: String, in width: Int) -> String { spaces(width - text.count) + text }

  /// A text without the spaces on its right.
  private static func trimmed(_ text: String) -> String {
    text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
  }

  /// The beginning of a text that does not fit.
  @inline(never)
  static func clipped(_ text: String, to width: Int) -> String {
    text.count <= width ? text : text.prefix(width - 1) + "…"
  }

  static func heading(_ title: String) -> String {
    "── \(title) " + String(repeating: "─", count: max(2, width - 4 - title.count))
  }

  @inline(never)
  static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// What stands before a text that begins at a column, or as far before it as the text needs to fit.
  static func indent(_ text: String, to column: Int) -> String {
    spaces(max(2, min(column, width - text.count)))
  }

  /// A number with commas between thousands, the same in every locale.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// A number with its noun: `1 run`, `2 runs`.
  @inline(never)
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// A number of seconds with two digits behind the point, the same in every locale.
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((max(0, min(seconds, 1e9)) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Rows of cells under each other, the first columns flush left and the rest flush right.
  ///
  /// A last column that is left, where `isLastLeft` says so, is text: on a terminal it is broken in a column of its own, or
  /// below the row where there is no room, and elsewhere a row is a line, for who looks for one.
  static func table(_ rows: [[String]], leftColumns: Int = 1, isLastLeft: Bool = false) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let last = isLastLeft ? max(0, count - 1) : count
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let indent = widths.prefix(last).reduce(0) { $0 + $1 + 2 }
    return rows.flatMap { row in
      let cells = row.prefix(last).enumerated().map { column, cell in
        let gap = spaces(widths[column] - cell.count)
        return column < leftColumns ? cell + gap : gap + cell
      }
      let lead = cells.map { $0 + "  " }.joined()
      let text = row.count > last ? row[last] : ""
      guard let terminal else { return [trimmed(lead + text)] }
      // A column that is too narrow for sentences is none: they stand below the row, which may itself need no columns.
      let begun =
        indent - 2 > terminal ? wrapped(row.prefix(last).joined(separator: "  "), to: terminal) : [lead]
      let (first, margin) = terminal - indent < 30 ? (begun, 4) : ([], indent)
      let parts = wrapped(text, to: max(20, terminal - margin)).enumerated().map { index, part in
        (first.isEmpty && index == 0 ? lead : spaces(margin)) + part
      }
      return (first + parts).map(trimmed).filter { !$0.isEmpty }
    }
  }
}
