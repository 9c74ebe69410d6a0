import Foundation
import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

/// The cases that articles on places to reach cite; they break no rule, so that nothing else checks what they show.
@Suite("Articles on places to reach")
struct ReachArticleTests {
  @Test(
    "the cases that an article on a place cites come there",
    arguments: SplitArticles.all.filter { $0.rule.hasPrefix("reach.") })
  func comeThere(_ article: RuleArticle) throws {
    for name in article.cases {
      #expect(try comesThere(name, article.rule), "\(name) does not reach \(article.rule)")
    }
  }

  @Test("a case that does not come to a place is told from one that does")
  func planted() throws {
    #expect(try comesThere("tours/in-a-narrow-window", "reach.overlay"))
    #expect(try !comesThere("tours/first-minutes-on-a-phone", "reach.overlay"))
  }

  /// Plays a case of `lazysplit/clean` and asks whether it comes to a place.
  private func comesThere(_ name: String, _ id: String) throws -> Bool {
    let path = SourceFile.package.appendingPathComponent("corpus/\(name).steps").path
    let file = try CaseFile(Array(try #require(FileManager.default.contents(atPath: path))), path: path)
    try #require(file.saved.system == "lazysplit/clean")
    let rule = try #require(SplitRules.all.first { $0.id == id })
    guard case .sometimes(let isReached) = rule.check else { throw CocoaError(.featureUnsupported) }
    let told = SplitRule(
      "test.reached", "Nothing comes to that place", source: "this test", ways: ["reached"],
      check: .always { isReached($0) ? .broken("reached") : .holds })
    let target = FuzzTarget(
      "lazysplit/clean", machine: FuzzTarget("lazysplit/clean", LazySplit.clean).machine, rules: [told])
    return try !target.replay(file.saved.trace).broken.isEmpty
  }
}
