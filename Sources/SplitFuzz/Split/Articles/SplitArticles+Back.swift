extension SplitArticles {
  /// Articles on ways back.
  static let back: [RuleArticle] = [
    RuleArticle(
      "back.returns-to-previous", "Back leads past the page you came from",
      symptom: """
        You open a page from a page and go back: the menu is there, or the section, or the page that you
        have just left. The one before was skipped.
        """,
      cause: """
        The app's own way back does more than take one page off: it shows the menu, or repairs another
        copy of the path. Only what a push has put there tells what a back has to uncover.
        """,
      source: "InvexLazySplit E-2 (detailBackTapped); LazySplit L-01, L-08",
      failing: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []
          var column = NavigationSplitViewColumn.detail

          func back() {
            path.removeLast()  // and traps where nothing was pushed
            column = .sidebar  // whatever lies beneath
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []
          var column = NavigationSplitViewColumn.detail

          func back() {
            if path.popLast() == nil { column = .sidebar }
          }
        }
        """#,
      cases: ["history/F35-back-jumps-to-the-sidebar", "history/F07-back-shows-the-same-view-again"]),
    RuleArticle(
      "back.one-level", "One back takes two levels away, or none",
      symptom: """
        You hold the back button and choose the page two levels up: the page between is in front. Or a
        single back leads two levels up.
        """,
      cause: """
        Two copies of the path are kept alike by a handler that runs when the root appears, and it takes
        one page off its copy each time. Holding the back button, or a quick second back, takes two off
        the other. Each notice of a shorter path that pops once more does the opposite.
        """,
      source: "LazySplit L-01 (1.4 and 1.5, popPrimary); pointfreeco/swift-navigation#10",
      failing: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []  // what the stack is bound to
          private var kept: [Page] = []  // what the system's back does not reach

          func push(_ page: Page) {
            kept.append(page)
            path = kept
          }
          func rootAppeared() {
            _ = kept.popLast()
            path = kept
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []  // bound to the stack, and the only one

          func push(_ page: Page) { path.append(page) }
        }
        """#,
      cases: ["history/F07-back-shows-the-same-view-again", "history/P135-pops-at-each-report"]),
    RuleArticle(
      "gesture.removes-its-view", "A swipe back takes a page that came under the finger",
      symptom: """
        You drag a page aside. Before you let go a notification opens another one. You let go, and that
        one is gone.
        """,
      cause: """
        A pop of UIKit names no view: it takes off what is on top when it ends. A program that navigates
        under the finger puts another page there. SwiftUI does not say that a swipe is under way; the
        navigation controller does.
        """,
      source: "Argued from UIKit's pops; planted (P71); platform notes, section 3",
      failing: #"""
        @MainActor func open(_ page: UIViewController, on stack: UINavigationController) {
          stack.pushViewController(page, animated: true)
        }
        """#,
      surviving: #"""
        @MainActor func open(_ page: UIViewController, on stack: UINavigationController) {
          guard let transition = stack.transitionCoordinator, transition.isInteractive else {
            return stack.pushViewController(page, animated: true)
          }
          transition.animate(alongsideTransition: nil) { _ in
            stack.pushViewController(page, animated: true)  // the swipe has ended, either way
          }
        }
        """#,
      cases: ["history/P71-swipe-goes-back-once-more"]),
    RuleArticle(
      "back.offered-when-needed", "There is no way back from a page",
      symptom: """
        On a phone you open a detail from a list: no back button, and choosing the section again still
        shows the detail. On an iPad it has a way back, or needs none.
        """,
      cause: """
        The system's button is hidden and the app's own is shown where the path is not empty. Merged
        columns are levels as well: the detail's root lies on its list, and is on no path. Whoever hides
        the system's button has to know all of that.
        """,
      source: "LazySplit BUG #13 (L-03), L-13; GenSplitView A-3",
      failing: #"""
        struct DetailView: View {
          let router: Router

          var body: some View {
            MessageView()
              .navigationBarBackButtonHidden()
              .toolbar { if !router.path.isEmpty { Button("Back") { router.back() } } }
          }
        }
        """#,
      surviving: #"""
        struct DetailView: View {
          var body: some View {
            MessageView()  // the system's button knows paths, links and merged columns
          }
        }
        """#,
      cases: ["history/F09-stuck-in-detail", "history/F79-link-covers-everything-with-no-way-back"]),
    RuleArticle(
      "gesture.cancel-changes-nothing", "A swipe back that you let go loses the page",
      symptom: """
        You begin to swipe a page away and let go: it slides back. Its button is dead now, the next page
        comes twice, or the next rotation drops it.
        """,
      cause: """
        Callbacks come when the swipe begins (`viewWillDisappear`, a link's flag that is switched off),
        and the app takes the page off its own stack then. When the finger lets go nobody puts it back.
        iOS 16.0 shortened bound paths by itself.
        """,
      source: "TCA #3673; Stack Overflow 73978107; heinzl/swift-composable-navigation#17; Navigator N-15",
      failing: #"""
        final class PageController: UIViewController {
          var router: Router?

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if isMovingFromParent { router?.pop() }  // the finger may still let go
          }
        }
        """#,
      surviving: #"""
        final class PageController: UIViewController {
          var router: Router?

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isMovingFromParent { router?.pop() }
          }
        }
        """#,
      cases: [
        "history/P70-view-that-begins-to-leave-is-taken-for-gone",
        "history/F91-cancelled-swipe-cuts-the-stack-of-screens",
      ]),
  ]
}
