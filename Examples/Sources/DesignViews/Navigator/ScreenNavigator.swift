import Combine
import SwiftUI

enum Screen: String, CaseIterable { case root, detail, other, more }

/// Navigator with nothing wrong: the screens on the stack, each with a subject that opens and closes the link to the next.
@MainActor class ScreenNavigator: ObservableObject {
  typealias Entry = (screen: Screen, isNextShown: CurrentValueSubject<Bool, Never>)
  /// Every view is drawn anew.
  let renders = PassthroughSubject<Void, Never>()
  var stack: [Entry] = [(.root, CurrentValueSubject(false))]
  /// Sequences that sleep between two screens.
  private var sleeping: [Sequence] = []
  private let sleep: (@escaping @MainActor () -> Void) -> Void

  /// Screens that are shown one after the other.
  final class Sequence { var isCancelled = false }

  init(sleep: @escaping (@escaping @MainActor () -> Void) -> Void) { self.sleep = sleep }

  func entry(of screen: Screen) -> Entry? { stack.first { $0.screen == screen } }

  func next(after screen: Screen) -> Screen? {
    guard let index = stack.firstIndex(where: { $0.screen == screen }), index + 1 < stack.count else {
      return nil
    }
    return stack[index + 1].screen
  }

  /// Shows a screen; one that is on the stack is gone back to.
  func navigate(to screen: Screen) {
    if entry(of: screen) != nil { return pop(to: screen) }
    let last = stack[stack.count - 1]
    stack.append((screen, CurrentValueSubject(false)))
    last.isNextShown.send(true)
  }

  func pop(to screen: Screen) { (entry(of: screen) ?? stack[0]).isNextShown.send(false) }

  func pop() { if stack.count > 1 { pop(to: stack[stack.count - 2].screen) } }

  /// The link of a screen has closed: what came after it is gone.
  func onDismiss(_ screen: Screen) {
    guard let index = stack.firstIndex(where: { $0.screen == screen }) else { return }
    stack.removeSubrange((index + 1)...)
    if stack[index].isNextShown.value { stack[index].isNextShown.send(false) }
  }

  /// The scene's body is evaluated anew.
  func renderScene() {}

  /// Shows screens one after the other, each while the one before is in front.
  func navigate(with screens: [Screen]) {
    navigate(to: screens[0])
    goOn(with: screens, from: 1)
  }

  private func goOn(with screens: [Screen], from position: Int) {
    guard position < screens.count else { return }
    let sequence = Sequence()
    sleeping.append(sequence)
    sleep { [self] in
      sleeping.removeAll { $0 === sequence }
      guard !sequence.isCancelled, stack.last?.screen == screens[position - 1] else { return }
      navigate(to: screens[position])
      goOn(with: screens, from: position + 1)
    }
  }

  func cancel() { for sequence in sleeping { sequence.isCancelled = true } }
}
