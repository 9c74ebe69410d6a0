/// One step of a trace as a part of a page: what is drawn, and beside it what is told.
struct StepMarkup {
  let trace: ViewerTrace
  let index: Int

  /// The part.
  var markup: Markup {
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
}
