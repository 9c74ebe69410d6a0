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
    [
      .init(
        .hooksToggle, "what runs when the sidebar opens is attached to the toggle alone", "P121",
        source: "seed 000", breaks: "sidebar.hook-runs-once missed"),
      .init(
        .hooksTwice, "what runs when the sidebar opens runs again for the write that follows", "P122",
        source: "seed 000", breaks: "sidebar.hook-runs-once extra"),
      .init(
        .guardsToggle, "the guard of the sidebar is asked by the toggle alone", "P123", source: "seed 000",
        breaks: "sidebar.guard-respected open"),
      .init(
        .goesBackInstead, "a toggle that the guard refuses goes back instead", "P124",
        breaks: "sidebar.guard-respected reacts"),
      .init(
        .staysAfterSession, "signing out leaves what is shown", "P125", source: "seed 000 1.1",
        breaks: "session.ends-clean not-cleared"),
      .init(
        .keepsTrails, "signing out goes to the first section and leaves the others as they are", "P126",
        source: "seed 000 1.1", breaks: "session.ends-clean leftover", runs: 2_000),
      .init(
        .showsBeneath, "a call that shows the sidebar leaves what covers it", "P127",
        breaks: "request.not-lost lost"),
      .init(
        .goesPastRoot, "a call that goes to the root empties the detail as well", "P128",
        breaks: "request.not-lost lost"),
      .init(
        .popsAtEachReport, "each report of a shorter path takes one view away at least", "P135",
        source: "pointfreeco/swift-navigation#10", quirks: ["repeats-pop-writes"],
        breaks: "back.one-level too-many"),
      .init(
        .keepsSection, "signing out empties everything and stays in the section", "P136",
        breaks: "session.ends-clean wrong-section"),
      .init(.forgetsTip, "no tip is ever shown", "P137", breaks: "policy.tip-once missing"),
      .init(
        .focusesNothing, "the call that hides the columns before the detail does nothing", "P138",
        source: "seed 000", breaks: "policy.followed focus-ignored"),
      .init(
        .restylesNothing, "the call that changes the style does nothing", "P139", source: "seed 000",
        breaks: "policy.followed style-ignored"),
      .init(
        .deletesFront, "a deletion goes back, and leaves what was deleted where else it lies", "P140",
        source: "T29", breaks: "deleted.not-shown still-shown"),
      .init(
        .popsWhenDone, "work that completes goes back from whatever is in front", "P141",
        source: "seed 000, popView", breaks: "late-work.only-its-view removes-another"),
      .init(
        .ignoresDone, "work that completes leaves the view that was to go", "P142",
        source: "seed 000, popView", breaks: "late-work.only-its-view not-removed"),
      .init(
        .staysBeside, "going back from what stands beside a section leaves it", "P144",
        breaks: "back.one-level too-few"),
      .init(
        .believesGrowth, "a path that grows by itself is taken for a push", "P145", source: "TCA #3653",
        on: "iphone-15 portrait", quirks: ["pop-writes-at-start"],
        breaks: "gesture.cancel-changes-nothing differs"),
      .init(
        .opensOnTop, "a row puts its view on top of what stands beside it", "P143",
        breaks: "push.single not-replaced"),
    ]
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
