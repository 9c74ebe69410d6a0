internal import SplitFuzz
internal import SplitModel

/// What a tap on a sheet or cover has done out of sight, beneath it.
struct UnseenChange {
  /// The sheet or cover that waits now until the one in front has gone, or an alert or a dialog; nil where none does.
  let waiting: AnyHashable?
  /// The button in a bar of the one in front that has changed what is to be seen beneath it, beside one that cancels.
  let saver: Page.Control?
  let front: Page.PresentedView
  /// What was tapped, where it is no row.
  let tapped: String?
  /// How much work of the app had not ended then.
  let unended: Int
}

/// The sheet or cover in front, and what is beneath it.
struct Beneath {
  let front: Page.PresentedView
  /// What is to be seen on it.
  let look: [String?]
  let lookBeneath: [String?]
  /// All that is presented.
  let presented: [AnyHashable]
  let waiting: [AnyHashable]
  /// The alerts and dialogs that are beneath.
  let alerts: [AnyHashable]
  /// How many views are pushed beneath.
  let pushed: Int
}

extension EvaluatedApp {
  var beneath: Beneath? {
    let all = graph.page.presented
    guard let front = all.last(where: { $0.kind.waits }) else { return nil }
    var (above, below): (Set<ObjectIdentifier>, [Page]) = ([], [])
    front.page.forEachPage { above.insert(ObjectIdentifier($0)) }
    graph.page.forEachPage { if !above.contains(ObjectIdentifier($0)) { below.append($0) } }
    let inside = front.page.presented.map(\.key)
    return Beneath(
      front: front, look: front.page.front.flatMap(\.look), lookBeneath: below.flatMap(\.look),
      presented: all.map(\.key), waiting: graph.page.waiting.map(\.key),
      alerts: all.filter { !$0.kind.isScreen && !inside.contains($0.key) }.map(\.key),
      pushed: graph.page.pushedCount)
  }

  /// Notes what a tap on the sheet or cover in front has done beneath it, where it changes nothing there; and what it has pushed there,
  /// where what is in front has only gone back itself.
  func noteUnseen(_ event: AppEvent, _ before: Beneath?) {
    noteWaiting(event, before)
    guard case .open(let number, on: let view) = event, let before, let now = beneath,
      now.front.key == before.front.key,
      now.presented.allSatisfy({ before.presented.contains($0) || now.alerts.contains($0) })
    else { return }
    let isUnchanged = now.look == before.look
    guard isUnchanged || now.pushed > before.pushed else { return }
    let new =
      !isUnchanged ? nil : (now.waiting + now.alerts).last { !(before.waiting + before.alerts).contains($0) }
    let saver = !isUnchanged || now.lookBeneath == before.lookBeneath ? nil : saver(event, on: before.front)
    if new == nil, saver == nil, now.pushed <= before.pushed { return }
    unseen = UnseenChange(
      waiting: new, saver: saver, front: now.front, tapped: control(Int(number), on: view)?.label,
      unended: deferred?.unendedCount ?? 0)
  }

  /// Notes what comes as a person leaves the app or comes back, or at an event from outside, and waits beneath what is presented, as
  /// a lock must not.
  func noteWaiting(_ event: AppEvent, _ before: Beneath?) {
    let isCalled = if case .call = event { true } else { false }
    guard isLeaving || isCalled, let before, let now = beneath, now.front.key == before.front.key,
      let waiting = graph.page.waiting.first(where: { !before.waiting.contains($0.key) })
    else { return }
    let moment = isCalled ? "at an event from outside" : "as the app is left or comes back"
    graph.isNotModelled(
      "\(moment), a \(waiting.kind) (\(waiting.writer)) waits until the \(now.front.kind) in front has gone "
        + "(\(now.front.writer))",
      "where it hides what is shown, dismiss that first, or show it in the place of everything")
  }

  /// The button in a bar that was tapped, where another one there cancels.
  private func saver(_ event: AppEvent, on front: Page.PresentedView) -> Page.Control? {
    guard case .open(let number, on: let view) = event, let page = page(of: view),
      let button = control(Int(number), on: view), button.isInBar, button.writer?.kind == "Button",
      !button.cancels, front.page.front.contains(where: { $0 === page }),
      page.controls.contains(where: { $0.isInBar && $0.cancels })
    else { return nil }
    return button
  }

  private func isIdle(since unseen: UnseenChange) -> Bool {
    guard let deferred else { return !graph.startsWork }
    return deferred.isIdle && deferred.unendedCount <= unseen.unended
  }

  /// Reports what is still beneath when a person goes on, and nothing else does that might take away what is in front of it.
  func reportUnseen(_ event: AppEvent) {
    switch event {
    case .open, .dismissSheet: break
    default: return
    }
    defer { unseen = nil }
    guard let unseen, unseen.front.key == beneath?.front.key, isIdle(since: unseen) else { return }
    if unseen.waiting == nil, let saver = unseen.saver {
      return graph.isNotModelled(
        "a tap on '\(saver.label)' changes what is beneath, and what is presented stays, with 'Cancel' on it "
          + "(\(unseen.front.writer))",
        "dismiss it as well, unless people go on there")
    }
    guard let key = unseen.waiting else {
      return graph.isNotModelled(
        "a tap on what is presented pushes a view beneath it (\(unseen.front.writer))",
        "dismiss it as well, unless it leaves room for what is beneath")
    }
    guard let waiting = (graph.page.waiting + graph.page.presented).first(where: { $0.key == key }) else {
      return
    }
    let name = unseen.tapped.map { " ('\(PageName($0))')" } ?? ""
    graph.report(
      .isNotShown,
      "a tap on what is presented\(name) presents something beneath it (\(waiting.writer)), which SwiftUI does not show "
        + "until that is dismissed (\(unseen.front.writer))",
      "present it from a view in what is presented, or dismiss that as well")
  }
}

extension Page.Control {
  fileprivate var cancels: Bool { label == "Cancel" }
}

extension Page {
  /// What is to be seen on it.
  var look: [String?] {
    [title] + texts + controls.map(\.label) + (list?.rows.map(\.label) ?? [])
  }

  /// How many views are pushed on the stacks here, what is presented left aside.
  fileprivate var pushedCount: Int {
    let columns = splits.flatMap { [$0.sidebar, $0.detail] + ($0.content.map { [$0] } ?? []) }
    return columns.reduce(0) { $0 + $1.pushedCount }
      + stacks.reduce(0) { count, stack in
        count + stack.pages.count + stack.pages.reduce(stack.root.pushedCount) { $0 + $1.pushedCount }
      }
  }
}
