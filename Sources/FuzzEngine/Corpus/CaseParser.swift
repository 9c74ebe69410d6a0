/// Parses the text of a `.steps` file; errors have the line.
struct CaseParser {
  let file: String
  private(set) var headerNumbers: [CaseFile.HeaderNumber] = []
  private(set) var actionNumbers: [Int] = []

  private var system: String?
  private var start: [StartPoint.HeaderLine] = []
  private var quirks: [String]?
  private var assumptions: [SystemSettings.Assumption] = []
  private var violations: [CaseExpectation.Violation] = []
  private var passes = false
  private var screen: String?
  private var comments: [CorpusCase.BodyLine] = []
  private var body: [CorpusCase.BodyLine] = []

  init(file: String) { self.file = file }

  /// Reads a whole file.
  mutating func parse(_ bytes: [UInt8]) throws(CaseFileError) -> CorpusCase {
    let lines = try CaseBytes(file: file).lines(bytes)
    var isHeader = true
    var hasVersion = false
    for (index, line) in lines.enumerated() {
      let number = index + 1
      let (text, comment) = TraceLineText.cutComment(line)
      if !isHeader {
        try readBody(text, comment, number)
      } else if text.isEmpty, comment == nil {
        guard hasVersion else { throw notACase(line, number) }
        isHeader = false
      } else {
        if let comment { comments.append(.comment(comment)) }
        guard !text.isEmpty else { continue }
        if hasVersion {
          try readHeader(text, number)
        } else {
          try readVersion(text, number)
          hasVersion = true
        }
      }
    }
    guard hasVersion else { throw notACase("", 1) }
    guard let system else {
      throw CaseFileError(
        file: file, line: nil, "the header has no system", remedy: "add a line such as 'system NAME'")
    }
    guard !isHeader else {
      throw CaseFileError(
        file: file, line: lines.count, "the file ends within its header",
        remedy: "end the header with an empty line, and write the actions below it")
    }
    return CorpusCase(
      system: system, start: start, quirks: quirks, assumptions: assumptions,
      expectation: CaseExpectation(violations: violations, screen: screen), body: comments + body)
  }

  private func notACase(_ line: String, _ number: Int) -> CaseFileError {
    CaseFileError(
      file: file, line: number, "this is not a case: it begins with '\(Self.clipped(line))'",
      remedy: "the first line of a case is 'splitfuzz \(CorpusCase.formatVersion)'")
  }

  private func readVersion(_ text: String, _ number: Int) throws(CaseFileError) {
    let words = text.split(separator: " ")
    guard words.first == "splitfuzz" else { throw notACase(text, number) }
    guard words.count == 2, let version = Int(words[1]), version > 0 else {
      throw CaseFileError(
        file: file, line: number, "'\(Self.clipped(text))' has no version", remedy: "expected 'splitfuzz 1'"
      )
    }
    guard version == CorpusCase.formatVersion else {
      throw CaseFileError(
        file: file, line: number,
        "this file is version \(version); this program reads \(CorpusCase.formatVersion)",
        remedy: "use a newer version")
    }
  }

  private mutating func readHeader(_ text: String, _ number: Int) throws(CaseFileError) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let key = words[0]
    guard
      key.utf8.allSatisfy({ $0 | 32 >= 97 && $0 | 32 <= 122 || $0 >= 48 && $0 <= 57 || $0 == 45 || $0 == 95 })
    else { throw malformed(text, number) }
    headerNumbers.append(CaseFile.HeaderNumber(key: key, number: number))
    if key == "passes" {
      guard words.count == 1 else {
        throw CaseFileError(
          file: file, line: number, "'passes' takes no value, not '\(Self.clipped(words[1]))'")
      }
      passes = true
    } else {
      guard words.count == 2 else { throw malformed(text, number) }
      try readHeader(key, words[1], number)
    }
    if passes, !violations.isEmpty {
      throw CaseFileError(
        file: file, line: number, "the case both passes and violates a rule", remedy: "keep one of the two")
    }
  }

  private mutating func readHeader(_ key: String, _ value: String, _ number: Int) throws(CaseFileError) {
    let isSingle = ["splitfuzz", "system", "quirks", "assume", "device", "start", "shows"].contains(key)
    if isSingle, key == "splitfuzz" || headerNumbers.dropLast().contains(where: { $0.key == key }) {
      throw CaseFileError(
        file: file, line: number, "'\(key)' is given twice", remedy: "keep one of the lines")
    }
    switch key {
    case "system": system = value
    case "shows": screen = value
    case "quirks": quirks = value == "none" ? [] : try names(value, number)
    case "assume": assumptions = try pairs(value, number)
    case "violates":
      let words = value.split(separator: " ").map(String.init)
      guard words.count <= 2 else {
        throw CaseFileError(
          file: file, line: number, "'violates' has \(words.count) words",
          remedy: "expected 'violates RULE [KIND]'")
      }
      violations.append(CaseExpectation.Violation(words[0], words.count == 2 ? words[1] : nil))
    default: start.append(StartPoint.HeaderLine(key, value))
    }
  }

  private func malformed(_ text: String, _ number: Int) -> CaseFileError {
    CaseFileError(
      file: file, line: number, "'\(Self.clipped(text))' is not a header line",
      remedy: "expected 'key value'; an empty line ends the header and begins the actions")
  }

  private func names(_ value: String, _ number: Int) throws(CaseFileError) -> [String] {
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map {
      TraceLineText.tidied(String($0))
    }
    guard names.allSatisfy({ !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: " ")) }) else {
      throw CaseFileError(
        file: file, line: number, "'\(Self.clipped(value))' is not a list",
        remedy: "expected names with commas between")
    }
    return names
  }

  private func pairs(_ value: String, _ number: Int) throws(CaseFileError) -> [SystemSettings.Assumption] {
    var pairs: [SystemSettings.Assumption] = []
    for name in try names(value, number) {
      guard let pair = SystemSettings.Assumption(text: name) else {
        throw CaseFileError(
          file: file, line: number, "'\(Self.clipped(name))' sets nothing", remedy: "expected NAME=VALUE")
      }
      pairs.append(pair)
    }
    return pairs
  }

  private mutating func readBody(_ text: String, _ comment: String?, _ number: Int) throws(CaseFileError) {
    guard !text.isEmpty else {
      body.append(comment.map { .comment($0) } ?? .blank)
      return
    }
    let (action, leavesInFlight) = TraceLineText.cutMark(text)
    guard !action.isEmpty else {
      throw CaseFileError(
        file: file, line: number, "'~' marks an action, and none follows", remedy: "expected '~ACTION'")
    }
    body.append(.action(action, leavesInFlight: leavesInFlight, comment: comment))
    actionNumbers.append(number)
  }

  /// The beginning of a text, short enough for a message.
  static func clipped(_ text: String) -> String { text.count <= 40 ? text : text.prefix(39) + "…" }
}

extension SystemSettings.Assumption {
  /// Reads `NAME=VALUE`.
  init?(text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(parts[0], parts[1])
  }

  /// `NAME=VALUE`, as it is read.
  var text: String { "\(name)=\(value)" }
}
