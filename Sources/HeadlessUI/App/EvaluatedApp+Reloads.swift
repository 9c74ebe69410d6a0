internal import SplitModel

/// What a person was at as something else, such as a spinner, took the place of all containers.
struct InterruptedPlace {
  fileprivate let tab: UInt8
  /// How many views each stack had that pushes, by its place; and what its root showed.
  fileprivate let pushed: [Int: (count: Int, root: [String])]
  /// What was chosen in the lists of the columns.
  fileprivate let chosen: [AnyHashable?]
}

/// What a person was at as a screen that locks the app took the place of all containers.
struct LockedPlace {
  fileprivate let place: InterruptedPlace
  fileprivate var isUnlocked = false
}

extension EvaluatedApp {
  /// Notes which action a tap runs: what another than one that loads again leads to may be elsewhere on purpose.
  func noteAction(_ event: AppEvent, _ control: Page.Control?) {
    switch event {
    case .completion, .updated, .columnsMoved: return
    case .call, .choose: mayHaveLeft = true
    case .open:
      guard let control, control.runs, !choosesTab(event) else { break }
      openings.note(event, pushed: layout.pushedCount)
      if !control.saysItLoadsAgain { mayHaveLeft = true }
    default: break
    }
    interrupted = nil
    isLeaving = event.leavesOrComesBack
    if isLeaving { return }
    // A lock has one button.
    let unlocks = layout.isPlain && control?.runs == true && graph.page.controls.count == 1
    if unlocks { locked?.isUnlocked = true } else { locked = nil }
  }

  /// Reports that late work has put something else in the place of the containers, and them back without what was pushed or chosen;
  /// notes the same of a lock.
  func reportInterrupted(from before: AppLayout) {
    guard designNames == nil else { return }
    noteLock(from: before)
    guard !mayHaveLeft else { return }
    if layout.isPlain {
      if !before.isPlain { interrupted = place(in: before) }
      return
    }
    guard let left = interrupted else { return }
    interrupted = nil
    guard let gone = whatIsGone(since: left) else { return }
    graph.report(
      .isMisplaced,
      "something else took the place of the containers while the app loaded, and \(gone) is gone",
      "keep the containers, and show within them, or over them, that the app loads")
  }

  private func noteLock(from before: AppLayout) {
    if layout.isPlain {
      if isLeaving, !before.isPlain { locked = LockedPlace(place: place(in: before)) }
      return
    }
    guard let left = locked, before.isPlain else { return }
    locked = nil
    guard left.isUnlocked, let gone = whatIsGone(since: left.place) else { return }
    graph.isNotModelled(
      "what came in the place of the containers as the app was left has gone, and \(gone) with it",
      "show it over them, as a cover, or keep the path and the selection in an object that stays")
  }

  private func whatIsGone(since left: InterruptedPlace) -> String? {
    guard left.tab == graph.page.tab else { return nil }
    let now = place(in: layout)
    if left.pushed.contains(where: {
      now.pushed[$0].map { [known = $1] in $0.count < known.count && $0.root == known.root } == true
    }) {
      return "what was pushed"
    }
    return zip(zip(left.chosen, now.chosen), layout.split?.leadingLists ?? []).contains { chosen, list in
      chosen.1 == nil && chosen.0.map { list?.holds($0) == true } == true
    } ? "what was chosen" : nil
  }

  private func place(in layout: AppLayout) -> InterruptedPlace {
    var pushed: [Int: (count: Int, root: [String])] = [:]
    for stack in [layout.first, layout.detail].compactMap({ $0 }) {
      let labels = stack.root.controls.map(\.label)
      pushed[stack.position] = (stack.pages.count, (stack.root.title.map { [$0] } ?? []) + labels)
    }
    return InterruptedPlace(
      tab: graph.page.tab, pushed: pushed, chosen: layout.split?.leadingLists.map { $0?.read() } ?? [])
  }
}

extension AppEvent {
  /// Whether it is that work is complete.
  var isLate: Bool { if case .completion = self { true } else { false } }

  /// Whether a person leaves the app or comes back to it.
  fileprivate var leavesOrComesBack: Bool {
    switch self {
    case .enteredBackground, .locked, .enteredForeground: true
    default: false
    }
  }
}

extension Page.Control {
  /// Whether a tap on it runs an action of the app.
  fileprivate var runs: Bool { if case .run = effect { true } else { also != nil } }
  /// Whether it is called by what leaves a person where they are.
  fileprivate var saysItLoadsAgain: Bool {
    let label = label.lowercased()
    return ["refresh", "reload", "sync"].contains { label.hasPrefix($0) }
  }
}
