import Foundation

/// What a child process is asked to do, and what it must know for that.
struct ChildTask: Codable {
  /// What to do.
  enum Job: String, Codable {
    /// What the command line says.
    case command
    /// Plays one trace, which is thought to end the process.
    case play
    /// Shortens a trace that ends the process.
    case shrink
  }

  var job = Job.command
  /// The ends that are known.
  var ends: [ProcessEnd] = []
  /// The trace of the other jobs.
  var trace: ProcessEnd?
  /// How many of the runs are played at most; nil for all.
  var positionLimit: Int?
  /// How many lines an exploration's traces have at most; nil for what was asked for.
  var depthLimit: Int?
  /// Why.
  var depthNote: String?
  /// Whether nothing may be proved and explained, because searching ended the process.
  var provesNothing = false
  /// Whether nothing may be shortened, because that ended the process too often.
  var shrinksNothing = false
  /// What did not come again, in words.
  var unrepeated: [String] = []
  /// What a reader should know besides.
  var notes: [String] = []
  /// How long a step may take, as it was asked for.
  var limit = ""
  /// The terminal of the parent.
  var isOutputTerminal = false
  var columns = 80
}

/// What a child that shortens a trace answers.
struct ShrunkPath: Codable {
  /// The lines, with their marks.
  var lines: [String]
  /// The header lines of the start, `KEY VALUE`.
  var start: [String]
  var isMinimal: Bool
}

/// The folder in which a parent and its child leave each other what they have to say.
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
