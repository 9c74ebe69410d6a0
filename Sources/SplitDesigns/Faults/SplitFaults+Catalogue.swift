import FuzzEngine

extension SplitFaults {
  /// What the catalogues of the designs name besides, and flaws of our own in what rules came to ask late.
  static let catalogue: [Fault] = [
    Fault(
      "F95", "a push goes on a root that is not there", source: "L-14; note of 6/11", in: "lazysplit/1.4",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.path-consistent no-root", claimed: 1),
    Fault(
      "F96", "a push into the column adds to a copy that back does not reach", source: "L-16; note of 6/10",
      in: "lazysplit/1.4", on: "ipad-11 portrait", at: "settings", breaks: "push.single several", claimed: 3),
    Fault(
      "F97", "a view that can be a root and has no destination", source: "L-43b", in: "lazysplit/1.6",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.resolvable unresolved", claimed: 2),
    Fault(
      "F98", "going to the root reaches a subject that was replaced", source: "N-03",
      in: "navigator/replaces-subjects", on: "iphone-15 portrait", breaks: "request.not-lost lost",
      after: "call", claimed: 3),
    Fault(
      "F99", "what one feature shows another one shows as well", source: "T-17, a mutation",
      in: "composable-split/mixes-scopes", on: "ipad-13 landscape", breaks: "isolation other-section",
      claimed: 3),
    Fault(
      "F100", "the list was in front, and after turning there and back the detail is",
      source: "0d: no topColumnForCollapsing in its delegate; platform §1.8, WordPress-iOS #18021",
      in: "lazysplit/uikit-split", on: "iphone-15-pro-max portrait", breaks: "size-class.round-trip differs",
      after: "call", claimed: 2),
    Fault(
      "P130", "one tap hides two columns", source: "planted: hides-both", in: "composable-split/hides-both",
      on: "ipad-13 landscape", breaks: "sidebar.toggle-flips no-effect"),
    Fault(
      "P131", "a column that nobody may hide, and a drag does", source: "planted: lets-columns-go; K-I9",
      in: "navigation-view-kit/lets-columns-go", on: "ipad-11 portrait",
      breaks: "policy.followed column-hidden"),
    Fault(
      "P132", "a sidebar goes with the room and does not come back with it",
      source: "planted: hides-when-narrow; T34", in: "composable-split/hides-when-narrow",
      on: "ipad-13 landscape", breaks: "resize.restores-sidebar not-restored"),
    Fault(
      "P133", "an item that was left is back after a launch", source: "S-02; G17",
      in: "sidebar-columns/forgets-clearing", on: "iphone-15 portrait", at: "games",
      breaks: "dismissed.stays-dismissed returns"),
    Fault(
      "P134", "of three columns the first is preferred in vain, because it was hidden",
      source: "planted: prefers-to-show; platform §1.4", in: "plain-columns/prefers-to-show",
      on: "ipad-11 landscape", breaks: "request.not-lost lost"),
  ]

  /// Entries of the catalogues that nothing here can show, each with the reason.
  static let untold: [Fault] = [
    Fault(
      "L-18", "turning the device closes the menu", source: "L-18, BUG #6",
      notExpressible: "its author came to want it: policy.followed open-after-rotation asks for it (F29)"),
    Fault(
      "L-23", "warnings, delays, widths, grey overlays, titles off the centre", source: "L-23",
      notExpressible: "it is visual; what the delays lead to is F23, P36 and whatever a `~` shows"),
    Fault(
      "L-48", "a link beside the detail appends to it and does not replace it", source: "L-48",
      notExpressible: "by design: push.single leaves it to a design whether such a push replaces or appends"),
    Fault(
      "L-49", "the same view can be pushed twice", source: "L-49",
      notExpressible:
        "its author accepts it, and equal views are different views of a stack: two backs leave them"),
    Fault(
      "H-1", "a copy of whether the menu is open is wrong after a half closed menu",
      source: "H-1, version 1.1",
      notExpressible:
        "version 1.1 is not played: its copy is read by its own handlers alone, and what they do to the two bindings is "
        + "that of 1.2; the half closed menu itself is F02 to F05"),
    Fault(
      "E-6", "a push from the settings closes the menu, and an observer opens it again", source: "E-6",
      notExpressible:
        "it can be played (lazysplit/invex) and breaks no rule: the design promises nothing of its menu on a push, and "
        + "the settings stand in the menu"),
    Fault(
      "S-10", "a launch on a phone pushes what a tablet left chosen", source: "S-10",
      notExpressible:
        "a collapse shows the deepest column with something in it, as documented, and each way back clears what led "
        + "there; that the item outlives its category is F38"),
    Fault(
      "N-06b", "a screen that is opened in the turn of a system back is lost", source: "N-06b",
      notExpressible:
        "until it has landed, what the platform writes of the way back comes later than the call and wins; by code alone "
        + "it is F58"),
    Fault(
      "T-04", "details show a name that has changed", source: "T-04",
      notExpressible: "models have no names here, nor does anything else in a view have contents"),
    Fault(
      "T-06", "a model without a name is saved", source: "T-06",
      notExpressible:
        "a person has no button for it, because the published one is disabled; what code sends is its own"),
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
        "its client is asked before the swipe and answers after it; the save was confirmed, and save.once counts no more "
        + "than one"),
    Fault(
      "T-14", "details of an id that does not exist clear those that are shown", source: "T-14",
      notExpressible: "a row is there for a model that exists; what code sends is its own"),
    Fault(
      "thread T-3", "what is said of a column holds for its root alone", source: "systems §8, Apple 735672",
      notExpressible: "toolbars and modifiers of views are no part of the model"),
    Fault(
      "thread T-8", "entering the background resets the app", source: "systems §8, Apple 743139, iOS 16",
      notExpressible:
        "as an app's own doing it is P50; as the platform's it would be one more of twenty quirks, and no app could do "
        + "anything against it"),
    Fault(
      "thread T-13", "views appear twice after several selections", source: "systems §8, Esri toolkit #1539",
      notExpressible: "how often a view appears decides a trace: `reappear` (F40, P94)"),
    Fault(
      "thread T-14", "the detail is resized only after a rotation", source: "systems §8, openradar 20156503",
      notExpressible: "it is visual, as are thread T-16 and thread T-18: widths that are late or latched"),
    Fault(
      "thread T-17", "back from the second level shows the root",
      source: "systems §8, NavigationBackport #54",
      notExpressible:
        "of a beta of iOS 18 on a device alone, and gone; an app that does it is P10, a swipe that does it "
        + "swipe-goes-back-twice"),
  ]
}
