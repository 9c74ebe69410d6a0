/// The task of a child process.
struct ChildTask: Codable {
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
