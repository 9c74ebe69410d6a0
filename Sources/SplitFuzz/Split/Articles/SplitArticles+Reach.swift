extension SplitArticles {
  /// Articles on places that a campaign should reach.
  static let reach: [RuleArticle] = [
    RuleArticle(
      "reach.overlay", "A campaign has never seen the sidebar over the detail",
      symptom: """
        A report says that `reach.overlay` was not exercised. All devices were phones, or all windows
        wide enough, so that bugs of an overlaid sidebar were not looked for.
        """,
      cause: """
        A sidebar lies over the detail in windows that are regular and narrow: an upright iPad mini, two
        thirds of a screen, a large phone on its side. Code that takes the sidebar to stand beside the
        detail fails there, and only there. Leave out no `--device`, and offer a way to show the
        sidebar.
        """,
      source: "Platform notes, section 1; LazySplit BUG #17",
      failing: #"""
        @MainActor @Observable final class Router {
          var visibility = NavigationSplitViewVisibility.detailOnly
          var path: [Page] = []

          func open(_ page: Page) {
            path.append(page)  // seen at once, unless the sidebar lies over it
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var visibility = NavigationSplitViewVisibility.detailOnly
          var path: [Page] = []

          func open(_ page: Page) {
            path.append(page)
            visibility = .detailOnly
          }
        }
        """#,
      cases: ["tours/in-a-narrow-window"]),
    RuleArticle(
      "reach.collapsed-push", "A campaign has never pushed while columns are merged",
      symptom: """
        A report says that `reach.collapsed-push` was not exercised. Nothing was opened on a phone, or
        no link is offered there, so that ways back through merged columns were not looked at.
        """,
      cause: """
        Collapsed, columns and pages are one stack: sidebar, detail, what is pushed. Code that asks only
        its path whether there is a way back is wrong there. Describe the links of each view, and leave
        a phone among the devices.
        """,
      source: "Platform notes, T1; LazySplit BUG #13",
      failing: #"""
        struct BackButton: View {
          let router: Router

          var body: some View {
            if !router.path.isEmpty { Button("Back") { router.path.removeLast() } }
          }
        }
        """#,
      surviving: #"""
        struct BackButton: View {
          @Environment(\.horizontalSizeClass) private var width
          let router: Router

          var body: some View {
            if !router.path.isEmpty || (width == .compact && router.column == .detail) {
              Button("Back") { router.back() }  // a page, or else to the list
            }
          }
        }
        """#,
      cases: ["tours/first-minutes-on-a-phone"]),
    RuleArticle(
      "reach.two-covering", "A campaign has never had two pages over everything",
      symptom: """
        A report says that `reach.two-covering` was not exercised: at most one page was ever pushed over
        the split.
        """,
      cause: """
        With one page, 'take one off' and 'take all off' are the same. Repairs that run once for a way
        back, and copies that are one page behind, show themselves with two. Let pages over everything
        offer links as well.
        """,
      source: "LazySplit L-01, L-I9",
      failing: #"""
        @MainActor @Observable final class Router {
          var cover: [Page] = []

          func close() {
            cover = []  // the same as one back, while there is one
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var cover: [Page] = []

          func close() {
            _ = cover.popLast()
          }
        }
        """#,
      cases: ["tours/with-a-finger-down"]),
    RuleArticle(
      "reach.write-across-size-class", "A campaign has never turned during a write",
      symptom: """
        A report says that `reach.write-across-size-class` was not exercised: no size class has changed while
        a write of the platform was on its way.
        """,
      cause: """
        The platform writes bindings after the gesture, and a rotation may come first. The write then
        speaks of a layout that is gone: a compact column, say, that was written for merged columns.
        Campaigns get there with lines marked by `~`, on devices that change their size class.
        """,
      source: "Platform notes, T5; LazySplit's log",
      failing: #"""
        @MainActor @Observable final class Router {
          var isSidebarShown = false

          var column: NavigationSplitViewColumn {
            get { isSidebarShown ? .sidebar : .detail }
            set { isSidebarShown = newValue == .sidebar }  // believed in any layout
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var isSidebarShown = false
          var isCompact = false  // told by the view that holds the split, at each change

          var column: NavigationSplitViewColumn {
            get { isSidebarShown ? .sidebar : .detail }
            set { if isCompact { isSidebarShown = newValue == .sidebar } }
          }
        }
        """#,
      cases: ["regressions/late-column-write-after-expanding"]),
  ]
}
