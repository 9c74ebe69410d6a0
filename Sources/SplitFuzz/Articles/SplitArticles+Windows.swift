extension SplitArticles {
  /// Articles on windows, named views, tips and sessions.
  static let windows: [RuleArticle] = [
    RuleArticle(
      "isolation", "What you do in one window happens in the other",
      symptom: """
        Two windows of the app are open side by side. You choose a section in one, and the other one
        changes as well. Or what belongs to one section turns up in another.
        """,
      cause: """
        Where somebody is was put into an object that all windows share: a singleton, the app's storage,
        a router made in the scene's builder for all of them. Data may be shared; a place belongs to its
        window.
        """,
      source: "LazySplit L-45; Navigator N-17; TCA-NavigationSplitView T-17; NavigationViewKit K-06",
      failing: #"""
        @main struct MailApp: App {
          @State private var router = Router()  // one for all windows

          var body: some Scene {
            WindowGroup { RootView(router: router) }
          }
        }
        """#,
      surviving: #"""
        @main struct MailApp: App {
          var body: some Scene {
            WindowGroup { WindowView() }
          }
        }

        struct WindowView: View {
          @State private var router = Router()  // one for each window

          var body: some View { RootView(router: router) }
        }
        """#,
      cases: ["history/F22-two-windows-one-service", "history/P91-one-navigator"]),
    RuleArticle(
      "callback.exactly-once", "What should run after going home runs early, or for nothing",
      symptom: """
        'Go home, then show the form': the form comes while the pages still slide, comes twice, or comes
        although nothing went home.
        """,
      cause: """
        The call pops with an animation and runs what it was given in the next line. Nobody asked
        whether there was such a view, whether there was anything to pop, or whether it has arrived.
        """,
      source: "NavigationViewKit K-01, K-02, K-03 (popToRoot)",
      failing: #"""
        @MainActor func popToRoot(
          _ tag: String, in stacks: [String: UINavigationController], then action: () -> Void
        ) {
          stacks[tag]?.popToRootViewController(animated: true)
          action()
        }
        """#,
      surviving: #"""
        @MainActor func popToRoot(
          _ tag: String, in stacks: [String: UINavigationController], then action: @escaping () -> Void
        ) {
          guard let stack = stacks[tag], stack.viewControllers.count > 1 else { return }
          stack.popToRootViewController(animated: true)
          guard let transition = stack.transitionCoordinator else { return action() }
          transition.animate(alongsideTransition: nil) { _ in action() }
        }
        """#,
      cases: ["history/F47-action-for-an-unknown-tag", "history/F87-callbacks-before-the-view-is-home"]),
    RuleArticle(
      "policy.tip-once", "A tip is shown again and again, or where it is not meant",
      symptom: """
        The tip for upright iPads comes at every launch, or whenever a view is built anew, or on an iPad
        that lies flat on the table in landscape.
        """,
      cause: """
        'Was shown' is state of a view, so each new view forgets it. The orientation asked is that of
        the device; one that lies flat has none, which is taken for upright. What counts is the
        interface.
        """,
      source: "NavigationViewKit K-12, K-13 (TipOnce, DeviceOrientation)",
      failing: #"""
        struct TipView: View {
          @State private var wasShown = false

          var body: some View {
            MailSplit().onAppear {
              if !wasShown, !UIDevice.current.orientation.isLandscape { showTip() }
              wasShown = true
            }
          }
          private func showTip() {}
        }
        """#,
      surviving: #"""
        struct TipView: View {
          @AppStorage("tipWasShown") private var wasShown = false

          var body: some View {
            GeometryReader { geometry in
              MailSplit().onAppear {
                guard !wasShown, geometry.size.height > geometry.size.width else { return }
                wasShown = true
                showTip()
              }
            }
          }
          private func showTip() {}
        }
        """#,
      cases: [
        "history/P69-a-tip-that-is-shown-again-to-each-new-view",
        "history/F53-tip-on-a-device-that-lies-flat",
      ]),
    RuleArticle(
      "session.ends-clean", "The next person sees what the last one had open",
      symptom: """
        You sign out. A page of the old account is still up. Or somebody else signs in, chooses Notes,
        and finds there what was open before.
        """,
      cause: """
        Signing out clears what is on screen, item by item: the section that is shown, the sheet. What
        other sections keep, what covers everything and what is stored is forgotten, and so is whatever
        is added later.
        """,
      source: "LazySplit's document, version 1.1: sign-out; planted (P125, P126)",
      failing: #"""
        @MainActor @Observable final class Router {
          var folder = Folder.inbox
          var cover: [Page] = []
          var trails: [Folder: [Page]] = [:]

          func signOut() {
            trails[folder] = []
          }
        }
        """#,
      surviving: #"""
        struct RootView: View {
          let session: Session

          var body: some View {
            SessionView(session: session).id(session.id)  // and with it everything that it keeps
          }
        }

        struct SessionView: View {
          let session: Session
          @State private var router = Router()

          var body: some View { MailSplit(router: router) }
        }
        """#,
      cases: ["history/P126-keeps-trails", "history/P125-stays-after-session"]),
  ]
}
