/// A system as a target of libFuzzer: each input is the text of a saved case.
///
/// It is used on one thread: the main thread, or another one where ``runsAside``.
package final class FuzzedInputs {
  /// What an input did.
  package enum Outcome: Equatable {
    /// It is no case of the system, and is of no use to change either.
    case rejected
    /// It violates nothing, or nothing new.
    case passed
    /// It violates something that no known case does.
    case violated(Finding.Signature)
  }

  /// Counts for libFuzzer how often an input came to each pair of an abstract state and a kind of action.
  package let counters: UnsafeMutableBufferPointer<UInt8>
  /// Whether it is used off the main thread, which must serve its queue meanwhile.
  package let runsAside: Bool
  /// Where cases of known violations are, and whether new ones are saved there.
  private let (folder, saves): (String, Bool)
  private let catalog: SystemCatalog
  private let system: FuzzSystem
  /// The system under the settings of cases, by their header lines.
  private var targets: [String: (system: ConfiguredSystem, inputs: any TraceInputs)] = [:]
  private var known: Set<Finding.Signature> = []

  /// The largest number of counters; what is beyond shares one with another pair.
  private static let counterLimit = 1 << 16

  /// Prepares a system, with a folder of cases whose violations are known, which need not be there, and to which new ones
  /// may be saved.
  package init(_ system: FuzzSystem, known folder: String, saves: Bool) throws {
    (self.system, self.folder, self.saves) = (system, folder, saves)
    catalog = SystemCatalog([system])
    let own = try system.configured(system.defaults)
    runsAside = own.target.runsAside
    let inputs = own.use { $0.inputs() }
    targets[Self.key(CorpusCase(system: system.name))] = (own, inputs)
    counters = .allocate(capacity: min(inputs.pairCount, Self.counterLimit))
    counters.initialize(repeating: 0)
    guard FileStore.kind(of: folder) == .folder else { return }
    for path in try FileStore.everyCase(below: folder) { try learn(CaseFile(reading: path)) }
  }

  deinit { counters.deallocate() }

  /// Plays an input.
  package func run(_ bytes: [UInt8]) -> Outcome {
    guard let file = try? CaseFile(bytes, path: "input"), let target = try? target(of: file),
      let violations = try? target.system.use({ _ in
        try target.inputs.play(file.trace) { [counters] pair in
          let counter = pair % counters.count
          if counters[counter] < .max { counters[counter] += 1 }
        }
      })
    else { return .rejected }
    for signature in violations.map(\.signature) where !known.contains(signature) {
      let path = "\(folder)/\(SavedFinding.fileName(of: signature))"
      // Another process of the same campaign may have found it meanwhile.
      if saves, let saved = try? CaseFile(reading: path) {
        try? learn(saved)
        if known.contains(signature) { continue }
      }
      if saves {
        try? FileStore.makeFolder(folder)
        try? FileStore.write(expecting(file, target.system), to: path)
      }
      return .violated(signature)
    }
    return .passed
  }

  /// Makes an input of others: the first with changes, with a part of the second; a new one where none is a case, and an
  /// empty one where none has at most `limit` bytes.
  package func change(_ inputs: [[UInt8]], seed: UInt64, limit: Int) -> [UInt8] {
    let files = inputs.compactMap { try? CaseFile($0, path: "input") }.filter { (try? target(of: $0)) != nil }
    let head = files.first?.saved ?? CorpusCase(system: system.name)
    let alike = files.filter { Self.key($0.saved) == Self.key(head) }
    guard let target = targets[Self.key(head)],
      let trace = try? target.system.use({ _ in
        try target.inputs.change(alike.map(\.trace), seed: seed)
      })
    else { return [] }
    var changed = CorpusCase(
      system: head.system, start: trace.start, quirks: head.quirks, assumptions: head.assumptions,
      body: trace.lines.map { .action($0.text, leavesPending: $0.leavesPending, comment: nil) })
    while changed.text.utf8.count > limit, !changed.body.isEmpty { changed.body.removeLast() }
    let bytes = Array(changed.text.utf8)
    return bytes.count <= limit ? bytes : []
  }

  /// The case of an input's trace, which expects what it violates.
  private func expecting(_ file: CaseFile, _ configured: ConfiguredSystem) -> String {
    let violations = (try? configured.use { try $0.replay(file.trace, rules: RuleSelection()) })?.violations
    return SavedFinding.saved(
      file.trace, system, configured.settings, violations ?? [],
      comments: [.comment("\(SavedFinding.rawMark)libFuzzer, not shrunk yet.")]
    ).text
  }

  /// Counts what a case violates now as known; a case of something else is passed over.
  private func learn(_ file: CaseFile) throws {
    guard let target = try? target(of: file) else { return }
    let violations = try? target.system.use { _ in try target.inputs.play(file.trace) { _ in } }
    known.formUnion(violations?.map(\.signature) ?? [])
  }

  /// The system under the settings of a case.
  private func target(of file: CaseFile) throws -> (system: ConfiguredSystem, inputs: any TraceInputs) {
    let key = Self.key(file.saved)
    guard file.saved.header("against") == nil, try catalog.find(file.saved.system).name == system.name else {
      throw CommandError.usage("a case of another system")
    }
    if let target = targets[key] { return target }
    let configured = try catalog.prepare(file).system
    let target = (configured, configured.use { $0.inputs() })
    targets[key] = target
    return target
  }

  private static func key(_ saved: CorpusCase) -> String {
    let quirks = saved.quirks?.joined(separator: ",") ?? "own"
    return "\(quirks) \(saved.assumptions.map(\.text).joined(separator: ","))"
  }
}
