#if os(macOS) || os(Linux)
import Foundation

/// Starts children one after the other, in a folder of their own.
struct IsolatedChildren {
  /// How many children shrinking one trace may take.
  private static var shrinkLimit: Int { 200 }
  /// The same where each ends only after the time limit of a step.
  private static var hungLimit: Int { 40 }

  private let executable: String
  private let environment: [String: String]
  private let words: [String]
  private let limit: Duration
  private let folder: ChildFolder

  init(_ executable: String, _ environment: [String: String], _ words: [String], _ limit: Duration) throws {
    self.executable = executable
    self.environment = environment
    self.words = words
    self.limit = limit
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "splitfuzz-\(UUID().uuidString)")
    do { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) } catch {
      throw CommandError.cannotCreate(place.path, error.localizedDescription)
    }
    folder = ChildFolder(path: place.path)
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(atPath: folder.path) }

  /// Runs one child to its end.
  func run(
    _ task: ChildTask, _ limit: Duration? = nil, watch: (JournalFile) -> Bool = { _ in false }
  ) throws -> (JournalFile, ChildProcess.End) {
    try ChildProcess(
      executable: executable, environment: environment, folder: folder, arguments: words,
      limit: limit ?? self.limit
    ).run(task, watch: watch)
  }

  /// Prints what the last child wrote.
  func forward(to io: CommandIO) throws {
    func text(_ path: String) -> String {
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    guard io.out(text(folder.out)) != .failed else {
      throw CommandError(.inputOutput, "standard output cannot be written")
    }
    io.err(text(folder.err))
  }

  /// Whether a trace ends a process of its own in the same way.
  func confirms(_ end: ProcessEnd) throws -> Bool { try replayed(end)?.signature == end.signature }

  private func replayed(_ end: ProcessEnd) throws -> ProcessEnd? {
    var task = ChildTask(job: .play)
    task.trace = end
    let (journal, outcome) = try run(task)
    return Self.end(journal, outcome, limit: end.limit)
  }

  /// Shrinks a trace that ends the process: a child tries simpler ones, and where one ends in the same way, the next
  /// child begins with the trace that ended it.
  ///
  /// - Returns: Ends of other signatures that were found.
  func shrink(
    _ end: inout ProcessEnd, shrinks: Bool, knowing known: [ProcessEnd], _ isInterrupted: () -> Bool
  ) throws -> [ProcessEnd] {
    var best = end
    var others: [ProcessEnd] = []
    var isMinimal = false
    if shrinks {
      let isHung = end.rule == ProcessRules.responds
      var met = known + [end]
      for _ in 0..<(isHung ? Self.hungLimit : Self.shrinkLimit) where !isInterrupted() {
        var task = ChildTask(job: .shrink)
        (task.trace, task.ends) = (best, met)
        let (journal, outcome) = try run(task, isHung ? max(limit / 5, .milliseconds(200)) : nil)
        guard let next = Self.end(journal, outcome, limit: end.limit) else {
          isMinimal = (try? String(contentsOfFile: folder.answer, encoding: .utf8)) == "minimal"
          break
        }
        if met.contains(where: { $0.root == next.root && $0.steps == next.steps }) { break }
        met.append(next)
        if next.signature == end.signature { best = next } else { others.append(next) }
      }
      // A trace that ended a process after other traces may not end a new one.
      if best != end, try !confirms(best) { (best, isMinimal) = (end, false) }
    }
    end.message = best.message
    end.shrunk = ProcessEnd.Shrunk(root: best.root, steps: best.steps, isMinimal: isMinimal)
    return others
  }

  private static func end(
    _ journal: JournalFile, _ outcome: ChildProcess.End, limit: String
  ) -> ProcessEnd? {
    guard case .ended(let rule, let way, let message) = outcome, let path = journal.path else { return nil }
    return ProcessEnd(
      root: path.root, steps: path.steps, rule: rule, way: way, message: message, limit: limit)
  }
}
#endif
