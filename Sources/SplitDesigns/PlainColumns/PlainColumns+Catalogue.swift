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
    """
    sharesPath F70: a list whose rows share one path (T-6)
      breaks selection.per-section lost claimed 4 on ipad-11 landscape at letters (T-6, platform P7)
    reusesColumn F71: a list of lists whose detail keeps its stack for the next item (T-9)
      breaks back.returns-to-previous wrong-view claimed 5 on iphone-15 portrait at detail-1 (T-9, FB8640357)
    closesInspector: a list whose inspector is closed with each change of the size class
    ignoresInspector: a list that does not take what is written of its inspector
    inspectorClearsPath: a list whose inspector takes with it what was pushed
    prefersToShow P134: three columns on a controller that hides one of them and prefers to see it again
      breaks request.not-lost lost on ipad-11 landscape (platform §1.4)
    leavesReset: a list that leaves it to the platform to go to the root of what is chosen again
    keepsPresented P114: a list whose destination's flag stays on when it is left
      breaks binding.reset-on-pop not-reset on iphone-15 portrait at letters (T31)
    answersForEver P115: a list whose two handlers answer each other's writes
      breaks write-back.converges endless on ipad-11 landscape at letters (T20)
    """
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
