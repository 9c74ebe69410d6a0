extension SplitArticles {
  /// Articles on the detail.
  static let detail: [RuleArticle] = [
    RuleArticle(
      "detail.path-consistent", "A page stands over nothing, or over another section",
      symptom: """
        Behind a pushed page lies an empty column: its back button leads to nothing. Or you choose
        another row, and what was pushed for the old one stays in front.
        """,
      cause: """
        A root and the path on it are two values, and something clears one of them: showing the menu,
        choosing a row, a push where there is no root yet. SwiftUI empties the paths of later columns
        when a selection changes, but not each version did.
        """,
      source: "LazySplit L-41 (showMenu), L-14; macOS 15 release notes, 128548564",
      failing: #"""
        @MainActor @Observable final class Router {
          var detail: Page?
          var path: [Page] = []

          func showMenu() {
            detail = nil
            // The path stays, over nothing.
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          /// The detail's root and what lies on it, so that there is no path without a root.
          var trail: [Page] = []

          var detail: Page? { trail.first }
          var path: [Page] {
            get { Array(trail.dropFirst()) }
            set { trail = trail.prefix(1) + newValue }
          }
          func showMenu() {
            trail = []
          }
        }
        """#,
      cases: ["history/F18-showing-the-menu-orphans-the-path", "history/F95-push-over-an-empty-root"]),
    RuleArticle(
      "detail.resolvable", "A page opens as an error, or as a yellow sign",
      symptom: """
        A link opens a blank page with a warning sign, or the page that says that nothing was found.
        """,
      cause: """
        A value on a path has no destination: it is declared on one branch of the root only, in another
        column, or for another type. A section that was sent to the path as if it were a page has none
        either.
        """,
      source:
        "LazySplit L-42, L-43 (RootView), second BUG #9; Apple, navigationDestination(for:destination:)",
      failing: #"""
        struct DetailStack: View {
          @Bindable var router: Router

          var body: some View {
            NavigationStack(path: $router.path) {
              switch router.root {
              case .message:
                MessageView().navigationDestination(for: Page.self) { PageView(page: $0) }
              case .attachment:
                AttachmentView()  // its links lead nowhere
              }
            }
          }
        }
        """#,
      surviving: #"""
        struct DetailStack: View {
          @Bindable var router: Router

          var body: some View {
            NavigationStack(path: $router.path) {
              RootView(router.root)  // whichever it is
                .navigationDestination(for: Page.self) { PageView(page: $0) }
            }
          }
        }
        """#,
      cases: ["history/F20-no-destination-in-the-column", "history/F19-section-on-a-path"]),
    RuleArticle(
      "detail.not-blank", "Something is chosen, and the detail is empty",
      symptom: """
        A row is highlighted and the detail is white. On a phone the whole screen is.
        """,
      cause: """
        The view builder has a branch without a view: an `if let` without `else`, an `EmptyView` for
        what came later. On a wide screen an empty column beside a list looks like nothing chosen; where
        the columns are merged it is in front of everything.
        """,
      source: "Planted (P12); platform notes, I7 and bug 15; FB8640357",
      failing: #"""
        struct DetailView: View {
          let page: Page?

          var body: some View {
            if case .message(let id) = page {
              MessageView(id: id)
            }
          }
        }
        """#,
      surviving: #"""
        struct DetailView: View {
          let page: Page?

          var body: some View {
            switch page {
            case .message(let id): MessageView(id: id)
            case .attachment(let id): AttachmentView(id: id)
            case nil: ContentUnavailableView("No Message", systemImage: "envelope")
            }
          }
        }
        """#,
      cases: ["history/P12-a-root-that-shows-nothing", "history/F71-detail-used-again-for-another-row"]),
    RuleArticle(
      "detail.never-lost", "The sidebar covers the detail, for good",
      symptom: """
        In a narrow window the sidebar lies over the detail. Tapping beside it, dragging it and its
        button do nothing, so the detail cannot be read.
        """,
      cause: """
        A constant visibility asks for all columns at all widths. Where they do not fit side by side
        they lie over the detail, and the write that would take them away is thrown away. A page over
        everything that takes no back keeps the detail away likewise.
        """,
      source: "Platform notes, bug 9 (iPad mini, 2026-09); TCA-NavigationSplitView T-09; planted (P25)",
      failing: #"""
        struct MailView: View {
          var body: some View {
            NavigationSplitView(columnVisibility: .constant(.all)) {
              FolderList()
            } detail: {
              MessageView()
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.automatic

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList()
            } detail: {
              MessageView()
            }
            .navigationSplitViewStyle(.balanced)  // side by side wherever there is room
          }
        }
        """#,
      cases: ["reports/09-constant-visibility-over-the-detail"]),
    RuleArticle(
      "detail.full-screen-preserves", "Closing a full-screen page empties what lay beneath",
      symptom: """
        In a detail you open something over everything and go back. The detail's page is gone, or the
        whole detail.
        """,
      cause: """
        `onAppear` comes again whenever what covered a view goes. A handler that repairs another copy of
        the path there, or cleans up after what was pushed, takes something off that had nothing to do
        with it.
        """,
      source: "LazySplit L-38, L-39 (1.5: onAppear calls popDetail); Stack Overflow 77464914",
      failing: #"""
        struct RootView: View {
          @Bindable var router: Router

          var body: some View {
            NavigationStack(path: $router.cover) {
              MailSplit(router: router)
                .onAppear { router.popDetail() }  // also after each page over everything
            }
          }
        }
        """#,
      surviving: #"""
        struct RootView: View {
          @Bindable var router: Router

          var body: some View {
            NavigationStack(path: $router.cover) {  // goes back by itself; nothing needs a repair
              MailSplit(router: router)
            }
          }
        }
        """#,
      cases: [
        "history/F11-root-lost-under-a-full-screen-view",
        "history/F10-full-screen-push-wipes-the-column",
      ]),
  ]
}
