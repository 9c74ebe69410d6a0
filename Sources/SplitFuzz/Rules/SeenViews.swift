internal import SplitModel

/// The views on screen, and the sections to which they belong.
struct SeenViews: BitwiseCopyable {
  var views = ViewPath()  // Those of all panes but the sidebar
  var owners = ViewPath()  // The sections besides that are shown with them
  var showsOwnSections = false
  var hasSidebar = false
  var sidebar = ShownView.blank
  var place = Place()  // Where columns have names

  init() {}

  init(_ screen: Screen) {
    if let pane = screen.sidebar { (hasSidebar, sidebar) = (true, pane.view) }
    let isContentHidden = screen.splits[0].hasContent && screen.pane(.content) == nil
    showsOwnSections = !isContentHidden && !screen.policies.contains(.choiceResets)
    // The visibility hides the content, or the detail covers it; the section is selected.
    if isContentHidden { add(owner: screen.place.selections[0]) }
    for position in 0..<Int(screen.paneCount) where screen[position].column != .sidebar {
      let pane = screen[position]
      views.append(pane.view)
      guard showsOwnSections else { continue }
      add(owner: pane.pathOwner)
      if pane.view == screen.place.item, pane.view != .blank { add(owner: screen.place.itemSection) }
    }
    // An inspector that is a sheet is part of the view beneath.
    if screen.presentation.contains(.isInspector) {
      for stack in 0...1 { if let top = screen.place.entries[stack].last { views.append(top) } }
      if screen.place.item != .blank { views.append(screen.place.item) }
    }
    if screen.policies.contains(.hasTags) { place = screen.place }
  }

  private mutating func add(owner: UInt8) {
    if owner != 0 { owners.append(.section(SidebarSection(owner - 1))) }
  }

  func shows(_ view: ShownView) -> Bool { views.contains(view) }

  /// Whether the sidebar or a section is on screen; of a section also what was left open in it.
  func showsSection(of view: ShownView) -> Bool {
    if hasSidebar, sidebar == view { return true }
    return view.section != nil && (showsOwnSections && views.contains(view) || owners.contains(view))
  }
}
