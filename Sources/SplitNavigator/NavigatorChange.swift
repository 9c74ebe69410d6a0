/// What one event has made of a navigator, and what has become of that on screen.
struct NavigatorChange<Values: NavigatorValues> {
  let old: NavigatorState<Values>
  let new: NavigatorState<Values>

  init(from old: NavigatorState<Values>, to new: NavigatorState<Values>) {
    self.old = old
    self.new = new
  }

  enum Fate {
    case seen  // It is on screen, and was not before
    case hidden  // It stands, where nobody sees it now
    case undone  // It was undone, or made no difference to what was on screen
  }

  func fate(
    on now: NavigatorState<Values>, after shown: NavigatorState<Values>,
    _ settings: NavigatorState<Values>.Settings, in surroundings: NavigatorSurroundings
  ) -> Fate {
    var fates: [Fate?] = []
    if old.section != new.section {
      fates.append(now.section == new.section ? now.section == shown.section ? nil : .seen : .undone)
    }
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
    if old.cover != new.cover {
      fates.append(new.cover.begins(now.cover) ? now.cover == shown.cover ? nil : .seen : .undone)
    }
    if old.sheet != new.sheet {
      fates.append(now.sheet == new.sheet ? now.sheet == shown.sheet ? nil : .seen : .undone)
    }
    if fates.isEmpty {
      let columns = [old, new, now, shown].map { $0.columns(in: surroundings) }
      for part in columns[0].indices where columns[0][part] != columns[1][part] {
        fates.append(
          columns[1][part] != columns[2][part] ? .undone : columns[2][part] == columns[3][part] ? nil : .seen)
      }
    }
    if fates.contains(.undone) { return .undone }
    return fates.contains(.seen) ? .seen : fates.contains(.hidden) ? .hidden : .undone
  }

  private var sections: [Values.Section] {
    var sections: [Values.Section] = []
    old.trails.forEach { section, trail in if trail != new.trail(of: section) { sections.append(section) } }
    new.trails.forEach { section, trail in
      if trail != old.trail(of: section), !sections.contains(section) { sections.append(section) }
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
