/// A fault that a short campaign must find, so that a passing report means something.
public struct SeededFault: Sendable {
  /// What the fault is called in reports.
  public let name: String
  /// The rule that must find it.
  public let rule: String
  /// Whether a short campaign with this seed finds it.
  public let isFound: @Sendable (UInt64) -> Bool

  /// Seeds a fault that is looked for in any way.
  public init(_ name: String, rule: String, isFound: @escaping @Sendable (UInt64) -> Bool) {
    self.name = name
    self.rule = rule
    self.isFound = isFound
  }

  /// Seeds a fault that is in a target of its own and is looked for by a campaign with that one rule.
  ///
  /// A target that needs the main actor may only be seeded in another that does.
  ///
  /// - Parameters:
  ///   - name: What the fault is called.
  ///   - rule: The id of the rule that must find it.
  ///   - target: The system with the fault.
  ///   - runs: How many runs it may take.
  ///   - steps: How many lines each of them has.
  public init<Machine>(
    _ name: String, rule: String, in target: FuzzTarget<Machine>, runs: Int = 320, steps: Int = 100
  ) {
    var flawed = target
    flawed.seededFaults = []
    self.init(name, rule: rule) { [flawed] seed in
      var options = CampaignOptions(seed: seed)
      options.steps = steps
      options.keepGoing = 1
      options.shrinks = false
      options.rules = RuleSelection(only: [rule])
      options.runs = runs
      return !flawed.fuzz(options).findings.isEmpty
    }
  }
}
