extension Platform {
  /// Leaves the app, or locks the device; the app is back when the delivery arrives that is sent here.
  func leave(isLocking: Bool, _ state: inout PlatformState) -> Response {
    let isAway = state.queue.contains(.foreground, container: 0)
    if isAway {
      guard isLocking, !isLocked(state) else { return .ignored(.alreadySo) }
      state.queue.removeAll(.foreground, container: 0)
    }
    state.queue.send(Delivery(.foreground, value: isLocking ? 1 : 0))
    return .tell(isLocking ? .locked(inBackground: isAway) : .enteredBackground)
  }

  private func isLocked(_ state: PlatformState) -> Bool {
    var position = 0
    while let delivery = state.queue[position] {
      if delivery.kind == .foreground { return delivery.value != 0 }
      position += 1
    }
    return false
  }

  /// Whether an app in the background, or before its first view appeared, does not get an action; the system may turn
  /// and resize it, and its code may run.
  func isUntouched(by action: SplitAction, _ state: PlatformState) -> Bool {
    switch action {
    case .background, .lock, .rotate, .resize, .call, .deliver: false
    default:
      state.queue.contains(.foreground, container: 0) || state.queue.contains(.appearance, container: 0)
    }
  }

  /// Loses the outermost sidebar when the last view on a stack in the detail goes.
  func loseSidebar(_ state: inout PlatformState, _ seen: BodyDescription, _ now: BodyDescription) {
    guard let stack = stack(inDetailOf: 0, now), !seen.stacks[stack].path.isEmpty,
      now.stacks[stack].path.isEmpty
    else { return }
    state.splits[0].isLost = true
  }

  /// Reports stacks whose root reappeared: what covered it is gone, or it shows another section.
  func noteRoots(
    _ old: Slots<StackContainer>, _ state: inout PlatformState, seen: BodyDescription, now: BodyDescription
  ) {
    for stack in 0..<Slots<StackBody>.capacity
    where now.stacks[stack].reportsRoot && seen.stacks[stack].isPresent {
      guard state.stacks[stack].entries.isEmpty else {
        // It was covered again before it came on screen.
        state.queue.removeAll(.rootAppearance, container: UInt8(stack))
        continue
      }
      let isUncovered = !old[stack].entries.isEmpty
      let isAnother = stack == 0 && seen.splits[0].selection != now.splits[0].selection
      guard isUncovered || isAnother else { continue }
      state.queue.removeAll(.rootAppearance, container: UInt8(stack))
      state.queue.send(Delivery(.rootAppearance, container: UInt8(stack)))
    }
  }
}
