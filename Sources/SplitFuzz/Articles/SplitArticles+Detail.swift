extension SplitArticles {
  static let detail = #"""
    # detail.path-consistent: A page lies over nothing, or over another section
    Behind a page is an empty column. Or you choose another row, and the page of the old row stays in front.
    Why: A root and its path are two values, and the app clears one of them. SwiftUI empties the paths of
    later columns when a selection changes, but not in every version.
    Cases: history/F18-showing-the-menu-orphans-the-path, history/F95-push-over-an-empty-root
      func showSidebar() {
        detail = nil
    +   path = []
        column = .sidebar
      }

    # detail.resolvable: A page opens as an error page
    A link opens a blank page with a warning sign, or a page that says that nothing was found.
    Why: The destination is declared in one branch of the root, in another column, or for another type.
    Cases: history/F20-no-destination-in-the-column, history/F19-section-on-a-path
      var body: some View {
        NavigationStack(path: $path) {
    -     switch root {
    -     case .message: MessageView().navigationDestination(for: Page.self) { PageView($0) }
    -     case .attachment: AttachmentView()  // its links have no destination
    -     }
    +     RootView(root).navigationDestination(for: Page.self) { PageView($0) }
        }
      }

    # detail.not-blank: A row is selected, and the detail is empty
    A row is highlighted and the detail is white. On a phone the whole screen is.
    Why: A branch of the view builder has no view: an `if let` without `else`, or an EmptyView. Beside a list
    that looks like a placeholder; in collapsed columns it fills the screen.
    Cases: history/P12-a-root-that-shows-nothing, history/F71-detail-used-again-for-another-row
      @ViewBuilder var detail: some View {
    -   if case .message(let id) = page { MessageView(id: id) }
    +   switch page {
    +   case .message(let id): MessageView(id: id)
    +   case .attachment(let id): AttachmentView(id: id)
    +   case nil: ContentUnavailableView("No Message", systemImage: "envelope")
    +   }
      }

    # detail.never-lost: The sidebar covers the detail and cannot be closed
    In a narrow window the sidebar lies over the detail. Taps beside it, drags and its button do nothing.
    Why: A constant visibility shows all columns at every width. Where they do not fit they lie over the
    detail, and the constant rejects the write that would hide them.
    Cases: reports/09-constant-visibility-over-the-detail
    + @State var visibility = NavigationSplitViewVisibility.automatic
      var body: some View {
    -   NavigationSplitView(columnVisibility: .constant(.all)) { FolderList() } detail: { Message() }
    +   NavigationSplitView(columnVisibility: $visibility) { FolderList() } detail: { Message() }
      }

    # detail.full-screen-preserves: Closing a full-screen page empties the detail beneath
    You open a full-screen page and go back. The page in the detail is gone, or the whole detail is empty.
    Why: onAppear runs again whenever the view is uncovered, and removes a page to repair a copy of the path.
    Cases: history/F11-root-lost-under-a-full-screen-view, history/F10-full-screen-push-wipes-the-column
      var body: some View {
        NavigationStack(path: $cover) {
          MailSplit()
    -       .onAppear { router.popDetail() }
        }
      }

    # selection.consistent: The item on screen belongs to another section
    You choose Books while a game is open. The list shows books, and the detail still shows the game.
    Why: Section and item are two selections that nothing keeps consistent. A selection that code makes
    through a link is not the list's selection, so its row is not highlighted.
    Cases: history/F38-item-survives-its-category, history/F42-choice-by-code-is-not-highlighted
      func choose(_ section: Section?) {
    +   guard section != self.section else { return }
    +   item = nil
        self.section = section
      }

    # selection.reselect: Choosing the selected row opens it once more
    You tap the highlighted row. The same page opens on top of itself, or the section begins anew.
    Why: Choosing pushes, or changes the view's identity. A button runs its action at each tap.
    Cases: history/P20-choosing-again-does-a-third-thing, history/F44-first-choice-builds-anew
      func choose(_ folder: Folder) {
    -   path.append(.folder(folder))
    +   self.folder = folder
    +   path = []
      }

    # title.matches-view: The title names an item that is gone
    You choose another section. The detail says 'Select an item' under the title of the item before.
    Why: A title is a preference of the view. If the next view sets none, the bar keeps the last one.
    Cases: history/F45-title-of-a-view-that-is-gone
      var body: some View {
        Group {
    -     if let item { ItemView(item).navigationTitle(item.title) } else { Text("Select an item") }
    +     if let item { ItemView(item) } else { Text("Select an item") }
        }
    +   .navigationTitle(item?.title ?? "")
      }

    # size-class.keeps-front: Rotating a large phone shows another page
    You read a message on a large phone in portrait and rotate it. The columns appear, without the message.
    Why: A view-based link pushes its page on the stack of one layout, and the other layout builds another
    stack. Or the app resets its state when the size class changes.
    Cases: history/P14-an-asymmetric-restore-expanding-drops-what-collapsing-kept,
    history/F78-detail-lost-when-a-large-phone-turns
      var body: some View {
        MailSplit(message: $message)
    -     .onChange(of: width) { if width == .regular { message = nil } }
      }

    # resize.no-loss: Resizing the window closes what was open
    You resize the window or rotate the iPad. The page in the detail is gone, or the selection.
    Why: A handler resets the state with the geometry, or another style rebuilds a column without a path.
    Cases: history/P13-a-reset-where-none-is-due, history/F25-detail-lost-on-rotation
      var body: some View {
        GeometryReader { geometry in
          NavigationStack(path: $path) { InboxView() }
    -       .onChange(of: geometry.size) { path = [] }
        }
      }

    # resize.restores-sidebar: The sidebar does not return with the width
    You narrow the window and widen it again. The sidebar that stood beside the detail stays hidden.
    Why: The app hid it while the window was narrow, and nothing shows it again. No write was needed: the
    split view shows fewer columns by itself.
    Cases: history/P132-sidebar-goes-with-the-room
      var body: some View {
        MailSplit(visibility: $visibility)
    -     .onChange(of: width) { if width == .compact { visibility = .detailOnly } }
      }

    # bindings.match-screen: A binding does not match the screen
    The screen shows a page or a sidebar that the app has closed, and the next tap does nothing.
    Why: The app rejected a write of the platform. Or the platform lost a write of the app, such as a
    visibility written during a transition before iOS 18; the app cannot see that.
    Cases: history/P62-a-links-flag-that-is-not-taken-over, history/F23-write-lost-while-the-menu-moves
      var showsNext: Binding<Bool> {
    -   Binding { screen.showsNext } set: { if $0 { screen.showsNext = true } }
    +   $screen.showsNext
      }

    # compact-column.takes-effect: The app sets the compact column, and it does not appear
    On a phone, deep in a detail, the app writes the sidebar as the compact column. Nothing happens.
    Why: Some versions ignore the compact column while the detail's stack has a path, and keep the binding.
    Clear the path first (inferred; not tried on a device).
    Cases: reports/12-column-write-over-a-path,
    history/P33-the-platform-writes-the-compact-column-although-the-detail-s
      func showSidebar() {
    +   path = []
        column = .sidebar
      }

    # environment.fresh: The app uses the layout of a width it has left
    You narrow an iPad window. Buttons of the wide layout stay, and links open in a column that is not there.
    Why: The app copies the size class on appearance and rotation only. Slide Over and a dragged window rotate
    nothing, and on a large phone orientation and size class change one after the other.
    Cases: history/F13-stale-size-class, history/F32-handlers-in-the-wrong-order
      @Environment(\.horizontalSizeClass) var width
      var body: some View {
    -   MailSplit(open: { router.open($0) })
    -     .onAppear { router.isCompact = width == .compact }
    -     .onChange(of: isLandscape) { router.isCompact = width == .compact }
    +   MailSplit(open: { router.open($0, isCompact: width == .compact) })
      }

    # container.keeps-identity: The whole split view flashes when you choose a section
    You choose Settings. The sidebar closes at once, lists scroll to their top, and pages are gone.
    Why: Two branches of a view builder are two views. A split view ends with its branch, with all its state.
    Cases: history/F75-another-split-for-each-section, history/P07-another-inner-split-for-each-orientation
      var body: some View {
    -   switch section {
    -   case .settings: NavigationSplitView { Sidebar() } content: { Topics() } detail: { Topic() }
    -   case .home: NavigationSplitView { Sidebar() } detail: { HomeView() }
    -   }
    +   NavigationSplitView { Sidebar() } detail: {
    +     switch section {
    +     case .settings: NavigationSplitView { Topics() } detail: { Topic() }
    +     case .home: HomeView()
    +     }
    +   }
      }
    """#
}
