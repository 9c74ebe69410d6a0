internal import SplitModel

/// What was noticed of an app's views in all its traces.
@MainActor final class ViewLog {
  private var notModelled: [ViewGraph.Problem] = []
  /// What is not modelled.
  var limits: [ViewGraph.Problem] { notModelled + crowdedLimits }
  /// Whether a view has started a task that waits for something.
  private(set) var startsWork = false

  let elements = KnownElements()
  let awaited: AwaitedWork
  let lists = SeenLists()
  let covers = SeenCovers()
  /// The titles of views with more to tap than is tried, the one that was met first and the others.
  private var crowded: (first: String, others: Set<String>)?
  /// What was noticed in all traces together.
  var later: [ViewGraph.Problem] { covers.limits + lists.limits }

  nonisolated init(_ awaited: AwaitedWork = AwaitedWork()) { self.awaited = awaited }

  func take(_ graph: ViewGraph) {
    if !graph.limits.isEmpty { notModelled += graph.limits.filter { !notModelled.contains($0) } }
    startsWork = startsWork || graph.startsWork
  }

  func take(_ survey: Survey) { notModelled += survey.notes.filter { !notModelled.contains($0) } }

  /// Takes note of a view with more to tap than is tried, by its title.
  func seeCrowded(_ title: String) {
    guard let first = crowded?.first else { return crowded = (title, []) }
    if title != first { crowded?.others.insert(title) }
  }

  private var crowdedLimits: [ViewGraph.Problem] {
    guard let crowded else { return [] }
    let name = crowded.first.isEmpty ? "a view without a title" : "'\(PageName(crowded.first))'"
    let count = crowded.others.count
    let views = count == 0 ? name : "\(name) and \(count) more \(count == 1 ? "view" : "views")"
    return [
      ViewGraph.Problem(
        problem: "not all of the controls on \(views) are tried",
        remedy: "findings there may be missed")
    ]
  }

  /// A sentence each.
  func sentences(controlsTasks: Bool) -> [String] {
    let sentences = (limits + later).map(\.description)
    guard startsWork, !controlsTasks else { return sentences }
    return sentences + [
      "views start tasks that wait for something: what they do after it is not tested; use 'controllingTasks()'"
    ]
  }
}

/// What is known of the elements of `ForEach` views from all launches; only the time of an evaluation depends on it.
final class KnownElements {
  /// A view in the first evaluation after a launch.
  struct Place: Hashable {
    let type: ObjectIdentifier
    let node: Int
    let count: Int
  }
  /// Where each element had an identity of its own, as it has in every launch.
  var distinct: Set<Place> = []
  /// Where the chosen element was found last, by the type of the view: it mostly is there again.
  var chosen: [ObjectIdentifier: Int] = [:]
}

/// The lists with a selection, by what each has had in any trace.
final class SeenLists {
  /// Few, and looked for whenever a list is evaluated.
  private var known: [(list: Writer, hasRows: Bool, hasTexts: Bool)] = []

  /// Takes note of one that was evaluated.
  func see(_ list: Writer, hasRows: Bool, hasTexts: Bool) {
    guard let index = known.firstIndex(where: { $0.list.isSame(as: list) }) else {
      return known.append((list, hasRows, hasTexts))
    }
    if hasRows { known[index].hasRows = true }
    if hasTexts { known[index].hasTexts = true }
  }

  /// Those in which something stood, and never anything to tap.
  var limits: [ViewGraph.Problem] {
    known.filter { $0.hasTexts && !$0.hasRows }.map {
      ViewGraph.Problem(
        problem:
          "a list with a selection never had a row that can be chosen: what stands in it has no tag (\($0.list))",
        remedy: "give each row a '.tag(…)' of the selection's type, or let there be rows at the launch")
    }
  }
}

/// What no swipe takes away, by what was done to it in any trace.
final class SeenCovers {
  private struct Cover {
    var taps = 0
    var tapped: Set<AppEvent> = []
    var others = 0
    var isLeft = false
    /// So many taps find the button that leads on, where there is one; and so many other events find something to tap.
    var isKnown: Bool { taps == 0 ? others >= 24 : taps >= max(8, 6 * tapped.count) }
  }
  private var known: [String: Cover] = [:]

  /// Takes note of an event: what was there before it, the topmost last, and what is there now.
  func see(_ event: AppEvent, _ old: [String], _ new: [String]) {
    switch event {
    case .call: return
    case .open, .writeAppend:
      guard let top = old.last else { return }
      known[top, default: Cover()].taps += 1
      known[top]?.tapped.insert(event)
    default: if let top = old.last { known[top, default: Cover()].others += 1 }
    }
    for cover in old where !new.contains(cover) { known[cover, default: Cover()].isLeft = true }
  }

  /// Those that nothing on them ever took away.
  var limits: [ViewGraph.Problem] {
    known.filter { !$1.isLeft && $1.isKnown }.sorted { $0.key < $1.key }.map { name, cover in
      let reason =
        cover.taps == 0 ? "nothing can be tapped on \(name), nothing" : "nothing that was tapped on \(name)"
      return ViewGraph.Problem(
        problem: "\(reason) has ever taken it away, and no swipe can",
        remedy: "let a button do so, or have the test begin behind it, by 'starts:'")
    }
  }
}

extension ViewGraph {
  /// Whether evaluating the views comes to an end.
  var canGoOn: Bool { !problems.contains { $0.misuse == .isEndless } }
}

extension ViewGraph.Problem: CustomStringConvertible {
  var description: String { "\(problem); \(remedy)" }
}
