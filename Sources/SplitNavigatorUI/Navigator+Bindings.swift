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
      if newValue != .automatic { wanted = newValue }
      report(.sidebarReported(isShown: isShown)) {
        visibility == newValue
      } show: {
        visibility = newValue
      }
    }
  }

  var shownColumn: NavigationSplitViewColumn {
    get { column }
    set {
      report(.columnReported(isSidebar: newValue == .sidebar)) {
        column == newValue
      } show: {
        column = newValue
      }
    }
  }

  /// The compact column of three, where the pages over a section begin in the last one.
  var shownColumnOfThree: NavigationSplitViewColumn {
    get { column == .detail && stackPath.isEmpty ? .content : column }
    set {
      let isLeft = newValue == .content && !path.isEmpty
      report(
        isLeft ? .innerColumnReported(isSection: true) : .columnReported(isSidebar: newValue == .sidebar)
      ) {
        shownColumnOfThree == newValue
      } show: {
        column = newValue
      }
    }
  }

  var shownSection: Section? {
    get { selection }
    set {
      // A tap on the chosen row leaves the sidebar, whether or not the list goes on by itself.
      if newValue == section { return take(.selectionReported(newValue)) }
      report(.selectionReported(newValue)) {
        selection == newValue
      } show: {
        selection = newValue
      }
    }
  }

  /// The path of a stack, by what that showed when its body was made: SwiftUI may write late.
  subscript(path shown: State.ShownPath) -> [Page] {
    get { section == shown.section ? Array(stackPath.dropFirst(shown.below)) : shown.views }
    set {
      let event = State.Event.pathReported(newValue, over: shown)
      guard section == shown.section else { return take(event) }
      report(event) {
        Array(stackPath.dropFirst(shown.below)) == newValue
      } show: {
        stackPath = stackPath.prefix(shown.below) + newValue
      }
    }
  }

  /// The page that is chosen in the content column, the first of the path.
  subscript(chosen shown: State.ShownPath) -> Page? {
    get { self[path: shown].first }
    set { if newValue != self[path: shown].first { self[path: shown] = newValue.map { [$0] } ?? [] } }
  }

  /// What is presented, by what was when the body was made: a late dismissal takes nothing else away.
  subscript(modal shown: Modal?) -> PresentedModal<Modal>? {
    get { sheet.map { PresentedModal(modal: $0) } }
    set {
      if newValue == nil, let shown, modal == shown {
        report(.dismissalReported(shown)) {
          sheet == nil
        } show: {
          sheet = nil
        }
      }
    }
  }

  /// The stack of the chosen section, over a root that is the first of so many pages; nil where none is chosen.
  func shownPath(below: Int = 0) -> State.ShownPath? {
    section.map { State.ShownPath(section: $0, trail: path, below: below) }
  }

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
