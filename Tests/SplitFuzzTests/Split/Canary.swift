import SplitFuzz
import SplitModel

/// A flaw in a running system that a campaign must find by one rule.
struct Canary: Sendable, CustomStringConvertible {
  let rule: String
  let name: String
  /// Whether a campaign of a seed finds the rule broken, on a platform where nothing is late if so wanted.
  let isFound: @MainActor @Sendable (_ seed: UInt64, _ isImmediate: Bool) throws -> Bool

  var description: String { "\(rule): \(name)" }

  /// A flaw of LazySplit.
  init(_ rule: String, _ name: String, _ design: LazySplit, quirks: [String] = []) {
    self.rule = rule
    self.name = name
    isFound = { seed, isImmediate in
      let target = FuzzTarget(
        "lazysplit/\(name)", design, settings: SystemSettings(quirks: quirks), isImmediate: isImmediate)
      return Canary.finds(rule, target.fuzz(Canary.options(seed, rule)))
    }
  }

  /// A flaw of a router described as a live system.
  init<Router>(
    _ rule: String, _ name: String, _ system: @escaping @MainActor @Sendable () -> LiveSystem<Router>
  ) {
    self.rule = rule
    self.name = name
    isFound = { seed, isImmediate in
      let target = try system().target(isImmediate: isImmediate)
      return Canary.finds(rule, target.fuzz(Canary.options(seed, rule)))
    }
  }

  private static func options(_ seed: UInt64, _ rule: String) -> CampaignOptions {
    var options = CampaignOptions(seed: seed)
    options.runs = 320
    options.steps = 100
    options.shrinks = false
    options.keepGoing = 1
    options.rules = RuleSelection(only: [rule])
    return options
  }

  private static func finds(_ rule: String, _ report: CampaignReport) -> Bool {
    report.findings.contains { $0.signature.rule == rule }
  }

  /// One canary for each rule at least.
  static let all: [Canary] = [
    Canary("sidebar.never-lost", "rotation-loses-sidebar", .clean, quirks: ["rotation-loses-sidebar"]),
    Canary("sidebar.one-toggle", "keeps-system-toggle", LazySplit(flaws: .keepsSystemToggle)),
    Canary("sidebar.one-toggle", "menu-cannot-be-dismissed", LazySplit(flaws: .menuCannotBeDismissed)),
    Canary(
      "sidebar.toggle-flips", "drifting-bindings",
      LazySplit(flaws: [.letsBindingsDrift, .toggleReadsVisibility])),
    Canary("sidebar.choice-shows", "keeps-detail-root", LazySplit(flaws: .keepsDetailRoot)),
    Canary("sidebar.choice-closes", "guards-hiding", LazySplit(flaws: [.guardsHiding, .letsBindingsDrift])),
    Canary("sidebar.choice-usable", "column-that-springs-back") { springyRouter },
    Canary("sidebar.dismissal-is-pure", "dismissal-clears-detail", LazySplit(flaws: .dismissalClearsDetail)),
    Canary("sidebar.stays-dismissed", "lets-bindings-drift", LazySplit(flaws: .letsBindingsDrift)),
    Canary("sidebar.no-tap-through", "tap-falls-through", .clean, quirks: ["tap-falls-through"]),
    Canary("start.shows-start", "starts-on-menu", LazySplit(flaws: .startsOnMenu)),
    Canary("back.returns-to-previous", "pops-two", LazySplit(flaws: .popsTwo)),
    Canary("back.one-level", "pops-two", LazySplit(flaws: .popsTwo)),
    Canary("back.offered-when-needed", "traps-detail-root", .version16),
    Canary("push.visible", "pushes-under-cover", LazySplit(flaws: .pushesUnderCover)),
    Canary("push.single", "keeps-service-copies", LazySplit(flaws: .keepsServiceCopies)),
    Canary("push.leaves-others", "push-leaves-section", LazySplit(flaws: .pushLeavesSection)),
    Canary(
      "push.not-under-overlay", "menu-cannot-be-dismissed",
      LazySplit(flaws: [.menuCannotBeDismissed, .staysOpenOnPush])),
    Canary("detail.path-coherent", "menu-drops-detail-root", LazySplit(flaws: .menuDropsDetailRoot)),
    Canary("detail.resolvable", "declares-destinations-once", LazySplit(flaws: .declaresDestinationsOnce)),
    Canary("detail.not-blank", "blanks-subdetail", LazySplit(flaws: .blanksSubdetail)),
    Canary("detail.never-lost", "service-copies-bring-views-back", .version16),
    Canary("detail.full-screen-preserves", "full-push-clears-path", LazySplit(flaws: .fullPushClearsPath)),
    Canary("flip.keeps-front", "expanding-drops-detail", LazySplit(flaws: .expandingDropsDetail)),
    Canary("resize.no-loss", "resize-clears-path", LazySplit(flaws: .resizeClearsPath)),
    Canary(
      "bindings.agree", "drops-writes-in-transition", .clean, quirks: ["drops-writes-in-transition"]),
    Canary("environment.fresh", "caches-size-class", LazySplit(flaws: .cachesSizeClass)),
    Canary("container.keeps-identity", "rebuilds-split", LazySplit(flaws: .rebuildsSplit)),
    Canary("request.not-lost", "loses-early-requests", LazySplit(flaws: .losesEarlyRequests)),
    Canary("late.no-authority", "late-pop") { latePopRouter },
    Canary("policy.kept", "stays-open-on-push", LazySplit(flaws: .staysOpenOnPush)),
    Canary("policy.kept", "stays-open-in-portrait", LazySplit(flaws: .staysOpenInPortrait)),
    Canary("no-trap", "bar-item-traps", LazySplit(flaws: .barItemTraps)),
  ]
}

/// A router whose compact column springs back to the sidebar whenever the platform moves it.
@MainActor private var springyRouter: LiveSystem<SpringyRouter> {
  LiveSystem(
    "springy", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, _ in ["leaf"] },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    onChange: [.onChange(of: \.isDetailInFront) { router, _, _ in router.isDetailInFront = false }],
    make: { _ in SpringyRouter() })
}

private struct SpringyRouter {
  var row: String?
  var path: [String] = []
  var isDetailInFront = false
}

/// A router whose views load late and take the top view away when that fails.
@MainActor private var latePopRouter: LiveSystem<LatePopRouter> {
  LiveSystem(
    "late-pop", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, top in
      top == nil ? [1, 2].map { number in .button(opens: number) { $0.open(number) } } : []
    },
    make: { LatePopRouter(deferred: $0) })
}

@MainActor private final class LatePopRouter {
  var row: String?
  var path: [Int] = []
  private let deferred: Deferred

  init(deferred: Deferred) { self.deferred = deferred }

  func open(_ number: Int) {
    path.append(number)
    deferred.later("load", of: number) { [self] in if number == 1 { path = path.dropLast() } }
  }
}
