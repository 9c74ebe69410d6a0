internal import SplitModel

/// Rules of presentations, deletions, and what each section keeps.
extension SplitRules {
  /// What a confirmation deleted.
  private struct Deletion: BitwiseCopyable {
    var view = ShownView.blank
    var isReported = false  // Whether the rule is violated already, and was reported
  }

  static let deletedNotShown = SplitRule(
    "deleted.not-shown", "A deleted item is not selected, shown, pushed or the subject of a dialog",
    source: "TCA-NavigationSplitView, setModels", violationKinds: ["still-shown", "dialog-left"],
    applies: { $0.screen.hasItems || $0.screen.policies.contains(.deletesViews) },
    check: .fold(
      Deletion(),
      notices: { $0.view != .blank || $0.isReported ? .all : [.opens, .presents, .hasItem] },
      of: { step in
        let (effects, isAtRest) = (step.effects, step.isAtRest)
        let confirms = effects.opened?.target == .confirmed
        var place = isAtRest ? step.new.place : Place()
        place.selections = Slots(repeating: 0)
        return (
          confirms: confirms, forgets: effects.hasTrapped || effects.called != nil,
          // A write in flight may still bring the view back.
          view: confirms && !step.isSettled ? .blank : effects.opened?.view ?? .blank, isAtRest: isAtRest,
          isOfSomethingGone: isAtRest && step.new.presentation.contains(.isOfSomethingGone),
          isShown: isAtRest && step.new.presentation.contains(.showsDeleted),
          goesWhenAnswered: isAtRest && step.new.presentation.goesWhenAnswered, place: place
        )
      }
    ) { deletion, step in
      if step.confirms {
        deletion.view = step.view
      } else if step.forgets || step.view == deletion.view {
        deletion.view = .blank
      }
      guard step.isAtRest else { return .vacuous }
      let (place, deleted) = (step.place, deletion.view)
      let isKnown = deleted != .blank
      let verdict: Verdict =
        if step.isOfSomethingGone {
          .violated("dialog-left")
        } else if step.isShown
          || isKnown && (place.pushed(on: 0).contains(deleted) || place.pushed(on: 1).contains(deleted))
        {
          .violated("still-shown")
        } else if place.item == .blank {
          isKnown || step.goesWhenAnswered ? .holds : .vacuous
        } else {
          place.itemSection == 0 || place.item == deleted ? .violated("still-shown") : .holds
        }
      guard case .violated = verdict else {
        deletion.isReported = false
        return verdict
      }
      defer { deletion.isReported = true }
      return deletion.isReported ? .vacuous : verdict
    })

  static let selectionPerSection = SplitRule(
    "selection.per-section", "Coming back to a section restores its selected item and its pushed views",
    source: "TCA-NavigationSplitView README, 1. Sidebar", violationKinds: ["lost"],
    applies: { $0.screen.policies.contains(.keepsItems) },
    check: .fold(KeptItems(), notices: { $0.notices }, of: { KeptItems.Change($0) }) { memory, change in
      guard let kept = memory.follow(change) else { return .vacuous }
      return kept == change.after ? .holds : .violated("lost")
    })

  static let sheetLifecycle = SplitRule(
    "sheet.lifecycle",
    "A presentation appears on request and goes when dismissed; neither changes anything beneath",
    source: "TCA-NavigationSplitView README, 3. Detail",
    violationKinds: ["unrequested", "not-dismissed", "changes-beneath"],
    applies: { $0.screen.policies.contains(.presentsSheets) },
    check: .step { step in
      let (wasUp, isUp) = (step.old.last.column == .sheet, step.new.last.column == .sheet)
      guard wasUp || isUp, !step.effects.hasTrapped else { return .vacuous }
      // The inspector is a sheet or a column, depending on the width; one with a command has a rule of its own.
      let (before, after) = (step.old.presentation, step.new.presentation)
      if before.showsInspector || after.showsInspector {
        let isToGo = step.action == .dismissSheet && !step.new.policies.contains(.hasInspector)
        return isToGo && before.contains(.isInspector) && after.contains(.isInspector)
          ? .violated("not-dismissed") : .vacuous
      }
      // A sheet goes with its section, so in another section it is another sheet.
      let isElsewhere =
        step.old.hasSplitHere == step.new.hasSplitHere
        && step.old.place.selections != step.new.place.selections
      if isUp, !wasUp || isElsewhere, !step.asks, !step.coversWhenLeft, !isRequested(step) {
        return .violated("unrequested")
      }
      switch step.action {
      case .open, .dismissSheet: break
      default: return .vacuous
      }
      // The same button may open another presentation.
      if wasUp, isUp, step.pushed == nil, step.old.presentedView == step.new.presentedView,
        !step.effects.presentedByWork,
        step.action == .dismissSheet || step.old.presentation.goesWhenAnswered || isToGo(step)
      {
        return .violated("not-dismissed")
      }
      // A button that leads nowhere it has named may go elsewhere too: one logs out, another builds a whole route.
      if !wasUp, isUp, step.effects.opened?.target == .unknown { return .holds }
      // What a button on it changes beneath was asked for.
      if wasUp, step.action != .dismissSheet { return .holds }
      // It may also have opened a view whose content then failed to load; and an app may go on after a sheet.
      if step.effects.hasDeleted || step.effects.presentedByWork || step.effects.followsDismissal {
        return .vacuous
      }
      let (old, new) = step.places
      return old.item == new.item && old.selections == new.selections && old.entries == new.entries
        ? .holds : .violated("changes-beneath")
    })

  /// Whether a button was tapped on what is presented that promises to take it away.
  private static func isToGo(_ step: SplitStep) -> Bool {
    step.effects.opened.map { $0.target == .nowhere && $0.view == step.old.presentedView } ?? false
  }

  private static func isRequested(_ step: SplitStep) -> Bool {
    let effects = step.effects
    if step.pushed?.target == .sheet || effects.presentedByWork || effects.showsSameInFront { return true }
    if effects.opened?.target == .unknown { return true }
    guard case .call = step.action else { return false }
    // Who is signed out may be asked to sign in, and what is to be shown may stand in the sheet's stack.
    let shown = [step.new.presentedView, step.new.last.view]
    return effects.called.map { $0.kind == .signOut || shown.contains($0.view) } ?? true
  }

  static let saveOnce = SplitRule(
    "save.once", "One confirmation saves or deletes exactly one thing",
    source: "TCA-NavigationSplitView, NewFeature", violationKinds: ["twice", "never"],
    applies: { $0.screen.policies.contains(.presentsSheets) },
    // The number of presentations whose effect may still come; three stand for any number.
    check: .fold(
      UInt8(0),
      notices: { $0 != 0 ? .all : [.opens, .calls, .saves, .presents] },
      of: { step in
        let (effects, new) = (step.effects, step.new.presentedView)
        let isNew = new != .blank && new != step.old.presentedView
        return (
          isMore: isNew || step.pushed?.target == .sheet, saves: effects.saves, isAtRest: step.isAtRest,
          isUp: new != .blank,
          isConfirmed: effects.opened?.target == .confirmed && step.isSettled && !effects.hasTrapped
        )
      }
    ) { allowed, step in
      if step.isMore { allowed = min(allowed + 1, 3) }
      let isTwice = allowed < 3 && step.saves > allowed
      if allowed < 3 { allowed -= min(allowed, step.saves) }
      if step.isAtRest { allowed = step.isUp ? min(allowed, 1) : 0 }
      if isTwice { return .violated("twice") }
      return step.saves > 0 ? .holds : step.isConfirmed ? .violated("never") : .vacuous
    })

  static let inspectorToggles = SplitRule(
    "inspector.toggles",
    "The inspector's command shows and hides it, a swipe closes its sheet, and no more happens",
    source: "WWDC23 10161", violationKinds: ["no-effect", "side-effect"],
    kinds: .of(.pressInspector, .dismissSheet), applies: { $0.screen.policies.contains(.hasInspector) },
    check: .step { step in
      let (old, new) = (step.old, step.new)
      if step.action == .dismissSheet, !old.presentation.contains(.isInspector) || step.effects.hasTrapped {
        return .vacuous
      }
      if old.presentation.showsInspector == new.presentation.showsInspector { return .violated("no-effect") }
      return old.place == new.place ? .holds : .violated("side-effect")
    })
}
