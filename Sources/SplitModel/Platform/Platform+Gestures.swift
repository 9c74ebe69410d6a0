/// Gestures in phases: begun, and then completed or released.
///
/// An active gesture stands in the queue, so that calls and deliveries come in between; delivering it releases
/// it. The app can observe nothing before it completes, except where a quirk writes at the beginning or the body
/// asks to be told. The finger holds a view and not a place, which is argued from UIKit's view controllers.
///
/// - Source: platform notes §3 and §6 D3; callbacks at a gesture's beginning: swift-composable-navigation#17, TCA
///   #3653.
extension Platform {
  /// Whether an action is a touch, which a finger that is down keeps from happening.
  func isBlockedByGesture(_ action: SplitAction, by queue: DeliveryQueue) -> Bool {
    switch action {
    case .commit, .cancel, .rotate, .resize, .call, .deliver, .background, .lock, .reappear, .relaunch,
      .pressToggle, .pressInspector:
      false
    default: queue.activeGesture != nil
    }
  }

  func begin(
    _ gesture: Gesture, _ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription
  ) -> Response {
    var activeGesture = ActiveGesture(gesture, of: screen.last, state.stacks)
    var response = Response.done
    if let (stack, held) = activeGesture.entry(state.stacks) {
      if writesAtStart, held.kind(at: held.entries.count - 1) == .value {
        state.queue.send(Delivery(.path, container: UInt8(stack), value: UInt8(held.valueCount - 1)))
      }
      activeGesture.isReported = body.stacks[stack].reportsLeaving
      if activeGesture.isReported { response = .tell(.viewBeginsToLeave(stack: UInt8(stack))) }
    }
    if gesture == .edgeSwipe, quirks.contains(.swipeWritesAtStart),
      let visibility = body.splits[0].visibility, visibility != revealed
    {
      state.queue.send(Delivery(.visibility, value: revealed.rawValue))
    }
    state.queue.send(activeGesture.delivery)
    return response
  }

  func beginAndCancel(
    _ gesture: Gesture, _ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription
  ) -> Response {
    let response = begin(gesture, &state, screen, body)
    release(&state, body)
    return response
  }

  /// Completes the active gesture, or releases it where what the finger held is gone.
  func commit(_ state: inout PlatformState, _ screen: Screen, _ body: BodyDescription) -> Response {
    guard let activeGesture = state.queue.takeActiveGesture() else { return .ignored(.noGesture) }
    switch activeGesture.gesture {
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
          isWritten: writesAtStart && activeGesture.entry(state.stacks) != nil)
      }
      if quirks.contains(.commitTakesTop) { return pop(1, screen.last, &state, body) }
    }
    release(activeGesture, &state, body)
    return .done
  }

  func levelsOfSwipe(_ pane: Pane, _ state: PlatformState) -> Int {
    let isAnsweredTwice =
      quirks.contains(.swipeGoesBackTwice) && state.environment.isCompact && pane.depth > 0
      && pane.goesBackToColumn
    return isAnsweredTwice ? 2 : 1
  }

  func release(_ state: inout PlatformState, _ body: BodyDescription) {
    if let activeGesture = state.queue.takeActiveGesture() { release(activeGesture, &state, body) }
  }

  /// Ends a gesture without a change; an app that handled its begin handles the cancellation.
  func release(
    _ activeGesture: ActiveGesture, _ state: inout PlatformState, _ body: BodyDescription
  ) {
    if let (stack, held) = activeGesture.entry(state.stacks), held.kind(at: held.entries.count - 1) == .value
    {
      if quirks.contains(.ghostPop) {
        state.queue.send(Delivery(.path, container: UInt8(stack), value: UInt8(held.valueCount - 1)))
      } else if writesAtStart {
        // Of an older link the level says which it is whose flag is written.
        let level = body.stacks[stack].hasLegacyLinks ? UInt8(held.entries.count) << 4 : 0
        state.queue.send(
          Delivery(.append, container: UInt8(stack) | level, value: activeGesture.view.rawValue))
      }
    }
    if activeGesture.isReported, let stack = activeGesture.stack {
      state.queue.send(Delivery(.stay, container: UInt8(stack)))
    }
  }

  /// Lets a gesture go where an action has been taken that ends every gesture.
  func ending(_ response: Response, _ state: inout PlatformState, _ body: BodyDescription) -> Response {
    if case .ignored = response { return response }
    release(&state, body)
    return response
  }

  /// Whether a finger holds the view of an older link whose flag was written when the gesture began.
  func isHeld(_ stack: Int, above level: Int, _ state: PlatformState) -> Bool {
    guard writesAtStart, let activeGesture = state.queue.activeGesture,
      let entry = activeGesture.entry(state.stacks)
    else {
      return false
    }
    return entry.stack == stack && entry.held.entries.count == level + 1
  }

  var writesAtStart: Bool { quirks.contains(.popWritesAtStart) && !quirks.contains(.losesPopWrites) }
}
