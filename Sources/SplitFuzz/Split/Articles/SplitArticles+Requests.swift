extension SplitArticles {
  /// Articles on calls, late work and answers to writes.
  static let requests: [RuleArticle] = [
    RuleArticle(
      "request.not-lost", "A deep link is dropped",
      symptom: """
        You tap a notification while the app is not running: it starts at its first page. Or the app is
        deep in something, and the link does its work where nobody sees it.
        """,
      cause: """
        The request is an event, and events find only who listens at that moment: at a cold launch
        nobody does. What is state can wait until somebody is there. A request also has to undo what
        would cover its place.
        """,
      source: "LazySplit L-40, L-44 (PassthroughSubject); NavigationViewKit K-09",
      failing: #"""
        @MainActor final class Links {
          static let shared = Links()
          let requests = PassthroughSubject<Page, Never>()  // no replay
        }

        struct InboxStack: View {
          @State private var path: [Page] = []

          var body: some View {
            NavigationStack(path: $path) { InboxView() }
              .onReceive(Links.shared.requests) { path.append($0) }
          }
        }
        """#,
      surviving: #"""
        struct InboxStack: View {
          @Bindable var links: Links  // with `var pending: Page?`
          @State private var path: [Page] = []

          var body: some View {
            NavigationStack(path: $path) { InboxView() }
              .onChange(of: links.pending, initial: true) {
                guard let page = links.pending else { return }
                links.pending = nil
                path = [page]
              }
          }
        }
        """#,
      cases: [
        "history/F21-request-before-anybody-listens",
        "history/F12-choice-hidden-under-a-full-screen-view",
      ]),
    RuleArticle(
      "request.composes", "Of two quick calls only one counts",
      symptom: """
        Code goes back twice, or goes to the root and opens a page at once: it is one page short, or the
        page never comes. Slowly by hand the same works.
        """,
      cause: """
        The second call reads a state that the first has not changed yet, because the change is made by
        a handler at the next update (`onChange`, a subject, an animation's end). What a call changes it
        has to change before it returns.
        """,
      source: "Navigator N-04, N-05, N-06; NavigationViewKit K-11",
      failing: #"""
        @MainActor @Observable final class Navigator {
          var screens: [Screen] = [.root]
          var dismissed: Screen?

          func pop() {
            dismissed = screens.last
          }
          func dismissedChanged() {  // called by onChange, an update later
            screens.removeAll { $0 == dismissed }
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Navigator {
          var path: [Screen] = []

          func pop() {
            _ = path.popLast()
          }
          func popToRoot() {
            path = []
          }
        }
        """#,
      cases: ["history/F57-two-pops-pop-one", "history/F58-screen-lost-after-a-pop"]),
    RuleArticle(
      "request.idempotent", "Asking twice undoes what was asked",
      symptom: """
        A notification says 'show the menu' while it is shown: it closes. Two links to one section open
        it twice.
        """,
      cause: """
        The call is written as a step from here to there and not as where to be. Whoever asks does not
        know the state, and asks again when in doubt.
        """,
      source: "Platform notes, T21 and T32; planted (P21)",
      failing: #"""
        @MainActor @Observable final class MenuState {
          var visibility = NavigationSplitViewVisibility.detailOnly

          func show() {
            visibility = visibility == .all ? .detailOnly : .all
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class MenuState {
          var visibility = NavigationSplitViewVisibility.detailOnly

          func show() {
            visibility = .all
          }
        }
        """#,
      cases: ["history/P21-asking-for-what-is-there-undoes-it"]),
    RuleArticle(
      "late-work.only-its-view", "A finished request closes a page you opened since",
      symptom: """
        You delete a message and go on to another one. The server answers, and the page that you are
        reading is closed.
        """,
      cause: """
        The work was started for one page and ends with 'take the last one off'. Others have come and
        gone by then. Work may take away what it was started for, wherever that lies, and nothing else.
        """,
      source: "LazySplit's popView (F89); platform notes, T30; Navigator N-13",
      failing: #"""
        @MainActor func delete(_ message: Message.ID, router: Router, store: MailStore) async throws {
          try await store.delete(message)
          router.path.removeLast()
        }
        """#,
      surviving: #"""
        @MainActor func delete(_ message: Message.ID, router: Router, store: MailStore) async throws {
          try await store.delete(message)
          router.path.removeAll { $0 == .message(message) }
        }
        """#,
      cases: [
        "history/F89-late-work-takes-another-view-off",
        "history/P63-a-sequence-of-screens-that-goes-on-after-its-first-one-was-l",
      ]),
    RuleArticle(
      "policy.followed", "The app does not do what it says it does",
      symptom: """
        The menu is to close when the iPad turns, and closes only on its side. It is to close when a
        page opens, and stays. A column that is to stay can be dragged away.
        """,
      cause: """
        The promise is kept at one place and not at the others: one branch of a rotation, some of the
        functions that push, the button but not the gesture. What the app declares in its description is
        asked of it.
        """,
      source: "LazySplit L-11, L-12; NavigationViewKit K-14, K-I9; StackInSplit",
      failing: #"""
        struct MailView: View {
          let router: Router
          let isLandscape: Bool

          var body: some View {
            MailSplit(router: router)
              .onChange(of: isLandscape) { if isLandscape { router.hideMenu() } }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          let router: Router
          let isLandscape: Bool

          var body: some View {
            MailSplit(router: router)
              .onChange(of: isLandscape) { router.hideMenu() }
              .onChange(of: router.path) { old, new in if new.count > old.count { router.hideMenu() } }
          }
        }
        """#,
      cases: ["history/F29-menu-stays-open-in-portrait", "history/F17-menu-stays-open-after-a-push"]),
    RuleArticle(
      "write-back.converges", "Two handlers answer each other for ever",
      symptom: """
        After a tap the columns flicker, the phone grows warm, and the log says that a value was changed
        several times in a frame.
        """,
      cause: """
        One handler writes what another one watches, and that one writes back something else. If what
        they want agrees, it ends after a round; if one of them has it the wrong way round it never
        does.
        """,
      source: "Platform notes, T20; planted (P115)",
      failing: #"""
        struct MailView: View {
          @Bindable var menu: MenuState

          var body: some View {
            MailSplit(menu: menu)
              .onChange(of: menu.visibility) {
                menu.column = menu.visibility == .all ? .detail : .sidebar  // the wrong way round
              }
              .onChange(of: menu.column) {
                menu.visibility = menu.column == .sidebar ? .all : .detailOnly
              }
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class MenuState {
          var isOpen = false  // one value, and two ways to read and write it

          var visibility: NavigationSplitViewVisibility {
            get { isOpen ? .all : .detailOnly }
            set { isOpen = newValue != .detailOnly }
          }
          var column: NavigationSplitViewColumn {
            get { isOpen ? .sidebar : .detail }
            set { isOpen = newValue == .sidebar }
          }
        }
        """#,
      cases: ["history/P115-handlers-answer-each-other"]),
    RuleArticle(
      "no-trap", "The app crashes on the way",
      symptom: """
        A link, a rotation or a late dismissal ends the app. The log names a missing environment object,
        an index out of range, or a value found nil.
        """,
      cause: """
        Something is taken to be there that an order of events can take away: an object that only the
        root of a stack was given, an element that a late callback looks up by force, a bar item that
        comes with a size class.
        """,
      source: "LazySplit BUG #7 (L-19), BUG #15 (L-09); Navigator N-10, N-11, N-14",
      failing: #"""
        struct MailStack: View {
          @StateObject private var store = MailStore()
          @State private var path: [Page] = []

          var body: some View {
            NavigationStack(path: $path) {
              InboxView()
                .environmentObject(store)  // the root has it; pages on the stack do not
                .navigationDestination(for: Page.self) { PageView(page: $0) }
            }
          }
        }
        """#,
      surviving: #"""
        struct MailStack: View {
          @StateObject private var store = MailStore()
          @State private var path: [Page] = []

          var body: some View {
            NavigationStack(path: $path) {
              InboxView()
                .navigationDestination(for: Page.self) { PageView(page: $0) }
            }
            .environmentObject(store)
          }
        }
        """#,
      cases: ["history/F80-pushed-view-misses-its-environment", "history/F61-crash-in-a-late-dismissal"]),
  ]
}
