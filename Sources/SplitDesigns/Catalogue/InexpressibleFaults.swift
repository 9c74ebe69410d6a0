import FuzzEngine

extension SplitFaults {
  /// Entries of the published lists of bugs that no system here has as a finding, each with the reason.
  static let inexpressible: [Fault] = [
    none(
      "E-3", "going back with nothing pushed crashes",
      "only pushed views show the back button, so it is gone once the path is empty"),
    none(
      "E-4", "choosing settings twice opens them twice over the menu",
      "the settings cover the sidebar's rows as soon as they open"),
    none(
      "L-18", "turning the device closes the menu", source: "L-18, BUG #6",
      "its author wants this now: policy.followed open-after-rotation requires it (F29)"),
    none(
      "L-23", "warnings, delays, widths, grey overlays, titles off the centre",
      "visual; what the delays lead to is F23 and P36"),
    none(
      "L-48", "a link beside the detail appends to it and does not replace it",
      "by design: push.single lets a design replace or append"),
    none(
      "L-49", "the same view can be pushed twice",
      "its author accepts it; equal views on a stack are different views, and two backs leave them"),
    none(
      "H-1", "a copy of whether the menu is open is wrong after a half closed menu",
      source: "H-1, version 1.1",
      "version 1.1 is not modelled; on the two bindings its handlers act as those of 1.2 (F02 to F05)"),
    none(
      "E-6", "a push from the settings closes the menu, and an observer opens it again",
      "lazysplit/invex does this and violates no rule: the design promises nothing of its menu on a push"),
    none(
      "S-10", "a launch on a phone pushes what a tablet left chosen",
      "documented: a collapse shows the deepest column with content; that the item outlives its category is F38"
    ),
    none(
      "N-06b", "a screen that is opened in the turn of a system back is lost",
      "the platform's write of the way back comes later than the call and wins; by code alone it is F58"),
    none("T-04", "details show a name that has changed", "models have no names here"),
    none(
      "T-06", "a model without a name is saved",
      "the published button is disabled; only code could send the action"),
    none(
      "T-07", "a second tap on New forgets the name",
      "the sheet covers that button; only code could send the action"),
    none(
      "T-11", "details are kept while nothing is chosen",
      "wanted, for T-I3; detail.not-blank checks that they are not shown"),
    none("T-12", "two models with one id crash", "the client is a set of models here"),
    none(
      "T-13", "a model is saved though its sheet was swiped down meanwhile",
      "the save was confirmed before the swipe, and save.once counts one"),
    none(
      "T-14", "details of an id that does not exist clear those that are shown",
      "every row is of a model that exists; only code could send the action"),
    none(
      "thread T-3", "what is said of a column holds for its root alone", source: "systems §8, Apple 735672",
      "the model has no toolbars and no modifiers of views"),
    none(
      "thread T-8", "entering the background resets the app", source: "systems §8, Apple 743139, iOS 16",
      "an app that does this is P50; against a platform that does it no app could do anything"),
    none(
      "thread T-13", "views appear twice after several selections", source: "systems §8, Esri toolkit #1539",
      "a trace decides how often a view appears: `reappear` (F40, P94)"),
    none(
      "thread T-14", "the detail is resized only after a rotation", source: "systems §8, openradar 20156503",
      "visual, as are thread T-16 and thread T-18"),
    none(
      "thread T-17", "back from the second level shows the root",
      source: "systems §8, NavigationBackport #54",
      "seen in one beta of iOS 18 on a device; an app that does this is P10, a swipe swipe-goes-back-twice"),
    none(
      "F41", "two writes of one turn in the wrong order", source: "S-13",
      "the platform sees the last write of a turn only; what can be seen of the two is F38"),
    none(
      "S-11", "a stored category that does not exist is accepted",
      "the storage holds only what this app has stored, and its four categories never change"),
    none(
      "S-12", "the storage cannot say that nothing is chosen, and the first launch is in Games",
      source: "S-12; seed 001, problem 1",
      "sidebar-columns/forces-games does this and violates no rule: none requires an empty start"),
    none(
      "T-03", "a feature that was not shown has an old list",
      "composable-split/hears-only-shown does this and violates no rule: the list is current once it is shown"
    ),
    none(
      "F66", "a trip through a narrow window blanks the columns", source: "T-10",
      "no fault: each of its two backs clears what led there, as documented"),
    none(
      "K-16", "a notification from another thread moves views there", "the model has turns and no threads"),
    none(
      "K-17", "another view gets the back button's display mode",
      "documented for the current view alone, and visual"),
    none(
      "N-09", "a dismissal that is reported twice takes the next screen off", source: "N-09, P11",
      "the second report is delivered in the step that went back (quirk repeats-pop-writes)"),
    none(
      "N-10", "a crash where a view is drawn anew while it slides out",
      "here going back leaves no view without a key; argued from the code, and seen on no device"),
  ]

  private static func none(_ id: String, _ summary: String, source: String? = nil, _ reason: String) -> Fault
  { Fault(id, summary, source: source ?? id, notExpressible: reason) }
}
