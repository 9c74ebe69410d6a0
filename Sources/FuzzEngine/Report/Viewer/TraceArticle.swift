/// A trace as a part of a page: a timeline, and for each step what is seen, what changed and what was violated.
struct TraceArticle {
  let id: String
  let heading: String
  let subheading: String
  let steps: [Finding.Line]
  let facts: [FindingEntry.Fact]
  let manual: [ManualStep]
  /// Expected and actual; empty for a trace that is only replayed.
  var outcome: [FindingEntry.Fact] = []
  let command: String
  /// The violation that it is about; nil where all are alike.
  var own: String?
  /// Whose fault it is, in few words.
  var party = ""
  /// The system, whose rules are stated.
  let system: ConfiguredSystem
  var level: Markup = "h2"

  var markup: Markup {
    // The step that is shown first: the last violation, or the last step.
    let first = steps.lastIndex { !$0.violations.isEmpty } ?? max(0, steps.count - 1)
    let instructions = manual.map { "<li>\($0.text)</li>" as Markup }
    return """
      <article class="trace" id="\(id)" aria-labelledby="\(id)-title" data-start="\(first)">\
      <header><\(level) class="rule" id="\(id)-title">\(heading)</\(level)><p class="kind">\(subheading)</p>\
      \(outcome.isEmpty ? "" : Markup.facts(outcome))</header>\(timeline(first))\
      <div class="stage">\(steps.indices.map(step))</div>\(legend)\
      <div class="below"><section class="manual"><h3>Steps to reproduce</h3><ol>\(instructions)</ol></section>\
      <section><h3>Details</h3>\(Markup.facts(facts))</section>\(Markup.command(command))</div></article>
      """
  }

  private var legend: Markup {
    let other: Markup = own == nil ? "" : ", <b class=\"cross other\">×</b> another rule is"
    let drawn: Markup = """
      ; dashed frame: it changed; filled circle: what the next step touches; arrows at an edge: a finger can move there
      """
    return """
      <p class="legend"><b class="cross">✗</b> the rule is violated\(other); dashed step: the next one follows at once\
      \(steps[0].sketches.isEmpty ? "" : drawn).</p>
      """
  }

  /// Whether a step violates nothing but other rules.
  private func isOther(_ violations: [String]) -> Bool { own.map { !violations.contains($0) } ?? false }

  private func timeline(_ first: Int) -> Markup {
    let last = steps.count - 1
    let ticks = steps.enumerated().map { index, step -> Markup in
      let kinds =
        (step.violations.isEmpty || isOther(step.violations) ? "" : " violated")
        + (step.ignored == nil ? "" : " ignored")
        + (step.text.hasPrefix("~") ? " open" : "")
      let number = index == 0 ? "" : "\(index)"
      let label =
        (index == 0 ? "" : "step \(index): ") + step.text
        + (step.violations.isEmpty ? "" : ", violates \(step.violations.joined(separator: ", "))")
      let other: Markup = "<span class=\"cross other\">×</span>"
      let cross =
        step.violations.isEmpty ? "" : isOther(step.violations) ? other : "<span class=\"cross\">✗</span>"
      return """
        <li><button type="button" class="tick\(kinds)" data-step="\(index)" aria-label="\(label)">\
        <span class="number">\(number)</span><span class="action">\(step.text)</span>\(cross)</button></li>
        """
    }
    return """
      <nav class="timeline" aria-label="Steps of \(heading)"><div class="scrub">\
      <button type="button" class="previous" aria-label="Previous step">←</button>\
      <input type="range" min="0" max="\(last)" step="1" value="\(first)" aria-label="Step">\
      <button type="button" class="next-step" aria-label="Next step">→</button>\
      <output class="place">\(first) of \(last)</output></div><ol class="ticks">\(ticks)</ol></nav>
      """
  }

  private func step(_ index: Int) -> Markup {
    let step = steps[index]
    let change = index > 0 ? SketchChange(from: steps[index - 1], to: step) : SketchChange()
    let next = index + 1 < steps.count ? steps[index + 1].bareText : nil
    let offers = Layout.unique(step.sketches.flatMap(SketchChange.offers)).map { offer in
      offer == next
        ? "<li class=\"next\"><code>\(offer)</code></li>" : "<li><code>\(offer)</code></li>" as Markup
    }
    let violations = step.violations.map { name -> Markup in
      let rule = system.rules.first { $0.id == name.prefix { $0 != " " } }
      let statement: Markup = rule.map { "<p>\($0.statement).</p>" } ?? ""
      let (kind, mark): (Markup, Markup) = isOther([name]) ? (" other", "×") : ("", "✗")
      return "<div class=\"violation\(kind)\"><b>\(mark) \(name)</b>\(statement)</div>"
    }
    let changes = change.sentences.isEmpty ? ["nothing that is seen"] : change.sentences
    let ignored = step.ignored.map { "<p class=\"ignored\">Ignored: \($0)</p>" as Markup } ?? ""
    let lists: [Markup] = [
      .list("On screen", [step.screen] + step.others.map(\.description), kind: "seen"),
      .list("Changed", index == 0 ? [] : changes), .list("Pending", step.pendingEvents, isOrdered: true),
      .list("Events", step.recordedEvents), .list("Mistakes", step.mistakes),
      .list("Writes", step.writes, isOrdered: true),
      offers.isEmpty ? "" : "<h4>Actions</h4><ul class=\"offers\">\(offers)</ul>",
    ]
    return """
      <section class="step\(step.sketches.isEmpty ? " plain" : "")" data-step="\(index)" \
      aria-label="\(index == 0 ? "Start" : "Step \(index): \(step.text)")">\(pictures(step, change, next))\
      <div class="panel"><h3><span class="number">\(index == 0 ? "" : "\(index)")</span>\
      <code>\(step.text)</code></h3><p class="instruction">\(ManualStep.sentence(step.instruction))</p>\
      \(ignored)\(violations)\(lists)</div></section>
      """
  }

  private func pictures(_ step: Finding.Line, _ change: SketchChange, _ next: String?) -> Markup {
    if step.sketches.isEmpty { return "" }
    let figures = step.sketches.enumerated().map { index, sketch -> Markup in
      let shown = sketch.areas.map { area in
        "\(area.name)\(area.isOver ? " over the rest" : "")\(area.isDimmed ? ", dimmed" : ""): \(area.shows)"
      }
      let caption = sketch.place.isEmpty ? sketch.caption : "\(sketch.place), \(sketch.caption)"
      let svg = SketchSVG(
        sketch, changed: index < change.areas.count ? change.areas[index] : [], next: next,
        label: "\(caption). \(shown.joined(separator: "; "))")
      return "<figure>\(svg.markup)<figcaption>\(caption)</figcaption></figure>"
    }
    // All screens of a trace have one scale.
    let longest = steps.flatMap(\.sketches).map { max($0.screen.width, $0.screen.height) }.max() ?? 1
    return "<div class=\"pictures\" style=\"--longest:\(longest);--count:\(figures.count)\">\(figures)</div>"
  }
}

extension TraceArticle {
  init(_ entry: FindingEntry, id: String, others: [String], _ system: ConfiguredSystem) {
    let finding = entry.finding
    let also = others.isEmpty ? [] : [FindingEntry.Fact("also", others.joined(separator: ", "))]
    let file = entry.file.map { [FindingEntry.Fact("saved", $0)] } ?? []
    self.init(
      id: id, heading: finding.signature.rule,
      subheading: "\(finding.signature.violationKind), \(entry.moment)",
      steps: finding.steps(entry.context.wording), facts: entry.facts(all: true) + also + file,
      manual: entry.steps, outcome: [.init("expected", entry.expected), .init("actual", entry.actual)],
      command: entry.command, own: finding.violation,
      party: finding.blame.map { entry.context.wording.name(of: $0.party) } ?? "no verdict", system: system)
  }
}
