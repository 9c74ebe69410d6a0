import FuzzEngine

extension SplitFaults {
  /// Entries of the published lists of bugs that no system here can have, each with the reason.
  static let inexpressible: [Fault] = [
    Fault(
      "E-3", "going back with nothing pushed crashes", source: "E-3",
      notExpressible:
        "the way back stands on pushed views alone, and it is gone in the turn in which the path is "
        + "empty, so that nobody can tap it there; no program calls it"),
    Fault(
      "E-4", "choosing settings twice opens them twice over the menu", source: "E-4",
      notExpressible:
        "the settings cover the rows of the sidebar from the turn in which they open, so that nobody "
        + "can choose them again; no program calls it, and the design's memory says only whether they are "
        + "open"),
    Fault(
      "L-18", "turning the device closes the menu", source: "L-18, BUG #6",
      notExpressible:
        "its author came to want it: policy.followed open-after-rotation asks for it (F29)"),
    Fault(
      "L-23", "warnings, delays, widths, grey overlays, titles off the centre", source: "L-23",
      notExpressible: "it is visual; what the delays lead to is F23, P36 and whatever a `~` shows"),
    Fault(
      "L-48", "a link beside the detail appends to it and does not replace it", source: "L-48",
      notExpressible:
        "by design: push.single leaves it to a design whether such a push replaces or appends"),
    Fault(
      "L-49", "the same view can be pushed twice", source: "L-49",
      notExpressible:
        "its author accepts it, and equal views are different views of a stack: two backs leave them"),
    Fault(
      "H-1", "a copy of whether the menu is open is wrong after a half closed menu",
      source: "H-1, version 1.1",
      notExpressible:
        "version 1.1 is not played: its copy is read by its own handlers alone, and what they do to the "
        + "two bindings is that of 1.2; the half closed menu itself is F02 to F05"),
    Fault(
      "E-6", "a push from the settings closes the menu, and an observer opens it again", source: "E-6",
      notExpressible:
        "it can be played (lazysplit/invex) and breaks no rule: the design promises nothing of its menu "
        + "on a push, and the settings stand in the menu"),
    Fault(
      "S-10", "a launch on a phone pushes what a tablet left chosen", source: "S-10",
      notExpressible:
        "a collapse shows the deepest column with something in it, as documented, and each way back "
        + "clears what led there; that the item outlives its category is F38"),
    Fault(
      "N-06b", "a screen that is opened in the turn of a system back is lost", source: "N-06b",
      notExpressible:
        "until it has landed, what the platform writes of the way back comes later than the call and "
        + "wins; by code alone it is F58"),
    Fault(
      "T-04", "details show a name that has changed", source: "T-04",
      notExpressible: "models have no names here, nor does anything else in a view have contents"),
    Fault(
      "T-06", "a model without a name is saved", source: "T-06",
      notExpressible:
        "a person has no button for it, because the published one is disabled; what code sends is its "
        + "own"),
    Fault(
      "T-07", "a second tap on New forgets the name", source: "T-07",
      notExpressible: "the sheet covers that button; what code sends is its own"),
    Fault(
      "T-11", "details are kept while nothing is chosen", source: "T-11",
      notExpressible: "it is wanted, for T-I3; that they are not shown is what detail.not-blank asks"),
    Fault(
      "T-12", "two models with one id crash", source: "T-12",
      notExpressible: "the client is a set of models here, so that it cannot hold one twice"),
    Fault(
      "T-13", "a model is saved though its sheet was swiped down meanwhile", source: "T-13",
      notExpressible:
        "its client is asked before the swipe and answers after it; the save was confirmed, and "
        + "save.once counts no more than one"),
    Fault(
      "T-14", "details of an id that does not exist clear those that are shown", source: "T-14",
      notExpressible: "a row is there for a model that exists; what code sends is its own"),
    Fault(
      "thread T-3", "what is said of a column holds for its root alone", source: "systems §8, Apple 735672",
      notExpressible: "toolbars and modifiers of views are no part of the model"),
    Fault(
      "thread T-8", "entering the background resets the app", source: "systems §8, Apple 743139, iOS 16",
      notExpressible:
        "as an app's own doing it is P50; as the platform's it would be one more of twenty quirks, and "
        + "no app could do anything against it"),
    Fault(
      "thread T-13", "views appear twice after several selections", source: "systems §8, Esri toolkit #1539",
      notExpressible: "how often a view appears decides a trace: `reappear` (F40, P94)"),
    Fault(
      "thread T-14", "the detail is resized only after a rotation", source: "systems §8, openradar 20156503",
      notExpressible:
        "it is visual, as are thread T-16 and thread T-18: widths that are late or latched"),
    Fault(
      "thread T-17", "back from the second level shows the root",
      source: "systems §8, NavigationBackport #54",
      notExpressible:
        "of a beta of iOS 18 on a device alone, and gone; an app that does it is P10, a swipe that does "
        + "it swipe-goes-back-twice"),
    Fault(
      "F41", "two writes of one turn in the wrong order", source: "S-13",
      notExpressible:
        "what is written and overwritten within a turn is never seen by the platform, and the design's "
        + "own handlers run after it; what can be seen of the two writes is F38"),
    Fault(
      "S-11", "a stored category that does not exist is accepted", source: "S-11",
      notExpressible:
        "the storage holds what this app has stored and nothing else, and its four categories never "
        + "change; no action writes another into it"),
    Fault(
      "S-12", "the storage cannot say that nothing is chosen, and the first launch is in Games",
      source: "S-12; seed 001, problem 1",
      notExpressible:
        "it can be played (sidebar-columns/forces-games) and breaks no rule: none asks for an empty "
        + "start, and launch.shows-start takes any section, of designs that declare it; that clearing is "
        + "not stored is F39"),
    Fault(
      "T-03", "a feature that was not shown has an old list", source: "T-03",
      notExpressible:
        "it can be played (composable-split/hears-only-shown) and breaks no rule: a feature that is not "
        + "shown is on no screen, and choosing it sends it the models, which land before the line is at "
        + "rest and clear what a tap on the old list opened meanwhile; details that stay are F62 and F65"),
    Fault(
      "F66", "a trip through a narrow window blanks the columns", source: "T-10",
      notExpressible:
        "it can be played and is no fault: each of its two backs clears what led there, as documented, "
        + "so the empty columns are what was asked for; to restore it when the width grows would break "
        + "size-class.round-trip, for the narrow window would not come back"),
    Fault(
      "K-16", "a notification from another thread moves views there", source: "K-16",
      notExpressible:
        "the model has turns and no threads: a call runs in one turn wherever it comes from"),
    Fault(
      "K-17", "another view gets the back button's display mode", source: "K-17",
      notExpressible:
        "its source documents it to change the current view alone, and it changes looks only"),
    Fault(
      "N-09", "a dismissal that is reported twice takes the next screen off", source: "N-09, P11",
      notExpressible:
        "the second report lands within the line that went back (quirk repeats-pop-writes); before it "
        + "has landed, what the platform still writes comes later than a push and wins"),
    Fault(
      "N-10", "a crash where a view is drawn anew while it slides out", source: "N-10",
      notExpressible:
        "a view is gone for the design once its link's flag is off, and its key is cut then or later, "
        + "so that going back leaves no view without a key; its source argues it from the code, and no "
        + "device has shown it"),
  ]
}
