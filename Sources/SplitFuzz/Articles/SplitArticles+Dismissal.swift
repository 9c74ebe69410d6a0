extension SplitArticles {
  /// Articles on a sidebar that is dismissed, shown again, and tapped quickly.
  static let dismissal: [RuleArticle] = [
    RuleArticle(
      "sidebar.dismissal-is-pure", "Closing the menu loses what was open",
      symptom: """
        You close the sidebar to have more room for a message, and the message is gone.
        """,
      cause: """
        A handler takes the sidebar's going for leaving its section and clears what was chosen. The
        visibility changes for many reasons: a tap on the button, a drag, a tap beside an overlay, a
        choice, a rotation. It says nothing about where somebody wants to be.
        """,
      source: "Platform notes, T10; planted (P09)",
      failing: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.all
          @State private var message: Message.ID?

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList()
            } detail: {
              MessageView(message)
            }
            .onChange(of: visibility) { if visibility == .detailOnly { message = nil } }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var folder: Folder? = .inbox
          @State private var message: Message.ID?

          var body: some View {
            NavigationSplitView {
              FolderList(selection: $folder)
            } detail: {
              MessageView(message)
            }
            .onChange(of: folder) { message = nil }  // what is meant, and nothing else
          }
        }
        """#,
      cases: ["history/P09-hiding-the-menu-clears-the-detail"]),
    RuleArticle(
      "sidebar.stays-dismissed", "A closed menu is back when the window narrows",
      symptom: """
        On an iPad you close the menu, then narrow the window or turn a large phone upright: the menu
        fills the screen.
        """,
      cause: """
        To open the menu the app wrote both bindings, so that it opens in every layout. Closing it by
        hand writes only the one in force, the visibility. The compact column still says 'sidebar', and
        at the next collapse it counts.
        """,
      source: "LazySplit L-31; Apple, NavigationSplitView(columnVisibility:preferredCompactColumn:)",
      failing: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.detailOnly
          @State private var column = NavigationSplitViewColumn.detail

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
              FolderList()
            } detail: {
              MessageView().toolbar { Button("Menu") { (visibility, column) = (.all, .sidebar) } }
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.detailOnly
          @State private var column = NavigationSplitViewColumn.detail

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
              FolderList()
            } detail: {
              MessageView().toolbar { Button("Menu") { (visibility, column) = (.all, .sidebar) } }
            }
            .onChange(of: visibility) { if visibility == .detailOnly { column = .detail } }
          }
        }
        """#,
      cases: ["history/F02-closed-menu-returns"]),
    RuleArticle(
      "sidebar.no-tap-through", "A tap beside the menu does not close it, or taps on",
      symptom: """
        The menu lies over the detail. You tap beside it: it stays, or it goes and a button beneath it
        is pressed as well.
        """,
      cause: """
        The tap is the platform's: it writes `detailOnly` through the binding. A binding that refuses
        the write, even for a moment, leaves the menu where it is, and the tap was for nothing. That a
        tap also reached what lies beneath was seen on devices; there SplitNavigator breaks this rule as
        well.
        """,
      source: "LazySplit BUG #17 (the click went through); planted (P16); Docs/Proof.md, tap-falls-through",
      failing: #"""
        struct MailView: View {
          let store: MailStore
          @State private var visibility = NavigationSplitViewVisibility.all

          private var columns: Binding<NavigationSplitViewVisibility> {
            Binding { visibility } set: { if !store.isLoading { visibility = $0 } }
          }
          var body: some View {
            NavigationSplitView(columnVisibility: columns) { FolderList() } detail: { InboxView() }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.all

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) { FolderList() } detail: { InboxView() }
          }
        }
        """#,
      cases: [
        "history/P16-a-write-back-that-the-app-does-not-take",
        "history/P37-a-tap-beside-the-menu-reaches-what-lies-beneath",
      ]),
    RuleArticle(
      "sidebar.toggle-parity", "Two quick taps leave the menu where one would",
      symptom: """
        You tap the sidebar button twice, quickly. Slowly it would open and close; now it stands open,
        or its state and its button disagree until the next rotation.
        """,
      cause: """
        The second tap was decided by what was on screen while the column still moved, not by what the
        first tap had asked for. Before iOS 18 the platform itself lost a visibility written while a
        column moves; where it does, no app can keep this rule.
        """,
      source: "iOS 18 release notes, 122840735; LazySplit's log: two calls within a second; Docs/Proof.md",
      failing: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.detailOnly
          @State private var isShown = false  // comes and goes when the column has stopped moving

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList().onAppear { isShown = true }.onDisappear { isShown = false }
            } detail: {
              MessageView().toolbar { Button("Menu") { visibility = isShown ? .detailOnly : .all } }
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.detailOnly

          var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
              FolderList()
            } detail: {
              MessageView().toolbar {
                Button("Menu") { visibility = visibility == .detailOnly ? .all : .detailOnly }
              }
            }
          }
        }
        """#,
      cases: [
        "history/P36-two-quick-toggles-do-not-settle-where-slow-ones-do",
        "history/F23-write-lost-while-the-menu-moves",
      ]),
    RuleArticle(
      "sidebar.choice-remembered", "The sidebar forgets what was chosen in it",
      symptom: """
        You hide the sidebar and show it again: another row is chosen, and the app shows that one.
        """,
      cause: """
        The list chooses its first row when it appears. It appears at launch, and again each time the
        sidebar is shown; a list that is dropped with the sidebar loses its own `@State` on top.
        """,
      source: "Stack Overflow 65645703; planted (P18)",
      failing: #"""
        struct FolderList: View {
          @Bindable var router: Router

          var body: some View {
            List(Folder.all, selection: $router.folder) { folder in
              Label(folder.title, systemImage: folder.icon)
            }
            .onAppear { router.folder = .inbox }
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var folder: Folder? = .inbox  // what a launch begins with stands where it is kept
        }

        struct FolderList: View {
          @Bindable var router: Router

          var body: some View {
            List(Folder.all, selection: $router.folder) { folder in
              Label(folder.title, systemImage: folder.icon)
            }
          }
        }
        """#,
      cases: ["history/P18-opening-the-menu-chooses-another-section"]),
  ]
}
