extension FuzzCommand {
  /// `explain`: prints a rule with its article; without a rule, a list of all titles.
  func explain(_ arguments: Arguments, _ io: CommandIO) throws -> ExitCode {
    let paint = try paint(arguments, io)
    let (system, configured) = try chosenSystem(arguments)
    guard arguments.operands.count <= 1 else {
      throw CommandError.usage("explain takes one rule, so '\(arguments.operands[1])' is not expected")
    }
    guard let id = arguments.operands.first else {
      let column = (configured.rules.map(\.id.count).max() ?? 0) + 2
      let rows = configured.rules.flatMap { rule in
        Layout.labelled(rule.id, rule.article?.title ?? rule.statement, indent: 0, column: column)
      }
      return try print(rows.map { $0 + "\n" }.joined(), io)
    }
    guard let rule = configured.rules.first(where: { $0.id == id }) else {
      throw UnknownName(
        "rule of \(system.name)", id, among: configured.rules.map(\.id), remedy: "'explain' lists them")
    }
    return try print(ArticleText(rule: rule, paint: paint).text, io)
  }
}
