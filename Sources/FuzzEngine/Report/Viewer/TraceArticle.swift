/// A trace as a part of a page: a timeline, and for each step what is seen, what changed and what was violated.
struct TraceArticle {
  let id: String
  let heading: String
  let subheading: String
  /// The start and the steps behind it.
  let steps: [Finding.Line]
  let facts: [FindingEntry.Fact]
  let manual: [ManualStep]
  /// Expected and actual; empty for a trace that is only replayed.
  var outcome: [FindingEntry.Fact] = []
  let command: String
  /// What rules state, by their id.
  let statements: [String: String]
  /// The element of the heading.
  var level = "h2"

  init(
    id: String, heading: String, subheading: String, steps: [Finding.Line], facts: [FindingEntry.Fact],
    manual: [ManualStep], command: String, statements: [String: String], level: String
  ) {
    (self.id, self.heading, self.subheading, self.steps) = (id, heading, subheading, steps)
    (self.facts, self.manual, self.command) = (facts, manual, command)
    (self.statements, self.level) = (statements, level)
  }

  /// Shows a finding.
  init(_ entry: FindingEntry, id: String, others: [String], _ statements: [String: String]) {
    let finding = entry.finding
    self.id = id
    heading = finding.signature.rule
    subheading = "\(finding.signature.way), \(entry.moment)"
    steps = finding.steps(entry.context.wording)
    let file = entry.context.file(of: entry.index).map { [FindingEntry.Fact("saved", $0)] } ?? []
    facts =
      entry.facts(all: true) + (others.isEmpty ? [] : [.init("also", others.joined(separator: ", "))]) + file
    manual = entry.steps
    outcome = [.init("expected", entry.expected), .init("actual", entry.actual)]
    command = entry.command
    self.statements = statements
  }

  /// The part.
  var markup: Markup {
    let title = "\(id)-title"
    // The step that is shown first: the last violation, or the last step.
    let first = steps.lastIndex { !$0.broken.isEmpty } ?? max(0, steps.count - 1)
    return .element(
      "article", ["class": "trace", "id": id, "aria-labelledby": title, "data-start": "\(first)"],
      [
        .element(
          "header", [:],
          [
            .element(level, ["class": "rule", "id": title], heading),
            .element("p", ["class": "kind"], subheading), outcome.isEmpty ? .none : .facts(outcome),
          ]),
        timeline(first), .element("div", ["class": "stage"], steps.indices.map(step)),
        .element(
          "div", ["class": "below"],
          [
            .element(
              "section", ["class": "manual"],
              [
                .element("h3", [:], "Steps to reproduce"),
                .element("ol", [:], manual.map { .element("li", [:], $0.text) }),
              ]),
            .element("section", [:], [.element("h3", [:], "Details"), .facts(facts)]), .command(command),
          ]),
      ])
  }

  private func timeline(_ first: Int) -> Markup {
    let last = steps.count - 1
    let ticks = steps.enumerated().map { index, step in
      var kinds = ["tick"]
      if !step.broken.isEmpty { kinds.append("violated") }
      if step.ignored != nil { kinds.append("ignored") }
      if step.text.hasPrefix("~") { kinds.append("open") }
      let violations = step.broken.isEmpty ? "" : ", violates \(step.broken.joined(separator: ", "))"
      return Markup.element(
        "li", [:],
        [
          .element(
            "button",
            [
              "type": "button", "class": kinds.joined(separator: " "), "data-step": "\(index)",
              "aria-label": "\(index == 0 ? "" : "step \(index): ")\(step.text)\(violations)",
            ],
            [
              .element("span", ["class": "number"], index == 0 ? "" : "\(index)"),
              .element("span", ["class": "action"], step.text),
              step.broken.isEmpty ? .none : .element("span", ["class": "cross"], "✗"),
            ])
        ])
    }
    func button(_ kind: String, _ label: String, _ text: String) -> Markup {
      .element("button", ["type": "button", "class": kind, "aria-label": label], text)
    }
    let range = Markup.element(
      "input",
      [
        "type": "range", "min": "0", "max": "\(last)", "step": "1", "value": "\(first)", "aria-label": "Step",
      ])
    return .element(
      "nav", ["class": "timeline", "aria-label": "Steps of \(heading)"],
      [
        .element(
          "div", ["class": "scrub"],
          [
            button("previous", "Previous step", "←"), range, button("next-step", "Next step", "→"),
            .element("output", ["class": "place"], "\(first) of \(last)"),
          ]),
        .element("ol", ["class": "ticks"], ticks),
      ])
  }

  private func step(_ index: Int) -> Markup {
    let step = steps[index]
    let change = index > 0 ? SketchChange(from: steps[index - 1], to: step) : SketchChange()
    let next = index + 1 < steps.count ? steps[index + 1].bareText : nil
    let offers = step.sketches.flatMap(SketchChange.offers)
    let panel: [Markup] =
      [
        .element(
          "h3", [:],
          [
            .element("span", ["class": "number"], index == 0 ? "" : "\(index)"),
            .element("code", [:], step.text),
          ]), .element("p", ["class": "instruction"], ManualStep.sentence(step.instruction)),
        step.ignored.map { .element("p", ["class": "ignored"], "Ignored: \($0)") } ?? .none,
      ] + step.broken.map(violation) + [
        .list("Seen", [step.screen] + step.others.map(\.description), kind: "seen"),
        index == 0
          ? .none : .list("Changed", change.sentences.isEmpty ? ["nothing that is seen"] : change.sentences),
        .list("Pending", step.inFlight, "ol"), .list("Events", step.heard),
        offers.isEmpty
          ? .none
          : .group([
            .element("h4", [:], "Actions"),
            .element(
              "ul", ["class": "offers"],
              offers.map { .element("li", ["class": $0 == next ? "next" : nil], [.element("code", [:], $0)]) }
            ),
          ]),
      ]
    return .element(
      "section",
      [
        "class": step.sketches.isEmpty ? "step plain" : "step", "data-step": "\(index)",
        "aria-label": index == 0 ? "Start" : "Step \(index): \(step.text)",
      ],
      [pictures(step.sketches, change, next), .element("div", ["class": "panel"], panel)])
  }

  private func violation(_ name: String) -> Markup {
    let statement = statements[String(name.prefix { $0 != " " })]
    return .element(
      "div", ["class": "violation"],
      [.element("b", [:], "✗ \(name)"), statement.map { .element("p", [:], $0 + ".") } ?? .none])
  }

  private func pictures(_ sketches: [Sketch], _ change: SketchChange, _ next: String?) -> Markup {
    guard !sketches.isEmpty else { return .none }
    let figures = sketches.enumerated().map { index, sketch in
      let shown = sketch.areas.map { area in
        "\(area.name)\(area.isOver ? " over the rest" : "")\(area.isDimmed ? ", dimmed" : ""): \(area.shows)"
      }
      let caption = sketch.place.isEmpty ? sketch.caption : "\(sketch.place), \(sketch.caption)"
      let svg = SketchSVG(
        sketch: sketch, changed: index < change.areas.count ? change.areas[index] : [], next: next,
        label: "\(caption). \(shown.joined(separator: "; "))")
      return Markup.element("figure", [:], [svg.markup, .element("figcaption", [:], caption)])
    }
    return .element("div", ["class": "pictures"], figures)
  }
}
