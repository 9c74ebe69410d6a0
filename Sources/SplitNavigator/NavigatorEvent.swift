extension NavigatorState {
  /// An event that a navigator handles: a request of a person or of the app's code, or a report of the platform.
  public enum Event: Hashable, Sendable {
    // Requests.

    /// The app's own toggle or close button was tapped.
    case toggleSidebar
    /// The sidebar is to come, from under whatever covers it.
    case showSidebar
    /// The sidebar is to go.
    case hideSidebar
    /// A row of the sidebar was tapped.
    case choose(Values.Section)
    /// A link on a section's own view was tapped: beside a detail it takes the place of what that shows.
    case open(Values.Destination)
    /// A view is to be put on top of what is in front.
    case push(Values.Destination)
    /// A view is to be put over everything.
    case cover(Values.Destination)
    /// The view in front is to go.
    case pop
    /// Everything on the stack in front is to go, but its root.
    case popToRoot
    /// Everything above a view on the stack in front is to go; nothing happens where it is not there.
    case popTo(Values.Destination)
    /// A view is to be put on a section's stack, wherever a person is; the section is not chosen by that.
    case pushOn(Values.Section, Values.Destination)
    /// Everything on a section's stack is to go, wherever a person is.
    case popToRootOf(Values.Section)
    /// A deep link: a section with exactly these views.
    case go(to: Values.Section, trail: Values.Trail)
    /// Something is to be presented over everything.
    case present(Values.Sheet)
    /// What is presented is to go.
    case dismiss
    /// Something exists no longer: where it is shown, it goes with what lies on it.
    case remove(Values.Destination)
    /// A section exists no longer: its trail goes, and where it was chosen the start is, if that is another one.
    case removeSection(Values.Section)
    /// Work is complete, and takes the view away for which it was done.
    case complete(Values.Claims.Claim)
    /// The session is over; nothing of it stays.
    case signOut

    /// The columns before the detail are to go, or the one that stands beside it is to come back.
    case focus(Bool)
    /// The columns are to be laid out in another style.
    case restyle(NavigatorStyle)
    /// The inspector is to come, or to go.
    case inspect(Bool)
    /// The first view is there.
    case appeared

    // Reported.

    /// The surroundings have changed from these.
    case surroundingsChanged(from: NavigatorSurroundings)
    /// The visibility of the columns was written, and whether it shows the sidebar; nil for `automatic`, which says
    /// nothing.
    case sidebarReported(isShown: Bool?)
    /// The compact column was written, and whether it is the sidebar.
    case columnReported(isSidebar: Bool)
    /// The inner split's compact column was written, and whether it is the section's own view.
    case innerColumnReported(isSection: Bool)
    /// The inner split's visibility was written, and whether it shows the column before the detail; nil for `automatic`.
    case innerVisibilityReported(isShown: Bool?)
    /// Whether the inspector is presented was written.
    case inspectorReported(isShown: Bool)
    /// The path of a stack was written, and what it said when the body was made whose binding was written.
    case pathReported(Values.Trail, over: ShownPath)
    /// The selection of the sidebar's list was written.
    case selectionReported(Values.Section?)
    /// What was presented is no longer, and by a later write than what has taken its place.
    case dismissalReported(Values.Sheet)

    /// Whether it is a request: by a person on the app's own controls, or by its code.
    @inlinable var isAskedFor: Bool {
      switch self {
      case .surroundingsChanged, .sidebarReported, .columnReported, .innerColumnReported,
        .innerVisibilityReported, .inspectorReported, .pathReported, .selectionReported, .dismissalReported:
        false
      default: true
      }
    }
  }
}
