import FuzzEngine
import SplitFuzz
import SplitModel
import SplitNavigator

extension SplitNavigatorDesign {
  enum Flaw: CaseIterable {
    case hooksToggle, hooksTwice, guardsToggle, goesBackInstead, staysAfterSession, keepsTrails, showsBeneath,
      goesPastRoot, popsAtEachReport, keepsSection, forgetsTip, focusesNothing, restylesNothing, deletesFront,
      popsWhenDone, ignoresDone, opensOnTop, staysBeside, believesGrowth
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "split-navigator", "SplitNavigator, and ",
    """
    hooksToggle P121: what runs when the sidebar opens is attached to the toggle alone
      breaks sidebar.hook-runs-once missed (seed 000)
    hooksTwice P122: what runs when the sidebar opens runs again for the write that follows
      breaks sidebar.hook-runs-once extra (seed 000)
    guardsToggle P123: the guard of the sidebar is asked by the toggle alone
      breaks sidebar.guard-respected open (seed 000)
    goesBackInstead P124: a toggle that the guard refuses goes back instead
      breaks sidebar.guard-respected reacts
    staysAfterSession P125: signing out leaves what is shown
      breaks session.ends-clean not-cleared (seed 000 1.1)
    keepsTrails P126: signing out goes to the first section and leaves the others as they are
      breaks session.ends-clean leftover runs 2000 (seed 000 1.1)
    showsBeneath P127: a call that shows the sidebar leaves what covers it breaks request.not-lost lost
    goesPastRoot P128: a call that goes to the root empties the detail as well
      breaks request.not-lost lost
    popsAtEachReport P135: each report of a shorter path takes one view away at least
      breaks back.one-level too-many with repeats-pop-writes (pointfreeco/swift-navigation#10)
    keepsSection P136: signing out empties everything and stays in the section
      breaks session.ends-clean wrong-section
    forgetsTip P137: no tip is ever shown breaks policy.tip-once missing
    focusesNothing P138: the call that hides the columns before the detail does nothing
      breaks policy.followed focus-ignored (seed 000)
    restylesNothing P139: the call that changes the style does nothing
      breaks policy.followed style-ignored (seed 000)
    deletesFront P140: a deletion goes back, and leaves what was deleted where else it lies
      breaks deleted.not-shown still-shown (T29)
    popsWhenDone P141: work that completes goes back from whatever is in front
      breaks late-work.only-its-view removes-another (seed 000, popView)
    ignoresDone P142: work that completes leaves the view that was to go
      breaks late-work.only-its-view not-removed (seed 000, popView)
    staysBeside P144: going back from what stands beside a section leaves it
      breaks back.one-level too-few
    believesGrowth P145: a path that grows by itself is taken for a push
      breaks gesture.cancel-changes-nothing differs on iphone-15 portrait with pop-writes-at-start (TCA #3653)
    opensOnTop P143: a row puts its view on top of what stands beside it breaks push.single not-replaced
    """
  ) { flaws in
    let movesColumns = flaws.contains(.focusesNothing) || flaws.contains(.restylesNothing)
    return SplitApp(
      SplitNavigatorDesign(
        options: flaws.contains(.forgetsTip) ? [.standard, .tipsOnce] : .standard,
        features: movesColumns ? .movesColumns : .guardsSidebar, flaws: flaws))
  }

  static let systems: [FuzzSystem] = [
    FuzzSystem(
      "split-navigator/head", standard,
      "SplitNavigator: sections of three layouts, a place for each, one owner of where the app is"),
    FuzzSystem(
      "split-navigator/lists", Self(rows: .list),
      "SplitNavigator under a sidebar whose list writes the selection"),
    FuzzSystem(
      "split-navigator/unchosen", Self(options: [.standard, .choiceResets], startsAtSection: false),
      "SplitNavigator, with nothing chosen at first, and each section shown at its root when it is chosen"),
    FuzzSystem(
      "split-navigator/columns", Self(features: .movesColumns),
      "SplitNavigator, which focuses on the detail, changes its style, and has an inspector"),
    FuzzSystem(
      "split-navigator/guarded",
      Self(options: [.standard, .tipsOnce, .startsWithSidebar], features: .guardsSidebar),
      "SplitNavigator, which forbids the sidebar while something is edited"),
    FuzzSystem(
      "split-navigator/fixed", Self(options: [.standard, .sidebarStays]),
      "SplitNavigator, whose sidebar cannot be hidden while the columns are apart"),
    FuzzSystem(
      "split-navigator/named", Self(options: [.standard, .uniqueViews], features: .namesSections),
      "SplitNavigator, which pushes and pops in any section by its name, each view once"),
    FuzzSystem(
      "split-navigator/sliding", Self(features: .slidesColumns),
      "SplitNavigator, whose columns slide in one section"),
    FuzzSystem(
      "split-navigator/linked", Self(features: .linksByValue),
      "SplitNavigator in an app with links of SwiftUI's own, which lengthen a path by themselves"),
    FuzzSystem(
      "split-navigator/plain", Self(options: []),
      "SplitNavigator with no policy at all: nothing closes or goes to its root by itself"),
    FuzzSystem(
      "split-navigator/cleared",
      Self(options: [.backClearsChoice, .choiceResets, .choiceCloses], rows: .list, startsAtSection: false),
      "SplitNavigator under a list: going back clears the choice, and each choice goes to its section's root"),
  ]
}
