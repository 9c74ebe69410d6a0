/// The task of a child process.
///
/// Only the parent changes it, on one thread; a child reads its own copy.
final class ChildTask: Codable, @unchecked Sendable {
  enum Job: String, Codable {
    /// Runs the command line.
    case command
    /// Plays one trace, which probably ends the process.
    case play
    /// Shrinks a trace that ends the process.
    case shrink
  }

  var job = Job.command
  /// The ends that are known.
  var ends: [ProcessEnd] = []
  /// The trace of the other jobs.
  var trace: ProcessPath?
  /// Whether a person waits for what is known, so that it takes a moment only.
  var isHurried = false
  /// How many of the runs are played at most; nil for all.
  var positionLimit: Int?
  /// How many steps an exploration's traces have at most, and why; nil for what the options say.
  var depthLimit: Int?
  var depthNote: String?
  /// Whether nothing may be proved and explained, because searching ended the process.
  var provesNothing = false
  /// Whether nothing may be shrunk, because that ended the process too often.
  var shrinksNothing = false
  /// The ends that could not be reproduced.
  var nondeterminism: [String] = []
  /// Notes for the report.
  var notes: [String] = []
  /// How long a step may take, as an option has it.
  var limit = ""
  /// The terminal of the parent.
  var isOutputTerminal = false
  var columns = 80

  init() {}
  init(_ job: Job, _ trace: ProcessPath?, limit: String) {
    (self.job, self.trace, self.limit) = (job, trace, limit)
  }

  /// Adapts a campaign to what ended earlier processes.
  func adapt(_ options: inout CampaignOptions) {
    options.positionLimit = positionLimit
    if provesNothing { options.proveStates = 0 }
    if shrinksNothing { options.shrinks = false }
  }

  /// Adapts an exploration to what ended earlier processes.
  func adapt(_ options: inout ExploreOptions) {
    options.jobs = 1
    if let depthLimit { options.depth = min(depthLimit, options.depth ?? depthLimit) }
  }

  /// The ends of earlier processes as findings of an exploration, each of its kind once.
  func findings(of configured: ConfiguredSystem) -> [Finding] {
    var signatures: Set<String> = []
    let traces = ends.map(\.path.trace)
    let order = order(traces.count) { traces[$0].lines.count < traces[$1].lines.count }
    return order.filter { signatures.insert(ends[$0].signature).inserted }.flatMap { index in
      // Its trace is shrunk already, and one step is too few to try another.
      let options = ShrinkOptions(steps: 1, proveStates: 0, rules: RuleSelection(only: []))
      return (try? configured.use { try $0.shrink(traces[index], options) }.prefix(1)) ?? []
    }
  }
}

/// The folder through which a parent and its child communicate.
struct ChildFolder {
  let path: String

  var task: String { "\(path)/task" }
  var journal: String { "\(path)/journal" }
  var out: String { "\(path)/out" }
  var err: String { "\(path)/err" }
  var answer: String { "\(path)/answer" }

  /// The hidden first word of a child's command line; the folder follows.
  static let word = "--isolated-in"
}
