internal import SplitFuzz
internal import SplitModel

extension EvaluatedApp {
  /// What an event has done, from what was on screen before.
  func result(
    of event: AppEvent, _ control: Page.Control?, _ hasDeleted: Bool, _ before: Page
  ) -> Handled {
    var handled: Handled = hasDeleted ? .deletes : []
    if graph.followsDismissal { handled.insert(.followsDismissal) }
    if case .environmentChanged = event {
      if graph.showsSameInFront { handled.insert(.showsSameInFront) }
      if movesColumns { handled.insert(.movesColumns) }
    }
    (graph.followsDismissal, graph.showsSameInFront) = (false, false)
    // Such as a bar of the app's own over a stack.
    if case .open = event, let control, !before.isPlain,
      before.controls.contains(where: { $0.isSame(as: control) })
    {
      handled.insert(.isAround)
    }
    // Before there is a container, what a body has read may show in what is not known here, such as the shapes of a lock.
    if case .open = event, before !== graph.page,
      control?.showsItsValue == true || graph.page.isPlain || before.lookInFront != graph.page.lookInFront
    {
      handled.insert(.looksOther)
    }
    return handled
  }

  /// Notes that the app has set the visibility of columns as the width or the orientation changed.
  func noteMoved(_ event: AppEvent, from old: NavigationSplitViewVisibility?) {
    if let old, let now = visibility(at: event), now != old { movesColumns = true }
  }

  /// Which columns are to be shown, where that is bound and the width or the orientation changes.
  func visibility(at event: AppEvent) -> NavigationSplitViewVisibility? {
    guard case .environmentChanged = event else { return nil }
    var all: [NavigationSplitViewVisibility] = []
    graph.page.forEachPage { all += $0.splits.compactMap { $0.visibility?.wrappedValue } }
    return all.first
  }

  /// Notes that another width shows what was in front as another view, such as beside a list and not in a sheet.
  ///
  /// It is the same where its title or first text is.
  func noteFront(before: Page) {
    guard before !== graph.page, before.shownViews != graph.page.shownViews else { return }
    let (old, new) = (before.inFront.front, graph.page.inFront.front)
    guard let front = old.last?.name, let now = new.last?.name else { return }
    graph.showsSameInFront = new.contains { $0.shows(front) } || old.last?.shows(now) == true
  }
}

extension Page.Control {
  /// Whether it has the label and the place in the app's source of another one.
  func isSame(as other: Page.Control) -> Bool {
    guard label == other.label, let writer, let another = other.writer else { return false }
    return writer.isSame(as: another)
  }

  /// Whether it shows itself what it is set to, as a toggle does.
  var showsItsValue: Bool { writer.map { ["Toggle", "Picker"].contains($0.kind) } ?? false }
}

extension Page {
  /// Whether its title or a text on it is a name that is not one of what can be tapped there.
  func shows(_ name: String) -> Bool {
    let labels = controls.map(\.label) + (list?.rows.map { $0.label ?? "" } ?? [])
    return title == name || texts.contains(name) && !labels.contains(name)
  }

  /// What is presented last, or this.
  var inFront: Page { presented.last?.page ?? self }

  /// What is presented, and the stacks with what is pushed on them.
  fileprivate var shownViews: [AnyHashable] {
    var all = presented.map(\.key)
    forEachPage { page in
      for stack in page.stacks { all += [AnyHashable(stack.identity)] + stack.path.values() }
    }
    return all
  }

  /// What is to be seen in front, and in an inspector beside it.
  fileprivate var lookInFront: [String?] {
    let inspector = inFront.anyInspector.flatMap { $0.isPresented.wrappedValue ? $0.page : nil }
    return (inFront.front + (inspector?.front ?? [])).flatMap { $0.look + $0.pictures }
  }
}
