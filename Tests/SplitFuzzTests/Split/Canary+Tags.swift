import SplitModel

@testable import SplitDesigns

extension Canary {
  /// Flaws of a manager that knows navigation views by tag.
  static let tags: [Canary] = [
    Canary("isolation other-tag", "shares-tags", of: kit(.sharesTags)),
    Canary("isolation other-window", "shares-service", windows: LazySplit(flaws: [.sharesService])),
    Canary("isolation other-window", "shares-navigator", windows: Navigator(flaws: [.sharesNavigator])),
    Canary("isolation other-window", "stores-for-app", windows: SidebarColumns(flaws: [.storesForApp])),
    Canary("isolation other-window", "shares-store", windows: ComposableSplit(flaws: [.sharesStore])),
    Canary("reappear.no-change differs", "recreates-model", LazySplit(flaws: [.recreatesModel])),
    Canary("callback.exactly-once early", "calls-back-early", of: kit(.callsBackEarly)),
    Canary("callback.exactly-once twice", "calls-back-twice", of: kit(.callsBackTwice)),
    Canary("callback.exactly-once without-pop", "calls-back-at-root", of: kit(.callsBackAtRoot)),
    Canary("callback.exactly-once wrong-order", "acts-before-cleanup", of: kit(.actsBeforeCleanup)),
    Canary("callback.exactly-once never", "forgets-cleanup", of: kit(.forgetsCleanup)),
    Canary("policy.followed column-hidden", "lets-columns-go", of: kit(.letsColumnsGo, .fixed)),
    Canary("policy.followed wrong-width", "measures-device", of: kit(.measuresDevice, .fixed)),
    Canary("policy.tip-once again", "tip-is-view-state", of: kit(.tipIsViewState, .tip)),
    Canary("policy.tip-once in-landscape", "tips-by-device", of: kit(.tipsByDevice, .tip)),
    Canary("dismissed.stays-dismissed returns", "registers-deleted", of: kit(.registersDeleted)),
  ]

  private static func kit(
    _ flaw: NavigationViewKit.Flaw, _ style: NavigationViewKit.Style = .plain
  ) -> NavigationViewKit { NavigationViewKit(flaws: [flaw], style: style) }
}
