internal import SplitFuzz
internal import SplitModel

/// What work has brought that was begun as a person chose a row or a value, or searched.
struct KnownLoads {
  /// How much work there was before a person did something, and what they chose or searched in; nil for anything else.
  fileprivate var starts: [(count: Int, place: String?)] = []
  /// The last of these whose work has ended, and what that brought; nil once anything else is chosen there.
  fileprivate var newest: (place: String, count: Int, texts: Set<String>)?
  /// What was on screen before work was completed, and when that was begun.
  fileprivate var completed: (began: Int, before: Set<String>)?
  /// The last session that has ended.
  var ended: EndedSession?
}

extension EvaluatedApp {
  /// Notes what a person chooses or searches in, and what is on screen before work is complete.
  func noteLoads(_ event: AppEvent, _ control: Page.Control?) {
    guard let deferred, designNames == nil else { return }
    loads.completed = nil
    switch event {
    case .completion:
      let mayMatter = loads.ended != nil || loads.starts.contains { $0.place != nil }
      if mayMatter, let began = deferred.lastBegan {
        (loads.completed, graph.changes.isOfCancelled) = ((began, texts), false)
      }
    case .columnsMoved, .updated: break
    default:
      if loads.starts.last?.count == deferred.startCount { loads.starts.removeLast() }
      let place = place(of: event, control)
      loads.starts.append((deferred.startCount, place))
      // What was begun before may be for the same as what is chosen now.
      if place != nil, place == loads.newest?.place { loads.newest = nil }
    }
  }

  /// Reports work for what was chosen or searched before that takes away what work for what came after it has brought.
  func reportOvertaken() {
    guard let (began, before) = loads.completed else { return }
    loads.completed = nil
    guard deferred?.isOfSeveral == false else { return }
    if !graph.changes.isOfCancelled { reportRevived(by: began) }
    guard let start = loads.starts.last(where: { $0.count <= began }), let place = start.place else { return }
    let now = texts
    if let newest = loads.newest, newest.place == place, newest.count > start.count {
      guard newest.texts.isSubset(of: before), newest.texts.isDisjoint(with: now) else { return }
      let problem =
        "work begun for an earlier choice in \(place) ends after that for a later one, and takes away what that has brought: "
        + "'\(newest.texts.min() ?? "")'"
      // What it waits for may throw then, in the app itself.
      if graph.changes.isOfCancelled {
        graph.isNotModelled(problem, "it is cancelled: look at 'Task.isCancelled' after each 'await'")
      } else {
        graph.report(
          .isStale, problem,
          "begin it in '.task(id:)', which cancels what is overtaken, or compare with what is chosen before you show it"
        )
      }
    } else if case let came = now.subtracting(before), !came.isEmpty {
      loads.newest = (place, start.count, came)
    }
  }

  private func place(of event: AppEvent, _ control: Page.Control?) -> String? {
    let lists = lists
    switch event {
    case .choose, .writeSelection(split: 0, _):
      return lists[0].map { "the list (\($0.writer))" } ?? "the sidebar"
    case .writeItem, .writeSelection: return lists[1].map { "the list (\($0.writer))" }
    case .open:
      if control?.isOfSearch == true { return "the search" }
      guard let writer = control?.writer, writer.kind == "Picker" else { return nil }
      return "the picker (\(writer))"
    default: return nil
    }
  }

  /// What can be read on screen or beneath it.
  private var texts: Set<String> {
    var all: Set<String> = []
    graph.page.forEachPage { all.formUnion($0.look.compactMap { $0 }) }
    return all
  }
}
