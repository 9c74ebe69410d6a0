/// Parses the text of a `.steps` file; errors have the line.
final class CaseParser {
  let file: String
  private(set) var headerNumbers: [(key: String, number: Int)] = []
  private(set) var actionNumbers: [Int] = []

  private var saved = CorpusCase(system: "")
  private var passes = false
  private var comments: [CorpusCase.BodyLine] = []

  init(file: String) { self.file = file }

  private static let version = "splitfuzz \(CorpusCase.formatVersion)"
  private static let firstLine = "the first line of a case is '\(version)'"

  private func error(_ number: Int?, _ problem: String, _ remedy: String? = nil) -> CommandError {
    .malformed(file, number, problem, remedy)
  }

  static func tooLarge(_ file: String) -> CommandError {
    .malformed(
      file, nil, "the file is larger than \(CorpusCase.sizeLimitBytes >> 20) MiB",
      "a case holds one trace; shrink it with 'shrink' where it was made")
  }

  func parse(_ bytes: [UInt8]) throws(CommandError) -> CorpusCase {
    let lines = try lines(bytes)
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
        if hasVersion { try readHeader(text, number) } else { try readVersion(text, number) }
        hasVersion = true
      }
    }
    guard hasVersion else { throw notACase("", 1) }
    guard !saved.system.isEmpty else {
      throw error(nil, "the header has no system", "add a line such as 'system NAME'")
    }
    guard !isHeader else {
      throw error(
        lines.count, "the file ends within its header",
        "end the header with an empty line, and write the actions below it")
    }
    saved.body = comments + saved.body
    return saved
  }

  /// The lines without their ends; a byte order mark and CRLF are allowed.
  private func lines(_ bytes: [UInt8]) throws(CommandError) -> [String] {
    guard bytes.count <= CorpusCase.sizeLimitBytes else { throw Self.tooLarge(file) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard !text.allSatisfy({ $0 == 10 || $0 == 13 || $0 == 32 || $0 == 9 }) else {
      throw error(nil, "the file is empty", Self.firstLine)
    }
    var lines: [String] = []
    let remedy = "expected UTF-8 text with one action a line"
    for slice in text.split(separator: 10, omittingEmptySubsequences: false) {
      let bytes = slice.last == 13 ? slice.dropLast() : slice
      if let control = bytes.first(where: { $0 < 32 && $0 != 9 || $0 == 127 }) {
        let code = String(control, radix: 16, uppercase: true)
        let problem = "this is not text: it holds the byte 0x\(control < 16 ? "0" : "")\(code)"
        throw error(lines.count + 1, problem, remedy)
      }
      let line = String(decoding: bytes, as: UTF8.self)
      guard line.utf8.elementsEqual(bytes) else {
        throw error(lines.count + 1, "this is not text: the line is not UTF-8", remedy)
      }
      lines.append(line)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func notACase(_ line: String, _ number: Int) -> CommandError {
    error(number, "this is not a case: it begins with '\(Self.clipped(line))'", Self.firstLine)
  }

  private func readVersion(_ text: String, _ number: Int) throws(CommandError) {
    let words = text.parts()
    guard words.first == "splitfuzz" else { throw notACase(text, number) }
    guard words.count == 2, let version = Int(words[1]), version > 0 else {
      throw error(number, "'\(Self.clipped(text))' has no version", "expected '\(Self.version)'")
    }
    guard version == CorpusCase.formatVersion else {
      throw error(
        number, "this file is version \(version); this program reads \(CorpusCase.formatVersion)",
        "use a newer version")
    }
  }

  private func readHeader(_ text: String, _ number: Int) throws(CommandError) {
    let words = text.parts(atMost: 2)
    let key = words[0]
    let isKey = key.utf8.allSatisfy {
      $0 | 32 >= 97 && $0 | 32 <= 122 || $0 >= 48 && $0 <= 57 || $0 == 45 || $0 == 95
    }
    guard isKey, words.count == 2 || key == "passes" else {
      throw error(
        number, "'\(Self.clipped(text))' is not a header line",
        "expected 'key value'; an empty line ends the header and begins the actions")
    }
    let isTwice = key == "splitfuzz" || headerNumbers.contains { $0.key == key }
    headerNumbers.append((key, number))
    if key != "passes" {
      if isTwice, ["splitfuzz", "system", "quirks", "assume", "device", "start", "shows"].contains(key) {
        throw error(number, "'\(key)' is given twice", "keep one of the lines")
      }
      try readHeader(key, words[1], number)
    } else if words.count == 1 {
      passes = true
    } else {
      throw error(number, "'passes' takes no value, not '\(Self.clipped(words[1]))'")
    }
    if passes, !saved.expectation.violations.isEmpty {
      throw error(number, "the case both passes and violates a rule", "keep one of the two")
    }
  }

  private func readHeader(_ key: String, _ value: String, _ number: Int) throws(CommandError) {
    switch key {
    case "system": saved.system = value
    case "shows": saved.expectation.screen = value
    case "quirks": saved.quirks = value == "none" ? [] : try names(value, number)
    case "assume":
      for name in try names(value, number) {
        guard let assumption = SystemSettings.Assumption(text: name) else {
          throw error(number, "'\(Self.clipped(name))' sets nothing", "expected NAME=VALUE")
        }
        saved.assumptions.append(assumption)
      }
    case "violates":
      let words = value.parts()
      guard words.count <= 2 else {
        throw error(number, "'violates' has \(words.count) words", "expected 'violates RULE [KIND]'")
      }
      saved.expectation.violations.append(
        CaseExpectation.Violation(words[0], words.count == 2 ? words[1] : nil))
    default: saved.start.append(StartPoint.HeaderLine(key, value))
    }
  }

  private func names(_ value: String, _ number: Int) throws(CommandError) -> [String] {
    let names = value.parts(at: ",", keepsEmpty: true).map { TraceLineText.tidied($0) }
    guard names.allSatisfy({ !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: " ")) }) else {
      throw error(number, "'\(Self.clipped(value))' is not a list", "expected names with commas between")
    }
    return names
  }

  private func readBody(_ text: String, _ comment: String?, _ number: Int) throws(CommandError) {
    guard !text.isEmpty else { return saved.body.append(comment.map { .comment($0) } ?? .blank) }
    let (action, leavesPending) = TraceLineText.cutMark(text)
    guard !action.isEmpty else {
      throw error(number, "'~' marks an action, and none follows", "expected '~ACTION'")
    }
    saved.body.append(.action(action, leavesPending: leavesPending, comment: comment))
    actionNumbers.append(number)
  }

  /// The beginning of a text, short enough for a message.
  static func clipped(_ text: String) -> String { Layout.clipped(text, to: 40) }
}
