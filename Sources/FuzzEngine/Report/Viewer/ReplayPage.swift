/// A replayed trace as a page to look at.
struct ReplayPage {
  let replay: Replay
  let settings: SystemSettings
  let rules: RuleTexts
  /// What is said of its promise; nil where it has none.
  let note: String?
  /// The command that repeats it.
  let command: String?

  /// The whole page, which ends in a line end.
  var text: String {
    let trace = ViewerTrace(replay, settings: settings, note: note, command: command, rules)
    return ViewerPage(
      title: "\(trace.subheading) · \(trace.heading)", body: [TraceMarkup(trace: trace, heading: "h1").markup]
    )
    .text
  }
}
