/// A trace as a part of a page: a timeline, and for each step what is seen, what changed and what broke.
struct TraceMarkup {
  let trace: ViewerTrace

  /// The part.
  var markup: Markup {
    let title = "\(trace.id)-title"
    var parts = [
      Markup.element(
        "header", [:],
        [
          .element("h2", ["id": title], trace.heading), .element("p", ["class": "way"], trace.subheading),
          trace.statement.isEmpty ? .none : .element("p", ["class": "statement"], trace.statement + "."),
          trace.verdict.map {
            .element("p", ["class": "verdict"], [.element("b", [:], "Verdict"), .text(" " + $0)])
          }
            ?? .none,
        ])
    ]
    parts += [timeline, .element("div", ["class": "stage"], trace.steps.indices.map(step)), below]
    return .element(
      "article", ["class": "trace", "id": trace.id, "aria-labelledby": title, "data-start": "\(first)"], parts
    )
  }

  /// The step that is shown first: the one that broke something last, or the last.
  private var first: Int {
    trace.steps.lastIndex { !$0.broken.isEmpty } ?? max(0, trace.steps.count - 1)
  }

  private var timeline: Markup {
    let last = trace.steps.count - 1
    let items = trace.steps.enumerated().map { index, step in
      var kinds = ["tick"]
      if !step.broken.isEmpty { kinds.append("broke") }
      if step.ignored != nil { kinds.append("ignored") }
      if step.action.hasPrefix("~") { kinds.append("open") }
      let said = step.broken.isEmpty ? "" : ", breaks \(step.broken.map(\.name).joined(separator: ", "))"
      return Markup.element(
        "li", [:],
        [
          .element(
            "button",
            [
              "type": "button", "class": kinds.joined(separator: " "), "data-step": "\(index)",
              "aria-label": "\(index == 0 ? "" : "line \(index): ")\(step.action)\(said)",
            ],
            [
              .element("span", ["class": "number"], index == 0 ? "" : "\(index)"),
              .element("span", ["class": "action"], step.action),
              step.broken.isEmpty ? .none : .element("span", ["class": "cross"], "✗"),
            ])
        ])
    }
    return .element(
      "nav", ["class": "timeline", "aria-label": "Steps of \(trace.heading)"],
      [
        .element(
          "div", ["class": "scrub"],
          [
            .element("button", ["type": "button", "class": "previous", "aria-label": "Previous step"], "←"),
            .element(
              "input",
              [
                "type": "range", "min": "0", "max": "\(last)", "step": "1", "value": "\(first)",
                "aria-label": "Step",
              ]),
            .element("button", ["type": "button", "class": "next-step", "aria-label": "Next step"], "→"),
            .element("output", ["class": "place"], "\(first) of \(last)"),
          ]),
        .element("ol", ["class": "ticks"], items),
      ])
  }

  private func step(_ index: Int) -> Markup {
    let step = trace.steps[index]
    let before = index > 0 ? trace.steps[index - 1].seen : nil
    let change = before.map { SketchChange(from: $0, to: step.seen) } ?? SketchChange()
    let next = index + 1 < trace.steps.count ? trace.steps[index + 1].action : nil
    let bare = next.map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
    var panel: [Markup] = [
      .element(
        "h3", [:],
        [
          .element("span", ["class": "number"], index == 0 ? "" : "\(index)"),
          .element("code", [:], step.action),
        ]),
      .element("p", ["class": "instruction"], step.instruction),
    ]
    if let ignored = step.ignored {
      panel.append(.element("p", ["class": "ignored"], "Ignored: \(ignored)"))
    }
    for broken in step.broken {
      panel.append(
        .element(
          "div", ["class": "breach"],
          [
            .element("b", [:], "✗ \(broken.name)"),
            broken.statement.isEmpty ? .none : .element("p", [:], broken.statement + "."),
          ]))
    }
    panel.append(seen(step.seen))
    if before != nil {
      panel.append(
        list("Changed", change.sentences.isEmpty ? ["nothing that can be seen"] : change.sentences))
    }
    if !step.inFlight.isEmpty { panel.append(list("In flight", step.inFlight, isOrdered: true)) }
    if !step.heard.isEmpty { panel.append(list("The app hears", step.heard)) }
    panel.append(offers(step.seen, next: bare))
    return .element(
      "section",
      [
        "class": step.seen.sketches.isEmpty ? "step plain" : "step", "data-step": "\(index)",
        "aria-label": index == 0 ? "Launch" : "Line \(index): \(step.action)",
      ],
      [pictures(step.seen, change, next: bare), .element("div", ["class": "panel"], panel)])
  }

  private func pictures(_ seen: ViewerTrace.Seen, _ change: SketchChange, next: String?) -> Markup {
    guard !seen.sketches.isEmpty else { return .none }
    let figures = seen.sketches.enumerated().map { index, sketch in
      let shown = sketch.areas.map { area in
        "\(area.name)\(area.isOver ? " over the rest" : "")\(area.isDimmed ? ", dimmed" : ""): \(area.shows)"
      }
      let place = sketch.place.isEmpty ? "" : "\(sketch.place), "
      let svg = SketchSVG(
        sketch: sketch, changed: index < change.areas.count ? change.areas[index] : [], next: next,
        label: "\(place)\(sketch.caption). \(shown.joined(separator: "; "))")
      return Markup.element(
        "figure", [:], [svg.markup, .element("figcaption", [:], "\(place)\(sketch.caption)")])
    }
    return .element("div", ["class": "pictures"], figures)
  }

  private func seen(_ seen: ViewerTrace.Seen) -> Markup {
    list("On screen", [seen.screen] + seen.others.map(\.description), kind: "seen")
  }

  private func offers(_ seen: ViewerTrace.Seen, next: String?) -> Markup {
    let offers = seen.sketches.flatMap(SketchChange.offers)
    guard !offers.isEmpty else { return .none }
    return .group([
      .element("h4", [:], "Can be done"),
      .element(
        "ul", ["class": "offers"],
        offers.map { .element("li", ["class": $0 == next ? "next" : nil], [.element("code", [:], $0)]) }),
    ])
  }

  private func list(
    _ title: String, _ items: [String], isOrdered: Bool = false, kind: String? = nil
  ) -> Markup {
    .group([
      .element("h4", [:], title),
      .element(isOrdered ? "ol" : "ul", ["class": kind], items.map { .element("li", [:], $0) }),
    ])
  }

  private var below: Markup {
    var parts: [Markup] = []
    var hands = [Markup.element("h3", [:], "By hand")]
    hands.append(.element("ol", [:], trace.byHand.map { .element("li", [:], $0) }))
    if let expected = trace.expected, let last = trace.steps.last {
      hands.append(
        ViewerPage.facts(
          [.init("expected", expected), .init("seen", last.seen.screen)]
            + last.seen.others.map { .init("", $0.description) }))
    }
    parts.append(.element("section", ["class": "hands"], hands))
    parts.append(
      .element(
        "section", ["class": "known"], [.element("h3", [:], "What is known"), ViewerPage.facts(trace.facts)]))
    if let command = trace.command { parts.append(ViewerPage.command("Repeat it", command)) }
    return .element("div", ["class": "below"], parts)
  }
}
