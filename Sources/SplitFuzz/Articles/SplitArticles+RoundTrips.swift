extension SplitArticles {
  static let roundTrips = #"""
    # size-class.round-trip: Everything that was open is lost when the window narrows
    You push two pages and narrow the window. The app is at its root, also when you widen it again.
    Why: Each size class has its own root, a stack or a split view. Each begins anew, and no path survives.
    One split view serves all widths, because it collapses its columns by itself.
    Cases: history/F33-flip-swaps-the-root, reports/50-path-lost-between-containers
      var body: some View {
    -   if width == .compact {
    -     NavigationStack { FolderList() }
    -   } else {
    -     NavigationSplitView { FolderList() } detail: { MessageView() }
    -   }
    +   NavigationSplitView { FolderList(selection: $folder) } detail: {
    +     NavigationStack(path: $path) { FolderView(folder) }
    +   }
      }

    # rotation.round-trip: Rotating the device closes a dialog or a page
    A dialog is up. You rotate the iPad and back, and the dialog is gone, or a page.
    Why: Each orientation has its own branch with its own @State. AnyLayout changes the layout only.
    Cases: history/P85-turning-drops-the-dialog, history/F25-detail-lost-on-rotation
      @ViewBuilder var body: some View {
    -   if isLandscape { HStack { Editor() } } else { VStack { Editor() } }
    +   let layout = isLandscape ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    +   layout { Editor() }
      }

    # style.round-trip: Another split style closes the page in the detail
    One style is for portrait, one for landscape. You rotate the iPad, and the page in the detail is gone.
    Why: Styles are types, so two styles need two branches, each with its own split view. A page that a
    view-based link pushed is state of that split view. A bound path is not.
    Cases: history/F90-another-style-drops-the-column
      var split: some View {
        NavigationSplitView { FolderList() } detail: {
    -     NavigationStack { NavigationLink("Message") { MessageView() } }
    +     NavigationStack(path: $path) {
    +       NavigationLink("Message", value: Page.message)
    +         .navigationDestination(for: Page.self) { PageView($0) }
    +     }
        }
      }

    # reach.overlay: No trace shows the sidebar over the detail
    A report says that the goal was not reached: bugs of an overlaid sidebar were not tested.
    Why: All devices were phones, or all windows wide. A sidebar lies over the detail in a narrow regular
    window, such as an iPad mini in portrait. Test on all devices, and let the app show its sidebar.
    Cases: tours/in-a-narrow-window
      func open(_ page: Page) {
        path.append(page)  // the sidebar may lie over it
    +   visibility = .detailOnly
      }

    # reach.collapsed-push: No trace pushes a page while the columns are collapsed
    A report says that the goal was not reached: back between collapsed columns was not tested.
    Why: No device was a phone, or no link is offered there. Collapsed columns and pages are one stack, so
    code that checks its path alone is wrong. Describe the links of each view, and test on a phone.
    Cases: tours/first-minutes-on-a-phone
      @ViewBuilder var backButton: some View {
    -   if !path.isEmpty { Button("Back") { router.back() } }
    +   if !path.isEmpty || (isCompact && column == .detail) { Button("Back") { router.back() } }
      }

    # reach.two-covering: No trace has two full-screen pages
    A report says that the goal was not reached: at most one page was pushed over the split view.
    Why: With one page, removing one and removing all is the same. Let full-screen pages offer links as well.
    Cases: tours/with-a-finger-down
      func close() {
    -   cover = []
    +   _ = cover.popLast()
      }

    # reach.write-across-size-class: No trace changes the size class during a write
    A report says that the goal was not reached: each write arrived before the next rotation.
    Why: The platform writes bindings after a gesture, and a rotation may come first. The write then belongs
    to a layout that is gone. Such traces need actions marked `~`, and devices that change their size class.
    Cases: regressions/late-column-write-after-expanding
      var column: NavigationSplitViewColumn {
        get { isSidebarShown ? .sidebar : .detail }
    -   set { isSidebarShown = newValue == .sidebar }
    +   set { if isCompact { isSidebarShown = newValue == .sidebar } }
      }
    """#
}
