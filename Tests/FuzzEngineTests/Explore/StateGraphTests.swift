import Testing

@testable import FuzzEngine

@Suite("Transitions are stored once")
struct StateGraphTests {
  @Test("Each state has its edges with their labels, however many it has, at six bytes an edge")
  func edges() {
    let graph = StateGraph(LabelLayout([MemoryCheck<Int, Int>]()), workers: 2)
    // The workers have numbered the same labels in other orders.
    let tables = [ByteTable(), ByteTable()]
    let labelCount = 40_000
    let numbers = [0, 1].map { worker in
      (0..<labelCount).map { number in
        let own = worker == 0 ? number : labelCount - 1 - number
        return withUnsafeBytes(of: UInt32(own)) { (own, tables[worker].number(of: $0)) }
      }.reduce(into: [Int: UInt32]()) { $0[$1.0] = $1.1 }
    }
    // States 0 to 8 of 30,000 edges each, three at a time; their targets beyond 5 are candidates.
    func target(_ state: Int, _ edge: Int) -> Int { (state + edge) % 8 }
    func number(_ state: Int, _ edge: Int) -> Int { (state * 7_000 + edge) % labelCount }
    for first in [0, 3, 6] {
      let worker = first == 3 ? 1 : 0
      var edges: ContiguousArray<StateEdge> = []
      for state in first..<first + 3 {
        for edge in 0..<30_000 {
          edges.append((UInt32(target(state, edge)), numbers[worker][number(state, edge)] ?? 0))
        }
      }
      graph.take(
        edges, counts: [30_000, 30_000, 30_000], worker: worker, tables[worker], stateCount: 6,
        numbers: [106, 107])
    }
    for state in 0..<9 {
      var (edge, differences) = (0, 0)
      let count = graph.forEachEdge(of: UInt32(state)) {
        let wanted = target(state, edge) < 6 ? target(state, edge) : 100 + target(state, edge)
        let label = graph.labels[Int($0.label)].loadUnaligned(as: UInt32.self)
        if $0.target != wanted || label != number(state, edge) { differences += 1 }
        edge += 1
      }
      #expect(count == 30_000)
      #expect(differences == 0)
    }
    let besides = graph.labels.byteCount + 2 * labelCount * 16 + 9 * 8
    // Beside the edges there are the labels of each piece: two states, and the third for which there is no room.
    let labels = 3 * (37_000 + 30_000)
    #expect(graph.byteCount - besides == 6 * 270_000 + 4 * labels)
  }
}
