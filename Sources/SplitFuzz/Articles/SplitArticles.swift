/// An article for each rule of split navigation, which `explain` prints.
///
/// The code is SwiftUI of iOS 17 but where a comment or an older type says otherwise, cut down to what goes wrong. It is
/// parsed by a test and was never run: SwiftUI is not on every machine that builds this package.
public enum SplitArticles {
  /// Every article, in no order that matters; reports go by the order of the rules.
  public static let all: [RuleArticle] =
    sidebar + dismissal + hooks + back + leaving + push + detail + selection + layout + surroundings
    + requests + storing + sheets + windows + reach
}
