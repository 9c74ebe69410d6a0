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
    Canary(
      "deleted.not-shown still-shown", "keeps-deleted-details",
      of: ComposableSplit(flaws: [.keepsDeletedDetails])
    ),
    Canary("selection.per-section lost", "mixes-scopes", of: ComposableSplit(flaws: [.mixesScopes])),
    Canary("sheet.lifecycle unrequested", "keeps-sheet", of: ComposableSplit(flaws: [.keepsSheet])),
    Canary(
      "inspector.toggles no-effect", "ignores-inspector",
      of: PlainColumns(.inspected, flaws: [.ignoresInspector])),
    Canary(
      "inspector.toggles side-effect", "inspector-clears-path",
      of: PlainColumns(.inspected, flaws: [.inspectorClearsPath])),
    Canary(
      "size-class.round-trip differs", "closes-inspector",
      of: PlainColumns(.inspected, flaws: [.closesInspector])),
    Canary("policy.followed does-not-slide", "nested-links", of: PlainColumns(.links)),
    Canary("save.once twice", "saves-twice", of: ComposableSplit(flaws: [.savesTwice]), runs: 960),
  ]
}
