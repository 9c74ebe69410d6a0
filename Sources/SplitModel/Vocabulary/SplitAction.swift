/// What can be done to an app with a split view: taps and gestures, the device's events, calls of its own code.
@frozen public enum SplitAction: Hashable, Sendable, BitwiseCopyable {
  /// Taps the sidebar toggle on screen, whoever brought it, or the sidebar's own close button.
  case toggle
  /// Taps a row of the sidebar.
  case choose(SidebarSection)
  /// Taps a link or button that opens something, by its number in the vocabulary.
  case open(UInt8)
  /// Taps the back control of the front view.
  case back
  /// Holds the back control and picks the view this many levels down, 2...9.
  case longPressBack(UInt8)
  /// Swipes back from the leading edge of the front view.
  case swipeBack
  /// Begins to swipe back and lets go too early.
  case swipeBackCancel
  /// Swipes from the window's leading edge to bring a hidden sidebar.
  case edgeSwipe
  /// Begins to bring the sidebar and lets go too early.
  case edgeSwipeCancel
  /// Drags the sidebar toward its edge.
  case drag
  /// Begins to drag the sidebar away and lets go too early.
  case dragCancel
  /// Taps the dimmed part beside an overlaid sidebar.
  case tapOutside
  /// Presses the menu's or keyboard's command that toggles the sidebar.
  case pressToggle
  /// Makes the accessibility escape gesture.
  case escape
  /// Turns the device by a quarter.
  case rotate
  /// Gives the window another size.
  case resize(WindowSize)
  /// Calls the code for an external event with an argument, both by number in the vocabulary.
  case call(number: UInt8, argument: UInt8)
  /// Delivers one pending event alone, counted from one.
  case deliver(UInt8)
  /// Leaves the app; it comes back when everything settles.
  case background
  /// Locks the device, and with it leaves the app.
  case lock
  /// Lets the app's first view appear a second time.
  case reappear
  /// Begins a gesture and keeps the finger down, for as long as the line leaves things in flight.
  case begin(Gesture)
  /// Completes the gesture that was begun.
  case commit
  /// Lets the gesture go that was begun.
  case cancel
  /// Dismisses what is presented: swipes a sheet down, taps beside a dialog or on the system's cancel button.
  case dismissSheet
  /// Ends the process and launches the app again; what it has stored survives.
  case relaunch
  /// Does something in another window of the app.
  case elsewhere(WindowAction)
  /// Opens a second window of the app.
  case openWindow
  /// Closes the second window of the app.
  case closeWindow
  /// Presses the menu's or keyboard's command that toggles the inspector.
  case pressInspector
  /// Begins to drag a sheet down and lets go too early.
  case dismissSheetCancel
}

extension SplitAction {
  /// The kinds of action, in the order of their numbers.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// See the action of the same name.
    case toggle, choose, open, back, longPressBack, swipeBack, swipeBackCancel, edgeSwipe, edgeSwipeCancel,
      drag
    /// See the action of the same name.
    case dragCancel, tapOutside, pressToggle, escape, rotate, resize, call, deliver
    /// See the action of the same name.
    case background, lock, reappear, begin, commit, cancel, dismissSheet, relaunch, elsewhere, openWindow,
      closeWindow, pressInspector, dismissSheetCancel
  }

  /// The kind of this action.
  @inlinable @inline(__always) public var kind: Kind {
    switch self {
    case .toggle: .toggle
    case .choose: .choose
    case .open: .open
    case .back: .back
    case .longPressBack: .longPressBack
    case .swipeBack: .swipeBack
    case .swipeBackCancel: .swipeBackCancel
    case .edgeSwipe: .edgeSwipe
    case .edgeSwipeCancel: .edgeSwipeCancel
    case .drag: .drag
    case .dragCancel: .dragCancel
    case .tapOutside: .tapOutside
    case .pressToggle: .pressToggle
    case .escape: .escape
    case .rotate: .rotate
    case .resize: .resize
    case .call: .call
    case .deliver: .deliver
    case .background: .background
    case .lock: .lock
    case .reappear: .reappear
    case .begin: .begin
    case .commit: .commit
    case .cancel: .cancel
    case .dismissSheet: .dismissSheet
    case .relaunch: .relaunch
    case .elsewhere: .elsewhere
    case .openWindow: .openWindow
    case .closeWindow: .closeWindow
    case .pressInspector: .pressInspector
    case .dismissSheetCancel: .dismissSheetCancel
    }
  }

  /// The action of a kind without an argument; nil for the other kinds.
  @inlinable
  public init?(_ kind: Kind) {
    switch kind {
    case .toggle: self = .toggle
    case .back: self = .back
    case .swipeBack: self = .swipeBack
    case .swipeBackCancel: self = .swipeBackCancel
    case .edgeSwipe: self = .edgeSwipe
    case .edgeSwipeCancel: self = .edgeSwipeCancel
    case .drag: self = .drag
    case .dragCancel: self = .dragCancel
    case .tapOutside: self = .tapOutside
    case .pressToggle: self = .pressToggle
    case .escape: self = .escape
    case .rotate: self = .rotate
    case .background: self = .background
    case .lock: self = .lock
    case .reappear: self = .reappear
    case .commit: self = .commit
    case .cancel: self = .cancel
    case .dismissSheet: self = .dismissSheet
    case .relaunch: self = .relaunch
    case .openWindow: self = .openWindow
    case .closeWindow: self = .closeWindow
    case .pressInspector: self = .pressInspector
    case .dismissSheetCancel: self = .dismissSheetCancel
    case .choose, .open, .longPressBack, .resize, .call, .deliver, .begin, .elsewhere: return nil
    }
  }
}
