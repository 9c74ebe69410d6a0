internal import SplitModel

/// The text forms of actions on a split view: one table that prints and parses.
@usableFromInline
struct SplitActionText: Sendable {
  let vocabulary: Vocabulary

  /// The largest position in the queue that can be written.
  static let deepestDelivery = 10

  /// One form: its words, what may follow, and what it means.
  struct Form {
    let kind: SplitAction.Kind
    let text: String
    let argument: String
    let summary: String
  }

  /// Every form, in the order of kinds.
  static let forms: [Form] = [
    Form(
      kind: .toggle, text: "toggle", argument: "",
      summary: "tap the sidebar toggle, or the sidebar's close button"),
    Form(kind: .choose, text: "choose", argument: "SECTION", summary: "tap a row of the sidebar"),
    Form(
      kind: .open, text: "open", argument: "LINK", summary: "tap a link or button; also `link N` by position"),
    Form(kind: .back, text: "back", argument: "", summary: "tap the back control"),
    Form(
      kind: .longPressBack, text: "long-press-back", argument: "LEVELS",
      summary: "hold the back control and pick a view further down"),
    Form(kind: .swipeBack, text: "swipe-back", argument: "", summary: "swipe back from the leading edge"),
    Form(
      kind: .swipeBackCancel, text: "swipe-back cancel", argument: "",
      summary: "begin to swipe back and let go"),
    Form(
      kind: .edgeSwipe, text: "edge-swipe", argument: "",
      summary: "swipe the sidebar in from the window's edge"),
    Form(
      kind: .edgeSwipeCancel, text: "edge-swipe cancel", argument: "", summary: "begin that swipe and let go"),
    Form(kind: .drag, text: "drag", argument: "", summary: "drag the sidebar away"),
    Form(kind: .dragCancel, text: "drag cancel", argument: "", summary: "begin to drag it away and let go"),
    Form(
      kind: .tapOutside, text: "tap-outside", argument: "", summary: "tap the dimmed part beside the sidebar"),
    Form(
      kind: .pressToggle, text: "press-toggle", argument: "",
      summary: "use the menu's or keyboard's sidebar command"),
    Form(kind: .escape, text: "escape", argument: "", summary: "make the accessibility escape gesture"),
    Form(kind: .rotate, text: "rotate", argument: "", summary: "turn the device"),
    Form(
      kind: .resize, text: "resize", argument: "SIZE",
      summary:
        "resize the window: full, two-thirds, half, third, slide-over, or a width in tens of points; or fold a "
        + "device (folded) and unfold it (full)"),
    Form(
      kind: .call, text: "call", argument: "PROGRAM [ARGUMENT]",
      summary: "let the app's own code do something"),
    Form(kind: .deliver, text: "deliver", argument: "N", summary: "land the N-th waiting delivery alone"),
    Form(
      kind: .background, text: "background", argument: "",
      summary: "leave the app, and come back to it when all lands"),
    Form(
      kind: .lock, text: "lock", argument: "", summary: "lock the device, and unlock it when all lands"),
    Form(
      kind: .reappear, text: "reappear", argument: "", summary: "let the app's first view appear once more"),
    Form(
      kind: .begin, text: "begin", argument: "GESTURE",
      summary: "put the finger down for swipe-back, edge-swipe, drag or dismiss-sheet; `~` keeps it down"),
    Form(kind: .commit, text: "commit", argument: "", summary: "complete the gesture that was begun"),
    Form(kind: .cancel, text: "cancel", argument: "", summary: "let the gesture go that was begun"),
    Form(
      kind: .dismissSheet, text: "dismiss-sheet", argument: "",
      summary: "swipe a sheet down, tap beside a dialog, or cancel it"),
    Form(
      kind: .relaunch, text: "relaunch", argument: "",
      summary: "end the process and launch an app again that stores something"),
    Form(
      kind: .elsewhere, text: "window", argument: "2: ACTION",
      summary: "do something in the second window, where there are two"),
    Form(kind: .openWindow, text: "open-window", argument: "", summary: "open a second window again"),
    Form(kind: .closeWindow, text: "close-window", argument: "", summary: "close the second window"),
    Form(
      kind: .pressInspector, text: "press-inspector", argument: "",
      summary: "use the menu's or keyboard's inspector command"),
    Form(
      kind: .dismissSheetCancel, text: "dismiss-sheet cancel", argument: "",
      summary: "begin to drag a sheet down and let go"),
  ]

  static let kindNames = forms.map { $0.text.replacing(" ", with: "-") }

  func text(of action: SplitAction) -> String {
    let word = Self.forms[Int(action.kind.rawValue)].text
    switch action {
    case .choose(let section):
      return "\(word) \(name(in: vocabulary.sections, section.index) ?? String(section.index + 1))"
    case .open(let link):
      return name(in: vocabulary.links, link).map { "\(word) \($0)" } ?? "link \(link + 1)"
    case .longPressBack(let levels): return "\(word) \(levels)"
    case .resize(let window): return "\(word) \(window.text)"
    case .begin(let gesture): return "\(word) \(Self.name(of: gesture))"
    case .deliver(let number): return "\(word) \(number)"
    case .elsewhere(let elsewhere): return "\(word) 2: \(text(of: elsewhere.action))"
    case .call(let program, let argument):
      guard vocabulary.programs.indices.contains(Int(program)) else { return "\(word) \(program + 1)" }
      let called = vocabulary.programs[Int(program)]
      let rest = name(in: called.arguments, argument).map { " \($0)" } ?? ""
      return "\(word) \(quoted(called.name))\(rest)"
    default: return word
    }
  }

  func action(from text: String) throws(ActionTextError) -> SplitAction {
    let words = try split(text)
    guard let verb = words.first else { throw ActionTextError("an action is expected") }
    if let form = Self.forms.first(where: { $0.argument.isEmpty && $0.text == text }) {
      return try Self.plain(form.kind, text)
    }
    switch verb {
    case "choose":
      let index = try position(
        of: argument(words, "a section"), in: vocabulary.sections, "section", limit: 48)
      return .choose(SidebarSection(index))
    case "open":
      return .open(try position(of: argument(words, "a link"), in: vocabulary.links, "link", limit: 16))
    case "link": return .open(try number(argument(words, "a number"), 1...16, "link") - 1)
    case "long-press-back": return .longPressBack(try number(argument(words, "a number"), 2...9, verb))
    case "deliver": return .deliver(try number(argument(words, "a number"), 1...Self.deepestDelivery, verb))
    case "resize": return .resize(try window(argument(words, "a size")))
    case "begin": return .begin(try gesture(argument(words, "a gesture")))
    case "call": return try call(words)
    case "window": return .elsewhere(try elsewhere(text))
    default:
      let all = Self.forms.map(\.text)
      if Self.forms.contains(where: { $0.argument.isEmpty && $0.text == verb }) {
        let variants = all.filter { $0.hasPrefix(verb + " ") }.map { "; there is '\($0)'" }.joined()
        throw ActionTextError("'\(verb)' takes no '\(words[1])'\(variants)")
      }
      throw ActionTextError("'\(verb)' is no action", suggestion: nearestName(to: text, in: all))
    }
  }

  private static func plain(_ kind: SplitAction.Kind, _ text: String) throws(ActionTextError) -> SplitAction {
    switch kind {
    case .toggle: .toggle
    case .back: .back
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
    case .background: .background
    case .lock: .lock
    case .reappear: .reappear
    case .commit: .commit
    case .cancel: .cancel
    case .dismissSheet: .dismissSheet
    case .relaunch: .relaunch
    case .openWindow: .openWindow
    case .closeWindow: .closeWindow
    case .pressInspector: .pressInspector
    case .dismissSheetCancel: .dismissSheetCancel
    default: throw ActionTextError("'\(text)' needs an argument")
    }
  }

  private func call(_ words: [String]) throws(ActionTextError) -> SplitAction {
    guard words.count >= 2 else { throw ActionTextError("'call' needs a program") }
    let names = vocabulary.programs.map(\.name)
    guard let program = names.firstIndex(of: words[1]) else {
      throw ActionTextError("'\(words[1])' is no program", suggestion: nearestName(to: words[1], in: names))
    }
    let arguments = vocabulary.programs[program].arguments
    if arguments.isEmpty {
      guard words.count == 2 else { throw ActionTextError("'\(words[1])' takes no argument") }
      return .call(program: UInt8(program), argument: 0)
    }
    let argument = try position(
      of: argument(Array(words.dropFirst()), "one of \(arguments.joined(separator: ", "))"), in: arguments,
      "argument of '\(words[1])'", limit: arguments.count)
    return .call(program: UInt8(program), argument: argument)
  }

  private func window(_ text: String) throws(ActionTextError) -> WindowSize {
    if let named = WindowSize.named.first(where: { $0.name == text }) { return named.size }
    if text == WindowSize.folded.text { return .folded }
    if let points = Int(text) {
      guard let size = WindowSize(points: points) else {
        throw ActionTextError("a width is a multiple of ten from 200 to 2550 points, not \(points)")
      }
      return size
    }
    throw ActionTextError(
      "'\(text)' is no window size", suggestion: nearestName(to: text, in: WindowSize.named.map(\.name)))
  }

  /// The name of a gesture, which is that of the whole one.
  static func name(of gesture: Gesture) -> String {
    switch gesture {
    case .swipeBack: "swipe-back"
    case .edgeSwipe: "edge-swipe"
    case .drag: "drag"
    case .dismissSheet: "dismiss-sheet"
    }
  }

  private func gesture(_ text: String) throws(ActionTextError) -> Gesture {
    if let gesture = Gesture.allCases.first(where: { Self.name(of: $0) == text }) { return gesture }
    throw ActionTextError(
      "'\(text)' is no gesture", suggestion: nearestName(to: text, in: Gesture.allCases.map(Self.name)))
  }

  private func argument(_ words: [String], _ what: String) throws(ActionTextError) -> String {
    guard words.count == 2 else {
      throw ActionTextError(
        words.count < 2 ? "'\(words[0])' needs \(what)" : "'\(words[2])' is one word too many")
    }
    return words[1]
  }

  private func number(
    _ text: String, _ range: ClosedRange<Int>, _ what: String
  ) throws(ActionTextError) -> UInt8 {
    guard let number = Int(text), range.contains(number) else {
      throw ActionTextError(
        "'\(what)' takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return UInt8(number)
  }

  private func position(
    of text: String, in names: [String], _ what: String, limit: Int
  ) throws(ActionTextError) -> UInt8 {
    if let index = names.firstIndex(of: text) { return UInt8(index) }
    if vocabulary.isQuoted, let number = Int(text), (1...limit).contains(number) { return UInt8(number - 1) }
    throw ActionTextError("'\(text)' is no \(what)", suggestion: nearestName(to: text, in: names))
  }

  /// Splits at spaces; a name in double quotes is one word, in which a backslash begins what `NameText` writes.
  private func split(_ text: String) throws(ActionTextError) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var hasWord = false
    var rest = text[...]
    while let character = rest.popFirst() {
      if isQuoted, character == "\\" {
        word.append(NameText.unescaped(&rest))
      } else if character == "\"" {
        isQuoted.toggle()
        hasWord = true
      } else if character == " " || character == "\t", !isQuoted {
        if hasWord { words.append(word) }
        word = ""
        hasWord = false
      } else {
        word.append(character)
        hasWord = true
      }
    }
    guard !isQuoted else { throw ActionTextError("a quote is not closed") }
    if hasWord { words.append(word) }
    return words
  }

  private func name(in names: [String], _ index: UInt8) -> String? {
    names.indices.contains(Int(index)) ? quoted(names[Int(index)]) : nil
  }

  private func quoted(_ name: String) -> String {
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    guard vocabulary.isQuoted || !isPlain else { return name }
    return "\"\(NameText.escaped(name, quotes: true))\""
  }
}
