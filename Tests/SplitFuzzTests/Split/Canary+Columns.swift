import FuzzEngine
import SplitFuzz
import SplitModel

@testable import SplitDesigns

extension Canary {
  /// Canaries of the designs with three columns.
  static let columns: [Canary] = [
    Canary("selection.consistent wrong-item", "keeps-item", of: SidebarColumns(flaws: [.keepsItem])),
    Canary(
      "relaunch.restores-place wrong-place", "forgets-clearing", of: SidebarColumns(flaws: [.forgetsClearing])
    ),
    Canary(
      "reappear.no-change differs", "restores-on-appear",
      of: SidebarColumns(flaws: [.restoresOnAppear, .forgetsClearing])),
    Canary("title.matches-view wrong-title", "keeps-title", of: SidebarColumns(flaws: [.keepsTitle])),
    Canary(
      "deleted.not-shown still-shown", "keeps-deleted-details",
      of: ComposableSplit(flaws: [.keepsDeletedDetails])
    ),
    Canary("selection.per-section lost", "mixes-scopes", of: ComposableSplit(flaws: [.mixesScopes])),
    Canary("sheet.lifecycle unrequested", "keeps-sheet", of: ComposableSplit(flaws: [.keepsSheet])),
    Canary(
      "sheet.lifecycle changes-beneath", "dismissal-clears-details",
      of: ComposableSplit(flaws: [.dismissalClearsDetails])),
    Canary(
      "inspector.toggles no-effect", "ignores-inspector",
      of: PlainColumns(.inspected, flaws: [.ignoresInspector])),
    Canary(
      "inspector.toggles side-effect", "inspector-clears-path",
      of: PlainColumns(.inspected, flaws: [.inspectorClearsPath])),
    Canary(
      "size-class.round-trip differs", "closes-inspector",
      of: PlainColumns(.inspected, flaws: [.closesInspector])),
    Canary(
      "request.not-lost lost", "prefers-to-show", of: PlainColumns(.controlled, flaws: [.prefersToShow])),
    Canary("policy.followed does-not-slide", "nested-links", of: EmptyColumns(.links)),
    Canary("sidebar.toggle-flips no-effect", "hides-both", of: ComposableSplit(flaws: [.hidesBoth])),
    Canary(
      "resize.restores-sidebar not-restored", "hides-when-narrow",
      of: ComposableSplit(flaws: [.hidesWhenNarrow])),
    Canary("isolation other-section", "mixes-scopes", of: ComposableSplit(flaws: [.mixesScopes])),
    Canary(
      "dismissed.stays-dismissed returns", "forgets-clearing", of: SidebarColumns(flaws: [.forgetsClearing])),
    Canary("save.once twice", "saves-twice", of: ComposableSplit(flaws: [.savesTwice]), runs: 960),
    Canary("save.once twice", "confirms-twice", of: asking(.confirmsTwice)),
    Canary("save.once never", "reads-late", of: asking(.readsLate), quirks: ["clears-before-action"]),
    Canary("sheet.lifecycle not-dismissed", "ignores-answers", of: asking(.ignoresAnswers)),
    Canary("deleted.not-shown dialog-left", "asks-of-gone", of: asking(.asksOfGone)),
    Canary("dismissed.stays-dismissed returns", "asks-again", of: asking(.asksAgain)),
    Canary("rotation.round-trip differs", "drops-dialogs", of: asking(.dropsDialogs)),
    Canary("no-trap crash", "forces-lookup", of: asking(.forcesLookup), runs: 960, strategy: .interleaving),
  ]

  private static func asking(_ flaw: ComposableSplit.Flaw) -> ComposableSplit {
    ComposableSplit(flaws: [flaw], asks: true)
  }
}
