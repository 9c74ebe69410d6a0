internal import SplitModel

/// How a split view's screen is drawn: the device to scale, its panes, and what can be tapped on them.
///
/// The model knows which panes there are and what they offer, and not where; places and widths are those of the
/// platform as far as they are known, and otherwise what reads well.
extension ScreenDescription {
  /// Draws a screen that is seen in a place, with what stands before the actions that are taken there.
  func sketch(_ screen: Screen, place: String = "", prefix: String = "") -> Sketch {
    let environment = screen.environment
    let whole = Self.screen(environment)
    let size = max(5, max(whole.width, whole.height) / 42)
    var window = whole
    window.width = min(whole.width, environment.widthPoints)
    if environment.window == .slideOver, window.width < whole.width {
      window.x = whole.width - window.width - size / 2
      window.y = size
      window.height -= 2 * size
    }
    var sketch = Sketch(
      place: place, caption: Self.caption(environment, whole), screen: whole, window: window, textSize: size)
    sketch.isWindowDimmed = screen.presentation.contains(.isShown)
    let frames = frames(screen, window, size)
    for (position, frame) in frames {
      let pane = screen[position]
      let (name, title) = (nameOfView(pane.view), title?(pane.view))
      var area = Sketch.Area(
        Self.name(of: pane.column, screen.presentation), shows: title ?? name, frame: frame)
      area.isEmpty = !pane.view.isContent
      area.isOver = pane.placement == .over || pane.column == .sheet
      area.isDimmed = pane.isDimmed
      // A view with a title is called by its value in traces.
      let value = title == nil || title == name || !pane.view.isContent ? nil : name
      let notes = [value, strayTitle(of: pane, screen) ?? (pane.depth > 1 ? "\(pane.depth) deep" : nil)]
      area.note = notes.compactMap(\.self).joined(separator: ", ")
      area.headHeight = 5 * size
      if area.isDimmed {
        let covering = frames.filter { screen[$0.position].placement == .over }
        let end = covering.map { $0.frame.x + $0.frame.width }.max() ?? frame.x
        area.hiddenWidth = min(max(0, end - frame.x), max(0, frame.width - 5 * size))
      }
      sketch.areas.append(area)
      sketch.controls += controls(screen, position, area, size)
    }
    if screen.presentation.contains(.hasInspectorColumn) {
      let width = min(280, window.width / 3)
      let frame = Sketch.Frame(
        x: window.x + window.width - width, y: window.y, width: width, height: window.height)
      var area = Sketch.Area("inspector", shows: "inspector", frame: frame)
      area.headHeight = 5 * size
      sketch.areas.append(area)
    }
    sketch.controls += edges(screen, sketch)
    sketch.unplaced = unplaced(screen)
    for controls in [\Sketch.controls, \Sketch.unplaced] {
      for index in sketch[keyPath: controls].indices where !sketch[keyPath: controls][index].action.isEmpty {
        sketch[keyPath: controls][index].action = prefix + sketch[keyPath: controls][index].action
      }
    }
    return sketch
  }

  private static func screen(_ environment: DeviceEnvironment) -> Sketch.Frame {
    let device = Device.all[Int(environment.device)]
    let folded = environment.window == .folded ? device.folded : nil
    let width = folded?.widthPoints ?? device.widthPoints
    let height = folded?.heightPoints ?? device.heightPoints
    return environment.isLandscapeScreen
      ? Sketch.Frame(width: height, height: width) : Sketch.Frame(width: width, height: height)
  }

  private static func caption(_ environment: DeviceEnvironment, _ screen: Sketch.Frame) -> String {
    let device = Device.all[Int(environment.device)]
    var parts = [device.name]
    if device.turns { parts[0] += environment.isLandscapeScreen ? " landscape" : " portrait" }
    parts.append("\(screen.width) × \(screen.height)")
    if environment.window == .folded { parts.append("folded") }
    if environment.widthPoints < screen.width {
      let name = environment.window.points == nil ? "\(environment.window.text), " : ""
      parts.append("window \(name)\(environment.widthPoints) wide")
    }
    parts.append(environment.isCompact ? "compact" : "regular")
    return parts.joined(separator: ", ")
  }

  private func frames(
    _ screen: Screen, _ window: Sketch.Frame, _ size: Int
  ) -> [(position: Int, frame: Sketch.Frame)] {
    let count = Int(screen.paneCount)
    let inspector = screen.presentation.contains(.hasInspectorColumn) ? min(280, window.width / 3) : 0
    var (beside, over) = (window.x, window.x)
    var behind: [(position: Int, frame: Sketch.Frame)] = []
    var front = behind
    for position in 0..<count {
      let pane = screen[position]
      var frame = window
      if pane.column == .sheet {
        front.append((position, presented(screen, window, size)))
        continue
      }
      frame.x = beside
      guard position < count - 1, !screen.isCollapsed, pane.column != .fullScreen else {
        frame.width = max(size, window.x + window.width - inspector - beside)
        behind.append((position, frame))
        continue
      }
      let asked = pane.column == .sidebar ? Int(screen.sidebarTens) * 10 : 0
      frame.width = asked > 0 ? min(asked, window.width) : min(320, window.width * (count > 2 ? 3 : 4) / 10)
      if pane.placement == .over {
        frame.x = over
        over += frame.width
        front.append((position, frame))
      } else {
        beside += frame.width
        over = max(over, window.x)
        behind.append((position, frame))
      }
    }
    return behind + front
  }

  private func presented(_ screen: Screen, _ window: Sketch.Frame, _ size: Int) -> Sketch.Frame {
    let presentation = screen.presentation
    let isBox = presentation.contains(.isAlert) || presentation.contains(.isDialog)
    if screen.isCollapsed, !isBox {
      let top = 3 * size
      return Sketch.Frame(x: window.x, y: window.y + top, width: window.width, height: window.height - top)
    }
    let rows = screen.last.links.nonzeroBitCount + 1
    let width = min(window.width - (isBox ? 2 : 4) * size, (isBox ? 16 : 22) * size)
    let height =
      isBox
      ? min(window.height - 2 * size, 6 * size + rows * 5 * size / 2)
      : min(window.height - 3 * size, 26 * size)
    let isLow = presentation.contains(.isDialog) && screen.isCollapsed
    let y = isLow ? window.height - height - size : (window.height - height) / 2
    return Sketch.Frame(
      x: window.x + (window.width - width) / 2, y: window.y + y, width: width, height: height)
  }
}
