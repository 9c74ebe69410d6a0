extension SplitArticles {
  /// Articles on other widths, and on bindings that agree with the screen.
  static let layout: [RuleArticle] = [
    RuleArticle(
      "size-class.keeps-front", "Turning a large phone shows another page",
      symptom: """
        On a large phone you read a message upright and turn it: the columns are there and the message
        is not. Or you look at the list and turn to and fro, and a detail is in front.
        """,
      cause: """
        A page that only a view-based link has put there belongs to one layout's stack, and the other
        layout builds another one. Code that clears or sets something at each change of size class does
        the same on purpose. The compact column decides what a collapse puts on top.
        """,
      source: "LazySplit L-07 (note of 6/7, iPhone 12 Pro Max); WordPress-iOS #18021; WSDOT #96",
      failing: #"""
        struct MailView: View {
          @Environment(\.horizontalSizeClass) private var width
          @State private var message: Message.ID?

          var body: some View {
            MailSplit(message: $message)
              .onChange(of: width) { if width == .regular { message = nil } }  // "a fresh start"
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var message: Message.ID?

          var body: some View {
            MailSplit(message: $message)  // what is open is the same at any width
          }
        }
        """#,
      cases: [
        "history/P14-an-asymmetric-restore-expanding-drops-what-collapsing-kept",
        "history/F78-detail-lost-when-a-large-phone-turns",
      ]),
    RuleArticle(
      "resize.no-loss", "Resizing the window closes what was open",
      symptom: """
        You drag the window's corner, or turn the iPad: the page in the detail is gone, or the list has
        lost its selection.
        """,
      cause: """
        Something hangs on the geometry: a handler that starts over in a new size, or a page that no
        path holds, in a column that another style builds anew. A window changes its size many times in
        one drag.
        """,
      source: "LazySplit BUG #4 (L-06); WWDC25 208: resizing is not destructive; planted (P13)",
      failing: #"""
        struct MailStack: View {
          @State private var path: [Page] = []

          var body: some View {
            GeometryReader { geometry in
              NavigationStack(path: $path) { InboxView() }
                .onChange(of: geometry.size) { path = [] }
            }
          }
        }
        """#,
      surviving: #"""
        struct MailStack: View {
          @State private var path: [Page] = []

          var body: some View {
            NavigationStack(path: $path) { InboxView() }  // its views lay themselves out
          }
        }
        """#,
      cases: ["history/P13-a-reset-where-none-is-due", "history/F25-detail-lost-on-rotation"]),
    RuleArticle(
      "resize.restores-sidebar", "The sidebar does not come back with the room",
      symptom: """
        The sidebar stands beside the detail. You narrow the window for a moment and widen it again: the
        sidebar stays away.
        """,
      cause: """
        The app hid it while the window was narrow, by a write that stays. None was needed: while the
        columns are merged the visibility is kept and has no effect, and a regular window without room
        shows fewer columns by itself.
        """,
      source: "Platform notes, T33 and T34; WWDC25 208; planted (P132)",
      failing: #"""
        struct MailView: View {
          @Environment(\.horizontalSizeClass) private var width
          @State private var visibility = NavigationSplitViewVisibility.all

          var body: some View {
            MailSplit(visibility: $visibility)
              .onChange(of: width) { if width == .compact { visibility = .detailOnly } }
          }
        }
        """#,
      surviving: #"""
        struct MailView: View {
          @State private var visibility = NavigationSplitViewVisibility.all

          var body: some View {
            MailSplit(visibility: $visibility)
          }
        }
        """#,
      cases: ["history/P132-sidebar-goes-with-the-room"]),
    RuleArticle(
      "bindings.match-screen", "What the app believes is not what is on screen",
      symptom: """
        The screen shows a page that the app takes for closed, or a menu that it takes for hidden. The
        next tap does nothing or something odd; much later it is right again.
        """,
      cause: """
        A binding and its container differ at rest: the app refused a write, or the platform lost one of
        the app's (a visibility written while the column moved, before iOS 18) or did not make one of
        its own. Refusing is the app's to avoid. A lost write it cannot see.
        """,
      source: "LazySplit L-04, L-10; wwt/SwiftCurrent#220; Docs/Proof.md, drops-writes-in-transition",
      failing: #"""
        struct ScreenView: View {
          @Bindable var screen: Screen

          var body: some View {
            ScreenContent(screen)
              .navigationDestination(
                isPresented: Binding { screen.showsNext } set: { if $0 { screen.showsNext = true } }
              ) { NextView(screen) }
          }
        }
        """#,
      surviving: #"""
        struct ScreenView: View {
          @Bindable var screen: Screen

          var body: some View {
            ScreenContent(screen)
              .navigationDestination(isPresented: $screen.showsNext) { NextView(screen) }
          }
        }
        """#,
      cases: [
        "history/P62-a-links-flag-that-is-not-taken-over",
        "history/F23-write-lost-while-the-menu-moves",
      ]),
    RuleArticle(
      "compact-column.takes-effect", "The app sets the compact column, and it does not come",
      symptom: """
        On a phone, deep in a detail, the app asks for the sidebar. Nothing happens, and its binding
        says 'sidebar' from then on; the next request for it does nothing.
        """,
      cause: """
        In some versions a compact column is ignored while the detail's stack has a path, and written by
        the platform although the detail stays. An app that clears the path first should not depend on
        it (inferred; nobody has tried it on a device).
        """,
      source: "theempathicdev, 2025-05: preferredCompactColumn; platform notes, bug 12",
      failing: #"""
        @MainActor @Observable final class Router {
          var column = NavigationSplitViewColumn.detail
          var path: [Page] = []

          func showSidebar() {
            column = .sidebar
          }
        }
        """#,
      surviving: #"""
        @MainActor @Observable final class Router {
          var column = NavigationSplitViewColumn.detail
          var path: [Page] = []

          func leaveForSidebar() {
            path = []  // and the selection, where a list drives the columns
            column = .sidebar
          }
        }
        """#,
      cases: [
        "reports/12-column-write-over-a-path",
        "history/P33-the-platform-writes-the-compact-column-although-the-detail-s",
      ]),
  ]
}
