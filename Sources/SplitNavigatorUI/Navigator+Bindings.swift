internal import SplitNavigator

#if HEADLESS
internal import HeadlessUI
#else
internal import SwiftUI
#endif

/// What the platform reads and writes. An equal write is no event, and none runs code of the app.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Navigator {
  var shownVisibility: NavigationSplitViewVisibility {
    get { visibility }
    set {
      let isShown: Bool? = newValue == .automatic ? nil : newValue != .detailOnly
      report(newValue, as: \.visibility, .sidebarReported(isShown: isShown))
    }
  }

  var shownColumn: NavigationSplitViewColumn {
    get { column }
    set { report(newValue, as: \.column, .columnReported(isSidebar: newValue == .sidebar)) }
  }

  var shownSection: Section? {
    get { section }
    set { report(newValue, as: \.section, .selectionReported(newValue)) }
  }

  /// The path of a stack, by what that showed when its body was made: SwiftUI may write late.
  subscript(path shown: State.ShownPath) -> [Page] {
    get { section == shown.section ? path : shown.views }
    set {
      let event = State.Event.pathReported(newValue, over: shown)
      if section == shown.section { report(newValue, as: \.path, event) } else { take(event) }
    }
  }

  /// What is presented, by what was when the body was made: a late dismissal takes nothing else away.
  subscript(modal shown: Modal?) -> PresentedModal<Modal>? {
    get { modal.map { PresentedModal(modal: $0) } }
    set {
      if newValue == nil, let shown, modal == shown {
        report(nil, as: \.modal, .dismissalReported(shown))
      }
    }
  }

  /// The stack of the chosen section; nil where none is.
  var shownPath: State.ShownPath? { section == state.section ? state.path(settings) : nil }

  /// The window's width may have changed.
  func take(isCompact: Bool) {
    let old = surroundings
    surroundings.isCompact = isCompact
    if old != surroundings { take(.surroundingsChanged(from: old)) }
  }
}

/// What `sheet(item:)` identifies what is presented by.
struct PresentedModal<Modal: Hashable>: Identifiable {
  let modal: Modal
  var id: Modal { modal }
}
