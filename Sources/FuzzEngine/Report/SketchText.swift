/// Draws a sketch with characters, for a terminal: the same panes and controls as the picture, a little less to scale.
final class SketchText {
  private let sketch: Sketch
  /// The text of the action that is taken next, without its mark; nil for none.
  private let next: String?
  private let paint: Paint

  init(_ sketch: Sketch, next: String? = nil, _ paint: Paint) {
    (self.sketch, self.next, self.paint) = (sketch, next, paint)
  }

  /// The rows, without indentation.
  var rows: [String] {
    var canvas = TextCanvas(width: column(sketch.screen.width) + 1, height: row(sketch.screen.height) + 1)
    canvas.box(box(sketch.screen))
    if sketch.window != sketch.screen { canvas.box(box(sketch.window)) }
    if sketch.isWindowDimmed { canvas.shade(box(sketch.window)) }
    for index in sketch.areas.indices { draw(area: index, &canvas) }
    for control in sketch.controls where control.frame.width > 0 && control.isOutside {
      draw(control, &canvas)
    }
    let place = sketch.place.isEmpty ? "" : "\(sketch.place), "
    return canvas.rows(paint) + [paint.dim("\(place)\(sketch.caption)")]
  }

  // A row of a list is one line, and a character a third as wide as that is high.
  private var rowHeight: Int { max(1, sketch.textSize * 9 / 4) }
  private func row(_ points: Int) -> Int { (points + rowHeight / 2) / rowHeight }
  private func column(_ points: Int) -> Int { points * 3 / rowHeight }

  private func box(_ frame: Sketch.Frame) -> TextCanvas.Box {
    TextCanvas.Box(
      left: column(frame.x), top: row(frame.y), right: column(frame.x + frame.width),
      bottom: row(frame.y + frame.height))
  }

  private func draw(area index: Int, _ canvas: inout TextCanvas) {
    let area = sketch.areas[index]
    let box = box(area.frame)
    canvas.clear(box)
    canvas.box(box)
    let start = column(area.visible.x) + 2
    let room = max(1, box.right - start - 1)
    let style: TextCanvas.Style = area.isDimmed ? .dim : area.isEmpty ? .dim : .bold
    // The bar's buttons and the title share the first line.
    let own = sketch.controls.filter { sketch.area(of: $0) == index }
    let bar = own.filter { [.back, .toggle, .close].contains($0.kind) }
    var left = start
    for control in bar {
      let mark = control.kind == .back ? "‹" : control.kind == .close ? "×" : "≡"
      canvas.write("[\(mark)]", at: left, box.top + 1, room: room, isNext(control) ? .reverse : .plain)
      left += 4
    }
    canvas.write(area.shows, at: left, box.top + 1, room: box.right - left - 1, style)
    var line = box.top + 2
    let rows = own.filter { [.row, .link, .words].contains($0.kind) }
    let last = box.bottom - 2
    for (position, control) in rows.enumerated() {
      guard line < last || (line == last && position == rows.count - 1) else {
        canvas.write("… \(rows.count - position) more", at: start, last, room: room, .dim)
        break
      }
      let text =
        switch control.kind {
        case .row: (control.isChosen ? "● " : "○ ") + control.label
        case .link: "› \(control.label)"
        default: control.label
        }
      canvas.write(
        text, at: start, line, room: room, isNext(control) ? .reverse : area.isDimmed ? .dim : .plain)
      line += 1
    }
    let name = area.note.isEmpty ? area.name : "\(area.name), \(area.note)"
    canvas.write(name, at: start, box.bottom - 1, room: room, .dim)
    if area.isDimmed { canvas.shade(box) }
  }

  private func isNext(_ control: Sketch.Control) -> Bool {
    control.isLive && !control.action.isEmpty && control.action == next
  }

  private func draw(_ control: Sketch.Control, _ canvas: inout TextCanvas) {
    let box = box(control.frame)
    let middle = (box.top + box.bottom) / 2
    let (mark, at): (String, Int) =
      switch control.kind {
      case .edge: ("→", box.left + 1)
      case .drag: ("←", box.right - 1)
      case .pull: ("↓", (box.left + box.right) / 2)
      case .finger: ("◉", (box.left + box.right) / 2)
      default: ("○", (box.left + box.right) / 2)
      }
    canvas.write(
      mark, at: at, control.kind == .pull ? box.top : middle, room: 1, isNext(control) ? .reverse : .plain)
  }
}
