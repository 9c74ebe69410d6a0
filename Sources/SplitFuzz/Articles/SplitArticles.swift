/// The articles about the rules of split navigation, which `explain` prints.
///
/// The code is SwiftUI of iOS 17 unless it says otherwise. A test parses it; it was not run.
public enum SplitArticles {
  /// Every article.
  public static let all: [RuleArticle] = [
    sidebar, back, detail, requests, roundTrips,
  ].flatMap(RuleArticle.articles(in:))

  /// Those about rules of an app's own views, of which no saved case exists.
  package static let ofViews = RuleArticle.articles(
    in: #"""
      # views.no-misuse: A view does what SwiftUI does not allow
      A warning that the log repeats, a row that shows another row's content, a sheet with nothing on it or with
      what was to be on the one before, a tap that changes nothing on screen, or a crash for want of an environment
      object.
      The report names the view.
      Why: The mistake shows only where two elements happen to be equal, an item has just been deleted, or a
      view comes by another way than it usually does.
        var body: some View {
      -   List(messages, id: \.subject) { MessageRow($0) }  // two messages with one subject
      +   List(messages) { MessageRow($0) }
            .sheet(isPresented: $isComposing) {
      -       if let draft { DraftView(draft) }  // blank once the draft is sent
      +       DraftView(draft ?? Draft())
            }
        }
      """#)
}
