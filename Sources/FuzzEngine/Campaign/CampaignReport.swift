/// What a campaign did and found; a function of its options, apart from `timing`.
public struct CampaignReport: Sendable {
  /// The system, with its version.
  public var system: String
  /// The quirks and assumptions in force.
  public var settings: SystemSettings
  /// The options that decided the outcome.
  public var seed: UInt64
  /// Runs done.
  public var runs: Int
  /// Lines in a run.
  public var steps: Int
  /// Lines played.
  public var actions: Int
  /// Lines whose action was applied.
  public var applied: Int
  /// Distinct abstract states seen.
  public var states: Int
  /// Distinct pairs of an abstract state and a kind of action that was applied there.
  public var pairs: Int
  /// The chance that 1,000 more runs come to a new abstract state, or pass a new edge of the code under test, at most.
  ///
  /// After Good and Turing: of as many runs as were played, those that meet something new are about as many as the states
  /// that one run alone has met; one more is counted for what was not seen.
  public var chanceOfNews: Double
  /// Both relative to all that there is; nil if not requested or if exploration was not complete.
  public var coverage: Coverage?
  /// How much of the code under test was run; nil where it does not count its edges.
  public var edges: EdgeCount?
  /// One entry per selected rule of the system, in its order.
  public var rules: [RuleCount]
  /// One entry per kind of action, in the machine's order.
  public var kinds: [KindCount]
  /// Distinct findings, in the order in which they were first met.
  public var findings: [Finding]
  /// How many faults were seeded in the self-check, and how many of them were found.
  public var selfCheck: SelfCheck
  /// Why the campaign ended.
  public var ending: Ending
  /// What a reader should know besides: results that did not repeat, lines that never settled.
  public var notes: [String]
  /// Whether something did not repeat.
  public var isDeterministic: Bool
  /// Where the same actions first had different results; nil where that was not seen.
  public var nondeterminism: Nondeterminism?
  /// What may differ between two identical campaigns.
  public var timing: Timing

  /// How often one rule was evaluated.
  public struct RuleCount: Equatable, Sendable {
    /// The rule's id.
    public let id: String
    /// The kind of rule, as `Rule.kindName` says it.
    public let kind: String
    /// Whether it applies to the system.
    public let applies: Bool
    /// How often it was evaluated.
    public let checked: Int
    /// How often its guard was met; of a rule of kind *sometimes*, the runs that reached it.
    public let nonVacuous: Int
  }

  /// How often one kind of action was applied, and why not otherwise.
  public struct KindCount: Equatable, Sendable {
    /// The kind's name.
    public let kind: String
    /// How often it was applied.
    public let applied: Int
    /// How often it was ignored, one entry per reason of the machine.
    public let ignored: [Int]
  }

  /// The figures of the self-check.
  public struct SelfCheck: Equatable, Sendable {
    /// Faults seeded.
    public var seeded = 0
    /// Flaws found.
    public var found = 0
    /// The names of those not found.
    public var missed: [String] = []
  }

  /// Why a campaign ended.
  public enum Ending: String, Hashable, Sendable {
    /// All runs were done.
    case runs
    /// The time was over.
    case time
    /// Enough was found.
    case findings
    /// It has settled.
    case settled
    /// Somebody interrupted it.
    case interrupted
    /// Isolated, the system ended its process too often in one way.
    case processEnds
  }

  /// What may differ between two identical campaigns.
  public struct Timing: Equatable, Sendable {
    /// Seconds of playing, without shrinking and self-check.
    public var seconds: Double
    /// Processors used.
    public var jobs: Int
  }
}

extension CampaignReport: CustomStringConvertible {
  /// What was done, the findings and the notes, a line each.
  public var description: String {
    let done = [
      Layout.count(runs, "run"), Layout.count(actions, "action"), Layout.count(findings.count, "finding"),
    ]
    return (["\(system): \(done.joined(separator: ", "))"] + findings.map(\.signature.description) + notes)
      .map(\.onOneLine).joined(separator: "\n")
  }
}
