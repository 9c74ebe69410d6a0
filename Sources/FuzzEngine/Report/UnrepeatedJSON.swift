/// The same actions answered in two ways, for programs.
struct UnrepeatedJSON: Codable {
  let trace: [String]
  let start: [String: String]
  let line: Int
  let first: String
  let second: String

  init(_ unrepeated: Unrepeated) {
    trace = unrepeated.lines
    start = Dictionary(unrepeated.start.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    line = unrepeated.lines.count
    first = unrepeated.first
    second = unrepeated.second
  }
}
