import SwiftUI

/// The same manager with nothing wrong.
final class FixedNavigationViewManager: NavigationViewManager {
  private var deleted: Set<String> = []
  /// Whether the next update brings the list back that a collapse put behind the detail.
  private var isReturning = false
  /// Run when an animation is over, and when the views are updated.
  private let afterAnimation: (@escaping @MainActor () -> Void) -> Void
  private let afterUpdate: (@escaping @MainActor () -> Void) -> Void

  init(
    afterAnimation: @escaping (@escaping @MainActor () -> Void) -> Void,
    afterUpdate: @escaping (@escaping @MainActor () -> Void) -> Void
  ) {
    self.afterAnimation = afterAnimation
    self.afterUpdate = afterUpdate
    super.init()
  }

  override func acts() { isReturning = false }

  override func register(
    _ found: NavigationControllers, for tag: String, leadingTag: String, afterBackDo: @escaping () -> Void
  ) {
    if found.visibility == nil { found.visibility = .automatic }
    super.register(found, for: tag, leadingTag: leadingTag, afterBackDo: afterBackDo)
  }

  override func add(_ controller: Controller, for tag: String, _ afterBackDo: @escaping () -> Void) {
    if !deleted.contains(tag) { super.add(controller, for: tag, afterBackDo) }
  }

  override func remove(tag: String) {
    if registered[tag] != nil { deleted.insert(tag) }
    super.remove(tag: tag)
  }

  /// A tag that is in use is refused.
  override func reuse(tag: String) {}

  override func popToRoot(tag: String, animated: Bool = true, action: @escaping @MainActor () -> Void = {}) {
    acts()
    guard let (controller, afterBackDo) = registered[tag] else { return }
    let wasAtRoot = controller.count == 0
    goHome(controller)
    if wasAtRoot { return }
    let callBack: @MainActor () -> Void = {
      afterBackDo()
      action()
    }
    if animated { afterAnimation(callBack) } else { callBack() }
  }

  /// What is pushed finds the manager and its tag, as every view of the navigation view does.
  override func pushView<Content: View>(tag: String, @ViewBuilder view: () -> Content) {
    guard let controller = registered[tag]?.controller else { return }
    put(controller) {
      view().environment(\.navigationManager, self).environment(\.currentNavigationViewName, tag)
    }
  }

  override func changed(_ change: NavigationControllers.Change) {
    switch change {
    case .visibility:
      // A hidden list is not what a collapse comes back to.
      if controllers?.visibility == .detailOnly, hasDetail { controllers?.topColumn = .detail }
    default: acts()
    }
    super.changed(change)
  }

  override func surround(isCompact: Bool) {
    acts()
    super.surround(isCompact: isCompact)
  }

  /// A collapse may put the detail on top, whatever is set: only a change brings the list back.
  override func collapse() {
    super.collapse()
    isReturning = true
    afterUpdate { [self] in
      if isReturning { controllers?.topColumn = .sidebar }
      isReturning = false
    }
  }
}
