internal import SplitModel

extension SplitRules {
  static let inspectorAnswers = SplitRule(
    "inspector.toggles",
    "The inspector's command shows and hides it, a hand that swipes its sheet down hides it, and neither changes "
      + "anything else",
    source: "T28; I17; WWDC23 10161", ways: ["dead", "changes-more"],
    kinds: .of(.pressInspector, .dismissSheet), applies: { $0.screen.policies.contains(.hasInspector) },
    check: .step { step in
      let (old, new) = (step.old, step.new)
      let isDismissed = step.action == .dismissSheet
      if isDismissed, !old.presentation.contains(.isInspector) || step.after.effects.hasTrapped {
        return .notExercised
      }
      if old.presentation.showsInspector == new.presentation.showsInspector { return .broken("dead") }
      return old.place == new.place ? .holds : .broken("changes-more")
    })
}
