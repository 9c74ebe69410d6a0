/// A parsed command line: a subcommand, its options in order, and the operands.
struct Arguments: Sendable {
  private(set) var subcommand = Subcommand.fuzz
  /// Whether the subcommand was written, and not implied by the rest.
  private(set) var isSubcommandNamed = false
  private(set) var operands: [String] = []
  /// The options as they were given; the value is empty for an option that takes none.
  private(set) var options: [(name: String, value: String)] = []
  let environment: [String: String]

  /// Parses a command line.
  ///
  /// - Throws: What was expected, and the nearest name.
  init(_ words: [String], environment: [String: String]) throws(CommandError) {
    self.environment = environment
    var rest = words[...]
    var isFirst = true
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try take(word, &rest)
      } else if isFirst, let named = Subcommand(rawValue: word) {
        (subcommand, isSubcommandNamed, isFirst) = (named, true, false)
      } else {
        if isFirst { subcommand = try Self.implied(word) }
        isFirst = false
        operands.append(word)
      }
    }
    guard !operands.contains("") else {
      throw .usage("an argument is empty; expected a file, a folder or a name (an unset variable?)")
    }
    for option in options { try check(option.name, option.value) }
    // A name or path that is not printed would read as another one in every report; actions are quoted text.
    for word in operands + options.filter({ $0.name != "--actions" }).map(\.value)
    where word != Escape.line(word) {
      throw .usage("an argument holds a character that is not printed: '\(word)'; leave it out")
    }
    guard
      ![.fuzz, .explore, .play].contains(subcommand) || operands.isEmpty || has("--help")
        || has("--version")
    else {
      throw .usage("'\(operands[0])' is not expected; \(subcommand.rawValue) takes only options")
    }
  }

  private static func implied(_ word: String) throws(CommandError) -> Subcommand {
    if word == "-" || word.contains("/") || word.contains(".") { return .replay }
    throw .unknown("subcommand", word, among: Subcommand.allCases.map(\.rawValue))
  }

  /// Takes an option as `--name`, `--name=VALUE`, `-l` or `-lVALUE`, with its value where that comes next.
  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
    let isLong = word.hasPrefix("--")
    let parts = word.parts(at: "=", atMost: 2, keepsEmpty: true)
    let label = isLong ? parts[0] : String(word.prefix(2))
    guard let option = CommandOption.all.first(where: { isLong ? $0.name == label : $0.letter == label.last })
    else {
      let names = isLong ? CommandOption.all.map(\.name) : []
      throw .unknown("option", isLong ? label : word, among: names, remedy: "--help lists them")
    }
    var value = isLong ? (parts.count == 2 ? parts[1] : nil) : String(word.dropFirst(2))
    if !isLong {
      value = value == "" ? nil : value?.hasPrefix("=") == true ? String(value?.dropFirst() ?? "") : value
    }
    guard option.value != nil else {
      if let value { throw .usage("\(label) takes no value, not '\(value)'") }
      return options.append((option.name, ""))
    }
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.removeFirst() }
    guard let value else { throw .usage("\(option.name) needs a value: \(option.form)") }
    options.append((option.name, value))
  }

  private func check(_ name: String, _ value: String) throws(CommandError) {
    guard let option = CommandOption.named(name) else { return }
    guard option.subcommands.contains(subcommand) else {
      let others = option.subcommands.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(subcommand.rawValue) does not take \(name); it belongs to \(others)")
    }
    // A trace may be empty; nothing else that is given may.
    if option.value != nil, value.isEmpty, option.name != "--actions" {
      throw .usage("\(option.name) needs a value: \(option.form)")
    }
  }

  @inline(never)
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The last value of an option, or that of its environment variable, with the name for messages.
  func value(_ name: String) -> (text: String, origin: String)? {
    if let given = options.last(where: { $0.name == name }) { return (given.value, name) }
    guard let variable = CommandOption.named(name)?.variable, let text = environment[variable], !text.isEmpty
    else { return nil }
    return (text, variable)
  }

  @inline(never)
  func text(_ name: String) -> String? { value(name)?.text }

  /// All values of an option that takes a list; nil when it was not given.
  func list(_ name: String) throws(CommandError) -> [String]? {
    guard has(name) else { return nil }
    var items: [String] = []
    for given in options where given.name == name {
      for part in given.value.parts(at: ",", keepsEmpty: true) {
        let item = TraceLineText.tidied(part)
        guard !item.isEmpty else {
          throw .usage("\(name) expects names with commas between, not '\(given.value)'")
        }
        if !items.contains(item) { items.append(item) }
      }
    }
    return items
  }

  /// The one operand of a subcommand that takes at most one; nil for none.
  func operand(_ what: String) throws(CommandError) -> String? {
    guard operands.count <= 1 else {
      throw .usage("\(subcommand.rawValue) takes one \(what), so '\(operands[1])' is not expected")
    }
    return operands.first
  }

  /// The given options that decide what a search finds, beside the seed, the system and its settings.
  func decisiveWords() throws(CommandError) -> [[String]] {
    var words: [[String]] = []
    for option in CommandOption.all where option.isDecisive && option.subcommands.contains(subcommand) {
      if option.value == nil {
        if has(option.name) { words.append([option.name]) }
      } else if ["--rules", "--without", "--kinds", "--bound"].contains(option.name) {
        if let items = try list(option.name) { words.append([option.name, items.joined(separator: ",")]) }
      } else if let text = text(option.name) {
        words.append([option.name, text])
      }
    }
    return words
  }
}
