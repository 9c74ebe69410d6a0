import FuzzEngine
import SplitFuzz
import Testing

@Suite("Tidiness")
struct TidyTests {
  /// Read once for all checks.
  private static let sources = Result { try SourceFile.all(in: ["Sources"]) }

  @Test("every source follows the style", arguments: TidyCheck.all)
  func sources(_ check: TidyCheck) throws {
    let files = try Self.sources.get()
    #expect(files.count > 100)
    #expect(files.flatMap(check.complaints) == [])
  }

  @Test("each check reports its seeded fault, and not the same in a comment", arguments: TidyCheck.all)
  func seeded(_ check: TidyCheck) {
    #expect(!check.seeded.isEmpty)
    for file in check.seeded {
      #expect(check.complaints(file) != [], "\(file.path): \(file.lines[0])")
      guard file.lines.count < 10 else { continue }
      let commented = SourceFile(
        path: file.path, text: file.lines.map { "  // \($0)" }.joined(separator: "\n"))
      #expect(check.complaints(commented) == [], "\(file.lines[0])")
    }
  }

  @Test("tests and examples are as short as sources, and force nothing")
  func testsAndExamples() throws {
    let files = try SourceFile.all(in: ["Tests", "Examples"])
    #expect(files.count > 30)
    #expect(files.flatMap(TidyCheck.length.complaints) == [])
    #expect(files.flatMap(TidyCheck.forcing.complaints) == [])
  }

  @Test("the folders that checks speak of are there")
  func foldersExist() throws {
    let files = try SourceFile.all(in: ["Sources"])
    for folder in [
      "SplitModel/Platform", "SplitFuzz/Rules", "FuzzEngine/Corpus", "FuzzEngine/Report",
      "FuzzEngine/CommandLine", "FuzzEngine/Campaign", "FuzzEngine/Shrink", "fuzz-runner",
    ] {
      #expect(files.contains { $0.isIn(folder) }, "\(folder)")
    }
    #expect(files.contains { $0.path == "Sources/FuzzEngine/Property/SettledResults.swift" })
  }

  @Test("comments and string literals are distinguished from code")
  func scanning() {
    let file = SourceFile(
      path: "Sources/SplitModel/A.swift",
      text: """
        public import SplitFuzz  // import Foundation
        /* import Glibc
        import Darwin */ let a = "Date() \\" // not a comment" + b
        let c = \"\"\"
          import Musl "quoted"
          \"\"\" + d!
        """)
    #expect(file.imports == ["SplitFuzz"])
    #expect(
      file.code == [
        "public import SplitFuzz  ", "", " let a = \"\" + b", "let c = \"", "", "\" + d!",
      ])
    #expect(file.uncommented[2] == " let a = \"Date() \\\" // not a comment\" + b")
  }
}

@Suite("Rule names")
struct RuleNameTests {
  /// What is wrong with how rules are named and described.
  private func complaints(
    _ rules: [(id: String, statement: String, source: String, violationKinds: [String])]
  ) -> [String] {
    let kebab = /[a-z]+(-[a-z]+)*/
    return rules.enumerated().flatMap { position, rule in
      let areas = rule.id.split(separator: ".", omittingEmptySubsequences: false)
      let isNamed =
        ["no-trap", "no-dead-end", "isolation"].contains(rule.id)
        || (areas.count == 2 && areas.allSatisfy { $0.wholeMatch(of: kebab) != nil })
      let isSentence = rule.statement.count > 20 && rule.statement.first?.isUppercase == true
      let areWays =
        !rule.violationKinds.isEmpty && Set(rule.violationKinds).count == rule.violationKinds.count
        && rule.violationKinds.allSatisfy { $0.wholeMatch(of: kebab) != nil }
      return [
        isNamed ? nil : "\(rule.id) is no name",
        rules.prefix(position).contains { $0.id == rule.id } ? "\(rule.id) is there twice" : nil,
        isSentence && !rule.statement.hasSuffix(".") ? nil : "\(rule.id) has no statement",
        rule.source.count > 1 ? nil : "\(rule.id) has no source",
        areWays ? nil : "\(rule.id) has no ways, or ill-named ones",
      ].compactMap { $0 }
    }
  }

  @Test("every rule is area.kebab-name or one of three words, unique, with ways, a statement and a source")
  func everyRule() {
    let rules = SplitRules.all.map { ($0.id, $0.statement, $0.source, $0.violationKinds) }
    #expect(rules.count >= 27)
    #expect(complaints(rules) == [])
  }

  @Test("a rule that is ill-named, twice there, or without its parts is complained of")
  func seeded() {
    let statement = "A statement that says what must hold"
    #expect(complaints([("back.one-level", statement, "G1", ["too-many"])]) == [])
    #expect(complaints([("Back.oneLevel", statement, "G1", ["too-many"])]) == ["Back.oneLevel is no name"])
    #expect(complaints([("back", statement, "G1", ["too-many"])]) == ["back is no name"])
    #expect(complaints([("back.", statement, "G1", ["too-many"])]) == ["back. is no name"])
    #expect(
      complaints([("a.b", statement, "G1", ["w"]), ("a.b", statement, "G1", ["w"])]) == ["a.b is there twice"]
    )
    #expect(
      complaints([("a.b", statement + ".", "", ["w", "w"])]) == [
        "a.b has no statement", "a.b has no source", "a.b has no ways, or ill-named ones",
      ])
    #expect(complaints([("a.b", "", "G1", [])]).count == 2)
  }
}
