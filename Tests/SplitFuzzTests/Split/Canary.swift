import FuzzEngine
import SplitFuzz
import SplitModel

@testable import SplitDesigns

/// A flaw in a running system that a campaign must find by one rule, broken in one way.
struct Canary: Sendable, CustomStringConvertible {
  let rule: String
  let violationKind: String
  let name: String
  /// Whether a campaign of a seed finds it, on a platform where nothing is late if so wanted; there a quarter of the
  /// runs is enough, since most flaws are found in the first sixteenth.
  let isFound: @Sendable (_ seed: UInt64, _ isImmediate: Bool) async throws -> Bool

  var description: String { "\(rule) \(violationKind): \(name)" }

  /// A flaw of LazySplit; `breach` is a rule and a way, and `quirks` may have values of assumptions.
  init(_ breach: String, _ name: String, _ design: LazySplit, quirks: [String] = [], runs: Int = 320) {
    let (rule, violationKind) = Canary.parts(of: breach)
    self.rule = rule
    self.violationKind = violationKind
    self.name = name
    isFound = { seed, isImmediate in
      let target = FuzzTarget(
        "lazysplit/\(name)", design, settings: Self.settings(quirks), isImmediate: isImmediate)
      return Canary.finds(rule, violationKind, isImmediate ? runs / 4 : runs) {
        target.fuzz(Canary.options(seed, rule, runs: $0))
      }
    }
  }

  private static func settings(_ conditions: [String]) -> SystemSettings {
    let values = conditions.map { $0.split(separator: "=").map(String.init) }.filter { $0.count == 2 }
    return SystemSettings(
      quirks: conditions.filter { !$0.contains("=") }, assumptions: values.map { .init($0[0], $0[1]) })
  }

  /// A flaw of another design.
  init<Design: NavigationDesign>(
    _ breach: String, _ name: String, of design: Design, quirks: [String] = [], runs: Int = 320,
    strategy: FuzzStrategy? = nil
  ) {
    let (rule, violationKind) = Canary.parts(of: breach)
    self.rule = rule
    self.violationKind = violationKind
    self.name = name
    isFound = { seed, isImmediate in
      let target = FuzzTarget(
        name, design, settings: SystemSettings(quirks: quirks), isImmediate: isImmediate)
      return Canary.finds(rule, violationKind, isImmediate ? runs / 4 : runs) {
        target.fuzz(Canary.options(seed, rule, runs: $0, strategy: strategy))
      }
    }
  }

  /// Each flaw of the designs' tables that is seeded alone and violates its rule in one way.
  static let seeded: [Canary] =
    rows(LazySplit.flawTable) + rows(SidebarColumns.flawTable) + rows(Navigator.flawTable)
    + rows(NavigationViewKit.flawTable) + rows(ComposableSplit.flawTable) + rows(PlainColumns.flawTable)
    + rows(SplitNavigatorDesign.flawTable)

  private static func rows<Flaw>(_ table: FlawTable<Flaw>) -> [Canary] {
    table.rows.compactMap { row in
      guard row.runs > 0, let place = row.fault?.place, let violationKind = place.violationKind,
        place.system == "\(table.family)/\(row.name)"
      else { return nil }
      return Canary(
        place.rule, violationKind, place.system, table.app(row.flaws), quirks: place.quirks, runs: row.runs,
        inTwoWindows: row.inTwoWindows)
    }
  }

  private init(
    _ rule: String, _ violationKind: String, _ name: String, _ app: SplitApp, quirks: [String], runs: Int,
    inTwoWindows: Bool
  ) {
    self.rule = rule
    self.violationKind = violationKind
    self.name = name
    isFound = { seed, isImmediate in
      if inTwoWindows {
        return Canary.finds(rule, violationKind, 60) {
          FuzzTarget(name, app: app, hasSecondWindow: true).fuzz(
            Canary.options(seed, rule, runs: max(4, $0)))
        }
      }
      let target = FuzzTarget(
        name, flat: app, settings: SystemSettings(quirks: quirks), isImmediate: isImmediate)
      return Canary.finds(rule, violationKind, isImmediate ? runs / 4 : runs) {
        target.fuzz(Canary.options(seed, rule, runs: $0))
      }
    }
  }

  /// A flaw of a router described as a live system.
  init<Router>(
    _ breach: String, _ name: String, assuming settings: SystemSettings = SystemSettings(), runs: Int = 320,
    strategy: FuzzStrategy? = nil,
    _ system: @escaping @MainActor @Sendable () -> LiveSystem<Router>
  ) {
    let (rule, violationKind) = Canary.parts(of: breach)
    self.rule = rule
    self.violationKind = violationKind
    self.name = name
    isFound = { seed, isImmediate in
      try await MainActor.run {
        let target = try system().target(settings: settings, isImmediate: isImmediate)
        return Canary.finds(rule, violationKind, isImmediate ? runs / 4 : runs) {
          target.fuzz(Canary.options(seed, rule, runs: $0, strategy: strategy))
        }
      }
    }
  }

  private static func parts(of breach: String) -> (rule: String, violationKind: String) {
    let parts = breach.split(separator: " ").map(String.init)
    return (parts[0], parts[1])
  }

  private static func options(
    _ seed: UInt64, _ rule: String, runs: Int, strategy: FuzzStrategy? = nil
  ) -> CampaignOptions {
    var options = CampaignOptions(seed: seed)
    options.runs = runs
    options.steps = 100
    options.shrinks = false
    options.strategy = strategy?.rawValue
    options.rules = RuleSelection(only: [rule])
    return options
  }

  /// Whether campaigns find it: short ones first, since most canaries are found soon.
  private static func finds(
    _ rule: String, _ violationKind: String, _ runs: Int, _ fuzz: (_ runs: Int) -> CampaignReport
  ) -> Bool {
    var report = fuzz(max(2, runs / 80))
    for part in [16, 4, 1] where !breaks(rule, violationKind, report) { report = fuzz(runs / part) }
    // No trace breaks a rule of kind sometimes: a campaign does, by never reaching it.
    if report.rules.contains(where: {
      $0.id == rule && $0.kind == "sometimes" && $0.applies && $0.nonVacuous == 0
    }) {
      return violationKind == "unreached"
    }
    return breaks(rule, violationKind, report)
  }

  private static func breaks(_ rule: String, _ violationKind: String, _ report: CampaignReport) -> Bool {
    report.findings.contains { $0.signature.rule == rule && $0.signature.violationKind == violationKind }
  }
}
