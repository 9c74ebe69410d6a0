import Combine

/// Navigator as its document describes it and sets it up, but that it does not crash.
final class PublishedNavigator: ScreenNavigator {
  private let afterUpdate: (@escaping @MainActor () -> Void) -> Void

  init(afterUpdate: @escaping (@escaping @MainActor () -> Void) -> Void) {
    self.afterUpdate = afterUpdate
    super.init { _ in }
  }

  /// A screen that is on the stack gets another subject, and the last one's is switched on in any case.
  override func navigate(to screen: Screen) {
    let last = stack.count - 1
    let entry = (screen, CurrentValueSubject<Bool, Never>(false))
    if let index = stack.firstIndex(where: { $0.screen == screen }) {
      stack[index] = entry
    } else {
      stack.append(entry)
    }
    stack[last].isNextShown.send(true)
  }

  /// Handlers of `onChange` run at the next update; the subject of a screen that was gone back to stays on.
  override func onDismiss(_ screen: Screen) {
    afterUpdate { [self] in
      guard let index = stack.firstIndex(where: { $0.screen == screen }) else { return }
      stack.removeSubrange((index + 1)...)
    }
  }

  /// It is made in the scene's body.
  override func renderScene() { stack = [(.root, CurrentValueSubject(false))] }
}
