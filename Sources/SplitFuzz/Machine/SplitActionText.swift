internal import SplitModel

/// Prints and parses actions on a split view.
struct SplitActionText: Sendable {
  let vocabulary: Vocabulary

  /// The highest position in the queue that can be written.
  static let deepestDelivery = 10

  func text(of action: SplitAction) -> String {
    let word = Self.forms[Int(action.kind.rawValue)].text
    switch action {
    case .choose(let section):
      return "\(word) \(name(in: vocabulary.sections, section.index) ?? String(section.index + 1))"
    case .open(let link):
      return name(in: vocabulary.links, link).map { "\(word) \($0)" } ?? "link \(link + 1)"
    case .longPressBack(let number), .deliver(let number): return "\(word) \(number)"
    case .resize(let window): return "\(word) \(window.text)"
    case .begin(let gesture): return "\(word) \(Self.name(of: gesture))"
    case .elsewhere(let elsewhere): return "\(word) 2: \(text(of: elsewhere.action))"
    case .call(let call, let argument):
      guard vocabulary.calls.indices.contains(Int(call)) else { return "\(word) \(call + 1)" }
      let called = vocabulary.calls[Int(call)]
      return "\(word) \(quoted(called.name))\(name(in: called.arguments, argument).map { " \($0)" } ?? "")"
    default: return word
    }
  }

  func action(from text: String) throws(ActionTextError) -> SplitAction {
    let words = try split(text)
    guard let word = words.first else { throw ActionTextError("an action is expected") }
    // What stands on a link or a row, or what is awaited, is for whoever reads the line; its number finds it.
    let isNamed = ["link", "choose", "deliver"].contains(word) && vocabulary.isQuoted
    let numbered = isNamed ? Array(words.prefix(2)) + words.dropFirst(3) : words
    if word == "link" { return .open(try number(argument(numbered, "a number"), 1...16, word) - 1) }
    if let action = Self.kind(text).flatMap(SplitAction.init) { return action }
    let kind = Self.kind(word)
    switch kind {
    case .choose:
      let sections = vocabulary.sections
      return .choose(
        SidebarSection(try position(of: argument(numbered, "a section"), in: sections, "section", limit: 48)))
    case .open:
      return .open(try position(of: argument(words, "a link"), in: vocabulary.links, "link", limit: 16))
    case .longPressBack: return .longPressBack(try number(argument(words, "a number"), 2...9, word))
    case .deliver:
      return .deliver(try number(argument(numbered, "a number"), 1...Self.deepestDelivery, word))
    case .resize: return .resize(try window(argument(words, "a size")))
    case .begin: return .begin(try gesture(argument(words, "a gesture")))
    case .call: return try call(words)
    case .elsewhere: return .elsewhere(try elsewhere(text))
    default:
      let all = Self.forms.map(\.text)
      guard kind != nil else {
        throw ActionTextError("'\(word)' is no action", suggestion: nearestName(to: text, in: all))
      }
      let variants = all.filter { $0.hasPrefix(word + " ") }.map { "; there is '\($0)'" }.joined()
      throw ActionTextError("'\(word)' takes no '\(words[1])'\(variants)")
    }
  }

  private static func kind(_ text: String) -> SplitAction.Kind? {
    forms.firstIndex { $0.text == text }.flatMap { SplitAction.Kind(rawValue: UInt8($0)) }
  }

  private func call(_ words: [String]) throws(ActionTextError) -> SplitAction {
    guard words.count >= 2 else { throw ActionTextError("'call' needs an event") }
    let call = try position(of: words[1], in: vocabulary.calls.map(\.name), "event", limit: 48)
    let arguments = vocabulary.calls.dropFirst(Int(call)).first?.arguments ?? []
    if arguments.isEmpty {
      guard words.count == 2 else { throw ActionTextError("'\(words[1])' takes no argument") }
      return .call(number: call, argument: 0)
    }
    let argument = try position(
      of: argument(Array(words.dropFirst()), "one of \(arguments.joined(separator: ", "))"), in: arguments,
      "argument of '\(words[1])'", limit: arguments.count)
    return .call(number: call, argument: argument)
  }

  private func window(_ text: String) throws(ActionTextError) -> WindowSize {
    if let named = WindowSize.named.first(where: { $0.name == text }) { return named.size }
    if text == WindowSize.folded.text { return .folded }
    guard let points = Int(text) else {
      throw ActionTextError(
        "'\(text)' is no window size", suggestion: nearestName(to: text, in: WindowSize.named.map(\.name)))
    }
    if let size = WindowSize(points: points) { return size }
    throw ActionTextError("a width is a multiple of ten from 200 to 2550 points, not \(points)")
  }

  /// The name of a gesture, which is that of the whole one.
  private static func name(of gesture: Gesture) -> String {
    String(forms[Int(gesture.cancelled.kind.rawValue)].text.dropLast(" cancel".count))
  }

  private func gesture(_ text: String) throws(ActionTextError) -> Gesture {
    if let gesture = Gesture.allCases.first(where: { Self.name(of: $0) == text }) { return gesture }
    throw ActionTextError(
      "'\(text)' is no gesture", suggestion: nearestName(to: text, in: Gesture.allCases.map(Self.name)))
  }

  private func argument(_ words: [String], _ what: String) throws(ActionTextError) -> String {
    if words.count == 2 { return words[1] }
    throw ActionTextError(
      words.count < 2 ? "'\(words[0])' needs \(what)" : "'\(words[2])' is one word too many")
  }

  private func number(
    _ text: String, _ range: ClosedRange<Int>, _ what: String
  ) throws(ActionTextError) -> UInt8 {
    if let number = Int(text), range.contains(number) { return UInt8(number) }
    throw ActionTextError(
      "'\(what)' takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
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
    var word: String?
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      if isQuoted, character == "\\" {
        word = word ?? ""
        word?.append(NameText.unescaped(&rest))
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " " || character == "\t", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = word ?? ""
        word?.append(character)
      }
    }
    guard !isQuoted else { throw ActionTextError("a quote is not closed") }
    return words + (word.map { [$0] } ?? [])
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
