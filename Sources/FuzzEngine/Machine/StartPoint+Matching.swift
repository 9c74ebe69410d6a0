/// Finds the start that a trace's header lines name.
extension [StartPoint] {
  /// The start that has exactly these lines; the simplest where there are none.
  ///
  /// Lines whose keys no start uses are not counted.
  func index(named header: [StartPoint.HeaderLine]) throws(TraceTextError) -> Int {
    let keys = flatMap { $0.header.map(\.key) }
    let given = header.filter { keys.contains($0.key) }
    if given.isEmpty { return 0 }
    let exact = firstIndex { $0.header.allSatisfy(given.contains) && given.allSatisfy($0.header.contains) }
    if let exact { return exact }
    throw TraceTextError(line: nil, explanation(of: given))
  }

  private func explanation(of given: [StartPoint.HeaderLine]) -> String {
    for (index, line) in given.enumerated() {
      if let other = given[..<index].first(where: { $0.key == line.key && $0.value != line.value }) {
        return "'\(line.key)' is said twice, '\(other.value)' and '\(line.value)'"
      }
      let values = flatMap(\.header).filter { $0.key == line.key }.map(\.value)
      if !values.contains(line.value) {
        let hint =
          nearestName(to: line.value, in: values).map { "did you mean '\($0)'?" }
          ?? "one of them is '\(values[0])'"
        return "there is no \(line.key) '\(line.value)'; \(hint)"
      }
    }
    let words = given.map { "'\($0.key) \($0.value)'" }.joined(separator: ", ")
    let best = self.max { overlap($0, given) < overlap($1, given) }
    let header = best?.header.map { "'\($0.key) \($0.value)'" }.joined(separator: ", ") ?? ""
    return "no start is named by \(words) alone; the nearest is \(header.isEmpty ? "the plain one" : header)"
  }

  /// How many lines agree, less those that the start has and the trace has not.
  private func overlap(_ start: StartPoint, _ given: [StartPoint.HeaderLine]) -> Int {
    let agreeing = start.header.count { given.contains($0) }
    return 2 * agreeing - start.header.count
  }
}
