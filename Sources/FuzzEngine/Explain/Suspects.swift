/// The places of the code under test that a finding's trace passes and traces beside it do not.
extension FuzzTarget {
  /// How many are reported.
  private static var suspectLimit: Int { 3 }

  /// Functions with their lines, the most suspicious first; empty where the code has no counters, or no symbolizer is
  /// found.
  ///
  /// Beside a trace are those with one step less: none of them fails, since the trace is minimal. A place is the more
  /// suspicious the fewer of them pass it, and one that all pass is none.
  func suspects(of trace: Trace<Machine.Action>) -> [String] {
    guard !trace.lines.isEmpty, let edges = EdgeReader() else { return [] }
    let player = Player(machine, rules: [], reporting: .always, evaluating: .onRequest)
    player.edges = edges
    let addresses = EdgeCounters.addresses
    var counts = passed(by: trace, player, edges).reduce(into: [Int: Int]()) { $0[$1] = 0 }
    for index in trace.lines.indices {
      var beside = trace
      beside.lines.remove(at: index)
      for edge in passed(by: beside, player, edges) where counts[edge] != nil {
        counts[edge, default: 0] += 1
      }
    }
    let suspicious = counts.filter { $0.value < trace.lines.count && $0.key < addresses.count }
      .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let places = Symbols.names(of: suspicious.map { addresses[$0.key] }) ?? []
    // One place for each function.
    var seen: [Substring] = []
    let first = places.filter { place in
      let name = place.prefix { $0 != " " }
      defer { seen.append(name) }
      return !seen.contains(name)
    }
    return Array(first.prefix(Self.suspectLimit))
  }

  /// The edges that the steps of a trace pass.
  private func passed(
    by trace: Trace<Machine.Action>, _ player: Player<Machine>, _ edges: EdgeReader
  ) -> Set<Int> {
    player.begin(at: trace.start)
    var passed: Set<Int> = []
    for (index, line) in trace.lines.enumerated() {
      player.play(line.action, leavesPending: line.leavesPending && index < trace.lines.count - 1)
      passed.formUnion(edges.passedNow)
    }
    return passed
  }
}
