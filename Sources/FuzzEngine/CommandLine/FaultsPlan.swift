/// A run of the fault catalogue as the command line asks for it, everything checked and nothing begun.
struct FaultsPlan: Sendable {
  private let searches: [(fault: Fault, search: FaultSearch)]
  /// The system of each search as it is offered, for the verdict on its finding.
  private let systems: [FuzzSystem]
  private let jobs: Int
  let notExpressible: [Fault]
  /// Every rule of the systems, each once, in their order.
  let rules: [String]
  let seeds: [UInt64]
  let outputs: ReportOutputs

  init(_ run: CommandRun) throws {
    let (arguments, faults) = (run.arguments, run.command.faults)
    guard !faults.isEmpty else { throw CommandError.usage("\(run.name) has no fault catalogue") }
    let known = faults.map(\.id)
    for word in arguments.operands where !known.contains(word) {
      throw CommandError.unknown("fault", word, among: known, remedy: "'list faults' lists them")
    }
    let chosen = faults.filter { arguments.operands.isEmpty || arguments.operands.contains($0.id) }
    let runs = try arguments.number("--runs", in: 1...1_000_000) ?? 4_000
    let count = try arguments.number("--seeds", in: 1...10_000) ?? 3
    let first = try arguments.seed() ?? 1
    seeds = (0..<UInt64(count)).map { first &+ $0 }
    jobs = try arguments.jobs()
    outputs = try ReportOutputs(arguments)
    var searches: [(Fault, FaultSearch)] = []
    var systems: [FuzzSystem] = []
    var notExpressible: [Fault] = []
    var rules: [String] = []
    for fault in chosen {
      guard case .place(let place) = fault.expression else {
        notExpressible.append(fault)
        continue
      }
      let search = try Self.search(place, run.catalog, runs: runs)
      for rule in search.system.rules where !rules.contains(rule.id) { rules.append(rule.id) }
      searches.append((fault, search))
      systems.append(try run.catalog.find(place.system))
    }
    self.searches = searches
    self.systems = systems
    self.notExpressible = notExpressible
    self.rules = rules
  }

  private static func search(_ place: Fault.Place, _ catalog: SystemCatalog, runs: Int) throws -> FaultSearch
  {
    let system = try catalog.find(place.system)
    let configured = try system.configured(
      catalog.settings(of: system, quirks: place.quirks, assumptions: []))
    guard configured.rules.contains(where: { $0.id == place.rule }) else {
      throw CommandError.unknown("rule of \(system.name)", place.rule, among: configured.rules.map(\.id))
    }
    var starts: [Int]?
    if place.device != nil || place.start != nil {
      starts = try StartChoice.indices(
        of: configured, device: place.device, start: place.start)
    }
    return FaultSearch(place: place, system: configured, starts: starts, runs: runs)
  }

  /// Runs every search with every seed; the figures are in the order of the catalogue, whatever ends first.
  func figures(
    isInterrupted: @escaping @Sendable () -> Bool, progress: @Sendable (_ done: Int, _ count: Int) -> Void
  ) -> [FaultFigures] {
    let (seeds, searches) = (seeds, searches)
    let count = searches.count * seeds.count
    let outcomes = Jobs(jobs).map(0..<count, progress: { progress($0, count) }) { position in
      if isInterrupted() { return FaultSearch.Outcome?.none }
      let search = searches[position / seeds.count].search
      let outcome = search.outcome(of: seeds[position % seeds.count], isInterrupted: isInterrupted)
      // A search that was interrupted proves nothing.
      return isInterrupted() ? nil : outcome
    }
    var figures: [FaultFigures] = []
    for (index, pair) in searches.enumerated() {
      let own = outcomes[index * seeds.count..<(index + 1) * seeds.count].compactMap { $0 }
      guard own.count == seeds.count else { continue }
      var one = FaultFigures(fault: pair.fault, place: pair.search.place, outcomes: own)
      if let shown = one.shown {
        one.blame = Judge(systems[index], pair.search.system).judged([shown])[0].blame
      }
      figures.append(one)
    }
    return figures
  }
}
