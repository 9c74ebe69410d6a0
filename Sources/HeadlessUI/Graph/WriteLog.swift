/// Where something that may write state stands in the app's source: a handler, or a container with its binding.
struct Writer: CustomStringConvertible {
  var kind: String
  /// The module and the file, and the line; nil where that is not known.
  let source: (file: StaticString, line: UInt)?

  init(_ kind: String, _ file: StaticString, _ line: UInt) { (self.kind, source) = (kind, (file, line)) }
  /// Something that is known by its name alone.
  init(_ kind: String) { (self.kind, source) = (kind, nil) }

  /// Whether another stands in the same place of the app's source, which this compares by address.
  func isSame(as other: Writer) -> Bool {
    guard let source, let other = other.source, source.file.hasPointerRepresentation,
      other.file.hasPointerRepresentation
    else { return description == other.description }
    return source.line == other.line && source.file.utf8Start == other.file.utf8Start
  }

  /// `SidebarView.swift:31, onChange`.
  var description: String {
    guard let source else { return kind }
    return "\("\(source.file)".split(separator: "/").last ?? ""):\(source.line), \(kind)"
  }
}

/// Finds what writes navigation state, while a trace is played for a report.
///
/// Containers say what their bindings read. What a handler changes of that, seen before and after it, it has written: a
/// write is found whatever holds the state, and costs nothing where there is no log.
@MainActor final class WriteLog {
  /// What was written since the launch, each with its place, and what was done wrong.
  private(set) var notes: [(isMistake: Bool, text: String)] = []
  private var watched: [(name: String, key: String, read: () -> AnyHashable?)] = []
  private var known: [String: AnyHashable?] = [:]
  /// What runs now, the innermost last.
  private var running: [Writer] = []
  /// What has run since the last evaluation.
  private var ran: [Writer] = []
  private var noteCount = 0

  /// Notes what was done wrong.
  func take(_ mistake: ViewGraph.Problem) { notes.append((true, mistake.description)) }

  /// An evaluation begins: containers are met anew.
  func begin() { watched = [] }

  /// Follows what a container's binding reads.
  func watch(_ name: String, _ writer: Writer, _ node: ViewNode, _ read: @escaping () -> AnyHashable?) {
    watched.append((name, "\(name) \(node.number) \(writer)", read))
  }

  /// An evaluation is over; what it shows is followed like a binding that is read by no container.
  func end(showing shown: [String]) {
    // Where one handler has run, it has written what changed, whether or not the old bindings could read it.
    let writer = ran.count == 1 ? ran[0] : nil
    compare(writer)
    let last = known.updateValue(AnyHashable(shown), forKey: "shown")
    if let writer, notes.count == noteCount, let last, last != AnyHashable(shown) {
      notes.append((false, "what is shown (\(writer))"))
    }
    noteCount = notes.count
    ran = []
  }

  /// Forgets what has run, where no evaluation follows because it has changed nothing.
  func forget() { ran = [] }

  /// Takes what has changed since the last look as written by something that has run already.
  func hasRun(_ writer: Writer) {
    ran.append(writer)
    compare(writer)
  }

  /// Runs something that may write.
  func follow(_ writer: Writer, _ work: () -> Void) {
    compare(running.last)
    running.append(writer)
    ran.append(writer)
    work()
    compare(running.removeLast())
  }

  /// Notes what reads differently now as written by something; by nothing known where that is nil.
  private func compare(_ writer: Writer?) {
    for (name, key, read) in watched {
      let value = read()
      guard let old = known.updateValue(value, forKey: key), old != value, let writer else { continue }
      notes.append((false, "\(name) (\(writer))"))
    }
  }
}
