/// The command line, taken apart: a verb, its options in order, and the words that are neither.
struct Arguments: Sendable {
  private(set) var verb = Verb.fuzz
  /// Whether the verb was written and not understood from the rest.
  private(set) var isVerbNamed = false
  private(set) var operands: [String] = []
  private(set) var options: [Given] = []
  let environment: [String: String]

  /// One option as it was given; the value is empty for an option that takes none.
  struct Given: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// Takes a command line apart.
  ///
  /// - Throws: `CommandError` that says what was expected and offers the nearest name.
  init(_ words: [String], environment: [String: String]) throws(CommandError) {
    self.environment = environment
    var rest = words[...]
    var bare: [String] = []
    var isFirstBare = true
    while let word = rest.popFirst() {
      if word == "--" {
        bare += rest
        break
      } else if word.hasPrefix("--") {
        try takeLong(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try takeLetter(word, &rest)
      } else if isFirstBare, let verb = Verb(rawValue: word) {
        self.verb = verb
        isVerbNamed = true
        isFirstBare = false
      } else {
        if isFirstBare { verb = try Self.impliedVerb(word) }
        isFirstBare = false
        bare.append(word)
      }
    }
    guard !bare.contains("") else {
      throw .usage("a word is empty; a file, a folder or a name is wanted there (an unset variable?)")
    }
    operands = bare
    for option in options { try check(option) }
    guard ![.fuzz, .explore, .play].contains(verb) || bare.isEmpty || has("--help") || has("--version") else {
      throw .usage("'\(bare[0])' is not expected; \(verb.rawValue) takes only options")
    }
  }

  private static func impliedVerb(_ word: String) throws(CommandError) -> Verb {
    if word == "-" || word.contains("/") || word.contains(".") { return .replay }
    throw .usage(UnknownName("verb", word, among: Verb.allCases.map(\.rawValue)).description)
  }

  private mutating func takeLong(_ word: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = CommandOption.named(parts[0]) else {
      let names = CommandOption.all.map(\.name)
      throw .usage(UnknownName("option", parts[0], among: names, remedy: "--help lists them").description)
    }
    if option.value == nil {
      guard parts.count == 1 else { throw .usage("\(option.name) takes no value, not '\(parts[1])'") }
      options.append(Given(name: option.name, value: ""))
    } else {
      options.append(
        Given(name: option.name, value: try parts.count == 2 ? parts[1] : value(of: option, &rest)))
    }
  }

  private mutating func takeLetter(_ word: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
    guard let letter = word.dropFirst().first, let option = CommandOption.lettered(letter) else {
      throw .usage("unknown option '\(CaseParser.clipped(word))'; --help lists them")
    }
    let attached = String(word.dropFirst(2))
    if option.value == nil {
      guard attached.isEmpty else { throw .usage("-\(letter) takes no value, not '\(attached)'") }
      options.append(Given(name: option.name, value: ""))
    } else {
      let value = attached.hasPrefix("=") ? String(attached.dropFirst()) : attached
      options.append(
        Given(name: option.name, value: try attached.isEmpty ? self.value(of: option, &rest) : value))
    }
  }

  private func value(
    of option: CommandOption, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .usage("\(option.name) needs a value: \(option.form)")
    }
    rest.removeFirst()
    return value
  }

  private func check(_ given: Given) throws(CommandError) {
    guard let option = CommandOption.named(given.name) else { return }
    guard !option.verbs.contains(verb) else {
      // A trace may be empty; nothing else that is given may.
      guard option.value == nil || !given.value.isEmpty || option.name == "--actions" else {
        throw .usage("\(option.name) needs a value: \(option.form)")
      }
      return
    }
    let verbs = option.verbs.map(\.rawValue).joined(separator: ", ")
    throw .usage("\(verb.rawValue) takes no \(given.name); it belongs to \(verbs)")
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The last value of an option, or that of its twin in the environment, with the name to blame.
  func value(_ name: String) -> (text: String, origin: String)? {
    if let given = options.last(where: { $0.name == name }) { return (given.value, name) }
    guard let twin = CommandOption.named(name)?.twin, let text = environment[twin], !text.isEmpty else {
      return nil
    }
    return (text, twin)
  }

  /// All values of an option that takes a list; nil when it was not given.
  func list(_ name: String) throws(CommandError) -> [String]? {
    guard has(name) else { return nil }
    var items: [String] = []
    for given in options where given.name == name {
      for part in given.value.split(separator: ",", omittingEmptySubsequences: false) {
        let item = TraceLineText.tidied(String(part))
        guard !item.isEmpty else {
          throw .usage("\(name) wants names with commas between, not '\(given.value)'")
        }
        if !items.contains(item) { items.append(item) }
      }
    }
    return items
  }
}
