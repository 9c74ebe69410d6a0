/// What was exercised, as tables with bars: rules, actions, and how much of what there is was seen.
struct ExerciseMarkup {
  let context: ReportContext

  /// The rules with how often each was met.
  func rules(_ all: [CampaignReport.RuleCount]) -> Markup {
    let bound = all.filter(\.applies)
    let most = bound.map(\.exercised).max() ?? 0
    let rows = bound.map { rule in
      Markup.element(
        "tr", ["class": rule.exercised == 0 ? "never" : nil],
        [
          .element("th", ["scope": "row"], rule.id),
          .element("td", ["class": "figure"], rule.exercised == 0 ? "never" : Layout.grouped(rule.exercised)),
          .element("td", ["class": "bar"], [Self.bar([("part", rule.exercised)], of: most)]),
          .element("td", ["class": "figure"], Layout.grouped(rule.checked)),
        ])
    }
    let others = all.filter { !$0.applies }.map(\.id)
    return .group([
      table("Rules", ["rule", "exercised", "", "asked"], rows),
      others.isEmpty
        ? .none : .element("p", ["class": "aside"], "Not bound by \(others.joined(separator: ", "))."),
    ])
  }

  /// The actions, applied and ignored.
  func actions(_ kinds: [CampaignReport.KindCount]) -> Markup {
    let most = kinds.map { $0.applied + $0.ignored.reduce(0, +) }.max() ?? 0
    let rows = kinds.map { kind in
      let ignored = kind.ignored.reduce(0, +)
      let reasons = kind.ignored.enumerated().filter { $0.element > 0 }.map { index, count in
        let name = index < context.ignoreReasons.count ? context.ignoreReasons[index] : "reason \(index)"
        return "\(name) \(Layout.grouped(count))"
      }
      return Markup.element(
        "tr", [:],
        [
          .element("th", ["scope": "row"], kind.kind),
          .element("td", ["class": "figure"], Layout.grouped(kind.applied)),
          .element(
            "td", ["class": "bar"], [Self.bar([("part", kind.applied), ("rest", ignored)], of: most)]),
          .element("td", ["class": "figure"], Layout.grouped(ignored)),
          .element("td", ["class": "reasons"], reasons.joined(separator: ", ")),
        ])
    }
    return table("Actions", ["action", "applied", "", "ignored", "because"], rows)
  }

  /// How much of all that there is was seen.
  func coverage(_ coverage: Coverage?, states: Int, pairs: Int) -> Markup {
    guard let coverage else {
      let figures = "\(Layout.count(states, "abstract state")), \(Layout.count(pairs, "state-action pair"))"
      return .group([
        .element("h2", [:], "Coverage"),
        .element("p", [:], "\(figures) were seen. How many there are is told with --coverage."),
      ])
    }
    return .group([
      .element("h2", [:], "Coverage"),
      .element("p", [:], "Of all that exploration reaches within \(coverage.bound.text):"),
      .element(
        "div", ["class": "covered"],
        [
          Self.field("abstract states", coverage.states, of: coverage.statesExplored),
          Self.field("pairs of a state and a kind of action", coverage.pairs, of: coverage.pairsExplored),
        ]),
    ])
  }

  /// A field of squares, filled as far as something was seen; each stands for one, or for a share where there are many.
  private static func field(_ what: String, _ seen: Int, of all: Int) -> Markup {
    let count = min(400, max(1, all))
    let filled = all > 0 ? min(count, seen * count / all) : 0
    let columns = 25
    let rows = (count + columns - 1) / columns
    let squares = (0..<count).map { index in
      Markup.element(
        "rect",
        [
          "class": index < filled ? "seen" : "unseen", "x": "\(index % columns * 10)",
          "y": "\(index / columns * 10)",
          "width": "8", "height": "8",
        ])
    }
    let figures = "\(Layout.grouped(seen)) of \(Layout.grouped(all)) \(what)"
    return .element(
      "figure", [:],
      [
        .element(
          "svg",
          ["class": "field", "viewBox": "0 0 250 \(rows * 10)", "role": "img", "aria-label": figures], squares
        ),
        .element("figcaption", [:], figures),
      ])
  }

  func table(_ title: String, _ heads: [String], _ rows: [Markup]) -> Markup {
    .group([
      .element("h2", [:], title),
      .element(
        "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": title],
        [
          .element(
            "table", [:],
            [
              .element(
                "thead", [:], [.element("tr", [:], heads.map { .element("th", ["scope": "col"], $0) })]),
              .element("tbody", [:], rows),
            ])
        ]),
    ])
  }

  /// A bar of parts, as long as their share of the longest.
  private static func bar(_ parts: [(kind: String, count: Int)], of most: Int) -> Markup {
    var left = 0
    let drawn = parts.map { part in
      let width = most > 0 ? part.count * 1_000 / most : 0
      // What happened at all is to be seen.
      let shown = part.count > 0 ? max(4, width) : 0
      defer { left += shown }
      return Markup.element(
        "rect", ["class": part.kind, "x": "\(left)", "y": "0", "width": "\(shown)", "height": "10"])
    }
    return .element(
      "svg",
      ["viewBox": "0 0 1008 10", "preserveAspectRatio": "none", "aria-hidden": "true"], drawn)
  }
}
