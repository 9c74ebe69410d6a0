internal import Foundation
internal import FuzzEngine
internal import SplitFuzz
internal import SplitModel

/// What is known of an app before it is fuzzed.
extension HeadlessApp {
  /// Has a trap say which view is evaluated.
  @MainActor func noteMoment() {
    TrapNote.moment = {
      MainActor.assumeIsolated {
        ViewGraph.evaluating == nil
          ? "a handler or an action" : "the body of '\(ViewGraph.latest.map { "\($0)" } ?? "the app")'"
      }
    }
  }

  /// A walk through the app, on a thread that may wait if its tasks are to go on.
  nonisolated func surveyed(controlsTasks: Bool) -> Survey {
    let survey = Survey(signOuts: signOuts, refreshes: refreshes)
    let (work, name, launch) = (DeferredWork(), name, launch)
    let awaited = log.awaited
    let turns = SurveyTurns(work, controlsTasks: controlsTasks) {
      [
        ("system", name), ("found", "before the runs, where everything is tapped once"),
        ("steps", survey.lastSteps),
        ("remedy", "let it not trap there: the line above says why, the backtrace below where"),
      ]
    }
    survey.walk(
      Survey.Plan(events: events, titles: titles, starts: starts, turns: turns) { environment, rows in
        EvaluatedApp(environment, rows: rows, survey: nil, deferred: work.deferred, ViewLog(awaited)) {
          launch($0, work.deferred)
        }
      })
    return survey
  }

  /// What is not checked of the events, a sentence each.
  @MainActor func limits(of survey: Survey) -> [String] {
    titles.sorted { $0.key < $1.key }.compactMap { number, title in
      switch survey.targets[number] {
      case .presented:
        "'\(events[number].name)' shows '\(title)' in what is presented: whether it does so whenever it comes is not checked"
      case .changing:
        "'\(events[number].name)' shows '\(title)' by a value that is another in each launch and not there at the launch: whether it does so whenever it comes is not checked; give it an identity that is kept"
      default: nil
      }
    }
  }

  /// What a survey has found.
  @MainActor func facts(_ survey: Survey) throws(TestFailure) -> LiveAppFacts {
    guard survey.problems.isEmpty || survey.hasContainer else {
      throw TestFailure(
        ["the views of '\(name)' cannot be run:"] + survey.problems.map { "- \($0)" })
    }
    guard survey.hasContainer else {
      let others = "; a timer fires a few times here, and of gestures taps alone are modelled"
      throw TestFailure([
        "the views of '\(name)' cannot be run:",
        "- '\(name)' has neither a 'NavigationSplitView' nor a 'NavigationStack' within the survey; hand over the view that "
          + "contains it, or begin there by 'starts:', as after a login"
          + (survey.awaitsOthers ? others : ""),
      ])
    }
    for (number, title) in titles.sorted(by: { $0.key < $1.key }) where survey.targets[number] == nil {
      let problem =
        survey.effective.contains(number)
        ? (survey.shownInstead[number].map { "it shows '\($0)', and " } ?? "")
          + "no row of the launch and no value on a path is called so; correct what the event does, or 'showing', or leave "
          + "that out where a flag or a new identity shows the view, which is not followed"
        : "it changes nothing that is chosen, pushed or presented, neither then nor later; "
          + "let it do so, leave 'showing' out if it need not, or add a start if somebody has to sign in first"
      throw TestFailure([
        "the views of '\(name)' cannot be run:",
        "- '\(events[number].name)' does not show '\(title)' after the launch: \(problem)",
      ])
    }
    let rows = survey.rows
    var policies: Policies = [.presentsSheets, .presentsViews]
    if survey.sheetStack != nil { policies.insert(.hasStacks) }
    if restoresPlace { policies.insert(.persists) }
    // Nothing is left waiting for ever.
    let asynchrony = survey.startsWork || survey.waitsForContainer ? .controlled : asynchrony
    if asynchrony == .controlled { policies.insert(.startsWork) }
    if survey.deletes, names == nil { policies.insert(.deletesViews) }
    if !signOuts.isEmpty { policies.insert(.signsOut) }
    if survey.hasSplit, rows.isEmpty { policies.insert(.opensByLinks) }
    if survey.targets.values.contains(where: { $0 != .presented && $0 != .changing }) {
      policies.insert(.namesLandings)
    }
    if survey.targets.values.contains(where: { if case .section = $0 { true } else { false } }) {
      policies.insert(.namesSections)
    }
    var facts = LiveAppFacts(
      name: name, rows: names?.rows ?? rows.map { $0.label }, calls: events, tree: survey.tree,
      policies: policies,
      asynchrony: asynchrony, resets: resets || survey.reachesOtherLaunches,
      unevaluatedRules: ["save.once"]
        // Where nothing leads on, buttons do what is not on screen.
        + (survey.leadsOn ? [] : ["no-dead-end"])
        + (survey.choosesContainers
          ? [
            "size-class.keeps-front", "size-class.round-trip", "resize.restores-sidebar",
            "background.no-change",
          ] : []))
    facts.starts = starts
    facts.testRuns = survey.testRuns(atMost: facts.testRuns, controlsTasks: asynchrony == .controlled)
    facts.startsWorkAtLaunch =
      survey.usesQueueAtLaunch || asynchrony == .controlled && survey.startsWorkAtLaunch
    if let names {
      facts.links = names.links
      facts.viewName = { DesignNames.name($0) }
    }
    return facts
  }
}
