internal import SplitFuzz
internal import SplitModel

/// Views that go on showing what was there before.
extension EvaluatedApp {
  /// Counts anew what is evaluated, notes whether the event may replace the root, and forgets what containers are bound to and was changed by something before.
  func beginEvent(_ event: AppEvent, _ control: Page.Control?) {
    switch event {
    case .open, .call, .completion: root.mayBecomeAnother = true
    default: root.mayBecomeAnother = false
    }
    if control?.isOfSearch != true { (graph.keptRow, graph.otherEvents) = (nil, graph.otherEvents + 1) }
    (graph.remadeCount, graph.hasReappeared) = (0, false)
    if graph.changes.unaware?.isContainer == true { graph.changes.unaware = nil }
  }

  /// Reports that what is on screen is old, once the tasks of the last event have begun and nothing is under way any more that might
  /// refresh it.
  ///
  /// That is so where an object has changed that no view observes, as one within another that is observed. Evaluated anew the views
  /// show something else, and would not in SwiftUI; nor would a container that is bound to such an object. What is covered may be
  /// refreshed as it comes back, and what follows the time at its next tick. A body that shows something else each time, as a random
  /// number does, is left aside.
  func reportOld() {
    guard let (before, tapped) = handled else { return }
    handled = nil
    guard let unaware = graph.changes.unaware, deferred?.isIdle != false, !queue.followsTime,
      !graph.hasAnnounced
    else { return }
    graph.changes.unaware = nil
    if unaware.isContainer {
      guard let tapped, tapped.writer != nil, !tapped.showsItsValue, case .run = tapped.effect,
        graph.remadeCount == 0, inFront(of: before) != inFront(of: graph.page)
      else { return }
      return report(
        "what a container in '\(unaware.view)' is bound to has changed, and SwiftUI does not show it: it is of an object that no view observes"
      )
    }
    let shown = inFront(of: graph.page)
    let now = evaluatedAnew()
    guard shown.count == now.count, let page = shown.indices.first(where: { shown[$0] != now[$0] }),
      evaluatedAnew() == now
    else { return }
    let old = shown[page].first { !now[page].contains($0) }.map { "still shows '\($0 ?? "")'" }
    let new = now[page].first { !shown[page].contains($0) }.map { "does not show '\($0 ?? "")'" }
    let both = [old, new].compactMap { $0 }
    let difference = both.isEmpty ? "still shows what was there" : both.joined(separator: " and ")
    report("'\(unaware.view)' \(difference): it reads an object that no view observes")
  }

  private func report(_ problem: String) {
    graph.report(
      .isStale, problem,
      "let the view have the object as an '@ObservedObject' or '@StateObject', or make it '@Observable'")
  }

  /// What stands there once all views are evaluated anew.
  private func evaluatedAnew() -> [[String?]] {
    queue.does {
      graph.evaluate(anew: true)
      graph.update(evaluates: false)
    }
    return inFront(of: graph.page)
  }

  /// What stands on the pages that are on screen for certain.
  private func inFront(of page: Page) -> [[String?]] {
    let isCompact = graph.environment.horizontalSizeClass == .compact
    let pages = page.presented.last?.page.front ?? (isCompact && !page.splits.isEmpty ? [] : page.front)
    return pages.map(\.look)
  }
}
