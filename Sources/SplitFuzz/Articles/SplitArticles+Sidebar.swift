extension SplitArticles {
  /// Articles on the sidebar, its button, and what a choice in it does.
  static let sidebar: [RuleArticle] = [
    RuleArticle(
      "sidebar.never-lost", "The sidebar is gone, and nothing brings it back",
      symptom: """
        You turn a large phone, or come back to a section: the sidebar is hidden, there is no button for
        it, and a swipe from the edge brings nothing. People end the app and start it again.
        """,
      cause: """
        The app has taken the system's button away with `toolbar(removing:)` and shows its own in some
        layouts only; a strip or a recogniser over the edge takes the swipe as well. The platform may
        lose the sidebar by itself: on an iPhone 12 Pro Max it answered no write after a rotation until
        somebody had swiped it in, so leave the edge free.
        """,
      source: "LazySplit BUG #2 (L-05); Stack Overflow 73564156",
      failing: #"""
        struct MailView: View {
          @Environment(\.horizontalSizeClass) private var width
          @State private var visibility = NavigationSplitViewVisibility.detailOnly

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList().toolbar(removing: .sidebarToggle)
            } detail: {
              // A large phone on its side is regular, and has no button.
              MessageView().toolbar { if width == .compact { MenuButton($visibility) } }
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.detailOnly

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList().toolbar(removing: .sidebarToggle)
            } detail: {
              MessageView().toolbar { MenuButton($visibility) }  // in every layout
            }
          }
        }
        """#,
      cases: ["history/P04-no-toggle-at-all", "history/F24-sidebar-lost-on-rotation"]),
    RuleArticle(
      "sidebar.one-toggle", "Two sidebar buttons, or none, or none that closes it",
      symptom: """
        Two sidebar buttons stand beside each other. Or the sidebar lies over the detail, and no button,
        no drag and no tap beside it sends it away.
        """,
      cause: """
        SwiftUI gives a sidebar column its button. An app that brings its own has to remove that one, in
        the sidebar column, and in the one of every split inside: a view linked into an inner column
        brought a second button on large phones. A sidebar that hides its navigation bar gets no button
        at all.
        """,
      source:
        "LazySplit BUG #3 (L-21); pingdotgg/t3code pull request 11397; macOS 15.1 release notes, 134589426",
      failing: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.automatic

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList()  // still brings the system's button
            } detail: {
              MessageView().toolbar { MenuButton($visibility) }
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.automatic

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList().toolbar(removing: .sidebarToggle)
            } detail: {
              MessageView().toolbar { MenuButton($visibility) }
            }
          }
        }
        """#,
      cases: ["history/P03-two-toggles-for-one-sidebar", "history/F82-second-toggle-after-a-link"]),
    RuleArticle(
      "sidebar.toggle-flips", "A tap on the sidebar button does nothing",
      symptom: """
        On a phone you swipe the menu in. The first tap on its button does nothing; the second one
        closes it. After turning the phone it happens again.
        """,
      cause: """
        A split has two bindings: `columnVisibility` is in force while the columns stand apart,
        `preferredCompactColumn` while they are merged, and a gesture writes only the one in force. A
        button that reads the other one takes an open menu for a closed one, and writes what is there
        already. An equal write is no event.
        """,
      source:
        "LazySplit L-32 (sidebarToggleTapped); Apple, NavigationSplitView: no visibility while collapsed",
      failing: #"""
        @MainActor @Observable final class MenuState {
          var visibility = NavigationSplitViewVisibility.detailOnly
          var column = NavigationSplitViewColumn.detail

          func toggle() {
            let isOpen = visibility != .detailOnly  // says nothing while collapsed
            visibility = isOpen ? .detailOnly : .all
            column = isOpen ? .detail : .sidebar
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class MenuState {
          var visibility = NavigationSplitViewVisibility.detailOnly
          var column = NavigationSplitViewColumn.detail

          /// - Parameter isCompact: The size class around the split, read by the view that calls.
          func toggle(isCompact: Bool) {
            let isOpen = isCompact ? column == .sidebar : visibility != .detailOnly
            visibility = isOpen ? .detailOnly : .all
            column = isOpen ? .detail : .sidebar
          }
        }
        """#,
      cases: ["history/F03-dead-close-button", "history/F04-dead-toggle-after-flip"]),
    RuleArticle(
      "sidebar.choice-shows", "You choose a section and see something else",
      symptom: """
        You open a detail in Settings and choose Settings in the menu, at once or after another section.
        The old detail is in front, or it is there without the page that lay on it.
        """,
      cause: """
        What a section shows is kept in several places (a detail's root, a path, what covers
        everything), and choosing clears some of them. The rest is shown as if it belonged to the
        section that was chosen.
        """,
      source: "LazySplit L-36, L-37 (changeDisplay keeps detailRoot)",
      failing: #"""
        @MainActor @Observable final class Router {
          private(set) var folder = Folder.inbox
          var detail: Page?
          var path: [Page] = []

          func choose(_ folder: Folder) {
            self.folder = folder
            path = []  // and the detail's root stays
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          struct Trail { var detail: Page?, path: [Page] = [] }
          private(set) var folder = Folder.inbox
          var trail = Trail()

          func choose(_ folder: Folder) {
            self.folder = folder
            trail = Trail()  // one value: it goes as a whole, or is kept as a whole
          }
        }
        """#,
      cases: ["history/F15-stale-detail-instead-of-settings", "history/F16-half-reset-of-the-detail"]),
    RuleArticle(
      "sidebar.choice-closes", "The menu stays in front after a choice",
      symptom: """
        You swipe the menu in and tap a row. The row is highlighted, and the menu still covers what you
        chose. Where the menu fills a phone, there may be no way out of it.
        """,
      cause: """
        The gesture wrote one of the two bindings, so the menu is half open by what the app knows. A
        guard that hides the menu only where both say that it is open does nothing then. A guard against
        needless writes is needless: equal writes are no events.
        """,
      source: "LazySplit L-30, L-33 (hideMenu, 1.3 to 1.7)",
      failing: #"""
        @MainActor @Observable final class MenuState {
          var visibility = NavigationSplitViewVisibility.detailOnly
          var column = NavigationSplitViewColumn.detail

          func hide() {
            guard visibility != .detailOnly, column != .detail else { return }
            visibility = .detailOnly
            column = .detail
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class MenuState {
          var visibility = NavigationSplitViewVisibility.detailOnly
          var column = NavigationSplitViewColumn.detail

          func hide() {  // every choice calls it
            visibility = .detailOnly
            column = .detail
          }
        }
        """#,
      cases: ["history/F01-menu-cannot-be-left-by-choosing", "history/F05-menu-cannot-be-left-after-flip"]),
    RuleArticle(
      "sidebar.choice-usable", "What you opened lies grey under a menu that stays",
      symptom: """
        In a narrow window you follow a link. What you wanted is there, dimmed, under the menu, and the
        menu has nothing to close it by.
        """,
      cause: """
        A split that has no room for both lays its sidebar over the detail and dims it. Code that shows
        the sidebar when it opens something, to show where that is, covers it there. Where the binding
        throws away what the platform writes, no hand closes it again.
        """,
      source: "Planted (P42); platform notes, bugs 7 and 9",
      failing: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []
          private var visibility = NavigationSplitViewVisibility.detailOnly
          var columns: Binding<NavigationSplitViewVisibility> {
            Binding { self.visibility } set: { _ in }  // "only the app decides"
          }

          func open(_ page: Page) {
            path.append(page)
            visibility = .all
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var path: [Page] = []
          var visibility = NavigationSplitViewVisibility.automatic  // bound as it is

          func open(_ page: Page) {
            path.append(page)
          }
        }
        """#,
      cases: ["history/P42-a-push-opens-a-menu-that-nothing-dismisses"]),
  ]
}
