internal import SplitFuzz
internal import SplitModel

/// External events during a survey.
extension Survey {
  /// Lets an event come after the launch, or once an app that begins with another screen has its containers.
  nonisolated func call(_ event: Int, _ name: String, at place: Place, _ plan: Plan) {
    guard MainThread.does({ self.targets[event] == nil }) else { return }
    let launched = launch(place, plan)
    for _ in 0..<Self.mostBefore {
      guard isSound(launched, plan), MainThread.does({ launched.app.layout.isPlain }),
        tap(launched, plan, orLeaves: false)
      else { break }
    }
    guard isSound(launched, plan) else { return }
    come(event, .call(UInt8(event), argument: 0), "call \(name)", launched, plan)
  }

  /// Lets an event come, and notes what it has shown.
  nonisolated func come(
    _ number: Int, _ event: AppEvent, _ name: String, _ launched: Launched, _ plan: Plan
  ) {
    let (app, names) = (launched.app, launched.names)
    let before = plan.turns.onMain { app.body(names) }
    plan.turns.does(app) {
      self.steps.append(name)
      self.turnCount += 1
      _ = app.handle(event, launched.environment, names)
      self.lookAtOnce(app, names)
    }
    guard let title = plan.titles[number] else { return }
    plan.turns.onMain {
      if app.body(names) != before { self.effective.insert(number) }
      let known = self.targets[number] != nil
      self.note(number, title, app, names)
      if self.targets[number] == nil {
        self.shownInstead[number] = app.pages.last { $0.page.hasTitle }?.page.title
      }
      if launched.isStarted, !known, self.targets[number] != nil { self.shownAfterStarts.insert(number) }
    }
  }

  /// Notes what an event has shown.
  private func note(_ event: Int, _ title: String, _ app: EvaluatedApp, _ names: ValueNames) {
    guard targets[event] == nil, app.body(names) != nil else { return }
    let named =
      app.pages.last { $0.page.name == title } ?? app.pages.last { names.label(of: $0.view) == title }
    guard let view = named?.view else {
      let stacks = app.graph.page.presented.last?.page.stacks ?? []
      if stacks.contains(where: { !$0.pages.isEmpty && $0.top.name == title }) { targets[event] = .presented }
      return
    }
    if app.layout.sheet?.stack.holds(named?.page) == true { shownInSheets.insert(event) }
    if let section = view.section {
      if Int(section.index) < rows.count { targets[event] = .section(section) }
    } else if let value = names.value(of: view), !(value.base is PageName) {
      targets[event] = app.keys.isStable(value) ? .value(value) : .changing
    }
  }
}
