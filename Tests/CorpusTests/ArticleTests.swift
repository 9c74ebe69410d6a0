import Foundation
import SplitFuzz
import Testing

@testable import FuzzEngine

/// The package's folder, found from this file.
private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

@Suite("Articles")
struct ArticleTests {
  @Test("each rule of split navigation has one complete article and a case that violates it")
  func everyRule() throws {
    #expect(SplitRules.all.count >= 67)
    #expect(Self.complaints(SplitArticles.all, SplitRules.all.map { ($0.id, $0.kindName) }) == [])
    let rules = SplitRules.ofViews.map { ($0.id, $0.kindName) }
    #expect(Self.complaints(SplitArticles.ofViews, rules) == rules.map { "\($0.0) has no case" })
  }

  @Test("an article that is missing, duplicate or incomplete, or that no case shows, is reported")
  func incomplete() {
    func article(
      _ rule: String = "back.one-level", title: String = "A title", symptom: String = Self.prose,
      fix: String = "+ let path = 2", cases: String = "Cases: history/P10-an-off-by-one-in-a-pop\n"
    ) -> RuleArticle {
      RuleArticle.articles(
        in: "# \(rule): \(title)\n\(symptom)\nWhy: \(Self.prose)\n\(cases)- let path = 1\n\(fix)\n")[0]
    }
    let rules = [("back.one-level", "step")]
    #expect(Self.complaints([article()], rules) == [])
    #expect(Self.complaints([], rules) == ["back.one-level has no article"])
    #expect(Self.complaints([article(), article()], rules) == ["back.one-level has 2 articles"])
    #expect(Self.complaints([article(), article("back.two")], rules) == ["back.two is no rule"])
    for (violations, complaint) in [
      (article(title: String(repeating: "a", count: 69)), "back.one-level has no title, or a long one"),
      (article(symptom: ""), "back.one-level has no symptom"),
      (article(fix: ""), "back.one-level has no fix"),
      (article(fix: "+ let path = 1"), "back.one-level has a fix that equals the bad example"),
      (article(fix: "+ \(String(repeating: "a", count: 97))"), "back.one-level has long lines of code"),
      (article(cases: ""), "back.one-level has no case"),
      (article(cases: "Cases: history/no-such\n"), "back.one-level: there is no case history/no-such"),
      (
        article(cases: "Cases: history/F02-closed-menu-returns\n"),
        "back.one-level is not violated by history/F02-closed-menu-returns"
      ),
    ] {
      #expect(Self.complaints([violations], rules) == [complaint])
    }
  }

  @Test("articles are read from text: prose over several lines, and code of both examples")
  func readsText() {
    let text = """
      # a.first: One: two
      A symptom
      over two lines.
      Why: A cause.
      Cases: history/one,
      history/two
        let a = 1
      - a += 1

      # a.second: Three
      """
    let articles = RuleArticle.articles(in: text)
    #expect(articles.map(\.rule) == ["a.first", "a.second"])
    #expect(articles.map(\.title) == ["One: two", "Three"])
    #expect(articles[0].symptom == "A symptom over two lines.")
    #expect(articles[0].cause == "A cause.")
    #expect(articles[0].cases == ["history/one", "history/two"])
    #expect(articles[0].badExample == "let a = 1\na += 1")
    #expect(articles[0].fix == "let a = 1")
    #expect(articles[1].symptom.isEmpty && articles[1].cases.isEmpty && articles[1].fix.isEmpty)
  }

  private static let prose = "A sentence about what the user sees."

  /// What is missing in the articles of some rules.
  private static func complaints(
    _ articles: [RuleArticle], _ rules: [(id: String, kind: String)]
  ) -> [String] {
    let counts = rules.map { rule in (rule.id, articles.filter { $0.rule == rule.id }.count) }
    let missing = counts.filter { $0.1 != 1 }.map {
      $1 == 0 ? "\($0) has no article" : "\($0) has \($1) articles"
    }
    guard missing.isEmpty else { return missing }
    return articles.flatMap { article in
      guard let rule = rules.first(where: { $0.id == article.rule }) else {
        return ["\(article.rule) is no rule"]
      }
      let parts = [
        ("symptom", article.symptom), ("cause", article.cause), ("bad example", article.badExample),
        ("fix", article.fix),
      ]
      let code = (article.badExample + "\n" + article.fix).split(separator: "\n")
      return [
        (1...68).contains(article.title.count) ? nil : "has no title, or a long one",
        article.fix == article.badExample ? "has a fix that equals the bad example" : nil,
        code.contains { $0.count > 96 } ? "has long lines of code" : nil,
        article.cases.isEmpty ? "has no case" : nil,
      ].compactMap { $0.map { "\(rule.id) \($0)" } }
        + parts.filter { $0.1.count < 10 }.map { "\(rule.id) has no \($0.0)" }
        + article.cases.flatMap { caseComplaints($0, rule) }
    }
  }

  /// Whether a case violates its rule; a rule of what must be reached is violated by no case, and the inspector's
  /// rule has no case yet.
  private static func caseComplaints(_ name: String, _ rule: (id: String, kind: String)) -> [String] {
    let path = "\(package)/corpus/\(name).steps"
    guard let text = FileManager.default.contents(atPath: path),
      let file = try? CaseFile(Array(text), path: path)
    else {
      return ["\(rule.id): there is no case \(name)"]
    }
    let violations = file.saved.expectation.violations
    if rule.kind == "sometimes" || rule.id == "inspector.toggles" {
      return violations.isEmpty ? [] : ["\(rule.id) has a case with violations, \(name)"]
    }
    return violations.contains { $0.rule == rule.id } ? [] : ["\(rule.id) is not violated by \(name)"]
  }

  #if os(Linux) || os(macOS)
  @Test("the compiler parses all code of the articles, and reports what it cannot parse")
  func parses() throws {
    let snippets = (SplitArticles.all + SplitArticles.ofViews).flatMap {
      [("\($0.rule).bad", $0.badExample), ("\($0.rule).fix", $0.fix)]
    }
    #expect(try Self.unparsed(snippets) == "")
    #expect(
      try Self.unparsed([("planted", "struct View { var body: some View { Text(\"a\" }")]).contains("planted")
    )
  }

  /// What the compiler says of pieces of code.
  private static func unparsed(_ snippets: [(name: String, code: String)]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "articles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // One file, since the compiler starts a process for each; the directives name the piece that is at fault.
    let file = folder.appendingPathComponent("articles.swift")
    let text = snippets.map { "#sourceLocation(file: \"\($0.name)\", line: 1)\n\($0.code)\n" }.joined()
    try Data(text.utf8).write(to: file)
    let said = Pipe()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-parse", "-parse-as-library", file.path]
    compiler.standardOutput = said
    compiler.standardError = said
    try compiler.run()
    let answer = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? "" : "exit \(compiler.terminationStatus): \(answer)"
  }
  #endif
}
