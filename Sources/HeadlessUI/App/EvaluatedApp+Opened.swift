internal import SplitFuzz
internal import SplitModel

/// What is tapped, and what was on screen before.
struct Tapped {
  let control: Page.Control
  let page: Page
  /// Whether no work was in flight before, and how much of it had not ended.
  let isIdle: Bool
  let unended: Int
}

/// What taps have done by which handlers push views.
struct OpeningTaps {
  /// What was on screen before the last of each, and how much work had not ended then.
  var known: [AppEvent: (look: [String?], unended: Int)] = [:]
  /// One that has done nothing, unless the task does that it may have started.
  var idle: Tapped?
}

extension EvaluatedApp {
  /// The control behind an event.
  func control(behind event: AppEvent) -> Page.Control? {
    guard case .open(let number, on: let view) = event, designNames == nil else { return nil }
    return control(Int(number), on: view)
  }

  /// What is tapped, where code of the app runs and the app has what is on screen.
  func tapped(_ control: Page.Control?, _ event: AppEvent) -> Tapped? {
    guard let control, case .run = control.effect, case .open(_, on: let view) = event, let deferred,
      ["Button", "List", "onTapGesture"].contains(control.writer?.kind), !graph.hasAnnounced,
      isInFront(page(of: view))
    else { return nil }
    return Tapped(
      control: control, page: graph.page, isIdle: deferred.isIdle, unended: deferred.unendedCount)
  }

  /// Whether a page is in front for the app too, and not only for the system, which writes later what has gone.
  private func isInFront(_ page: Page?) -> Bool {
    if layout.split != nil, graph.environment.horizontalSizeClass == .compact { return false }
    let front = graph.page.presented.last?.page ?? graph.page
    var isOnTop = front.front.contains { $0 === page }
    front.forEachPage { other in
      isOnTop = isOnTop && other.stacks.allSatisfy { $0.pages.isEmpty || $0.top === page }
    }
    return isOnTop
  }

  /// Notes a tap by which a handler pushes a view, and one that does nothing where the same has pushed one before.
  func noteOpening(_ event: AppEvent, _ tapped: Tapped?) {
    guard let tapped, tapped.page.tab == graph.page.tab else { return }
    if let page = graph.lastUpdate.pageBeforeHandlers {
      let count = tapped.page.wholeDepth
      guard page.wholeDepth <= count, graph.page.wholeDepth > count else { return }
      openings.known[event] = (tapped.page.wholeLook, tapped.unended)
    } else if let before = openings.known[event], !graph.lastUpdate.hasNews, !graph.mayMissChanges,
      tapped.isIdle,
      tapped.unended <= before.unended, tapped.page.wholeLook == before.look
    {
      openings.idle = tapped
    }
  }

  /// Reports a tap that has done nothing, where the same has pushed a view before, once its tasks have begun.
  ///
  /// That is so where `onChange` pushes what a tap has chosen, and it stays chosen when that view has gone: the next tap writes
  /// what is there already. A tap whose own action has pushed may do so once on purpose, and so is not looked at.
  func reportOpenedOnce() {
    guard let tapped = openings.idle else { return }
    openings.idle = nil
    guard let deferred, deferred.isIdle, deferred.unendedCount == tapped.unended, !graph.hasAnnounced,
      graph.page.wholeLook == tapped.page.wholeLook
    else { return }
    graph.report(
      .isNotShown,
      "a tap on '\(tapped.control.label)' has pushed a view, and does nothing now that this has gone: it writes what is there "
        + "already, so no handler runs\(tapped.control.writer.map { " (\($0))" } ?? "")",
      "set that back as the view goes, or push where the tap is handled")
  }
}

extension Page {
  /// How many views are pushed on all stacks.
  fileprivate var wholeDepth: Int {
    var count = 0
    forEachPage { page in for stack in page.stacks { count += stack.pages.count } }
    return count
  }

  /// All that is to be seen.
  fileprivate var wholeLook: [String?] {
    var all: [String?] = []
    forEachPage { page in
      all += page.look + page.controls.map { $0.isEnabled ? nil : $0.label }
      for row in page.list?.rows ?? [] { all += row.otherTexts + ["\(row.parts)"] }
    }
    return all
  }
}
