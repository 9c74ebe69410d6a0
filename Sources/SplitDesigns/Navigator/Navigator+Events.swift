import SplitModel

extension Navigator {
  func take(_ event: AppEvent, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch event {
    case .appeared: rerender(&memory, &turn)
    case .environmentChanged(let old):
      // A window that stays as it is, such as one that cannot be wider, draws nothing.
      if !old.looksSame(as: turn.environment) { rerender(&memory, &turn) }
    case .open(let link, on: _): navigate(to: link == 3 ? Self.root : Self.screen(link &+ 1), &memory, &turn)
    case .call(let call, let argument): run(call, argument, &memory, &turn)
    case .writePath(stack: _, let count): dismissed(at: Int(count), &memory, &turn)
    case .viewBeginsToLeave:
      if flaws.contains(.trimsOnLeaving) { dismissed(at: memory.views.count &- 1, &memory, &turn) }
    case .writeAppend: openLink(&memory, &turn)
    case .updated(let screen): trim(to: ShownView(rawValue: screen), &memory, &turn)
    case .completion(let step): goOn(step, &memory, &turn)
    default: break
    }
  }

  func run(_ call: UInt8, _ argument: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    switch call {
    case 0: pop(&memory, &turn)
    case 1:
      let number = memory.number(of: Self.screen(argument)) ?? 0
      close(flaws.contains(.popsToNext) ? min(number &+ 1, memory.keys.count) : number, &memory, &turn)
    case 2: navigate(to: Self.screen(argument), &memory, &turn)
    case 3: close(0, &memory, &turn)
    case 4:
      if argument == 1, flaws.contains(.rebuiltWithScene) { memory.dropKeys(above: 0) }
      if argument == 1, flaws.contains(.rebuiltWithScene) { memory.values = 0 }
      rerender(&memory, &turn)
    case 5: begin(sequence: argument, &memory, &turn)
    default: cancel(&memory, &turn)
    }
  }

  /// `navigate(to:)`: the screen gets a new subject, and the last screen's subject is switched on.
  func navigate(to screen: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    let last = memory.keys.count
    if let number = memory.number(of: screen) {
      guard flaws.contains(.replacesSubjects) else { return close(number, &memory, &turn) }
      replaceSubject(number, &memory)
    } else if flaws.contains(.lacksIds), screen != Self.root, screen != Self.screen(2),
      let number = memory.number(of: Self.screen(screen == Self.screen(1) ? 3 : 1))
    {
      // The first screen above the root and the third have one id.
      replaceSubject(number, &memory)
    } else {
      turn.push(screen, on: &memory.keys, limit: 7)
      if turn.hasReachedLimit { return }
      // A view that outlived its key listens to the subject that went with it.
      replaceSubject(memory.keys.count, &memory)
    }
    memory.set(true, at: last)
    if memory.orphans & 1 << UInt8(last) == 0, memory.level(of: memory.key(last)) == memory.views.count {
      openLink(&memory, &turn)
    }
  }

  /// The key's value is another subject now, which is off and which its view does not listen to.
  func replaceSubject(_ number: Int, _ memory: inout Memory) {
    memory.set(false, at: number)
    if memory.level(of: memory.key(number)) != nil { memory.orphans |= 1 << UInt8(number) }
  }

  func pop(_ memory: inout Memory, _ turn: inout AppTurn) {
    guard !memory.keys.isEmpty else { return }
    if flaws.contains(.popsSilently) {
      memory.dropKeys(above: memory.keys.count &- 1)
    } else {
      close(memory.keys.count &- 1, &memory, &turn)
    }
  }

  func close(_ number: Int, _ memory: inout Memory, _ turn: inout AppTurn) {
    memory.set(false, at: number)
    guard memory.orphans & 1 << UInt8(number) == 0, let level = memory.level(of: memory.key(number)) else {
      return
    }
    closeLink(level, &memory, &turn)
  }

  /// `onDismiss`: everything after a screen that is not the last is removed.
  func trim(to screen: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    memory.leaving = ViewPath()
    guard screen != memory.key(memory.keys.count) else { return }
    guard let number = memory.number(of: screen) else {
      turn.hasTrapped = turn.hasTrapped || flaws.contains(.forcesLookup)
      return
    }
    if flaws.contains(.trimsLate) { memory.dropKeys(above: number) }
  }

  /// `calculateNextScreen`: the view of the key after another, and none after the last.
  func next(after number: Int, _ memory: Memory) -> ShownView {
    number < memory.keys.count ? memory.key(number &+ 1) : .unresolved
  }

  /// The link of the top view opens: what comes after its screen is shown, and nothing if nothing does.
  ///
  /// A view that is new listens to its subject and hears its value at once.
  func openLink(_ memory: inout Memory, _ turn: inout AppTurn) {
    var isOpening = true
    while isOpening {
      // A view whose key is gone finds nothing to show.
      let number = memory.number(of: memory.view(memory.views.count))
      let next = number.map { self.next(after: $0, memory) } ?? ShownView.unresolved
      turn.push(next, on: &memory.views)
      guard let number, next != .unresolved, !turn.hasReachedLimit else { return }
      memory.orphans &= ~(UInt8(1) << UInt8(number &+ 1))
      isOpening = memory.values & 1 << UInt8(number &+ 1) != 0
    }
  }

  /// The link of a view closes: the views above are gone, and the handler of its flag runs, late with the flaw.
  func closeLink(_ level: Int, _ memory: inout Memory, _ turn: inout AppTurn) {
    guard level < memory.views.count else { return }
    let isLookedUp = flaws.contains(.forcesLookup)
    if isLookedUp, memory.views.count &- level > 1 { memory.leaving = memory.views }
    memory.views.truncate(to: level)
    let screen = memory.view(level)
    if !flaws.contains(.trimsLate), let number = memory.number(of: screen) { memory.dropKeys(above: number) }
    if flaws.contains(.trimsLate) || isLookedUp { turn.onUpdate(screen.rawValue) }
  }

  /// The platform cleared the flag of the link at a level.
  func dismissed(at level: Int, _ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.refusesDismissal) { return }
    if level < memory.views.count {
      if !flaws.contains(.keepsSubject), let number = memory.number(of: memory.view(level)) {
        memory.set(false, at: number)
      }
      closeLink(level, &memory, &turn)
    } else if level > 0, level <= memory.leaving.count {
      turn.onUpdate(memory.leaving[level &- 1].rawValue)
    }
  }

  /// Every view is drawn anew: it looks its subject up, listens to it, takes its value, and its link looks up what is
  /// next, which replaces the view of another screen.
  func rerender(_ memory: inout Memory, _ turn: inout AppTurn) {
    if flaws.contains(.forcesLookup) {
      for level in 0..<memory.views.count where memory.views[level] != .unresolved {
        turn.hasTrapped = turn.hasTrapped || memory.number(of: memory.views[level]) == nil
      }
    }
    var level = 0
    while level <= memory.views.count {
      guard let number = memory.number(of: memory.view(level)) else { return }
      memory.orphans &= ~(UInt8(1) << UInt8(number))
      let isOn = memory.values & 1 << UInt8(number) != 0
      if !isOn { return closeLink(level, &memory, &turn) }
      if level == memory.views.count || memory.views[level] != next(after: number, memory) {
        memory.views.truncate(to: level)
        return openLink(&memory, &turn)
      }
      level &+= 1
    }
  }

  static func screen(_ step: Int, ofSequence sequence: UInt8) -> ShownView? {
    step < Int(sequence) &+ 2 ? screen(UInt8(step &+ 1)) : nil
  }

  /// `navigateWith`: one screen at once, each further one after a sleep.
  func begin(sequence: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    guard let first = Self.screen(0, ofSequence: sequence) else { return }
    navigate(to: first, &memory, &turn)
    turn.later(sequence &* 4 &+ 1, of: first)
    memory.sleeping &+= 1
  }

  func goOn(_ work: UInt8, _ memory: inout Memory, _ turn: inout AppTurn) {
    memory.sleeping &-= 1
    if flaws.contains(.stopsAtFirst) { return }
    guard memory.cancelled == 0 else {
      if !flaws.contains(.staysCancelled) { memory.cancelled &-= 1 }
      return
    }
    let sequence = work / 4
    let step = Int(work % 4)
    guard let screen = Self.screen(step, ofSequence: sequence),
      let before = Self.screen(step &- 1, ofSequence: sequence),
      flaws.contains(.stepsBlindly) || memory.key(memory.keys.count) == before
    else { return }
    navigate(to: screen, &memory, &turn)
    guard Self.screen(step &+ 1, ofSequence: sequence) != nil else { return }
    turn.later(work &+ 1, of: screen)
    memory.sleeping &+= 1
  }

  func cancel(_ memory: inout Memory, _ turn: inout AppTurn) {
    guard memory.sleeping > 0 else { return }
    if flaws.contains(.ignoresCancel) { return }
    if flaws.contains(.trapsOnCancel) { turn.hasTrapped = true }
    memory.cancelled = memory.sleeping
  }

  /// Nothing, unless both windows have one navigator, an object that the app makes once.
  func otherWindowHandled(
    _ event: AppEvent, from other: Memory, _ memory: inout Memory, _ turn: inout AppTurn
  ) { if flaws.contains(.sharesNavigator) { memory = other } }

  /// A navigator of its own, or the one that both share.
  func openSecondWindow(beside other: inout Memory, _ environment: DeviceEnvironment) -> Memory {
    if flaws.contains(.sharesNavigator) { return other }
    if flaws.contains(.restartsOthers) { other = launch(at: 0, environment) }
    return launch(at: 0, environment)
  }
}

extension DeviceEnvironment {
  /// Whether an app's views see the same of both.
  func looksSame(as other: DeviceEnvironment) -> Bool {
    widthPoints == other.widthPoints && isCompact == other.isCompact
      && isLandscapeScreen == other.isLandscapeScreen
  }
}
