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

/// What taps have done by which handlers push views or present them.
struct OpeningTaps {
  typealias Tap = (event: AppEvent, tapped: Tapped)
  /// The last of them, with what was on screen before it, as long as the user only goes back.
  var last: (event: AppEvent, look: [String?], unended: Int)?
  /// How many there were.
  var count = 0
  /// One that has done nothing, unless the task does that it may have started.
  var idle: Tap?
  /// What has done nothing right after it had pushed a view that has gone: what was on screen, and the number of such taps then.
  var idled: [AppEvent: (look: [String?], count: Int)] = [:]
  /// The action that a tap has run last, how often in a row, and how many views were pushed as it ran last.
  private var repeated: (event: AppEvent, count: Int, pushed: Int)?

  /// Notes a tap that runs an action.
  mutating func note(_ event: AppEvent, pushed: Int) {
    let before = repeated.map { $0.event == event ? $0.count : 0 } ?? 0
    repeated = (event, before + 1, pushed)
  }

  /// Whether the last two taps have run the same action, and two views were pushed since.
  func havePushedTwo(_ pushed: Int) -> Bool {
    repeated.map { $0.count > 1 && $0.pushed + 2 == pushed } ?? false
  }
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

  /// Notes a tap by which a handler pushes a view, and one that does nothing right after the same has pushed one that has gone.
  ///
  /// Reports one that pushes a view again after another tap has pushed one, and has done nothing before. That is so where
  /// `onChange` pushes what a tap has chosen, and it stays chosen when that view has gone: the next tap writes what is there
  /// already. A hint or an introduction that comes once does not come again. A tap whose own action pushes is not looked at.
  func noteOpening(_ event: AppEvent, _ tapped: Tapped?) {
    let last = openings.last
    if event.isOfUser { openings.last = nil }
    guard let tapped, tapped.page.tab == graph.page.tab else { return }
    if let page = graph.lastUpdate.pageBeforeHandlers {
      let count = tapped.page.wholeDepth
      guard page.wholeDepth <= count, graph.page.wholeDepth > count else { return }
      let look = tapped.page.wholeLook
      if let idled = openings.idled.removeValue(forKey: event), idled.count < openings.count,
        idled.look == look
      {
        reportIdled(tapped)
      }
      openings.count += 1
      openings.last = (event, look, tapped.unended)
    } else if let last, last.event == event, tapped.isIdle, tapped.unended <= last.unended,
      !graph.lastUpdate.hasNews, !graph.mayMissChanges, last.look == tapped.page.wholeLook
    {
      openings.idle = (event, tapped)
    }
  }

  /// Keeps a tap that has done nothing, once its tasks have begun.
  func keepIdleTap() {
    guard let (event, tapped) = openings.idle else { return }
    openings.idle = nil
    let look = tapped.page.wholeLook
    guard let deferred, deferred.isIdle, deferred.unendedCount == tapped.unended, !graph.hasAnnounced,
      graph.page.wholeLook == look
    else { return }
    openings.idled[event] = (look, openings.count)
  }

  private func reportIdled(_ tapped: Tapped) {
    graph.report(
      .isNotShown,
      "'\(tapped.control.label)' shows a view here, but did nothing when it was tapped right after that view had gone: it wrote "
        + "what was there already, so no handler ran\(tapped.control.writer.map { " (\($0))" } ?? "")",
      "set back what it writes as the view goes, or show the view where the tap is handled")
  }
}

extension AppEvent {
  /// Whether the user, or something outside, does something in the app other than to go back.
  fileprivate var isOfUser: Bool {
    switch self {
    case .open, .choose, .toggle, .call, .writeSelection, .writeItem, .writeAppend: true
    default: false
    }
  }
}

extension Page {
  /// How many views are pushed on all stacks or presented.
  fileprivate var wholeDepth: Int {
    var count = presented.count
    forEachPage { page in for stack in page.stacks { count += stack.pages.count } }
    return count
  }

  /// All that is to be seen.
  fileprivate var wholeLook: [String?] {
    var all: [String?] = []
    forEachPage { page in
      all += page.look + page.pictures + page.controls.map { $0.isEnabled ? nil : $0.label }
      for row in page.list?.rows ?? [] { all += row.otherTexts + ["\(row.parts)"] }
    }
    return all
  }
}
