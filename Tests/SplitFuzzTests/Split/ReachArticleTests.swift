import Foundation
import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

/// The cases of the articles about `reach` rules; they violate no rule, so nothing else checks them.
@Suite("Articles about reach rules")
struct ReachArticleTests {
  @Test(
    "the examples of an article are not vacuous for its rule",
    arguments: SplitArticles.all.filter { $0.rule.hasPrefix("reach.") })
  func reachTheirRules(_ article: RuleArticle) throws {
    for name in article.cases {
      #expect(try isReached(name, article.rule), "\(name) does not reach \(article.rule)")
    }
  }

  @Test("a case that reaches a rule differs from one that does not")
  func seeded() throws {
    #expect(try isReached("tours/in-a-narrow-window", "reach.overlay"))
    #expect(try !isReached("tours/first-minutes-on-a-phone", "reach.overlay"))
  }

  /// Whether a case of `lazysplit/clean` reaches what a rule asks for.
  private func isReached(_ name: String, _ id: String) throws -> Bool {
    let path = SourceFile.package.appendingPathComponent("corpus/\(name).steps").path
    let file = try CaseFile(Array(try #require(FileManager.default.contents(atPath: path))), path: path)
    try #require(file.saved.system == "lazysplit/clean")
    let rule = try #require(SplitRules.all.first { $0.id == id })
    guard case .sometimes(let reaches) = rule.check else { throw CocoaError(.featureUnsupported) }
    let inverse = SplitRule(
      "test.reached", "Nothing is reached", source: "this test", violationKinds: ["reached"],
      check: .always { reaches($0) ? .violated("reached") : .holds })
    let target = FuzzTarget(
      "lazysplit/clean", machine: FuzzTarget("lazysplit/clean", LazySplit.clean).machine, rules: [inverse])
    return try !target.replay(file.saved.trace).violations.isEmpty
  }
}
