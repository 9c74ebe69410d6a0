/// The articles about the rules of split navigation, which `explain` prints.
///
/// The code is SwiftUI of iOS 17 unless it says otherwise. A test parses it; it was not run.
public enum SplitArticles {
  /// Every article.
  public static let all: [RuleArticle] = [
    sidebar, back, detail, requests, roundTrips,
  ].flatMap(RuleArticle.articles(in:))
}
