internal import SplitModel

/// What can be tapped, dragged and swiped on a screen, and where it is drawn.
extension ScreenDescription {
  func controls(_ screen: Screen, _ position: Int, _ area: Sketch.Area, _ size: Int) -> [Sketch.Control] {
    let pane = screen[position]
    let isFirst = position == 0
    // A column over the detail has the detail's bar above it.
    let isInFront = position == (0..<Int(screen.paneCount)).last { !screen[$0].isDimmed }
    var controls: [Sketch.Control] = []
    var slot = Sketch.Frame(
      x: area.visible.x + size / 2, y: area.visible.y + size / 2, width: 2 * size, height: 2 * size)
    func add(_ kind: Sketch.Control.Kind, _ label: String, _ action: SplitAction) {
      var control = Sketch.Control(kind, label, action: text(action), frame: slot)
      control.isLive = !pane.isDimmed
      controls.append(control)
      slot.x += slot.width + size / 4
    }
    if pane.hasBack { add(.back, pane.back == .app ? "the app's back button" : "back button", .back) }
    if isFirst, screen.hasSystemToggle { add(.toggle, "sidebar button", .toggle) }
    if screen.hasAppToggle {
      if screen.isCollapsed, pane.column == .sidebar {
        add(.close, "close button", .toggle)
      } else if isInFront {
        add(.toggle, "the app's sidebar button", .toggle)
      }
    }
    return controls + content(screen, pane, area, size)
  }

  private func content(_ screen: Screen, _ pane: Pane, _ area: Sketch.Area, _ size: Int) -> [Sketch.Control] {
    var all: [Sketch.Control] = []
    if pane.column == .sidebar, screen.sidebar == pane {
      for row in 0..<screen.rowCount where screen.hasRow(SidebarSection(row)) {
        let section = SidebarSection(row)
        var control = Sketch.Control(.row, nameOfView(.section(section)), action: text(.choose(section)))
        control.isChosen = screen.place.selections[0] == row + 1
        all.append(control)
      }
    }
    for link in 0..<16 as Range<UInt8> where pane.links & 1 << UInt16(link) != 0 {
      let promise = promise?(link, pane.view)
      let called = linkName?(link, pane.view).map { NameText.escaped($0) }
      let name = ownName(link) ?? called ?? promise.flatMap(opened) ?? Self.position(link, promise)
      var control = Sketch.Control(promise?.push == .select ? .row : .link, name, action: text(.open(link)))
      control.isChosen = promise?.push == .select && promise?.view == screen.place.item
      all.append(control)
    }
    let height = 9 * size / 4
    let top = area.visible.y + area.headHeight
    let room = max(1, (area.visible.height - area.headHeight - 2 * size) / height)
    // A list that is too long ends in a row that says how much is missing.
    let shown = all.count > room ? max(0, room - 1) : all.count
    for index in all.indices {
      all[index].isLive = !pane.isDimmed
      guard index < shown else { continue }
      all[index].frame = Sketch.Frame(
        x: area.visible.x + size / 2, y: top + index * height, width: area.visible.width - size,
        height: height - size / 4)
    }
    guard shown < all.count else { return all }
    let frame = Sketch.Frame(
      x: area.visible.x + size / 2, y: top + shown * height, width: area.visible.width - size, height: height)
    return all + [Sketch.Control(.words, "\(all.count - shown) more", frame: frame)]
  }

  /// What is dragged and swiped, and what is tapped beside things.
  func edges(_ screen: Screen, _ sketch: Sketch) -> [Sketch.Control] {
    let (size, window) = (sketch.textSize, sketch.window)
    var controls: [Sketch.Control] = []
    func add(_ kind: Sketch.Control.Kind, _ label: String, _ action: SplitAction, _ frame: Sketch.Frame) {
      controls.append(Sketch.Control(kind, label, action: text(action), frame: frame))
    }
    func edge(at x: Int, width: Int? = nil) -> Sketch.Frame {
      Sketch.Frame(x: x, y: window.y + window.height / 2 - 3 * size, width: width ?? size, height: 6 * size)
    }
    let last = screen.last
    let front = sketch.areas.last { $0.name == Self.name(of: last.column, screen.presentation) }
    if last.canGoBack, last.canSwipeBack, !last.isDimmed {
      add(.edge, "swipe back", .swipeBack, edge(at: front?.frame.x ?? window.x))
    }
    if screen.canEdgeSwipe { add(.edge, "swipe the sidebar in", .edgeSwipe, edge(at: window.x)) }
    let leading = sketch.areas.last { $0.name == "sidebar" } ?? sketch.areas.last { $0.name == "content" }
    if screen.canDrag, let leading {
      // It fits beside the rows, which end half a letter before the edge.
      let end = leading.frame.x + leading.frame.width
      add(.drag, "drag the sidebar off", .drag, edge(at: end - size / 2, width: size / 2))
    }
    if screen.canTapOutside,
      let edge = sketch.areas.filter(\.isOver).map({ $0.frame.x + $0.frame.width }).max()
    {
      let width = window.x + window.width - edge
      add(
        .outside, "tap beside the sidebar", .tapOutside,
        Sketch.Frame(x: edge, y: window.y, width: width, height: window.height))
    }
    if screen.presentation.canBeDragged, screen.presentation.canBeDismissed, let frame = front?.frame {
      add(
        .pull, "swipe it down", .dismissSheet,
        Sketch.Frame(x: frame.x + frame.width / 2 - 2 * size, y: frame.y, width: 4 * size, height: size))
    } else if screen.presentation.canBeDismissed, let frame = front?.frame {
      add(
        .outside, "tap beside it", .dismissSheet,
        Sketch.Frame(
          x: window.x, y: window.y, width: window.width, height: max(size, frame.y - window.y)))
    }
    if let gesture = screen.gesture {
      controls.append(
        Sketch.Control(.finger, Self.open(gesture), frame: finger(gesture, front ?? leading, sketch)))
    }
    return controls
  }

  /// Where the finger is that makes a gesture; the model does not say how far it has come.
  private func finger(_ gesture: Gesture, _ area: Sketch.Area?, _ sketch: Sketch) -> Sketch.Frame {
    let size = sketch.textSize
    let frame = area?.frame ?? sketch.window
    var place = Sketch.Frame(
      x: frame.x + frame.width / 4, y: frame.y + frame.height / 2, width: 3 * size, height: 3 * size)
    if gesture == .edgeSwipe { place.x = sketch.window.x + sketch.window.width / 8 }
    if gesture == .drag { place.x = sketch.window.x + sketch.window.width / 6 }
    if gesture == .dismissSheet {
      (place.x, place.y) = (frame.x + frame.width / 2, frame.y + frame.height / 5)
    }
    return place
  }

  func unplaced(_ screen: Screen) -> [Sketch.Control] {
    let hasFreeInspector =
      !screen.presentation.contains(.isShown) || screen.presentation.contains(.isInspector)
    let hasInspector = screen.policies.contains(.hasInspector) && hasFreeInspector
    return
      (screen.canPressToggle
      ? [Sketch.Control(.button, "Control-Command-S", action: text(.pressToggle))] : [])
      + (hasInspector ? [Sketch.Control(.button, "Control-Command-I", action: text(.pressInspector))] : [])
  }
}
