extension SplitActionText {
  /// The text of each kind of action, in the order of kinds: its words, what follows, and what it means.
  static let forms: [(text: String, argument: String, summary: String)] = [
    ("toggle", "", "tap the sidebar toggle, or the sidebar's close button"),
    ("choose", "SECTION", "tap a row of the sidebar"),
    ("open", "LINK", "tap a link or button; also `link N` by position"),
    ("back", "", "tap the back control"),
    ("long-press-back", "LEVELS", "hold the back control and pick a view further down"),
    ("swipe-back", "", "swipe back from the leading edge"),
    ("swipe-back cancel", "", "begin to swipe back and release"),
    ("edge-swipe", "", "swipe the sidebar in from the window's edge"),
    ("edge-swipe cancel", "", "begin that swipe and release"),
    ("drag", "", "drag the sidebar away"),
    ("drag cancel", "", "begin to drag it away and release"),
    ("tap-outside", "", "tap the dimmed part beside the sidebar"),
    ("press-toggle", "", "use the menu's or keyboard's sidebar command"),
    ("escape", "", "make the accessibility escape gesture"),
    ("rotate", "", "turn the device"),
    (
      "resize", "SIZE",
      "resize the window: full, two-thirds, half, third, slide-over, or a width in tens of "
        + "points; or fold a device (folded) and unfold it (full)"
    ),
    ("call", "EVENT [ARGUMENT]", "send an external event, such as a deep link"),
    ("deliver", "N", "deliver the N-th pending write alone"),
    ("background", "", "leave the app, and come back when everything is delivered"),
    ("lock", "", "lock the device, and unlock it when everything is delivered"),
    ("reappear", "", "let the app's first view appear once more"),
    (
      "begin", "GESTURE",
      "put the finger down for swipe-back, edge-swipe, drag or dismiss-sheet; `~` keeps it down"
    ),
    ("commit", "", "complete the gesture that was begun"),
    ("cancel", "", "cancel the gesture that was begun"),
    ("dismiss-sheet", "", "swipe a sheet down, tap beside a dialog, or cancel it"),
    ("relaunch", "", "end the process and launch an app again that stores something"),
    ("window", "2: ACTION", "do something in the second window, where there are two"),
    ("open-window", "", "open a second window again"),
    ("close-window", "", "close the second window"),
    ("press-inspector", "", "use the menu's or keyboard's inspector command"),
    ("dismiss-sheet cancel", "", "begin to drag a sheet down and release"),
  ]

  static let kindNames = forms.map { $0.text.replacing(" ", with: "-") }
}
