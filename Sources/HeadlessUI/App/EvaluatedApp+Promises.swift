internal import Foundation
internal import SplitFuzz
internal import SplitModel

/// What external events promise, while it is known that the app has what they show.
///
/// It is where it stands on a list, as a link or on a path; and it goes on being there until the app's own code has run,
/// which may delete it. What a button did elsewhere is not known, so nothing is promised after it; and what no swipe takes
/// away, such as a question or a welcome, stays in front until it is answered.
extension EvaluatedApp {
  func promise(ofCall number: Int, _ names: ValueNames) -> CallPromise? {
    _ = body(names)
    // Whether somebody is signed in is not known.
    if survey?.signOuts.contains(number) == true { return CallPromise(.signOut, .other) }
    guard let target = survey?.targets[number], !layout.isPlain else { return nil }
    if graph.page.presented.contains(where: { !$0.kind.isScreen || $0.refusesSwipe }) { return nil }
    if case .value(let value) = target, !keys.standsAsWell(value) { return nil }
    if mayShowInPresented(target) { return nil }
    return doubted.contains(number) && !stands(target) ? nil : target.promise(names)
  }

  /// Whether a stack in what is presented has a destination for what an event shows, which may then be shown there unseen:
  /// one that the platform does not follow.
  private func mayShowInPresented(_ target: Survey.Target) -> Bool {
    guard case .value(let value) = target, let presented = graph.page.presented.last else { return false }
    var isThere = false
    presented.page.forEachPage { page in
      isThere =
        isThere
        || page.stacks.contains {
          $0 !== layout.sheet?.stack && $0.root.destinations.showing(keys.value(of: value)) != nil
        }
    }
    return isThere
  }

  /// Takes note of an event before it is handled.
  func noteDoubts(of event: AppEvent) {
    guard let targets = survey?.targets, !targets.isEmpty else { return }
    doubted = runsOwnCode(event) ? Set(targets.keys) : doubted.filter { !stands($0) }
  }

  private func stands(_ number: Int) -> Bool { survey?.targets[number].map(stands) ?? false }

  private func stands(_ target: Survey.Target) -> Bool {
    switch target {
    case .presented, .changing: false
    // What a path holds that is equal to a row's identity may be another thing.
    case .section(let section): tag(section).map { stands($0, orOnPath: false) } ?? false
    case .value(let value): stands(keys.value(of: value), orOnPath: true)
    }
  }

  /// Whether a value stands somewhere on a page of the app.
  private func stands(_ value: AnyHashable, orOnPath mayBeOnPath: Bool) -> Bool {
    var isThere = false
    graph.page.forEachPage { page in
      isThere =
        isThere || page.offers(value)
        || mayBeOnPath && page.stacks.contains { $0.path.values().contains(value) }
    }
    return isThere
  }

  /// Whether code of the app runs of which nothing is known; containers only write their bindings.
  private func runsOwnCode(_ event: AppEvent) -> Bool {
    let control: Page.Control?
    switch event {
    case .call, .completion, .updated: return true
    case .open(let link, on: let view): control = self.control(Int(link), on: view)
    case .choose(let section): control = row(section)
    default: return false
    }
    guard let control, case .run = control.effect else { return false }
    return !["TabView", "List", "NavigationStack", "NavigationView"].contains(control.writer?.kind)
  }

  /// Whether a person chooses another tab.
  func choosesTab(_ event: AppEvent) -> Bool {
    guard case .open(let link, on: let view) = event else { return false }
    return control(Int(link), on: view)?.writer?.kind == "TabView"
  }

  /// Whether a pop is over by the time of an event: where that chooses another tab, or swipes a row before it taps.
  func followsPops(_ event: AppEvent) -> Bool {
    guard case .open(let link, on: let view) = event, let control = control(Int(link), on: view) else {
      return false
    }
    return control.isSwiped || control.writer?.kind == "TabView"
  }

  /// Notes what other code keeps under the keys of stored values.
  func noteDefaults() {
    for key in graph.stored.places.keys.sorted() where UserDefaults.standard.object(forKey: key) != nil {
      graph.isNotModelled(
        "'AppStorage(\"\(key)\")' is not what code keeps in 'UserDefaults' under that key",
        "let the object that keeps it have an 'AppStorage' of its own; findings there may be missed")
    }
  }

  /// Notes what has changed the app since its last event, though nothing that the trace knows was done.
  func noteOutsiders(_ event: AppEvent) {
    switch event {
    case .completion, .updated: return  // Has run already.
    default: break
    }
    // Bodies that are never done changing something are reported as what they are.
    guard graph.changes.hasAny, graph.problems.isEmpty else { return }
    graph.isNotModelled(
      "something changed the app at a time of its own, such as a queue, a thread or a timer",
      "use '.task', or 'DispatchQueue.main' in a file that imports SwiftUI, or put it into a 'Deferred'")
  }
}
