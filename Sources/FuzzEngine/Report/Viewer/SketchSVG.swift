/// Draws a sketch as SVG, in the units of the sketch and in the colours of the page.
final class SketchSVG {
  let sketch: Sketch
  /// The positions of the areas that changed.
  let changed: [Int]
  /// The text of the action that is taken next, without its mark.
  let next: String?
  let label: String

  init(_ sketch: Sketch, changed: [Int], next: String?, label: String) {
    (self.sketch, self.changed, self.next, self.label) = (sketch, changed, next, label)
  }

  private var size: Int { sketch.textSize }

  var markup: Markup {
    let screen = sketch.screen
    let margin = size + size / 4
    let shade = sketch.isWindowDimmed ? rectangle("shade", sketch.window) : ""
    let outside = sketch.controls.filter(\.isOutside).map(drawn)
    let frame = rectangle("case", screen.inset(by: -size / 4), radius: margin)
    return """
      <svg class="sketch" style="--width:\(screen.width)" viewBox="\(-margin) \(-margin) \
      \(screen.width + 2 * margin) \(screen.height + 2 * margin)" role="img" aria-label="\(label)" \
      font-size="\(size)">\(rectangle("screen", screen, radius: size))\(rectangle("frame", sketch.window))\(shade)\
      \(sketch.areas.indices.map(area))\(outside)\(frame)</svg>
      """
  }

  private func area(_ index: Int) -> Markup {
    let area = sketch.areas[index]
    let frame = area.frame
    let isChanged = changed.contains(index)
    let radius = area.isOver ? size / 2 : 0
    let inset = Sketch.Frame(
      x: area.visible.x + 3 * size / 4, y: frame.y, width: area.visible.width - 3 * size / 2,
      height: frame.height)
    /// A part of the area that is two lines high.
    func row(_ y: Int) -> Sketch.Frame {
      Sketch.Frame(x: inset.x, y: y, width: inset.width, height: 2 * size)
    }
    var parts = [rectangle("ground", frame, radius: radius)]
    let own = sketch.controls.filter { !$0.isOutside && sketch.area(of: $0) == index }
    if area.isEmpty {
      parts.append(words("void", area.shows, row(frame.y + frame.height / 2 - size), size, isCentred: true))
    } else {
      let head = row(inset.y + area.headHeight - 5 * size / 2)
      parts.append(words("title", area.shows, head, size * 13 / 10))
      if !own.contains(where: { [.row, .link].contains($0.kind) }) { parts += filler(inset, area) }
    }
    parts += own.map(drawn)
    let name = area.note.isEmpty ? area.name : "\(area.name) · \(area.note)"
    parts.append(words("name", name, row(frame.y + frame.height - 2 * size), size * 8 / 10))
    if area.isDimmed { parts.append(rectangle("shade", frame)) }
    if isChanged { parts.append(rectangle("mark", frame.inset(by: size / 8), radius: radius)) }
    return "<g class=\"area\(area.isOver ? " over" : "")\(isChanged ? " changed" : "")\">\(parts)</g>"
  }

  /// Grey lines in the place of a view's own content.
  private func filler(_ inset: Sketch.Frame, _ area: Sketch.Area) -> [Markup] {
    let top = inset.y + area.headHeight + size / 2
    let count = min(4, (inset.height - area.headHeight - 3 * size) / (2 * size))
    return (0..<max(0, count)).map { line in
      let width = inset.width * [90, 76, 84, 42][line] / 100
      let bar = Sketch.Frame(x: inset.x, y: top + line * 2 * size, width: width, height: 3 * size / 5)
      return rectangle("filler", bar, radius: size / 4)
    }
  }

  private func drawn(_ control: Sketch.Control) -> Markup {
    let isNext = control.isLive && !control.action.isEmpty && control.action == next
    let frame = control.frame
    let x = frame.x + frame.width - min(frame.width, 2 * size) / 2
    let touch: Markup = isNext ? circle("touch", x, frame.middle.y, size * 3 / 4) : ""
    let kinds = control.kind.rawValue + (control.isChosen ? " chosen" : "") + (isNext ? " next" : "")
    let action = control.action.isEmpty ? control.label : control.action
    let title: Markup = control.kind == .words ? "" : "<title>\(action)</title>"
    return "<g class=\"control \(kinds)\">\(title)\(shape(of: control))\(touch)</g>"
  }

  private func shape(of control: Sketch.Control) -> [Markup] {
    let frame = control.frame
    let (x, y) = frame.middle
    var inset = frame
    inset.x += size / 2
    inset.width -= size
    let ground = rectangle("ground", frame, radius: size / 3)
    let strip = rectangle("strip", frame, radius: size / 2)
    switch control.kind {
    case .row, .button: return [ground, words("label", control.label, inset, size)]
    case .link:
      let end = inset.x + inset.width - size / 2
      inset.width -= size
      return [ground, words("label", control.label, inset, size), chevron(end, y)]
    case .back: return [ground, chevron(x, y, -1)]
    case .close:
      let arm = size * 2 / 5
      return [
        ground,
        line("M\(x - arm) \(y - arm)L\(x + arm) \(y + arm)M\(x + arm) \(y - arm)L\(x - arm) \(y + arm)"),
      ]
    case .toggle:
      // A window with its first column.
      let (wide, high) = (size * 3 / 5, size / 2)
      let outline = "M\(x - wide) \(y - high)h\(2 * wide)v\(2 * high)h\(-2 * wide)z"
      return [ground, line("\(outline)M\(x - wide / 3) \(y - high)v\(2 * high)")]
    case .edge: return [strip, chevron(x, y)]
    case .drag: return [strip, chevron(x, y, -1)]
    case .pull:
      let bar = Sketch.Frame(
        x: frame.x, y: frame.y + size / 3, width: frame.width, height: max(1, size / 3))
      return [rectangle("strip", bar, radius: size / 6)]
    case .outside:
      let low = frame.y + frame.height * 3 / 4
      return [circle("strip", x, low, 3 * size / 2), circle("strip", x, low, 3 * size / 4)]
    case .finger: return [circle("finger", x, y, max(1, frame.width / 2))]
    case .words: return [words("label", control.label, inset, size)]
    }
  }

  private func chevron(_ x: Int, _ y: Int, _ direction: Int = 1) -> Markup {
    let (wide, high) = (direction * size / 5, size * 2 / 5)
    return line("M\(x - wide) \(y - high)L\(x + wide) \(y)L\(x - wide) \(y + high)")
  }

  private func line(_ path: String) -> Markup { "<path class=\"line\" d=\"\(path)\"></path>" }

  private func circle(_ kind: String, _ x: Int, _ y: Int, _ radius: Int) -> Markup {
    "<circle class=\"\(kind)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"></circle>"
  }

  private func rectangle(_ kind: String, _ frame: Sketch.Frame, radius: Int = 0) -> Markup {
    """
    <rect class="\(kind)" x="\(frame.x)" y="\(frame.y)" width="\(max(0, frame.width))" \
    height="\(max(0, frame.height))" rx="\(radius)"></rect>
    """
  }

  /// Words on one line in the middle of a height, cut where they would not fit.
  @inline(never)
  private func words(
    _ kind: String, _ text: String, _ frame: Sketch.Frame, _ size: Int, isCentred: Bool = false
  ) -> Markup {
    // A letter is a little more than half as wide as it is high; one that is wider costs the end of a long name.
    let room = max(2, frame.width * 100 / max(1, size * 56))
    let x = isCentred ? frame.middle.x : frame.x
    return """
      <text class="\(kind)" x="\(x)" y="\(frame.y + frame.height / 2 + size * 35 / 100)" font-size="\(size)" \
      text-anchor="\(isCentred ? "middle" : "start")">\(Layout.clipped(text, to: room))</text>
      """
  }
}

extension Sketch {
  /// The area on which a control stands: the one that is as live as it is, the last of several.
  func area(of control: Control) -> Int? {
    let inner = control.frame
    let holders = areas.indices.filter { index in
      let outer = areas[index].frame
      return inner.width > 0 && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
        && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
    }
    return holders.last { areas[$0].isDimmed != control.isLive } ?? holders.last
  }
}

extension Sketch.Control {
  /// Whether it lies over all areas and not within one.
  var isOutside: Bool { [.edge, .drag, .pull, .outside, .finger].contains(kind) }
}

extension Sketch.Frame {
  var middle: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  func inset(by margin: Int) -> Sketch.Frame {
    Sketch.Frame(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }
}
