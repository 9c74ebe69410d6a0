internal import SplitModel

/// Actions in the second window, and diagnostics of texts that are none.
extension SplitActionText {
  /// Parses `window 2: ACTION`.
  func elsewhere(_ text: String) throws(ActionTextError) -> WindowAction {
    let mark = "window 2: "
    guard text.hasPrefix(mark) else { throw ActionTextError(Self.windowRefusal(text)) }
    let rest = String(text.dropFirst(mark.count))
    let action = try action(from: rest)
    guard let packed = WindowAction(action) else {
      let reason =
        switch action {
        case .deliver: "counts pending writes of both windows, the first's before the second's"
        case .elsewhere: "is in the second window already"
        case .openWindow, .closeWindow: "concerns the second window already"
        case .relaunch: "ends the whole app with both windows"
        default: "concerns the device and so both windows"
        }
      throw ActionTextError("'\(rest)' \(reason): write '\(rest)' alone")
    }
    return packed
  }

  /// Why what begins with `window` is no action.
  private static func windowRefusal(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[1].hasSuffix(":"), let number = Int(words[1].dropLast()), number != 2 else {
      return "'window' needs '2:' and an action, such as 'window 2: toggle'"
    }
    return number == 1
      ? "an action in the first window is written alone: '\(words[2])'"
      : "there are two windows and no window \(number); 'window 2: \(words[2])' is in the second"
  }
}
