internal import SplitModel

/// How a split view's screen and actions read in a report.
struct ScreenDescription {
  let vocabulary: Vocabulary
  let nameOfView: (ShownView) -> String
  /// What a link on a view promises, where the app is at hand: links without a name are known by that.
  var promise: ((_ link: UInt8, _ view: ShownView) -> LinkPromise)?
  /// What the app itself calls a link on a view, where it is at hand.
  var linkName: ((_ link: UInt8, _ view: ShownView) -> String?)?
  /// The title of a view, where the app is at hand and views have some.
  var title: ((ShownView) -> String?)?
  /// Where a call promises to lead, where the app is at hand.
  var target: ((_ call: UInt8, _ argument: UInt8) -> ShownView?)?

  /// The panes from leading to trailing, such as `sidebar: menu | content: settings | detail: nothing`.
  func line(_ screen: Screen) -> String {
    let panes = (0..<Int(screen.paneCount)).map { pane(screen[$0], screen) }.joined(separator: " | ")
    let shown = screen.presentation.contains(.hasInspectorColumn) ? panes + " | inspector" : panes
    return screen.gesture.map { "\(shown); \(Self.open($0))" } ?? shown
  }

  static func open(_ gesture: Gesture) -> String {
    switch gesture {
    case .swipeBack: "swiping back"
    case .edgeSwipe: "swiping the sidebar in"
    case .drag: "dragging the sidebar off"
    case .dismissSheet: "dragging the sheet down"
    }
  }

  /// The title over the detail, where it is that of another view.
  func strayTitle(of pane: Pane, _ screen: Screen) -> String? {
    guard pane.column == .detail, let title = screen.title, title != .blank, title != pane.view else {
      return nil
    }
    return "under the title of \(nameOfView(title))"
  }

  private func pane(_ pane: Pane, _ screen: Screen) -> String {
    let name = Self.name(of: pane.column, screen.presentation)
    let isColumn = pane.column == .sidebar || pane.column == .content
    let column = isColumn && pane.placement == .over ? "\(name) over" : name
    var text = "\(column): \(nameOfView(pane.view))"
    if pane.depth > 1 { text += " (\(pane.depth) deep)" }
    if let title = strayTitle(of: pane, screen) { text += " (\(title))" }
    if pane.hasBack { text += " <back" }
    return pane.isDimmed ? "[\(text)]" : text
  }

  static func name(of column: Pane.PaneColumn, _ presentation: Presentation) -> String {
    switch column {
    case .sidebar: "sidebar"
    case .content: "content"
    case .detail: "detail"
    case .fullScreen: "full screen"
    case .sheet:
      presentation.contains(.isAlert)
        ? "alert"
        : presentation.contains(.isDialog)
          ? "dialog" : presentation.contains(.isInspector) ? "inspector as a sheet" : "sheet"
    }
  }

  /// What a person does, as an imperative sentence without a full stop.
  func instruction(_ action: SplitAction, _ screen: Screen, keepsFingerDown: Bool) -> String {
    switch action {
    case .toggle:
      return screen.isCollapsed && screen.sidebar != nil
        ? "Tap the close button of the menu" : "Tap the sidebar button"
    case .choose(let section): return "Tap \(named(vocabulary.sections, section.index, "row")) in the sidebar"
    case .open(let link): return "Tap \(named(link, on: screen))"
    case .back: return "Tap the back button"
    case .longPressBack(let levels): return "Hold the back button and choose the view \(levels) levels down"
    case .swipeBack: return "Swipe back from the leading edge"
    case .edgeSwipe: return "Swipe the sidebar in from the leading edge"
    case .drag: return "Drag the sidebar off toward its edge"
    case .tapOutside: return "Tap the dimmed part beside the sidebar"
    case .pressToggle: return "Press Control-Command-S"
    case .escape: return "Make the two-finger Z of VoiceOver"
    case .background: return "Leave the app, and come back to it"
    case .lock: return "Lock the device, and unlock it"
    case .reappear: return "Let the app's first view appear again, as when a tab around it is left and chosen"
    case .rotate:
      return "Turn the device to \(screen.environment.isLandscapeScreen ? "portrait" : "landscape")"
    case .resize(.folded): return "Fold the device"
    case .resize(.full) where screen.environment.window == .folded: return "Unfold the device"
    case .resize(let window):
      return window.points.map { "Resize the window to \($0) points" } ?? Self.instruction(window)
    case .call(let call, let argument):
      let called = String(text(action).dropFirst("call ".count))
      let name = target?(call, argument).map(nameOfView) ?? ""
      // Its argument may say so already.
      return "Let the app run \(called)"
        + (name.isEmpty || called.contains(name) ? "" : ", which leads to '\(name)'")
    case .begin(let gesture): return begin(gesture, keepsFingerDown)
    case .swipeBackCancel: return begin(.swipeBack)
    case .edgeSwipeCancel: return begin(.edgeSwipe)
    case .dragCancel: return begin(.drag)
    case .dismissSheetCancel: return begin(.dismissSheet)
    case .commit: return "Move the finger on to the other edge, and lift it"
    case .cancel: return "Move the finger back, and lift it"
    case .dismissSheet:
      guard screen.presentation.contains(.isDialog) else { return "Swipe the sheet down" }
      return screen.isCollapsed ? "Tap Cancel" : "Tap beside the dialog"
    case .pressInspector: return "Press Control-Command-I"
    case .relaunch: return "End the app in the app switcher, and open it again"
    case .elsewhere(let elsewhere):
      let instruction = instruction(elsewhere.action, screen, keepsFingerDown: keepsFingerDown)
      return "In the second window: \(instruction.prefix(1).lowercased() + instruction.dropFirst())"
    case .openWindow: return "Open a second window of the app again"
    case .closeWindow:
      return "Close the second window (with its close button, or by swiping it away under Show All Windows)"
    case .deliver(let number): return "Wait until delivery \(number) of those in flight has landed"
    }
  }

  private func begin(_ gesture: Gesture, _ keepsFingerDown: Bool = false) -> String {
    let begins =
      switch gesture {
      case .swipeBack: "Begin to swipe back from the leading edge"
      case .edgeSwipe: "Begin to swipe the sidebar in"
      case .drag: "Begin to drag the sidebar off"
      case .dismissSheet: "Begin to drag the sheet down"
      }
    return begins + (keepsFingerDown ? ", and keep the finger down" : ", and let go before the middle")
  }

  private static func instruction(_ window: WindowSize) -> String {
    switch window {
    case .full: "Give the app the whole screen"
    case .twoThirds: "Give the app two thirds of the screen, beside another app"
    case .half: "Give the app half of the screen, beside another app"
    case .third: "Give the app a third of the screen, beside another app"
    case .slideOver: "Put the app into Slide Over"
    default: "Make the window \(window.text)"
    }
  }

  static func looksSame(_ one: Screen, _ other: Screen) -> Bool {
    guard one.paneCount == other.paneCount, one.gesture == other.gesture,
      one.presentation.showsInspector == other.presentation.showsInspector
    else { return false }
    for position in 0..<Int(one.paneCount) {
      let (left, right) = (one[position], other[position])
      let isSame =
        left.column == right.column && left.placement == right.placement && left.view == right.view
        && left.isDimmed == right.isDimmed && max(1, left.depth) == max(1, right.depth)
        && left.hasBack == right.hasBack
      if !isSame { return false }
    }
    return true
  }

  func delivery(_ delivery: Delivery) -> String {
    let split = delivery.container == 0 ? "the split's" : "the inner split's"
    let stack = "stack \(Int(delivery.container) + 1)"
    switch delivery.kind {
    case .visibility:
      let name = ColumnVisibility(rawValue: delivery.value).map { "\($0)" } ?? "\(delivery.value)"
      return "\(split) visibility becomes \(name)"
    case .compactColumn:
      let name = Column(rawValue: delivery.value).map { "\($0)" } ?? "\(delivery.value)"
      return "\(split) compact column becomes \(name)"
    case .selection: return "\(split) selection is cleared"
    case .path: return "the path of \(stack) is cut to \(delivery.value)"
    case .append: return "'\(nameOfView(ShownView(rawValue: delivery.value)))' is put on the path of \(stack)"
    case .presented: return "the presented destination of \(stack) is switched off"
    case .transition: return "\(split) columns stop moving"
    case .orientation: return "the app learns of \(delivery.value != 0 ? "landscape" : "portrait")"
    case .sizeClass: return "the app learns that its width is \(delivery.value != 0 ? "compact" : "regular")"
    case .appearance: return "the first view appears"
    case .item: return "\(split) item is cleared"
    case .completion: return "work number \(Int(delivery.value) + 1) is complete"
    case .update: return "the views are updated, and a handler of what changed runs"
    case .rootAppearance: return "the root of \(stack) appears again"
    case .foreground: return "the app comes back from the background"
    case .gesture: return "the finger is lifted, and the gesture let go"
    case .stay: return "the app learns that the view of \(stack) stays"
    }
  }

  private func named(_ link: UInt8, on screen: Screen) -> String {
    if ownName(link) != nil { return named(vocabulary.links, link, "link") }
    let pane = screen.pane(offering: link)
    if let pane, let name = linkName?(link, pane.view) { return "'\(NameText.escaped(name))'" }
    let promise = pane.flatMap { self.promise?(link, $0.view) }
    let position = Self.position(link, promise)
    guard let promise, let view = opened(promise) else { return position }
    return promise.push == .select ? "the row '\(view)'" : "\(position), which opens '\(view)'"
  }

  func text(_ action: SplitAction) -> String { SplitActionText(vocabulary: vocabulary).text(of: action) }

  func ownName(_ link: UInt8) -> String? {
    vocabulary.links.indices.contains(Int(link)) ? vocabulary.links[Int(link)] : nil
  }

  /// The view that a link is known by, since it opens it; nil for none.
  func opened(_ promise: LinkPromise) -> String? {
    guard promise.view != .blank, promise.view != .other else { return nil }
    let isOpened = promise.push == .select || promise.target.opens
    return isOpened ? nameOfView(promise.view) : nil
  }

  static func position(_ link: UInt8, _ promise: LinkPromise?) -> String {
    "\(promise?.push == .app ? "button" : "link") \(link + 1)"
  }

  private func named(_ names: [String], _ index: UInt8, _ what: String) -> String {
    names.indices.contains(Int(index)) ? "'\(NameText.escaped(names[Int(index)]))'" : "\(what) \(index + 1)"
  }
}
