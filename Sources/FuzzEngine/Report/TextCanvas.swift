/// Characters in rows and columns, each with a style.
struct TextCanvas {
  /// A rectangle by the positions of its lines.
  struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  /// How a character looks.
  enum Style { case plain, bold, dim, reverse }

  private struct Cell {
    var character: Character = " "
    var style = Style.plain
    /// The lines that leave it: up, right, down, left.
    var lines: UInt8 = 0
    /// Whether the character before it is two columns wide and covers it.
    var isCovered = false
  }

  private let width: Int
  private var cells: [[Cell]]

  init(width: Int, height: Int) {
    self.width = max(1, width)
    cells = Array(repeating: Array(repeating: Cell(), count: self.width), count: max(1, height))
  }

  /// Empties what is within a box, its lines too.
  mutating func clear(_ box: Box) {
    each(box) { cell, column, row in
      let isInside = column > box.left && column < box.right && row > box.top && row < box.bottom
      if isInside { cell = Cell() } else { cell.character = " " }
    }
  }

  /// Draws the lines of a box; where they meet others they join them.
  mutating func box(_ box: Box) {
    each(box) { cell, column, row in
      let isSide = column == box.left || column == box.right
      let isEnd = row == box.top || row == box.bottom
      if isSide || isEnd { cell.character = " " }
      if isSide { cell.lines |= (row > box.top ? 1 : 0) | (row < box.bottom ? 4 : 0) }
      if isEnd { cell.lines |= (column > box.left ? 8 : 0) | (column < box.right ? 2 : 0) }
    }
  }

  /// Fills what is empty within a box.
  mutating func shade(_ box: Box) {
    each(Box(left: box.left + 1, top: box.top + 1, right: box.right - 1, bottom: box.bottom - 1)) {
      cell, _, _ in
      if cell.character == " ", cell.lines == 0, !cell.isCovered, cell.style == .plain {
        cell.character = "░"
      }
      cell.style = .dim
    }
  }

  /// Writes on one row, and cuts what does not fit.
  mutating func write(_ text: String, at column: Int, _ row: Int, room: Int, _ style: Style) {
    guard cells.indices.contains(row) else { return }
    var column = column
    let end = min(width, column + max(0, room))
    let wide = text.reduce(0) { $0 + Self.columns($1) }
    var left = text[...]
    while let character = left.popFirst() {
      let isCut = wide > room && column + Self.columns(character) >= end && !left.isEmpty
      let shown: Character = isCut ? "…" : Self.isPrinted(character) ? character : "\u{FFFD}"
      guard column >= 0, column + Self.columns(shown) <= end else { return }
      cells[row][column] = Cell(character: shown, style: style)
      if Self.columns(shown) == 2 { cells[row][column + 1] = Cell(style: style, isCovered: true) }
      column += Self.columns(shown)
      if isCut { return }
    }
  }

  /// The rows as text, in colour where that is wanted.
  func rows(_ paint: Paint) -> [String] {
    let lines = Array("·╵╶└╷│┌├╴┘─┴┐┤┬┼")
    return cells.map { row in
      var runs: [(style: Style, text: String)] = []
      for cell in row where !cell.isCovered {
        if runs.last?.style != cell.style { runs.append((cell.style, "")) }
        let isLine = cell.lines != 0 && cell.character == " "
        runs[runs.count - 1].text.append(isLine ? lines[Int(cell.lines & 15)] : cell.character)
      }
      return runs.map { run in
        switch run.style {
        case .plain: run.text
        case .bold: paint.bold(run.text)
        case .dim: paint.dim(run.text)
        case .reverse: paint.reverse(run.text)
        }
      }.joined()
    }
  }

  @inline(never)
  private mutating func each(_ box: Box, _ body: (inout Cell, Int, Int) -> Void) {
    for row in cells.indices where row >= box.top && row <= box.bottom {
      for column in 0..<width where column >= box.left && column <= box.right {
        body(&cells[row][column], column, row)
      }
    }
  }

  private static func isPrinted(_ character: Character) -> Bool {
    !character.unicodeScalars.contains { scalar in
      [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        && scalar != "\u{200D}"
    }
  }

  /// How many columns a terminal gives a character.
  static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
