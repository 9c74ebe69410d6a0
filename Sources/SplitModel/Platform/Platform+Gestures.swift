/// Gestures in phases: begun, and then completed or released.
///
/// An active gesture stands in the queue, so that programs and deliveries come in between; delivering it releases
/// it. The app can observe nothing before it completes, except where a quirk writes at the beginning or the body
/// asks to be told. The finger holds a view and not a place, which is argued from UIKit's view controllers.
///
/// - Source: platform notes §3 and §6 D3; callbacks at a gesture's beginning: swift-composable-navigation#17, TCA
///   #3653.
extension Platform {
  /// Whether an action is a touch, which a finger that is down keeps from happening.
  func isKeptBack(_ action: SplitAction, by queue: DeliveryQueue) -> Bool {
    switch action {
    case .commit, .cancel, .rotate, .resize, .call, .deliver, .background, .lock, .reappear, .relaunch,
      .pressToggle, .pressInspector:
      false
    default: queue.grip != nil
    }
  }

  func begin(
    _ gesture: Gesture, _ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription
  ) -> Response {
    var grip = Grip(gesture, of: screen.last, state.stacks)
    var response = Response.done
    if let (stack, held) = grip.entry(state.stacks) {
      if writesAtStart, held.kind(at: held.entries.count - 1) == .value {
        state.queue.send(Delivery(.path, container: UInt8(stack), value: UInt8(held.valueCount - 1)))
      }
      grip.isHeard = body.stacks[stack].hearsLeaving
      if grip.isHeard { response = .tell(.viewBeginsToLeave(stack: UInt8(stack))) }
    }
    if gesture == .edgeSwipe, quirks.contains(.swipeWritesAtStart),
      let visibility = body.splits[0].visibility, visibility != revealed
    {
      state.queue.send(Delivery(.visibility, value: revealed.rawValue))
    }
    state.queue.send(grip.delivery)
    return response
  }

  func beginAndCancel(
    _ gesture: Gesture, _ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription
  ) -> Response {
    let response = begin(gesture, &state, screen, body)
    letGo(&state)
    return response
  }

  /// Completes the active gesture, or releases it where what the finger held is gone.
  func commit(_ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription) -> Response {
    guard let grip = state.queue.takeGrip() else { return .ignored(.noGesture) }
    switch grip.gesture {
    case .edgeSwipe: if screen.canEdgeSwipe { return flipSidebar(.edgeSwipe, &state, body) }
    case .drag: if screen.canDrag { return flipSidebar(.drag, &state, body) }
    case .dismissSheet:
      let isTaken = screen.holdsFront || quirks.contains(.commitTakesTop)
      if isTaken, screen.presentation.canBeDragged { return dismissSheet(state, screen) }
    case .swipeBack:
      guard screen.refusalOfSwipeBack == nil else { break }
      if screen.holdsFront {
        return pop(
          levelsOfSwipe(screen.last, state), screen.last, &state, body,
          isWritten: writesAtStart && grip.entry(state.stacks) != nil)
      }
      if quirks.contains(.commitTakesTop) { return pop(1, screen.last, &state, body) }
    }
    letGo(grip, &state)
    return .done
  }

  func levelsOfSwipe(_ pane: Pane, _ state: PlatformState) -> Int {
    let isAnsweredTwice =
      quirks.contains(.swipeGoesBackTwice) && state.environment.isCompact && pane.depth > 0
      && pane.goesBackToColumn
    return isAnsweredTwice ? 2 : 1
  }

  func letGo(_ state: inout PlatformState) { if let grip = state.queue.takeGrip() { letGo(grip, &state) } }

  /// Lets a gesture go: nothing has changed, and whoever was told otherwise is told so.
  func letGo(_ grip: Grip, _ state: inout PlatformState) {
    if let (stack, held) = grip.entry(state.stacks), held.kind(at: held.entries.count - 1) == .value {
      if quirks.contains(.ghostPop) {
        state.queue.send(Delivery(.path, container: UInt8(stack), value: UInt8(held.valueCount - 1)))
      } else if writesAtStart {
        state.queue.send(Delivery(.append, container: UInt8(stack), value: grip.view.rawValue))
      }
    }
    if grip.isHeard, let stack = grip.stack { state.queue.send(Delivery(.stay, container: UInt8(stack))) }
  }

  /// Lets a gesture go where an action has been taken that ends every gesture.
  func ending(_ response: Response, _ state: inout PlatformState) -> Response {
    if case .ignored = response { return response }
    letGo(&state)
    return response
  }

  /// Whether a finger holds the view of an older link whose flag was written when the gesture began.
  func isHeld(_ stack: Int, above level: Int, _ state: PlatformState) -> Bool {
    guard writesAtStart, let grip = state.queue.grip, let entry = grip.entry(state.stacks) else {
      return false
    }
    return entry.stack == stack && entry.held.entries.count == level + 1
  }

  var writesAtStart: Bool { quirks.contains(.popWritesAtStart) && !quirks.contains(.losesPopWrites) }
}
