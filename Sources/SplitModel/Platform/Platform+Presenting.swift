/// What is presented over everything, and what becomes of a second presentation of the same presenter.
///
/// - Source: SwiftUI's log (subconscious #900): the next sheet is presented when the first is dismissed. UIKit
///   refuses it (Transmission #69, react-native-true-sheet #5). An assumption, `second-presentation`.
extension Platform {
  static let sheetContainer: UInt8 = 32
  static let inspectorContainer: UInt8 = 33

  // The bits of `PlatformState.presents`; none of them means that the body's first sheet is on screen if it is on.
  private static let other: UInt8 = 1
  private static let firstRefused: UInt8 = 2
  private static let otherRefused: UInt8 = 4

  /// What of the body's two is on screen; blank for nothing.
  func presented(_ state: PlatformState, _ body: BodyDescription) -> ShownView {
    if state.presents & Self.other != 0 { return body.otherSheet }
    return state.presents & Self.firstRefused != 0 ? .blank : body.sheet
  }

  func showSheet(_ screen: inout Screen, _ state: PlatformState, _ body: BodyDescription) {
    var site = Site()
    site.column = .sheet
    let view = presented(state, body)
    guard view == .blank else {
      if let stack = stack(in: view, body) {
        showStack(stack, in: &screen, state, body, &site)
      } else {
        append(view, container: Self.sheetContainer, to: &screen, site)
      }
      let isOther = state.presents & Self.other != 0
      screen.presentation = (isOther ? body.otherPresentation : body.presentation).union(.isShown)
      return
    }
    append(body.inspector, container: Self.inspectorContainer, to: &screen, site)
    screen.presentation = [.isShown, .isInspector]
  }

  /// The stack that stands in something presented; what lies over that may have none.
  private func stack(in presented: ShownView, _ body: BodyDescription) -> Int? {
    for stack in 0..<Slots<StackBody>.capacity
    where body.stacks[stack].isPresented && body.stacks[stack].root == presented { return stack }
    return nil
  }

  /// Decides which of two presentations is on screen, and what becomes of the one that comes second.
  func present(_ state: inout PlatformState, seen: BodyDescription, now: BodyDescription) {
    let was = state.presents
    var presents = was
    let hasFirst = now.sheet != .blank
    let hasOther = now.otherSheet != .blank
    if !hasFirst { presents &= ~Self.firstRefused }
    if !hasOther { presents &= ~(Self.other | Self.otherRefused) }
    let refuses = assumptions.secondPresentation == .refused
    let wasFirst = seen.sheet != .blank && was & (Self.other | Self.firstRefused) == 0
    if wasFirst, hasFirst {
      if refuses, hasOther, seen.otherSheet == .blank { presents |= Self.otherRefused }
    } else if presents & Self.other != 0 {
      if refuses, hasFirst, seen.sheet == .blank { presents |= Self.firstRefused }
    } else if hasFirst, presents & Self.firstRefused == 0 {
      if refuses, hasOther, seen.otherSheet == .blank { presents |= Self.otherRefused }
    } else if hasOther, presents & Self.otherRefused == 0 {
      presents |= Self.other
    }
    state.presents = presents
  }

  func dismissSheet(_ state: PlatformState, _ screen: Screen) -> Response {
    if screen.presentation.contains(.isInspector) { return .tell(.writeInspector(isPresented: false)) }
    return .tell(state.presents & Self.other != 0 ? .writePresented(screen.last.view) : .dismissSheet)
  }
}
