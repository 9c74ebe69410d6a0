import FuzzEngine
import SplitFuzz
import SplitModel

extension PlainColumns {
  enum Flaw: CaseIterable {
    case sharesPath, reusesColumn, keepsPresented, answersForEver, leavesReset, closesInspector,
      ignoresInspector, inspectorClearsPath, prefersToShow
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "plain-columns", "",
    [
      .init(
        .sharesPath, "a list whose rows share one path (T-6)", "F70", source: "T-6, platform P7",
        on: "ipad-11 landscape", at: "letters", breaks: "selection.per-section lost", claimed: 4),
      .init(
        .reusesColumn, "a list of lists whose detail keeps its stack for the next item (T-9)", "F71",
        source: "T-9, FB8640357", on: "iphone-15 portrait", at: "detail-1",
        breaks: "back.returns-to-previous wrong-view", claimed: 5),
      .init(.closesInspector, "a list whose inspector is closed with each change of the size class"),
      .init(.ignoresInspector, "a list that does not take what is written of its inspector"),
      .init(.inspectorClearsPath, "a list whose inspector takes with it what was pushed"),
      .init(
        .prefersToShow, "three columns on a controller that hides one of them and prefers to see it again",
        "P134", source: "platform §1.4", on: "ipad-11 landscape", breaks: "request.not-lost lost"),
      .init(.leavesReset, "a list that leaves it to the platform to go to the root of what is chosen again"),
      .init(
        .keepsPresented, "a list whose destination's flag stays on when it is left", "P114", source: "T31",
        on: "iphone-15 portrait", at: "letters", breaks: "binding.reset-on-pop not-reset"),
      .init(
        .answersForEver, "a list whose two handlers answer each other's writes", "P115", source: "T20",
        on: "ipad-11 landscape", at: "letters", breaks: "write-back.converges endless"),
    ]
  ) { flaws in
    let layouts: [(Flaw, Layout)] = [
      (.sharesPath, .rows), (.reusesColumn, .lists), (.prefersToShow, .controlled),
      (.closesInspector, .inspected), (.ignoresInspector, .inspected), (.inspectorClearsPath, .inspected),
    ]
    let layout = layouts.first { flaws.contains($0.0) }?.1 ?? .flags
    return SplitApp(PlainColumns(layout, flaws: flaws))
  }

  static let systems: [FuzzSystem] = [
    (.nested, "nested", "value links in a split in a split in a stack"),
    (.rows, "rows", "a list whose rows have a path each"), (.lists, "lists", "a list of lists with a detail"),
    (.inspected, "inspected", "a list with a stack and an inspector"),
    (.sheets, "sheets", "a list with two sheets, each with a flag of its own"),
    (
      .controlled, "controlled",
      "three columns on a UISplitViewController, which code asks to show and hide them"
    ), (.flags, "flags", "a list with a destination that a flag presents"),
    (.bare, "bare", "a list with a detail that is no stack, and links with values"),
  ].map { (layout: Layout, name, summary) in
    FuzzSystem("plain-columns/\(name)", PlainColumns(layout), summary, isListed: false)
  }
}
