import Foundation

/// One Swift file of the package, as the tidy checks see it.
struct SourceFile: CustomStringConvertible, Sendable {
  /// The path in the package, such as `Sources/SplitModel/Platform/Slots.swift`.
  let path: String
  /// The lines as they are.
  let lines: [String]
  /// The lines without comments.
  let uncommented: [String]
  /// The lines without comments and without what stands in quotes.
  let code: [String]

  var description: String { path }

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    var scanner = Scanner()
    let scanned = lines.map { scanner.scan($0) }
    uncommented = scanned.map(\.uncommented)
    code = scanned.map(\.code)
  }

  func isIn(_ folders: String...) -> Bool { folders.contains { path.hasPrefix("Sources/\($0)/") } }

  /// The modules that the file imports.
  var imports: [String] {
    code.compactMap { line in
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position <= 2, position + 1 < words.count else {
        return nil
      }
      return words[position + 1].components(separatedBy: ".")[0]
    }
  }

  /// The numbers of the lines of code in which a pattern is found.
  func linesOfCode(matching pattern: String) -> [Int] {
    code.indices.filter { code[$0].range(of: pattern, options: .regularExpression) != nil }.map { $0 + 1 }
  }

  /// The package's folder, found from this file.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below some folders of the package, in the order of their paths.
  static func all(in folders: [String]) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in folders {
      let place = package.appendingPathComponent(folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
      for name in names where name.hasSuffix(".swift") && !name.contains(".build/") {
        let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
        files.append(SourceFile(path: "\(folder)/\(name)", text: text))
      }
    }
    return files
  }
}

/// Takes comments and quoted text out of lines; knows what a line before it left open.
private struct Scanner {
  private var isInLongText = false
  private var commentDepth = 0

  mutating func scan(_ line: String) -> (uncommented: String, code: String) {
    var uncommented = ""
    var code = ""
    var isInText = false
    var rest = Substring(line)
    while let character = rest.first {
      if commentDepth > 0 {
        let isEnd = rest.hasPrefix("*/")
        if isEnd { commentDepth -= 1 }
        rest = rest.dropFirst(isEnd ? 2 : 1)
      } else if isInLongText || isInText {
        let end = isInLongText ? "\"\"\"" : "\""
        let isEnd = rest.hasPrefix(end)
        let length = character == "\\" ? 2 : isEnd ? end.count : 1
        uncommented += rest.prefix(length)
        rest = rest.dropFirst(length)
        if isEnd {
          isInText = false
          isInLongText = false
          code += "\""
        }
      } else if rest.hasPrefix("//") {
        break
      } else if rest.hasPrefix("/*") {
        commentDepth += 1
        rest = rest.dropFirst(2)
      } else if character == "\"" {
        isInLongText = rest.hasPrefix("\"\"\"")
        isInText = !isInLongText
        let length = isInLongText ? 3 : 1
        uncommented += rest.prefix(length)
        code += "\""
        rest = rest.dropFirst(length)
      } else {
        uncommented.append(character)
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    return (uncommented, code)
  }
}
