/// A trace as a part of a page: a timeline, and for each step what is seen, what changed and what broke.
struct TraceMarkup {
  let trace: ViewerTrace
  /// The heading's element.
  var heading = "h2"

  /// The part.
  var markup: Markup {
    let title = "\(trace.id)-title"
    var parts = [
      Markup.element(
        "header", [:],
        [
          .element(heading, ["class": "rule", "id": title], trace.heading),
          .element("p", ["class": "way"], trace.subheading),
          trace.statement.isEmpty ? .none : .element("p", ["class": "statement"], trace.statement + "."),
          trace.verdict.map {
            .element("p", ["class": "verdict"], [.element("b", [:], "Verdict"), .text(" " + $0)])
          }
            ?? .none,
        ])
    ]
    parts += [
      timeline,
      .element(
        "div", ["class": "stage"], trace.steps.indices.map { StepMarkup(trace: trace, index: $0).markup }),
      below,
    ]
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
