/// Draws a sketch as SVG, in the units of the sketch and in the colours of the page.
struct SketchSVG {
  let sketch: Sketch
  /// The positions of the areas that changed.
  let changed: [Int]
  /// The text of the action that is taken next, without its mark.
  let next: String?
  /// What it shows, in words.
  let label: String

  /// The picture.
  var markup: Markup {
    let (size, screen) = (sketch.textSize, sketch.screen)
    let margin = size + size / 4
    var parts = [rectangle("screen", screen, radius: size), rectangle("frame", sketch.window)]
    if sketch.isWindowDimmed { parts.append(rectangle("shade", sketch.window)) }
    for (index, area) in sketch.areas.enumerated() { parts.append(drawn(area, index)) }
    parts += sketch.controls.filter { isOutside($0) }.map(drawn)
    parts.append(
      rectangle(
        "case",
        Sketch.Frame(
          x: -size / 4, y: -size / 4, width: screen.width + size / 2, height: screen.height + size / 2),
        radius: size + size / 4))
    let box = "\(-margin) \(-margin) \(screen.width + 2 * margin) \(screen.height + 2 * margin)"
    return .element(
      "svg",
      [
        "class": screen.width > screen.height ? "sketch wide" : "sketch", "viewBox": box, "role": "img",
        "aria-label": label, "font-size": "\(size)",
      ], parts)
  }

  private func drawn(_ area: Sketch.Area, _ index: Int) -> Markup {
    let size = sketch.textSize
    let frame = area.frame
    var kinds = ["area"]
    if area.isOver { kinds.append("over") }
    if changed.contains(index) { kinds.append("changed") }
    var parts = [rectangle("ground", frame, radius: area.isOver ? size / 2 : 0)]
    let inset = Sketch.Frame(
      x: area.visible.x + 3 * size / 4, y: frame.y, width: area.visible.width - 3 * size / 2,
      height: frame.height)
    if area.isEmpty {
      var middle = inset
      middle.y += frame.height / 2 - size
      middle.height = 2 * size
      parts.append(words("void", area.shows, middle, middle: true))
    } else {
      parts.append(words("title", area.shows, headline(inset, area), scale: 13))
    }
    let own = sketch.controls.filter { !isOutside($0) && isWithin($0.frame, frame) && owner(of: $0) == index }
    if !area.isEmpty, !own.contains(where: { [.row, .link].contains($0.kind) }) {
      parts += filler(inset, area)
    }
    parts += own.map(drawn)
    var foot = inset
    foot.y = frame.y + frame.height - 2 * size
    foot.height = 2 * size
    parts.append(
      words("name", area.note.isEmpty ? area.name : "\(area.name) · \(area.note)", foot, scale: 8))
    if area.isDimmed { parts.append(rectangle("shade", frame)) }
    if changed.contains(index) {
      let line = Sketch.Frame(
        x: frame.x + size / 8, y: frame.y + size / 8, width: frame.width - size / 4,
        height: frame.height - size / 4)
      parts.append(rectangle("mark", line, radius: area.isOver ? size / 2 : 0))
    }
    return .element("g", ["class": kinds.joined(separator: " ")], parts)
  }

  private func headline(_ inset: Sketch.Frame, _ area: Sketch.Area) -> Sketch.Frame {
    let size = sketch.textSize
    return Sketch.Frame(
      x: inset.x, y: inset.y + area.headHeight - 5 * size / 2, width: inset.width, height: 2 * size)
  }

  /// Grey lines in the place of a view's own content.
  private func filler(_ inset: Sketch.Frame, _ area: Sketch.Area) -> [Markup] {
    let size = sketch.textSize
    let top = inset.y + area.headHeight + size / 2
    let count = min(4, (inset.height - area.headHeight - 3 * size) / (2 * size))
    return (0..<max(0, count)).map { line in
      let share = [90, 76, 84, 42][line]
      return rectangle(
        "filler",
        Sketch.Frame(
          x: inset.x, y: top + line * 2 * size, width: inset.width * share / 100, height: 3 * size / 5),
        radius: size / 4)
    }
  }

  /// Whether a control lies over all areas and not within one.
  private func isOutside(_ control: Sketch.Control) -> Bool {
    [.edge, .drag, .pull, .outside, .finger].contains(control.kind)
  }

  private func isWithin(_ inner: Sketch.Frame, _ outer: Sketch.Frame) -> Bool {
    inner.width > 0 && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
      && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
  }

  /// The area on which a control stands: the one that is as live as it is, the last of several.
  private func owner(of control: Sketch.Control) -> Int? {
    let holders = sketch.areas.indices.filter { isWithin(control.frame, sketch.areas[$0].frame) }
    return holders.last { sketch.areas[$0].isDimmed != control.isLive } ?? holders.last
  }

  private func drawn(_ control: Sketch.Control) -> Markup {
    var kinds = ["control", control.kind.rawValue]
    if control.isChosen { kinds.append("chosen") }
    let isNext = control.isLive && !control.action.isEmpty && control.action == next
    var parts = ControlSVG(control: control, size: sketch.textSize).parts
    if isNext {
      kinds.append("next")
      let frame = control.frame
      parts.append(
        .element(
          "circle",
          [
            "class": "touch", "cx": "\(frame.x + frame.width - min(frame.width, 2 * sketch.textSize) / 2)",
            "cy": "\(frame.y + frame.height / 2)", "r": "\(sketch.textSize * 3 / 4)",
          ]))
    }
    return .element("g", ["class": kinds.joined(separator: " ")], parts)
  }

  private func rectangle(_ kind: String, _ frame: Sketch.Frame, radius: Int = 0) -> Markup {
    ControlSVG.rectangle(kind, frame, radius: radius)
  }

  private func words(
    _ kind: String, _ text: String, _ frame: Sketch.Frame, scale: Int = 10, middle: Bool = false
  ) -> Markup {
    ControlSVG.words(kind, text, frame, size: sketch.textSize * scale / 10, middle: middle)
  }
}
