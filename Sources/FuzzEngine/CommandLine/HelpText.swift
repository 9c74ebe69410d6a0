/// The text of `--help`, made from the tables of verbs and options.
struct HelpText {
  let program: String
  /// The verb that help is asked for; nil for the program as a whole.
  let verb: Verb?

  var text: String {
    var rows = usage + [""]
    if verb == nil {
      rows += Verb.allCases.flatMap { Layout.labelled($0.rawValue, $0.summary, indent: 2, column: 12) }
      rows += ["", "\(program) VERB --help tells the options of a verb; these are those of fuzz:", ""]
    }
    for option in CommandOption.all where option.verbs.contains(verb ?? .fuzz) {
      let twin = option.twin.map { " [\($0)]" } ?? ""
      let label = option.letter == nil ? "    \(option.form)" : option.form
      rows += Layout.labelled(label, option.help + twin, indent: 2, column: 34)
    }
    if verb == nil || verb == .fuzz {
      rows += [""] + Layout.labelled("exit:", Self.codes, indent: 0, column: 6)
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private var usage: [String] {
    guard let verb else {
      return [
        "usage: \(program) [fuzz] [OPTION…]", "       \(program) VERB …", "       \(program) FILE.steps…",
      ]
    }
    let forms = verb.operands.map { "\(program) \(verb == .fuzz ? "[fuzz]" : verb.rawValue) \($0)" }
    return forms.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 } + [""]
      + Layout.wrapped(verb.summary, to: Layout.width)
  }

  private static let codes =
    "0 nothing found, 1 a rule was broken, 3 inconclusive (the output says why), 64 usage, 65 malformed input, "
    + "66 no such input, 70 fault of the fuzzer, 73 cannot create, 74 read or write failed, "
    + "130 interrupted or told to end (what is known is printed)"
}
