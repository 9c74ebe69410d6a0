extension CommandRun {
  /// The text of `--help`, made from the tables of subcommands and options; of no subcommand for the program as a whole.
  func help(_ subcommand: Subcommand?) -> String {
    var rows = usage(subcommand) + [""]
    if subcommand == nil {
      rows += Subcommand.allCases.flatMap { Layout.labelled($0.rawValue, $0.summary, indent: 2, column: 12) }
      rows += ["", "'\(name) SUBCOMMAND --help' lists its options; those of fuzz:", ""]
    }
    for option in CommandOption.all where option.subcommands.contains(subcommand ?? .fuzz) {
      let variable = option.variable.map { " [\($0)]" } ?? ""
      let label = option.letter == nil ? "    \(option.form)" : option.form
      rows += Layout.labelled(label, option.help + variable, indent: 2, column: 34)
    }
    if subcommand == nil || subcommand == .fuzz {
      rows += [""] + Layout.labelled("exit:", Self.codes, indent: 0, column: 6)
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private func usage(_ subcommand: Subcommand?) -> [String] {
    guard let subcommand else {
      return [
        "usage: \(name) [fuzz] [OPTION…]", "       \(name) SUBCOMMAND …",
        "       \(name) FILE.steps…",
      ]
    }
    let forms = subcommand.operands.map {
      "\(name) \(subcommand == .fuzz ? "[fuzz]" : subcommand.rawValue) \($0)"
    }
    return forms.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 } + [""]
      + Layout.wrapped(subcommand.summary, to: Layout.width)
  }

  private static let codes =
    "0 passed, 1 failed, 3 inconclusive (the output has the reason), 64 usage, 65 malformed input, "
    + "66 no such input, 70 fault of the fuzzer, 73 cannot create, 74 read or write failed, "
    + "130 interrupted or terminated (prints what was found)"
}
