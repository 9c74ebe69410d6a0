/// What an exploration covered and found; a function of its options, apart from `timing`.
public struct ExploreReport: Sendable {
  /// The system, with its version.
  public var system: String
  /// The quirks and assumptions in force.
  public var settings: SystemSettings
  /// The limits of the model.
  public var bound: ModelBound
  /// One part for the rules without memory, and one for each rule that remembers something.
  public var parts: [Part]
  /// Each violated rule with a shortest trace, in the order of discovery.
  public var findings: [Finding]
  /// One entry per selected rule of the system, in its order.
  public var rules: [CampaignReport.RuleCount]
  /// Abstract states reached, and the kinds of action applied there.
  public var places: AbstractPlaces
  /// What a reader should know besides.
  public var notes: [String]
  /// Whether something did not repeat.
  public var isDeterministic: Bool
  /// Where the same actions first had different results; nil where that was not seen.
  public var nondeterminism: Nondeterminism?
  /// What may differ between two identical explorations.
  public var timing: CampaignReport.Timing

  /// One exploration: of the machine's states alone, or of its states with what one rule remembers.
  public struct Part: Equatable, Sendable {
    /// The ids of the rules that it evaluated.
    public var rules: [String]
    /// Distinct states.
    public var states: Int
    /// Steps that were applied or delivered something.
    public var transitions: Int
    /// How often a state beyond the limits was met, and not followed.
    public var cut: Int
    /// The most lines that a shortest trace to a state has.
    public var depth: Int
    /// Why it ended.
    public var stopped: Stop
    /// Bytes that a visited state takes.
    public var bytesPerState: Int
    /// The chance that two states were taken for one; zero where all were compared whole.
    public var collisionChance: Double
    /// Seconds that it took; may differ between two identical explorations.
    public var seconds: Double
  }

  /// Why an exploration ended.
  public enum Stop: String, Hashable, Sendable {
    /// There is no further state.
    case end
    /// The requested depth was reached.
    case depth
    /// The memory was used up.
    case memory
    /// The time was over.
    case time
    /// Somebody interrupted it.
    case interrupted
  }

  /// Distinct states of the machine, as far as they were explored.
  public var states: Int { parts.first?.states ?? 0 }
  /// Transitions between them.
  public var transitions: Int { parts.first?.transitions ?? 0 }
  /// The depth of the deepest part.
  public var depth: Int { parts.map(\.depth).max() ?? 0 }
  /// Abstract states reached.
  public var abstractStates: Int { places.stateCount }
  /// Pairs of an abstract state and a kind of action applied there.
  public var abstractPairs: Int { places.pairCount }
  /// Whether every part was explored to the end of the bounded model.
  public var isComplete: Bool { parts.allSatisfy { $0.stopped == .end } }
  /// Why it ended; of several reasons the one that says least of the system.
  public var stopped: Stop {
    let order: [Stop] = [.interrupted, .time, .memory, .depth]
    return order.first { stop in parts.contains { $0.stopped == stop } } ?? .end
  }
}
