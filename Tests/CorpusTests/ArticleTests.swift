import Foundation
import SplitFuzz
import Testing

/// The package's folder, found from this file.
private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

@Suite("Articles")
struct ArticleTests {
  @Test("each rule of split navigation has one article, with all its parts and a case that shows it")
  func everyRule() throws {
    #expect(SplitRules.all.count >= 67)
    #expect(Self.complaints(SplitArticles.all, SplitRules.all.map { ($0.id, $0.kindName) }) == [])
  }

  @Test("an article that is missing, twice there, without a part, or shown by nothing is complained of")
  func planted() {
    func article(
      _ rule: String = "back.one-level", title: String = "A title", symptom: String = Self.prose,
      source: String = "G1", surviving: String = "let path = 2",
      cases: [String] = ["history/P10-an-off-by-one-in-a-pop"]
    ) -> RuleArticle {
      RuleArticle(
        rule, title, symptom: symptom, cause: Self.prose, source: source, failing: "let path = 1",
        surviving: surviving, cases: cases)
    }
    let rules = [("back.one-level", "step")]
    #expect(Self.complaints([article()], rules) == [])
    #expect(Self.complaints([], rules) == ["back.one-level has no article"])
    #expect(Self.complaints([article(), article()], rules) == ["back.one-level has 2 articles"])
    #expect(Self.complaints([article(), article("back.two")], rules) == ["back.two is no rule"])
    #expect(
      Self.complaints([article(title: String(repeating: "a", count: 69))], rules) == [
        "back.one-level has no title, or one that is too long"
      ])
    #expect(Self.complaints([article(symptom: "")], rules) == ["back.one-level has no symptom"])
    #expect(Self.complaints([article(source: "")], rules) == ["back.one-level has no source"])
    #expect(
      Self.complaints([article(surviving: "let path = 1")], rules) == [
        "back.one-level survives by the code that fails"
      ])
    #expect(
      Self.complaints([article(surviving: String(repeating: "a", count: 97))], rules) == [
        "back.one-level has code that is wider than a terminal"
      ])
    #expect(Self.complaints([article(cases: [])], rules) == ["back.one-level is shown by no case"])
    #expect(
      Self.complaints([article(cases: ["history/no-such"])], rules) == [
        "back.one-level: there is no case history/no-such"
      ])
    #expect(
      Self.complaints([article(cases: ["history/F02-closed-menu-returns"])], rules) == [
        "back.one-level is not broken by history/F02-closed-menu-returns"
      ])
  }

  private static let prose = "A sentence that says what somebody sees, and when."

  /// What is wrong with some articles of some rules.
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
      let parts = [("symptom", article.symptom), ("cause", article.cause), ("code", article.failing)]
      let code = (article.failing + "\n" + article.surviving).split(separator: "\n")
      return [
        (1...68).contains(article.title.count) ? nil : "has no title, or one that is too long",
        article.source.isEmpty ? "has no source" : nil,
        article.surviving == article.failing ? "survives by the code that fails" : nil,
        code.contains { $0.count > 96 } ? "has code that is wider than a terminal" : nil,
        article.cases.isEmpty ? "is shown by no case" : nil,
      ].compactMap { $0.map { "\(rule.id) \($0)" } }
        + parts.filter { $0.1.count < 10 }.map { "\(rule.id) has no \($0.0)" }
        + article.cases.flatMap { caseComplaints($0, rule) }
    }
  }

  /// What is wrong with a case that is to show how a rule is broken; what a campaign must reach is broken by none,
  /// and the inspector has no fault in the bank.
  private static func caseComplaints(_ name: String, _ rule: (id: String, kind: String)) -> [String] {
    let path = "\(package)/corpus/\(name).steps"
    guard let text = FileManager.default.contents(atPath: path),
      let file = try? CaseFile(Array(text), path: path)
    else {
      return ["\(rule.id): there is no case \(name)"]
    }
    if rule.kind == "sometimes" || rule.id == "inspector.answers" {
      return file.saved.expectation.violations.isEmpty
        ? [] : ["\(rule.id) is shown by \(name), which breaks something"]
    }
    let isBroken = file.saved.expectation.violations.contains { $0.rule == rule.id }
    return isBroken ? [] : ["\(rule.id) is not broken by \(name)"]
  }

  #if os(Linux) || os(macOS)
  @Test("all code of the articles is Swift that the compiler can parse, and what is not is told")
  func parses() throws {
    let snippets = SplitArticles.all.flatMap {
      [("\($0.rule).failing", $0.failing), ("\($0.rule).surviving", $0.surviving)]
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
