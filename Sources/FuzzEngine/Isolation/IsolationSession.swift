/// What an isolated process records: the steps it is about to take, and those that ended earlier processes.
///
/// It is used by one thread at a time, since what is isolated is played as one job.
@usableFromInline
final class IsolationSession: @unchecked Sendable {
  /// Where the steps are written so that they outlive the process.
  struct Journal {
    /// Writes bytes at an offset.
    let write: ([UInt8], Int) -> Void
    /// Numbers that outlive the process as well, by `Mark`.
    let marks: UnsafeMutablePointer<UInt64>
  }

  /// What the numbers of a journal mean.
  enum Mark: Int {
    /// How often a step began.
    case beat
    /// Whether a step is being taken: one or zero.
    case isInside
    /// How many bytes are written.
    case length
    /// The position of the run that is played, counted from one; zero before the first.
    case run
    /// What a campaign does, a `Phase`.
    case phase
    /// The exit code, plus one, of a process that came to its end; zero before.
    case end
  }

  /// `before` its runs a campaign replays what is saved; `after` them it shrinks and explains.
  enum Phase: UInt64 {
    case before, runs, after
  }

  private let journal: Journal
  /// The ends that are known, in the order in which they were met.
  let ends: [ProcessEnd]
  /// The ends by the digests of the paths that lead there.
  private var endings: [(digest: UInt64, end: ProcessEnd)] = []
  private var written: PathNode?

  init(_ journal: Journal, ends: [ProcessEnd]) {
    (self.journal, self.ends) = (journal, ends)
    for end in ends {
      for path in [end.path, end.shrunk].compactMap({ $0 }) {
        let digest = path.steps.reduce(PathNode(path.root, after: nil)) { PathNode($1, after: $0) }.digest
        endings.removeAll { $0.digest == digest }
        endings.append((digest, ProcessEnd(end, reachedBy: path)))
      }
    }
  }

  /// The end to which a path leads, where one was recorded.
  func end(at node: PathNode) -> ProcessEnd? {
    endings.first { $0.digest == node.digest }?.end
  }

  /// Does the last step of a path, which is written down before.
  func taking<Value>(_ node: PathNode, _ step: () -> Value) -> Value {
    enter(node)
    journal.marks[Mark.beat.rawValue] &+= 1
    journal.marks[Mark.isInside.rawValue] = 1
    defer { journal.marks[Mark.isInside.rawValue] = 0 }
    return step()
  }

  /// Writes down which run is played.
  @usableFromInline
  func begin(run position: Int) {
    journal.marks[Mark.run.rawValue] = UInt64(position) + 1
    journal.marks[Mark.phase.rawValue] = Phase.runs.rawValue
  }

  /// Writes down that the runs are over.
  func endRuns() { journal.marks[Mark.phase.rawValue] = Phase.after.rawValue }

  /// Writes down a path.
  func enter(_ node: PathNode) {
    if node === written { return }
    // Most steps follow the last one, or follow the same as the last one did.
    var common = written
    while let candidate = common, candidate.end > node.start { common = candidate.parent }
    if let parent = node.parent, common === parent {
      journal.write(node.line, node.start)
    } else {
      var nodes = [node]
      while let parent = nodes[nodes.count - 1].parent { nodes.append(parent) }
      journal.write(nodes.reversed().flatMap(\.line), 0)
    }
    journal.marks[Mark.length.rawValue] = UInt64(node.end)
    written = node
  }
}
