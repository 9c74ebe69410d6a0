/// Draws one control of a sketch, and what every drawing is made of.
struct ControlSVG {
  let control: Sketch.Control
  let size: Int

  var parts: [Markup] {
    let frame = control.frame
    var inset = frame
    inset.x += size / 2
    inset.width -= size
    let title = Markup.element("title", [:], control.action.isEmpty ? control.label : control.action)
    switch control.kind {
    case .row:
      return [title, Self.rectangle("ground", frame, radius: size / 3), words(inset)]
    case .link:
      var end = inset
      end.x += inset.width - size
      end.width = size
      inset.width -= size
      return [title, Self.rectangle("ground", frame, radius: size / 3), words(inset), chevron(end)]
    case .button:
      return [title, Self.rectangle("ground", frame, radius: size / 3), words(inset)]
    case .back: return [title, Self.rectangle("ground", frame, radius: size / 3), chevron(frame, points: -1)]
    case .close: return [title, Self.rectangle("ground", frame, radius: size / 3), cross]
    case .toggle: return [title, Self.rectangle("ground", frame, radius: size / 3), columns]
    case .edge: return [title, Self.rectangle("strip", frame, radius: size / 2), chevron(frame)]
    case .drag: return [title, Self.rectangle("strip", frame, radius: size / 2), chevron(frame, points: -1)]
    case .pull:
      let bar = Sketch.Frame(
        x: frame.x, y: frame.y + size / 3, width: frame.width, height: max(1, size / 3))
      return [title, Self.rectangle("strip", bar, radius: size / 6)]
    case .outside:
      let mark = Sketch.Frame(
        x: frame.x + frame.width / 2 - 3 * size / 2, y: frame.y + frame.height * 3 / 4 - 3 * size / 2,
        width: 3 * size,
        height: 3 * size)
      return [title, circle("strip", mark), circle("strip", mark, share: 2)]
    case .finger: return [title, circle("finger", frame)]
    case .words: return [words(inset)]
    }
  }

  private func words(_ frame: Sketch.Frame) -> Markup {
    Self.words("label", control.label, frame, size: size)
  }

  private func chevron(_ frame: Sketch.Frame, points direction: Int = 1) -> Markup {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let (wide, high) = (direction * size / 5, size * 2 / 5)
    return line("M\(x - wide) \(y - high)L\(x + wide) \(y)L\(x - wide) \(y + high)")
  }

  private var cross: Markup {
    let (x, y) = (control.frame.x + control.frame.width / 2, control.frame.y + control.frame.height / 2)
    let arm = size * 2 / 5
    return line("M\(x - arm) \(y - arm)L\(x + arm) \(y + arm)M\(x + arm) \(y - arm)L\(x - arm) \(y + arm)")
  }

  /// A window with its first column.
  private var columns: Markup {
    let (x, y) = (control.frame.x + control.frame.width / 2, control.frame.y + control.frame.height / 2)
    let (wide, high) = (size * 3 / 5, size / 2)
    return line(
      "M\(x - wide) \(y - high)h\(2 * wide)v\(2 * high)h\(-2 * wide)zM\(x - wide / 3) \(y - high)v\(2 * high)"
    )
  }

  private func circle(_ kind: String, _ frame: Sketch.Frame, share: Int = 1) -> Markup {
    .element(
      "circle",
      [
        "class": kind, "cx": "\(frame.x + frame.width / 2)", "cy": "\(frame.y + frame.height / 2)",
        "r": "\(max(1, frame.width / 2 / share))",
      ])
  }

  private func line(_ path: String) -> Markup { .element("path", ["class": "line", "d": path]) }

  /// A rectangle.
  static func rectangle(_ kind: String, _ frame: Sketch.Frame, radius: Int = 0) -> Markup {
    .element(
      "rect",
      [
        "class": kind, "x": "\(frame.x)", "y": "\(frame.y)", "width": "\(max(0, frame.width))",
        "height": "\(max(0, frame.height))", "rx": radius > 0 ? "\(radius)" : nil,
      ])
  }

  /// Words on one line in the middle of a height, cut where they would not fit.
  static func words(
    _ kind: String, _ text: String, _ frame: Sketch.Frame, size: Int, middle: Bool = false
  ) -> Markup {
    // A letter is a little more than half as wide as it is high; one that is wider costs the end of a long name.
    let room = max(1, frame.width * 100 / max(1, size * 56))
    let cut = text.count > room ? text.prefix(max(1, room - 1)) + "…" : text[...]
    return .element(
      "text",
      [
        "class": kind, "x": "\(middle ? frame.x + frame.width / 2 : frame.x)",
        "y": "\(frame.y + frame.height / 2 + size * 35 / 100)", "font-size": "\(size)",
        "text-anchor": middle ? "middle" : nil,
      ], String(cut))
  }
}
