import FuzzEngine
import SplitFuzz
import SplitModel

@testable import SplitDesigns

extension Canary {
  /// At least one canary for each way of each rule: the seeded flaws, and what else it takes.
  static let all: [Canary] =
    seeded + sidebar + backAndPush + detailAndLayout + requests + neutral + scene + reach + columns

  private static let sidebar: [Canary] = [
    Canary("sidebar.never-lost lost", "rotation-loses-sidebar", .clean, quirks: ["rotation-loses-sidebar"]),
    Canary("sidebar.one-toggle no-toggle", "has-no-toggle", LazySplit(flaws: [.hasNoToggle])),
    Canary(
      "sidebar.one-toggle useless", "toggle-of-fixed-columns",
      of: Changed(
        base: NavigationViewKit(flaws: [], style: .fixed), body: { $0.splits[0].hasSystemToggle = true })),
    Canary(
      "sidebar.toggle-flips no-effect", "drifting-bindings",
      LazySplit(flaws: [.letsBindingsDrift, .toggleReadsVisibility]), runs: 1_000),
    Canary("sidebar.choice-shows wrong-view", "published", .head),
    Canary(
      "sidebar.choice-closes stays-open", "guards-hiding",
      LazySplit(flaws: [.guardsHiding, .letsBindingsDrift])),
    Canary("sidebar.choice-usable missing", "column-that-springs-back") { springyRouter },
    Canary(
      "sidebar.choice-usable unusable", "push-opens-menu",
      LazySplit(flaws: [.pushOpensMenu, .menuCannotBeDismissed])),
    Canary(
      "sidebar.showing-is-pure side-effect", "menu-drops-detail-root",
      LazySplit(flaws: [.menuDropsDetailRoot])),
    Canary("sidebar.stays-dismissed returns", "lets-bindings-drift", LazySplit(flaws: [.letsBindingsDrift])),
    Canary(
      "sidebar.no-tap-through falls-through", "tap-falls-through", .clean, quirks: ["tap-falls-through"]),
  ]

  private static let backAndPush: [Canary] = [
    Canary("back.returns-to-previous wrong-view", "pops-two", LazySplit(flaws: [.popsTwo])),
    Canary(
      "push.single dropped", "selects-and-pushes",
      assuming: SystemSettings(assumptions: [.init("root-change-drops-path", "always")])
    ) { selectingRouter },
    Canary("back.one-level too-few", "back-through-the-service", .version16),
    Canary(
      "back.one-level wrong-stack", "back-through-the-service", .version16,
      quirks: ["hidden-back-swipe=everywhere"], runs: 2_000),
    Canary(
      "gesture.removes-its-view wrong-view", "commit-takes-top", of: Navigator.clean,
      quirks: ["commit-takes-top"], runs: 2_000, strategy: .interleaving),
    Canary("back.offered-when-needed missing", "traps-detail-root", .version16),
    Canary("back.offered-when-needed superfluous", "always-shows-back", .version16),
    Canary("binding.reset-on-pop not-reset", "presents-again") { stubbornRouter },
    Canary("push.visible covered", "pushes-under-cover", LazySplit(flaws: [.pushesUnderCover])),
    Canary("push.visible missing", "pushes-under-cover", LazySplit(flaws: [.pushesUnderCover])),
    Canary(
      "push.leaves-others other-column", "full-push-clears-path", LazySplit(flaws: [.fullPushClearsPath])),
    Canary(
      "push.not-under-overlay dimmed", "menu-cannot-be-dismissed",
      LazySplit(flaws: [.menuCannotBeDismissed, .staysOpenOnPush])),
  ]

  private static let detailAndLayout: [Canary] = [
    Canary("detail.path-consistent wrong-section", "path-outlives-row", assuming: keepsPaths) { pathRouter },
    Canary(
      "detail.resolvable unresolved", "destinations-once", LazySplit(flaws: [.declaresDestinationsOnce])),
    Canary("detail.not-blank not-shown", "path-outlives-row", assuming: keepsPaths) { pathRouter },
    Canary(
      "detail.never-lost lost", "stays-open-on-choice",
      LazySplit(flaws: [.staysOpenOnChoice, .menuCannotBeDismissed])),
    Canary(
      "detail.full-screen-preserves sidebar-open", "stays-open-on-push", LazySplit(flaws: [.staysOpenOnPush])),
    Canary("size-class.keeps-front wrong-view", "buttons-without-column") { buttonRouter },
    Canary(
      "bindings.match-screen visibility", "drops-writes-in-transition", .clean,
      quirks: ["drops-writes-in-transition"]),
    Canary(
      "bindings.match-screen compact-column", "pop-writes-column", .clean, quirks: ["pop-writes-column"]),
    Canary("bindings.match-screen path", "loses-pop-writes", .clean, quirks: ["loses-pop-writes"]),
    Canary(
      "compact-column.takes-effect mismatch", "writes-column-on-pop", .clean, quirks: ["pop-writes-column"]),
    Canary("environment.fresh stale-size-class", "caches-size-class", LazySplit(flaws: [.cachesSizeClass])),
  ]

  private static let requests: [Canary] = [
    Canary("late-work.only-its-view changes-place", "late-pop", runs: 800, strategy: .interleaving) {
      latePopRouter
    },
    Canary("late-work.only-its-view changes-place", "late-push") { latePushRouter },
    Canary("late-work.only-its-view replaces-newer", "stale-answer", runs: 800, strategy: .interleaving) {
      staleAnswerRouter
    },
    Canary("write-back.converges endless", "answers-for-ever", runs: 2) { restlessRouter },
    Canary("policy.followed open-after-push", "stays-open-on-push", LazySplit(flaws: [.staysOpenOnPush])),
    Canary(
      "policy.followed open-after-rotation", "stays-open-in-portrait",
      LazySplit(flaws: [.staysOpenInPortrait])),
    Canary("no-trap crash", "bar-item-traps", LazySplit(flaws: [.barItemTraps])),
  ]

  private static let neutral: [Canary] = [
    Canary(
      "sidebar.toggle-parity differs", "drops-quick-toggles", .clean, quirks: ["drops-writes-in-transition"]),
    Canary(
      "gesture.cancel-changes-nothing differs", "ghost-pop-leaves-row",
      assuming: SystemSettings(quirks: ["ghost-pop"]), runs: 2_000, strategy: .uniform
    ) { leavingRouter },
    Canary("gesture.cancel-changes-nothing differs-later", "ghost-pop", .clean, quirks: ["ghost-pop"]),
    Canary(
      "size-class.round-trip differs", "expanding-clears-detail", LazySplit(flaws: [.expandingDropsDetail])),
    Canary("rotation.round-trip differs", "restores-left-view", LazySplit(flaws: [.restoresLeft])),
    Canary("rotation.round-trip differs-later", "stops-hearing", LazySplit(flaws: [.stopsListening])),
    Canary(
      "request.composes differs", "drops-quick-calls", .clean, quirks: ["drops-writes-in-transition"]),
    Canary(
      "request.composes shallower", "loses-push-after-pop", of: Navigator(flaws: [.trimsLate]), runs: 1_000),
  ]

  private static let scene: [Canary] = [
    Canary("style.round-trip place-changed", "style-drops-column", .version13),
    Canary("late-work.only-its-view changes-place", "pops-late", .invex),
  ]

  private static let reach: [Canary] = [
    Canary("reach.overlay unreached", "never-opens", LazySplit(flaws: [.neverOpens])),
    Canary("reach.collapsed-push unreached", "pushes-nothing", LazySplit(flaws: [.pushesNothing])),
    Canary("reach.two-covering unreached", "covers-nothing", LazySplit(flaws: [.pushesNothing])),
    Canary(
      "reach.write-across-size-class unreached", "never-writes",
      LazySplit(flaws: [.neverOpens, .pushesNothing])),
  ]

  private static let keepsPaths = SystemSettings(assumptions: [.init("selection-clears-path", "never")])
}
