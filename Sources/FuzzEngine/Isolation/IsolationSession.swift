/// What an isolated process knows and writes down: the steps it is about to take, and those that ended others.
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
    /// What the process is at, a `Phase`.
    case phase
    /// The exit code, plus one, of a process that came to its end; zero before.
    case end
  }

  /// What a campaign is at.
  enum Phase: UInt64 {
    /// Replays what is saved, or does something else than a campaign.
    case before
    /// Plays its runs.
    case runs
    /// Shortens and explains what it found.
    case after
  }

  private let journal: Journal
  /// The ends that are known, in the order in which they were met.
  let ends: [ProcessEnd]
  // Asked by digest only.
  private var endsByDigest: [UInt64: ProcessEnd] = [:]
  private var written: PathNode?

  init(_ journal: Journal, ends: [ProcessEnd]) {
    self.journal = journal
    self.ends = ends
    for end in ends {
      endsByDigest[PathNode(end.root, end.steps).digest] = end
      guard let shrunk = end.shrunk else { continue }
      var short = end
      (short.root, short.steps) = (shrunk.root, shrunk.steps)
      endsByDigest[PathNode(short.root, short.steps).digest] = short
    }
  }

  /// The end to which a path is known to lead.
  func end(at node: PathNode) -> ProcessEnd? { endsByDigest.isEmpty ? nil : endsByDigest[node.digest] }

  /// Writes down that the last step of a path is about to be taken.
  func enter(_ node: PathNode) {
    write(node)
    journal.marks[Mark.beat.rawValue] &+= 1
    journal.marks[Mark.isInside.rawValue] = 1
  }

  /// Writes down that the step was taken.
  func leave() { journal.marks[Mark.isInside.rawValue] = 0 }

  /// Writes down which run is played.
  @usableFromInline
  func begin(run position: Int) {
    journal.marks[Mark.run.rawValue] = UInt64(position) + 1
    journal.marks[Mark.phase.rawValue] = Phase.runs.rawValue
  }

  /// Writes down that the runs are over.
  func endRuns() { journal.marks[Mark.phase.rawValue] = Phase.after.rawValue }

  private func write(_ node: PathNode) {
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

/// The last step of a path, and what came before it.
@usableFromInline
final class PathNode: Sendable {
  let parent: PathNode?
  /// The line of a journal, with its end.
  let line: [UInt8]
  /// Stands for all lines up to this one.
  let digest: UInt64
  /// Where the line begins in a journal.
  let start: Int

  /// Where the line ends in a journal.
  var end: Int { start + line.count }

  private init(_ line: [UInt8], digested: ArraySlice<UInt8>, after parent: PathNode?) {
    self.parent = parent
    self.line = line
    start = parent?.end ?? 0
    var digest = parent?.digest ?? 0xCBF2_9CE4_8422_2325
    for byte in digested { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.digest = digest
  }

  /// Begins a path.
  convenience init(_ root: ProcessRoot) {
    let line = Array((root.line + "\n").utf8)
    self.init(line, digested: line[...], after: nil)
  }

  /// Goes on by a step, whose line is given without its mark; the mark follows from what came before.
  convenience init(after parent: PathNode, _ rest: [UInt8], isInBetween: Bool) {
    let line = [isInBetween ? 0x7E : 0x2D] + rest
    self.init(line, digested: line.dropFirst(), after: parent)
  }

  /// Goes on by letting what waited longest land.
  convenience init(landingAfter parent: PathNode) {
    let line = Array((PathStep.landing.line + "\n").utf8)
    self.init(line, digested: line[...], after: parent)
  }

  /// The end of a whole path.
  convenience init(_ root: ProcessRoot, _ steps: [PathStep]) {
    var last = PathNode(root)
    guard let final = steps.last else {
      self.init(root)
      return
    }
    for step in steps.dropLast() { last = PathNode(after: last, step) }
    self.init(after: last, final)
  }

  private convenience init(after parent: PathNode, _ step: PathStep) {
    if step.isLanding {
      self.init(landingAfter: parent)
    } else {
      self.init(after: parent, Array((step.line.dropFirst() + "\n").utf8), isInBetween: step.isInBetween)
    }
  }
}
