/// What is to run once an event has taken effect on screen: each exactly once, in the order of the events.
///
/// Report what the navigator has become after each event, and what the views were made of whenever they have been
/// updated. The completion of an effect that was undone unseen is dropped; that of a hidden effect waits.
public struct NavigatorCompletions<Values: NavigatorValues, Completion> {
  private struct Entry {
    let completion: Completion
    let old: NavigatorState<Values>
    let new: NavigatorState<Values>
  }

  private var waiting: [Entry] = []
  private var latest: NavigatorState<Values>
  private var shown: NavigatorState<Values>

  /// Begins with none, and with what is on screen.
  public init(showing navigator: NavigatorState<Values>) {
    latest = navigator
    shown = navigator
  }

  /// Hears what an event has made of the navigator, and keeps what is to run once that is on screen.
  public mutating func told(_ navigator: NavigatorState<Values>, run completion: Completion? = nil) {
    if let completion { waiting.append(Entry(completion: completion, old: latest, new: navigator)) }
    latest = navigator
  }

  /// What is due now that the views have been updated; nothing while they are made of an earlier navigator.
  ///
  /// - Parameters:
  ///   - navigator: What the views on screen were made of, as `onChange(of:)` hands it on.
  ///   - settings: What the navigator decides by.
  ///   - surroundings: The surroundings now.
  /// - Returns: What is to run, in the order of the events; none of it is returned again.
  public mutating func settled(
    _ navigator: NavigatorState<Values>, _ settings: NavigatorState<Values>.Settings,
    in surroundings: NavigatorSurroundings
  ) -> [Completion] {
    guard navigator.looks(like: latest) else { return [] }
    var due: [Completion] = []
    var later: [Entry] = []
    for entry in waiting {
      let change = NavigatorChange(from: entry.old, to: entry.new)
      switch change.fate(on: navigator, after: shown, settings, in: surroundings) {
      case .seen: due.append(entry.completion)
      case .hidden: later.append(entry)
      case .undone: break
      }
    }
    waiting = later
    shown = navigator
    return due
  }
}

extension NavigatorReasons {
  /// What a person sees of an event.
  public static let changes: Self = [
    .sidebarOpened, .sidebarClosed, .sectionChanged, .trailChanged, .coverChanged, .presentationChanged,
    .columnsChanged,
  ]
}
