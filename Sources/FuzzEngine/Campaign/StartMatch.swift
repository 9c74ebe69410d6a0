/// Finds the start that a trace's header lines name.
struct StartMatch {
  private let starts: [StartPoint]

  init(_ starts: [StartPoint]) { self.starts = starts }

  /// The start all of whose lines are there and that leaves none unused; the simplest when nothing is said.
  ///
  /// Lines whose keys no start uses are no part of it.
  func start(named header: [StartPoint.HeaderLine]) throws(TraceTextError) -> Int {
    let keys = starts.flatMap { $0.header.map(\.key) }
    let said = header.filter { keys.contains($0.key) }
    if said.isEmpty { return 0 }
    if let exact = starts.firstIndex(where: { isSame($0.header, said) }) { return exact }
    throw TraceTextError(line: nil, explanation(of: said))
  }

  private func isSame(_ one: [StartPoint.HeaderLine], _ other: [StartPoint.HeaderLine]) -> Bool {
    one.allSatisfy(other.contains) && other.allSatisfy(one.contains)
  }

  private func explanation(of said: [StartPoint.HeaderLine]) -> String {
    for (index, line) in said.enumerated() {
      if let other = said[..<index].first(where: { $0.key == line.key && $0.value != line.value }) {
        return "'\(line.key)' is said twice, '\(other.value)' and '\(line.value)'"
      }
      let values = starts.flatMap(\.header).filter { $0.key == line.key }.map(\.value)
      if !values.contains(line.value) {
        let hint =
          nearestName(to: line.value, in: values).map { "did you mean '\($0)'?" }
          ?? "one of them is '\(values[0])'"
        return "there is no \(line.key) '\(line.value)'; \(hint)"
      }
    }
    let words = said.map { "'\($0.key) \($0.value)'" }.joined(separator: ", ")
    let best = starts.max { overlap($0, said) < overlap($1, said) }
    let header = best?.header.map { "'\($0.key) \($0.value)'" }.joined(separator: ", ") ?? ""
    return "no start is named by \(words) alone; the nearest is \(header.isEmpty ? "the plain one" : header)"
  }

  /// How many lines agree, less those that the start has and the trace has not.
  private func overlap(_ start: StartPoint, _ said: [StartPoint.HeaderLine]) -> Int {
    let agreeing = start.header.count { said.contains($0) }
    return 2 * agreeing - start.header.count
  }
}
