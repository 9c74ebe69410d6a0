extension ConfiguredSystem {
  /// The system's name without its version, as signatures have it.
  var family: String { String(name.prefix { $0 != "/" }) }

  /// What a trace breaks, each signature once, in the order of lines.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  func breaches(of trace: TraceText) async throws -> [Breach] {
    if let signatures { return try await signatures(trace) }
    // A system made by hand tells no kinds of action; the first word of a line is taken for it.
    let replay = try await replay(trace, RuleSelection())
    return replay.broken.map { broken in
      let kind = broken.line == 0 ? "launch" : Self.kind(of: replay.lines[broken.line - 1].text)
      return Breach(
        signature: Finding.Signature(system: family, rule: broken.rule, way: broken.way, action: kind),
        line: broken.line)
    }
  }

  /// The kind of action that a line's text begins with.
  static func kind(of text: String) -> String {
    String(TraceLineText.cutMark(TraceLineText.tidied(text)).action.prefix { $0 != " " })
  }
}
