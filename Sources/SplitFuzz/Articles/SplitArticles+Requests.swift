extension SplitArticles {
  static let requests = #"""
    # request.not-lost: A deep link is lost
    You tap a notification while the app is not running. The app starts at its first page. Or a request that
    shows several pages in turn ends at another one than it promises.
    Why: The app sends the request as an event, and at a cold launch nothing listens. Store it as state until
    a view handles it, and remove what covers its target. A request in several steps loses one of them.
    Cases: history/F21-request-before-anybody-listens, history/F12-choice-hidden-under-a-full-screen-view,
    history/P147-a-sequence-that-stops-at-its-first-screen
      var body: some View {
        NavigationStack(path: $path) { InboxView() }
    -     .onReceive(links.requests) { path.append($0) }  // a PassthroughSubject
    +     .onChange(of: links.pending, initial: true) {
    +       guard let page = links.pending else { return }
    +       links.pending = nil
    +       path = [page]
    +     }
      }

    # request.composes: Only one of two quick calls takes effect
    Code goes back twice, or goes to the root and opens a page at once. A level too many or too few remains.
    Why: The first call changes the state in a later update, so the second one reads an old state.
    Cases: history/F57-two-pops-pop-one, history/F58-screen-lost-after-a-pop
    - func pop() { dismissed = screens.last }
    - func dismissedChanged() { screens.removeAll { $0 == dismissed } }  // an update later
    + func pop() { _ = screens.popLast() }

    # request.idempotent: A second request undoes the first
    The sidebar is open. A notification shows it, and it closes. Two links to one section open it twice.
    Why: The call toggles instead of setting a state, and its caller does not know the state.
    Cases: history/P21-asking-for-what-is-there-undoes-it
      func showSidebar() {
    -   visibility = visibility == .all ? .detailOnly : .all
    +   visibility = .all
      }

    # late-work.only-its-view: A finished request closes a page you opened since
    You delete a message and open another one. The server responds, and the page you read is closed. Or you
    cancel a request, and it shows its page all the same. Or you tap one row and then another, and the first
    one's page replaces the second one's.
    Why: The work removes the last page when it finishes, which is not the page that started it. Or nothing
    checks whether it was cancelled, or whether something newer was asked for.
    Cases: history/F89-late-work-takes-another-view-off,
    history/P63-a-sequence-of-screens-that-goes-on-after-its-first-one-was-l,
    history/P148-a-sequence-that-goes-on-though-it-was-cancelled
      func delete(_ message: Message.ID) async throws {
        try await store.delete(message)
    -   router.path.removeLast()
    +   router.path.removeAll { $0 == .message(message) }
      }

    # policy.followed: The app does not follow its own policy
    The sidebar should close when the iPad rotates or a page opens, and stays open.
    Why: The policy is implemented in one branch of a rotation, one function that pushes, or the button alone.
    Cases: history/F29-menu-stays-open-in-portrait, history/F17-menu-stays-open-after-a-push
      var body: some View {
        MailSplit(router)
    -     .onChange(of: isLandscape) { if isLandscape { router.hideSidebar() } }
    +     .onChange(of: isLandscape) { router.hideSidebar() }
    +     .onChange(of: router.path) { old, new in if new.count > old.count { router.hideSidebar() } }
      }

    # write-back.converges: Two handlers write to each other forever
    After a tap the columns flicker, and the log says that a value changed several times per frame.
    Why: Each of two handlers writes the value that the other one observes. If they disagree, they never stop.
    Cases: history/P115-handlers-answer-each-other
    + var isOpen = false
      var visibility: NavigationSplitViewVisibility {
    -   didSet { column = visibility == .all ? .detail : .sidebar }  // the wrong way round
    +   get { isOpen ? .all : .detailOnly }
    +   set { isOpen = newValue != .detailOnly }
      }
      var column: NavigationSplitViewColumn {
    -   didSet { visibility = column == .sidebar ? .all : .detailOnly }
    +   get { isOpen ? .sidebar : .detail }
    +   set { isOpen = newValue == .sidebar }
      }

    # no-trap: The app crashes
    A link, a rotation or a late dismissal crashes the app. The log names a missing environment object, an
    index out of range, or an unexpected nil.
    Why: The code assumes something that an order of events can remove: an environment object that only the
    root of a stack has, an element that a late callback looks up, a bar item that depends on the size class.
    Cases: history/F80-pushed-view-misses-its-environment, history/F61-crash-in-a-late-dismissal
      var body: some View {
        NavigationStack(path: $path) {
          InboxView()
    -       .environmentObject(store)  // pushed pages do not have it
            .navigationDestination(for: Page.self) { PageView($0) }
        }
    +   .environmentObject(store)
      }

    # callback.exactly-once: Code after a pop to the root runs early, twice, or without a pop
    'Pop to the root, then show the form': the form appears while the pages still slide, or although nothing
    was popped.
    Why: The function pops with an animation and calls the callback in the next line. It does not check
    whether the stack exists and has pages, and does not wait for the animation.
    Cases: history/F47-action-for-an-unknown-tag, history/F87-callbacks-before-the-view-is-home
      func popToRoot(_ tag: String, then action: @escaping () -> Void) {
    -   stacks[tag]?.popToRootViewController(animated: true)
    -   action()
    +   guard let stack = stacks[tag], stack.viewControllers.count > 1 else { return }
    +   stack.popToRootViewController(animated: true)
    +   guard let transition = stack.transitionCoordinator else { return action() }
    +   transition.animate(alongsideTransition: nil) { _ in action() }
      }

    # relaunch.restores-place: A relaunch opens what you had closed
    You close an item and quit the app. The next launch shows that item again.
    Why: The app stores each selection that is not nil. It never stores a cleared one.
    Cases: history/F39-clearing-is-not-stored, history/P133-left-item-is-back-after-a-launch
      @AppStorage("item") var stored = ""
      var body: some View {
        List(Item.all, selection: $item) { Text($0.title) }
    -     .onChange(of: item) { if let item { stored = item } }
    +     .onChange(of: item) { stored = item ?? "" }
      }

    # selection.per-section: A section loses what was open in it
    You open a letter, switch to Notes and come back to Letters. Nothing is selected, and the pages are gone.
    Why: All sections share one path, and the platform empties it when the selection changes.
    Cases: history/F70-path-emptied-by-another-row, history/F68-leaving-clears-the-details
    - @State var path: [Page] = []
    + @State var paths: [Folder: [Page]] = [:]
      var body: some View {
    +   let row = folder  // the binding keeps the row for which it was made
        NavigationSplitView { FolderList(selection: $folder) } detail: {
    -     NavigationStack(path: $path) { FolderView(folder) }
    +     NavigationStack(path: Binding { paths[row] ?? [] } set: { paths[row] = $0 }) {
    +       FolderView(row)
    +     }.id(row)
        }
      }

    # isolation: What you do in one window happens in the other
    Two windows are open. You choose a section in one, and the other one changes as well.
    Why: All windows share the object that stores the place: a singleton, a storage, a router made in the App.
    Cases: history/F22-two-windows-one-service, history/P91-one-navigator
      @main struct MailApp: App {
    -   @State private var router = Router()
    -   var body: some Scene { WindowGroup { RootView(router: router) } }
    +   var body: some Scene { WindowGroup { WindowView() } }
      }
    + struct WindowView: View {
    +   @State private var router = Router()  // one for each window
    +   var body: some View { RootView(router: router) }
    + }

    # policy.tip-once: A tip appears again and again, or in landscape
    The tip for portrait appears at every launch, or on an iPad that lies flat on a table in landscape.
    Why: The view's state records that the tip was shown, and each new view begins without it. The code asks
    for the orientation of the device, which is unknown when it lies flat.
    Cases: history/P69-a-tip-that-is-shown-again-to-each-new-view, history/F53-tip-on-a-device-that-lies-flat
    - @State var wasShown = false
    + @AppStorage("tipWasShown") var wasShown = false
      func showTipOnce(_ window: CGSize) {
    -   guard !wasShown, !UIDevice.current.orientation.isLandscape else { return }
    +   guard !wasShown, window.height > window.width else { return }
        wasShown = true
        showTip()
      }

    # session.ends-clean: The next user sees what the last one had open
    You sign out, and a page of the account stays. Or another user chooses Notes, and sees your note.
    Why: Signing out clears the screen, but not other sections, full-screen pages and stored state.
    Cases: history/P126-keeps-trails, history/P125-stays-after-session
      struct RootView: View {
        let session: Session
    -   @State private var router = Router()  // and signOut() clears it item by item
    -   var body: some View { MailSplit(router) }
    +   var body: some View { SessionView(session).id(session.id) }  // with a router of its own
      }

    # background.no-change: Leaving the app loses your place
    You take a call and come back. The app is at its first page, or links have no effect any more.
    Why: A handler of the scene phase resets what is shown, or ends subscriptions. In the background the
    system also lays out the app in other sizes for snapshots, and a handler of the size class acts on those.
    Cases: history/P50-leaving-the-app-resets-what-is-chosen, history/P51-leaving-the-app-ends-a-subscription-for-good
      var body: some View {
        MailSplit(router)
    -     .onChange(of: phase) { if phase == .background { router.popToRoot() } }
    +     .onChange(of: phase) { if phase == .background { router.save() } }
      }

    # reappear.no-change: Coming back to a view undoes what you did
    You close an item and open a full-screen page. When that closes, the item is selected again.
    Why: onAppear runs again after a full-screen page, a tab, and on a phone after going back.
    Cases: history/F40-restored-at-every-appearance, history/P52-a-handler-of-appearance-that-is-not-idempotent
      struct ItemList: View {
        @State private var item: Item.ID?
    +   init(stored: Item.ID?) { _item = State(initialValue: stored) }  // once for each identity
        var body: some View {
          List(Item.all, selection: $item) { Text($0.title) }
    -       .onAppear { item = stored }
        }
      }

    # deleted.not-shown: The detail shows a deleted item
    A message was deleted, here or on another device. Its detail stays, and its buttons have no effect.
    Why: The detail keeps a copy from the time of the tap. Keep the id and look it up.
    Cases: history/F62-details-of-what-was-deleted, history/P81-asks-about-what-is-gone,
    history/P140-deleted-and-still-elsewhere
    - @State var shown: Message?
    + @State var shown: Message.ID?
      @ViewBuilder var detail: some View {
    -   if let shown { MessageView(shown) } else { NoMessage() }
    +   if let message = store[shown] { MessageView(message) } else { NoMessage() }
      }

    # sheet.lifecycle: A sheet comes back, stays, or closes something else
    You leave a section with a sheet, and the sheet is back with it. Or an alert stays after its answer.
    Why: The section keeps its own sheet. An alert whose binding rejects writes is presented again.
    Cases: history/F64-sheet-comes-back-with-its-feature, history/P83-does-not-hear-the-answer
      var body: some View {
        MailSplit(app)
    -     .sheet(item: $app.section.draft) { DraftView($0) }
    +     .sheet(item: $app.draft) { DraftView($0) }
    +     .onChange(of: app.section.id) { app.draft = nil }
      }

    # save.once: Two taps on Save save two things
    Save closes its sheet after a moment. You tap it again, and there are two items. Or one tap deletes two.
    Why: The button stays enabled until the sheet is gone, and each tap makes a new id. A dialog's action that
    reads the current item when it runs may find the next one, or none.
    Cases: history/F63-two-taps-on-save, history/P80-confirmed-twice
    + @State var id = UUID()
    + @State var isSaving = false
      var button: some View {
        Button("Save") {
    -     Task { await store.add(Item(id: UUID(), name: name)); dismiss() }
    +     isSaving = true
    +     Task { await store.put(Item(id: id, name: name)); dismiss() }
        }
    +   .disabled(isSaving)
      }

    # inspector.toggles: The inspector's button does not close it
    The button shows the inspector and does not hide it. You swipe its sheet down, and it comes back.
    Why: The command sets the binding instead of toggling it, or a constant binding rejects writes.
    Cases: tours/an-inspector-in-both-forms
      var body: some View {
        MessageView()
    -     .inspector(isPresented: .constant(showsInfo)) { InfoView() }
    -     .toolbar { Button("Info") { showsInfo = true } }
    +     .inspector(isPresented: $showsInfo) { InfoView() }
    +     .toolbar { Button("Info") { showsInfo.toggle() } }
      }
    """#
}
