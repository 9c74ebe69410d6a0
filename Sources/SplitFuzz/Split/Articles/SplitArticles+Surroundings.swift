extension SplitArticles {
  /// Articles on size classes, orientations, styles, and containers that come and go with them.
  static let surroundings: [RuleArticle] = [
    RuleArticle(
      "environment.fresh", "The app lays itself out for a width it has left",
      symptom: """
        You narrow an iPad window. Buttons of the wide layout stay, links open in a column that is not
        there any more, or nothing opens at all.
        """,
      cause: """
        The size class was copied, and the copy is taken on appearance and rotation only. Slide over and
        dragged windows turn nothing. On a large phone orientation and size class come one after the
        other, and the handler of the first reads the old value of the second.
        """,
      source: "LazySplit L-34, L-47 (setHorIsCompact); SidebarColumns S-09",
      failing: #"""
        struct MailView: View {
          @Environment(\.horizontalSizeClass) private var width
          let router: Router
          let isLandscape: Bool

          var body: some View {
            MailSplit(router: router)
              .onAppear { router.isCompact = width == .compact }
              .onChange(of: isLandscape) { router.isCompact = width == .compact }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @Environment(\.horizontalSizeClass) private var width
          let router: Router

          var body: some View {
            MailSplit(open: { router.open($0, isCompact: width == .compact) })  // read when needed
          }
        }
        """#,
      cases: ["history/F13-stale-size-class", "history/F32-handlers-in-the-wrong-order"]),
    RuleArticle(
      "container.keeps-identity", "The whole split flashes when you choose a section",
      symptom: """
        You choose Settings: the menu closes without moving, lists are back at their top, text fields
        lose the keyboard, and what was open is gone.
        """,
      cause: """
        Two branches of a view builder are two views. A split of its own for each section, orientation
        or style ends with its branch, and with it all state that lived inside. The number of columns is
        fixed when a split is made.
        """,
      source: "GenSplitView A-4, A-6; LazySplit's document: the splits are re-initialised",
      failing: #"""
        struct RootView: View {
          let section: Area

          var body: some View {
            switch section {
            case .settings:
              NavigationSplitView { FolderList() } content: { TopicList() } detail: { TopicView() }
            case .home:
              NavigationSplitView { FolderList() } detail: { HomeView() }
            }
          }
        }
        """#,
      surviving: #"""
        struct RootView: View {
          let section: Area

          var body: some View {
            NavigationSplitView {
              FolderList()
            } detail: {
              switch section {
              case .settings: NavigationSplitView { TopicList() } detail: { TopicView() }
              case .home: HomeView()
              }
            }
          }
        }
        """#,
      cases: [
        "history/F75-another-split-for-each-section",
        "history/P07-another-inner-split-for-each-orientation",
      ]),
    RuleArticle(
      "size-class.round-trip", "Everything opened is lost when the window narrows",
      symptom: """
        You push a page or two and put the app into slide over, or turn a large phone: the app is at its
        root. Widened again it stays there, or shows something else.
        """,
      cause: """
        Each size class has a root of its own, a stack here and a split there. Each begins anew when its
        turn comes, and no path outlasts it. One split serves all widths: it merges its columns by
        itself.
        """,
      source: "GenSplitView A-6; idoodler/LabImporter#43; Volker88/Sensor-App #149",
      failing: #"""
        struct RootView: View {
          @Environment(\.horizontalSizeClass) private var width

          var body: some View {
            if width == .compact {
              NavigationStack { FolderList() }
            } else {
              NavigationSplitView { FolderList() } detail: { MessageView() }
            }
          }
        }
        """#,
      surviving: #"""
        struct RootView: View {
          @State private var folder: Folder? = .inbox
          @State private var path: [Page] = []

          var body: some View {
            NavigationSplitView {
              FolderList(selection: $folder)
            } detail: {
              NavigationStack(path: $path) { FolderView(folder) }
            }
          }
        }
        """#,
      cases: ["history/F33-flip-swaps-the-root", "reports/50-path-lost-between-containers"]),
    RuleArticle(
      "rotation.round-trip", "Turning the device drops a dialog, or what was open",
      symptom: """
        A dialog asks something, you turn the iPad and back, and nothing asks any more. Or a list is at
        its top, and a page is gone.
        """,
      cause: """
        The layout of each orientation is a branch of its own, and what was presented or typed is
        `@State` inside a branch. Turning ends it. A layout can change without its views: `AnyLayout`
        keeps them.
        """,
      source: "Platform notes, T8; planted (P85); LazySplit BUG #4",
      failing: #"""
        struct EditorView: View {
          let isLandscape: Bool

          var body: some View {
            if isLandscape {
              HStack { Editor() }  // each with a dialog of its own
            } else {
              VStack { Editor() }
            }
          }
        }
        """#,
      surviving: #"""
        struct EditorView: View {
          let isLandscape: Bool

          var body: some View {
            let layout = isLandscape ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout { Editor() }
          }
        }
        """#,
      cases: ["history/P85-turning-drops-the-dialog", "history/F25-detail-lost-on-rotation"]),
    RuleArticle(
      "style.round-trip", "Another split style forgets what was open",
      symptom: """
        The app uses one style upright and another one on its side. You turn the iPad, and the page in
        the detail is gone.
        """,
      cause: """
        Styles are types, so choosing between two takes two branches, and each builds a split of its
        own. A page that a view-based link has put into a column is state of that split. What a bound
        path holds is there in both.
        """,
      source: "LazySplit L-06, F90 (note on 1.3 of 6/11: the cause of BUG #4)",
      failing: #"""
        struct MailView: View {
          let isLandscape: Bool

          private var split: some View {
            NavigationSplitView { FolderList() } detail: {
              NavigationStack { NavigationLink("Message") { MessageView() } }
            }
          }
          @ViewBuilder var body: some View {
            if isLandscape {
              split.navigationSplitViewStyle(.balanced)
            } else {
              split.navigationSplitViewStyle(.prominentDetail)
            }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var path: [Page] = []  // outside of both styles

          private var split: some View {
            NavigationSplitView { FolderList() } detail: {
              NavigationStack(path: $path) {
                NavigationLink("Message", value: Page.message(1))
                  .navigationDestination(for: Page.self) { PageView(page: $0) }
              }
            }
          }
          var body: some View {
            split.navigationSplitViewStyle(.balanced)  // one, where that will do
          }
        }
        """#,
      cases: ["history/F90-another-style-drops-the-column"]),
  ]
}
