extension SplitArticles {
  /// Articles on pushes.
  static let push: [RuleArticle] = [
    RuleArticle(
      "push.visible", "You tap a link, and nothing is seen",
      symptom: """
        You tap a link or open a notification. Nothing changes. Later, after going back, the page turns
        up where nobody looks for it.
        """,
      cause: """
        The page went to a stack that is not on screen: beneath one that covers everything, to a column
        that a narrow window took away, to a path that is bound to no stack.
        """,
      source: "LazySplit L-15, L-35; StackInSplit (0c); KOAN #261",
      failing: #"""
        @MainActor @Observable final class Router {
          var cover: [Page] = []  // a stack around the split
          var detail: [Page] = []  // the stack in its detail

          func open(_ page: Page) {
            detail.append(page)  // under what covers it
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var cover: [Page] = []
          var detail: [Page] = []

          func open(_ page: Page) {
            if cover.isEmpty { detail.append(page) } else { cover.append(page) }
          }
        }
        """#,
      cases: ["history/F31-push-under-a-full-screen-view", "history/F14-dead-push-after-flip"]),
    RuleArticle(
      "push.single", "One tap opens a page twice",
      symptom: """
        You open a page, go back and open it again: it is there twice, the third time three times. Each
        back shows the same page once more.
        """,
      cause: """
        Pushes go on a copy of the path that the system's back does not shorten, and the copy is then
        given to the stack as a whole. Two objects that both hear one request push it twice as well.
        """,
      source: "LazySplit BUG #10 (L-02); NavigationViewKit K-10",
      failing: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []  // bound; a swipe back shortens it
          private let service = NavigationService()  // keeps a path of its own

          func open(_ page: Page) {
            service.path.append(page)
            path = service.path
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []

          func open(_ page: Page) {
            path.append(page)
          }
        }
        """#,
      cases: ["history/F06-back-does-not-reach-the-service", "history/F52-two-managers-push-twice"]),
    RuleArticle(
      "push.leaves-others", "Opening a page changes another column",
      symptom: """
        A page opens over everything. When you close it the detail beneath is at its beginning, or
        another row is chosen in the sidebar.
        """,
      cause: """
        The push tidies up on its way: it empties the paths of other columns, or chooses a section that
        it takes to be the page's own. None of that was asked for, and back does not undo it.
        """,
      source: "LazySplit L-38 (pushPrimary, 1.5 and 1.6); planted (P11)",
      failing: #"""
        @MainActor @Observable final class Router {
          var cover: [Page] = []
          var detail: [Page] = []

          func openOverEverything(_ page: Page) {
            cover.append(page)
            detail = []  // it cannot be seen now anyway
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var cover: [Page] = []
          var detail: [Page] = []

          func openOverEverything(_ page: Page) {
            cover.append(page)
          }
        }
        """#,
      cases: ["history/P11-a-push-chooses-another-section", "history/F10-full-screen-push-wipes-the-column"]),
    RuleArticle(
      "push.not-under-overlay", "A deep link opens its page under the menu",
      symptom: """
        On an upright iPad the menu is open when a notification is tapped. Its page opens grey beneath
        the menu, and nothing takes the menu away.
        """,
      cause: """
        In a narrow regular window the sidebar is an overlay, and the detail is dimmed while it is up. A
        push does not close it. Bound to a constant, it cannot be closed at all.
        """,
      source: "LazySplit BUG #17 (L-11); planted (P43); platform notes, bug 9",
      failing: #"""
        struct MailView: View {
          @State private var path: [Page] = []

          var body: some View {
            NavigationSplitView(columnVisibility: .constant(.all)) {
              FolderList()
            } detail: {
              NavigationStack(path: $path) { InboxView() }
            }
            .onOpenURL { path.append(Page(url: $0)) }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.automatic
          @State private var path: [Page] = []

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList()
            } detail: {
              NavigationStack(path: $path) { InboxView() }
            }
            .onOpenURL {
              path.append(Page(url: $0))
              visibility = .detailOnly
            }
          }
        }
        """#,
      cases: ["history/P43-a-push-stays-dimmed-under-a-menu-that-nothing-dismisses"]),
  ]
}
