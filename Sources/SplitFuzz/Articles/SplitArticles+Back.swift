extension SplitArticles {
  static let back = #"""
    # back.returns-to-previous: Back skips the page you came from
    You open a page from another page and go back. The sidebar or the section appears, or the same page again.
    Why: The app's own back function also shows the sidebar, or repairs a second copy of the path.
    Cases: history/F35-back-jumps-to-the-sidebar, history/F07-back-shows-the-same-view-again
      func back() {
    -   path.removeLast()  // traps if nothing was pushed
    -   column = .sidebar
    +   if path.popLast() == nil { column = .sidebar }
      }

    # back.one-level: Back removes two levels, or none
    You hold the back button and choose the page two levels up. The page between the two appears.
    Why: The app keeps two copies of the path, and onAppear of the root removes one page from the second copy.
    A long press or a quick second back removes two pages from the first copy.
    Cases: history/F07-back-shows-the-same-view-again, history/P135-pops-at-each-report
      @Observable final class Router {
        var path: [Page] = []  // bound to the stack
    -   private var copy: [Page] = []
    -   func push(_ page: Page) { copy.append(page); path = copy }
    -   func rootAppeared() { _ = copy.popLast(); path = copy }
    +   func push(_ page: Page) { path.append(page) }
      }

    # gesture.removes-its-view: A swipe back removes a page that opened during the swipe
    You start to swipe a page away, and a notification opens another. You release, and the new page is gone.
    Why: UIKit removes the top page when the swipe ends, and the app has put another page on top. SwiftUI does
    not report a swipe in progress. The navigation controller does.
    Cases: history/P71-swipe-goes-back-once-more
      func open(_ page: UIViewController, on stack: UINavigationController) {
    +   if let transition = stack.transitionCoordinator, transition.isInteractive {
    +     transition.animate(alongsideTransition: nil) { _ in
    +       stack.pushViewController(page, animated: true)
    +     }
    +     return
    +   }
        stack.pushViewController(page, animated: true)
      }

    # back.offered-when-needed: A page has no way back
    On a phone you open a detail from a list. It has no back button, and the section shows it again.
    Why: The app hides the system's button and shows its own while the path is not empty. Collapsed columns
    are levels too: the root of the detail lies over its list, and is not in the path.
    Cases: history/F09-stuck-in-detail, history/F79-link-covers-everything-with-no-way-back
      var body: some View {
        MessageView()
    -     .navigationBarBackButtonHidden()
    -     .toolbar { if !router.path.isEmpty { Button("Back") { router.back() } } }
      }

    # gesture.cancel-changes-nothing: A cancelled swipe back loses the page
    You start to swipe a page away and cancel. Its buttons do nothing now, or the next rotation removes it.
    Why: viewWillDisappear is called when the swipe begins, and the app pops its own stack there. Nothing
    restores it after a cancel. iOS 16.0 shortened bound paths in the same way.
    Cases: history/P70-view-that-begins-to-leave-is-taken-for-gone,
    history/F91-cancelled-swipe-cuts-the-stack-of-screens
      final class PageController: UIViewController {
    -   override func viewWillDisappear(_ animated: Bool) {
    -     super.viewWillDisappear(animated)
    +   override func viewDidDisappear(_ animated: Bool) {
    +     super.viewDidDisappear(animated)
          if isMovingFromParent { router?.pop() }
        }
      }

    # binding.reset-on-pop: You go back from a page, and it opens again
    You open Info and go back. Info opens again, at once or after the next change.
    Why: navigationDestination(isPresented:) shows its page while the binding is true. Going back writes
    false. A binding that rejects the write stays true, and the next body presents the page again.
    Cases: history/P114-flag-left-on
      var body: some View {
        LetterList()
    -     .navigationDestination(isPresented: .constant(router.showsInfo)) { InfoView() }
    +     .navigationDestination(isPresented: $router.showsInfo) { InfoView() }
      }

    # dismissed.stays-dismissed: A page you left comes back by itself
    You leave a page, or close a sheet. You rotate the device or launch the app again, and it is there again.
    Why: A second copy of the place, used after a layout change or a launch, records only what opens.
    Cases: history/P24-a-dismissed-view-comes-back, history/P133-left-item-is-back-after-a-launch
      var body: some View {
        NavigationStack(path: $path) { FolderView() }  // the path survives a change of size class
    -     .onChange(of: path) { if let page = path.last { lastPage = page } }
    -     .onChange(of: width) { if path.isEmpty, let lastPage { path = [lastPage] } }
      }

    # no-dead-end: Nothing on the screen has an effect
    The back button of a page does nothing, or no link does.
    Why: The app rejects what the platform writes, so the page slides away and returns. Or the state says that
    the next page is shown already, so that opening it writes an equal value.
    Cases: history/P25-a-pop-that-the-app-does-not-take, history/F55-dead-after-navigating-to-itself
      var path: Binding<[Page]> {
    -   Binding { router.path } set: { if !router.hasDraft { router.path = $0 } }
    +   $router.path
      }
      var editor: some View {
        DraftEditor()
    +     .navigationBarBackButtonHidden(router.hasDraft)
    +     .toolbar { if router.hasDraft { Button("Discard") { router.discard() } } }
      }

    # push.visible: You tap a link, and no page appears
    You tap a link or a notification, and nothing changes. You go back later, and the page is there.
    Why: The page went to a stack that is not on screen: one that is covered, one in a column that a narrow
    window hid, or a path that is bound to no stack.
    Cases: history/F31-push-under-a-full-screen-view, history/F14-dead-push-after-flip
      func open(_ page: Page) {
    -   detail.append(page)
    +   if cover.isEmpty { detail.append(page) } else { cover.append(page) }
      }

    # push.single: One tap opens a page twice
    You open a page, go back and open it again. It is there twice, and the third time three times.
    Why: The app appends to its own copy of the path, which the system's back does not shorten, and assigns
    the copy to the stack. Two objects that handle the same notification push twice as well.
    Cases: history/F06-back-does-not-reach-the-service, history/F52-two-managers-push-twice
      func open(_ page: Page) {
    -   service.path.append(page)
    -   path = service.path
    +   path.append(page)
      }

    # push.leaves-others: Opening a page changes another column
    You open a full-screen page and close it. The detail beneath is at its root, or another row is selected.
    Why: The push also clears other paths, or selects the section of the page. Back does not undo that.
    Cases: history/P11-a-push-chooses-another-section, history/F10-full-screen-push-wipes-the-column
      func openFullScreen(_ page: Page) {
        cover.append(page)
    -   detail = []
      }

    # push.not-under-overlay: A deep link opens its page under the sidebar
    You tap a notification while the sidebar lies over the detail. The page opens dimmed beneath it.
    Why: A push does not close an overlaid sidebar, and a constant binding makes it impossible to close.
    Cases: history/P43-a-push-stays-dimmed-under-a-menu-that-nothing-dismisses
    + @State var visibility = NavigationSplitViewVisibility.automatic
      var body: some View {
    -   NavigationSplitView(columnVisibility: .constant(.all)) {
    +   NavigationSplitView(columnVisibility: $visibility) {
          FolderList()
        } detail: {
          NavigationStack(path: $path) { InboxView() }
        }
    -   .onOpenURL { path.append(Page(url: $0)) }
    +   .onOpenURL { path.append(Page(url: $0)); visibility = .detailOnly }
      }
    """#
}
