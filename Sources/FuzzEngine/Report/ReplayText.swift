/// Shows a replayed trace step by step.
package struct ReplayText: Sendable {
  private let replay: Replay
  private let settings: SystemSettings
  private let paint: Paint
  private let isDrawn: Bool

  /// Prepares a replay to be shown.
  package init(_ replay: Replay, settings: SystemSettings, paint: Paint, isDrawn: Bool = false) {
    self.isDrawn = isDrawn
    self.replay = replay
    self.settings = settings
    self.paint = paint
  }

  /// The whole text, which ends in a line end.
  package var text: String {
    var rows = [Layout.padded("system", to: 12) + paint.bold(replay.system)]
    rows += replay.start.map { Layout.padded($0.key, to: 12) + $0.value }
    if !settings.quirks.isEmpty {
      rows.append(Layout.padded("quirks", to: 12) + settings.quirks.joined(separator: ", "))
    }
    for assumption in settings.assumptions {
      rows.append(Layout.padded("assume", to: 12) + assumption.text)
    }
    rows.append("")
    rows +=
      TraceTable(
        startScreen: replay.startScreen, startOthers: replay.startOthers,
        brokenAtStart: replay.brokenAtStart, lines: replay.lines, paint: paint,
        startSketches: isDrawn ? replay.startSketches : nil
      ).rows
    rows.append("")
    let lines = Layout.count(replay.lines.count, "line")
    if let unrepeated = replay.unrepeated {
      rows += Layout.wrapped("\(lines); \(unrepeated)", to: Layout.width).map(paint.yellow)
    } else if replay.broken.isEmpty {
      rows.append("\(lines); every rule is kept\(exercised)")
    } else {
      rows.append("\(lines); broken:")
      for broken in replay.broken {
        rows.append(
          "  \(paint.red("✗ \(broken)")) \(broken.line == 0 ? "at launch" : "at line \(broken.line)")")
        if let insertion = broken.insertion {
          rows += Layout.labelled("inserted", insertion, indent: 4, column: 14)
        }
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  /// How many rules had anything to say: a trace on which none had keeps them all.
  private var exercised: String {
    guard let count = replay.exercised?.count else { return "" }
    return ", and \(count == 0 ? "none" : String(count)) of them exercised"
  }
}
