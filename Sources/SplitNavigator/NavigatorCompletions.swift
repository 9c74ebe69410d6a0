/// What is to run once an event has taken effect on screen: each exactly once, in the order of the events.
///
/// Report what the navigator has become after each event, and what the views were made of whenever they have been
/// updated. The completion of an effect that was undone unseen is dropped; that of a hidden effect waits.
public struct NavigatorCompletions<Values: NavigatorValues, Completion> {
  private var waiting: [(completion: Completion, change: NavigatorChange<Values>)] = []
  private var latest: NavigatorState<Values>
  private var shown: NavigatorState<Values>

  /// Begins with none, and with what is on screen.
  public init(showing navigator: NavigatorState<Values>) {
    latest = navigator
    shown = navigator
  }

  /// Takes the navigator's change by an event, and keeps the completion to run once that is on screen.
  public mutating func told(_ navigator: NavigatorState<Values>, run completion: Completion? = nil) {
    if let completion { waiting.append((completion, NavigatorChange(old: latest, new: navigator))) }
    latest = navigator
  }

  /// What is to run now that the views have been updated, in the order of the events, and never again.
  ///
  /// Nothing while the views are made of an earlier navigator than `onChange(of:)` has handed on.
  public mutating func settled(
    _ navigator: NavigatorState<Values>, _ settings: NavigatorState<Values>.Settings,
    in surroundings: NavigatorSurroundings
  ) -> [Completion] {
    guard navigator.looks(like: latest) else { return [] }
    var due: [Completion] = []
    waiting = waiting.filter { completion, change in
      let fate = change.fate(on: navigator, after: shown, settings, in: surroundings)
      if fate == .seen { due.append(completion) }
      return fate == .hidden
    }
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

/// What one event has made of a navigator, and what has become of that on screen.
struct NavigatorChange<Values: NavigatorValues> {
  let old: NavigatorState<Values>
  let new: NavigatorState<Values>

  enum Fate {
    case seen  // It is on screen, and was not before
    case hidden  // It is there, and not visible now
    case undone  // It was undone, or made no difference to what was on screen
  }

  func fate(
    on now: NavigatorState<Values>, after shown: NavigatorState<Values>,
    _ settings: NavigatorState<Values>.Settings, in surroundings: NavigatorSurroundings
  ) -> Fate {
    var fates: [Fate?] = []
    func follow(_ hasChanged: Bool, isKept: Bool, wasShown: Bool) {
      if hasChanged { fates.append(!isKept ? .undone : wasShown ? nil : .seen) }
    }
    let (section, sheet, cover) = (new.section, new.sheet, new.cover)
    follow(old.section != section, isKept: now.section == section, wasShown: shown.section == section)
    follow(old.sheet != sheet, isKept: now.sheet == sheet, wasShown: shown.sheet == sheet)
    follow(old.cover != cover, isKept: cover.begins(now.cover), wasShown: now.cover == shown.cover)
    for section in sections {
      let (before, after) = (shown.trail(of: section), now.trail(of: section))
      if !new.trail(of: section).begins(after) {
        fates.append(.undone)
      } else if !now.shows(section, settings, in: surroundings) {
        fates.append(.hidden)
      } else {
        fates.append(before == after && shown.shows(section, settings, in: surroundings) ? nil : .seen)
      }
    }
    if fates.isEmpty {
      let columns = [old, new, now, shown].map { $0.columns(in: surroundings) }
      for part in columns[0].indices {
        let (before, after, current) = (columns[0][part], columns[1][part], columns[2][part])
        follow(before != after, isKept: after == current, wasShown: current == columns[3][part])
      }
    }
    if fates.contains(.undone) { return .undone }
    return fates.contains(.seen) ? .seen : fates.contains(.hidden) ? .hidden : .undone
  }

  /// The sections whose trails have changed.
  private var sections: Set<Values.Section> {
    var sections: Set<Values.Section> = []
    for state in [old, new] {
      state.trails.forEach { section, _ in
        if old.trail(of: section) != new.trail(of: section) { sections.insert(section) }
      }
    }
    return sections
  }
}

extension NavigatorState {
  /// Whether a section's trail is on screen: not beneath the cover, nor behind a sidebar that is in front.
  func shows(_ section: Values.Section, _ settings: Settings, in surroundings: NavigatorSurroundings) -> Bool
  {
    self.section == section && settings.layout(section) != .alone && cover.count == 0
      && !(surroundings.isCompact && isSidebarOnTop)
  }

  /// What is seen of the columns beside the views in them.
  func columns(in surroundings: NavigatorSurroundings) -> [UInt8] {
    [isSidebarOpen(in: surroundings), isSectionShown, isInspectorShown(in: surroundings)].map { $0 ? 1 : 0 }
      + [splitStyle.rawValue]
  }

  /// Whether the same views would be made of it; claims are not seen.
  func looks(like other: Self) -> Bool {
    choice == other.choice && trails == other.trails && covering == other.covering
      && presented == other.presented && wantsSidebar == other.wantsSidebar
      && isAtSidebar == other.isAtSidebar && isFocused == other.isFocused
      && wantsInspector == other.wantsInspector && wantsInspectorSheet == other.wantsInspectorSheet
      && style == other.style
  }
}
