import FuzzEngine
import SplitFuzz
import SplitModel

extension SplitSystems {
  /// Plain containers, for questions that no published design answers; none is listed.
  ///
  /// They are built from a table of designs whose types are known only at run time, because compiling the whole
  /// engine once more for a design that only cases play costs more than it gives.
  static let plain: [FuzzSystem] = plainDesigns.map { name, designed, summary in
    design(name, designed, summary, isListed: false)
  }

  private static let plainDesigns: [(String, any NavigationDesign, String)] = [
    (
      "lazysplit/sidebar-stack", EmptyColumns(.stack),
      "StackInSplit's question: empty columns, and a button that pushes on a stack in the sidebar"
    ),
    (
      "lazysplit/nested-links", EmptyColumns(.links),
      "StackInSplit's question: empty columns, and links in each other"
    ),
    (
      "lazysplit/sliding-columns", EmptyColumns(.slides),
      "what StackInSplit's author wished for: empty columns that show the last two views"
    ),
    (
      "plain-columns/nested", PlainColumns(.nested), "value links in a split in a split in a stack"
    ),
    ("plain-columns/rows", PlainColumns(.rows), "a list whose rows have a path each"),
    ("plain-columns/lists", PlainColumns(.lists), "a list of lists with a detail"),
    (
      "plain-columns/shares-path", PlainColumns(.rows, flaws: .sharesPath),
      "a list whose rows share one path (T-6)"
    ),
    (
      "plain-columns/reuses-column", PlainColumns(.lists, flaws: .reusesColumn),
      "a list of lists whose detail keeps its stack for the next item (T-9)"
    ),
    ("plain-columns/inspected", PlainColumns(.inspected), "a list with a stack and an inspector"),
    (
      "plain-columns/closes-inspector", PlainColumns(.inspected, flaws: .closesInspector),
      "a list whose inspector is closed with each change of the size class"
    ),
    (
      "plain-columns/ignores-inspector", PlainColumns(.inspected, flaws: .ignoresInspector),
      "a list that does not take what is written of its inspector"
    ),
    (
      "plain-columns/inspector-clears-path", PlainColumns(.inspected, flaws: .inspectorClearsPath),
      "a list whose inspector takes with it what was pushed"
    ),
    ("plain-columns/sheets", PlainColumns(.sheets), "a list with two sheets, each with a flag of its own"),
    (
      "plain-columns/controlled", PlainColumns(.controlled),
      "three columns on a UISplitViewController, which code asks to show and hide them"
    ),
    (
      "plain-columns/prefers-to-show", PlainColumns(.controlled, flaws: .prefersToShow),
      "three columns on a controller that hides one of them and prefers to see it again"
    ),
    ("plain-columns/flags", PlainColumns(.flags), "a list with a destination that a flag presents"),
    (
      "plain-columns/bare", PlainColumns(.bare),
      "a list with a detail that is no stack, and links with values"
    ),
    (
      "plain-columns/leaves-reset", PlainColumns(.flags, flaws: .leavesReset),
      "a list that leaves it to the platform to go to the root of what is chosen again"
    ),
    (
      "plain-columns/keeps-presented", PlainColumns(.flags, flaws: .keepsPresented),
      "a list whose destination's flag stays on when it is left"
    ),
    (
      "plain-columns/answers-for-ever", PlainColumns(.flags, flaws: .answersForEver),
      "a list whose two handlers answer each other's writes"
    ),
  ]
}
