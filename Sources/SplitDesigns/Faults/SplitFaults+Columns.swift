import FuzzEngine

extension SplitFaults {
  /// The sidebar example's: what its document tells of its own problems, and what its code shows.
  static let sidebarColumns: [Fault] = [
    Fault(
      "F38", "the item survives a change of category", source: "S-01; seed 001, problem 5",
      in: "sidebar-columns/head", on: "ipad-13 landscape", at: "games",
      breaks: "selection.consistent wrong-item", claimed: 2),
    Fault(
      "F39", "clearing the item is not stored", source: "S-02", in: "sidebar-columns/seed",
      on: "ipad-13 landscape", breaks: "relaunch.restores-place wrong-place", claimed: 4),
    Fault(
      "F40", "what was stored is restored at every appearance", source: "S-03", in: "sidebar-columns/seed",
      on: "ipad-13 landscape", breaks: "reappear.no-change differs", claimed: 4),
    Fault(
      "F41", "two writes of one turn in the wrong order", source: "S-13",
      notExpressible:
        "what is written and overwritten within a turn is never seen by the platform, and the design's own "
        + "handlers run after it; what can be seen of the two writes is F38"),
    Fault(
      "F42", "a category that code chooses is not highlighted", source: "S-04; seed 001, problem 2",
      in: "sidebar-columns/link", on: "iphone-15 portrait", breaks: "selection.consistent mismatch",
      after: "call", claimed: 1
    ),
    Fault(
      "F43", "a hidden sidebar drops what code chooses", source: "S-05; seed 001, problem 2",
      in: "sidebar-columns/link", on: "iphone-15-pro-max landscape", breaks: "request.not-lost lost",
      claimed: 1),
    Fault(
      "F44", "the first choice builds the view that is there anew", source: "S-06; seed 001, problem 3",
      in: "sidebar-columns/replaces-placeholder", on: "ipad-13 landscape", at: "games",
      breaks: "selection.reselect rebuilt", claimed: 1),
    Fault(
      "F45", "the title of a view that is gone", source: "S-07; seed 001, problem 6",
      in: "sidebar-columns/keeps-title", on: "ipad-13 landscape", at: "games",
      breaks: "title.matches-view wrong-title", claimed: 2),
    Fault(
      "F46", "the layout of the launch, whatever the width", source: "S-09; seed 001, finding 4",
      in: "sidebar-columns/head", on: "iphone-15-pro-max portrait",
      breaks: "environment.fresh stale-size-class", claimed: 1),
    Fault(
      "F85", "going back clears the link's selection and with it the highlight",
      source: "S-08; seed 001, finding 1", in: "sidebar-columns/loses-highlight",
      on: "iphone-15-pro-max portrait", at: "games",
      breaks: "selection.consistent mismatch", claimed: 2),
    Fault(
      "S-11", "a stored category that does not exist is accepted", source: "S-11",
      notExpressible:
        "the storage holds what this app has stored and nothing else, and its four categories never change; no action "
        + "writes another into it"),
    Fault(
      "S-12", "the storage cannot say that nothing is chosen, and the first launch is in Games",
      source: "S-12; seed 001, problem 1",
      notExpressible:
        "it can be played (sidebar-columns/forces-games) and breaks no rule: none asks for an empty start, and "
        + "launch.shows-start takes any section, of designs that declare it; that clearing is not stored is F39"
    ),
    Fault(
      "P117", "back from the item leaves its category as well", source: "planted: clears-both",
      in: "sidebar-columns/clears-both", on: "iphone-15 portrait", at: "games",
      breaks: "back.one-level too-many"),
    Fault(
      "P118", "an item that the app does not let go", source: "planted: refuses-clearing",
      in: "sidebar-columns/refuses-clearing", on: "iphone-15 portrait", at: "games",
      breaks: "back.one-level too-few"),
  ]
}

extension SplitFaults {
  /// The composable split's: what its code shows, and mutations of what its document promises.
  static let composableSplit: [Fault] = [
    Fault(
      "F62", "details of a model that was deleted", source: "T-01", in: "composable-split/head",
      on: "ipad-13 landscape", breaks: "deleted.not-shown still-shown", claimed: 2),
    Fault(
      "F63", "two taps on save make two models", source: "T-05", in: "composable-split/head",
      on: "ipad-13 landscape", breaks: "save.once twice", claimed: 4),
    Fault(
      "F64", "a sheet that went with its feature comes back with it", source: "T-08",
      in: "composable-split/head", on: "ipad-13 landscape", breaks: "sheet.lifecycle unrequested", claimed: 3),
    Fault(
      "F65", "details of a model that another feature deleted", source: "T-02",
      in: "composable-split/forgets-others-deletes", on: "ipad-13 landscape",
      breaks: "deleted.not-shown still-shown", after: "choose", claimed: 4),
    Fault(
      "T-03", "a feature that was not shown has an old list", source: "T-03",
      notExpressible:
        "it can be played (composable-split/hears-only-shown) and breaks no rule: a feature that is not shown is on no "
        + "screen, and choosing it sends it the models, which land before the line is at rest and clear what a tap on "
        + "the old list opened meanwhile; details that stay are F62 and F65"),
    Fault(
      "F66", "a trip through a narrow window blanks the columns", source: "T-10",
      notExpressible:
        "it can be played and is no fault: each of its two backs clears what led there, as documented, so the empty "
        + "columns are what was asked for; to restore it when the width grows would break size-class.round-trip, for the "
        + "narrow window would not come back"
    ),
    Fault(
      "F67", "a constant visibility makes the toggle dead", source: "T-09", in: "composable-split/head",
      on: "ipad-13 landscape", breaks: "sidebar.toggle-flips no-effect", claimed: 1),
    Fault(
      "F68", "leaving a feature clears its details", source: "T-15, a mutation",
      in: "composable-split/tag-clears-details", on: "ipad-13 landscape",
      breaks: "selection.per-section lost",
      claimed: 2),
    Fault(
      "F69", "dismissing the sheet clears the details", source: "T-16, a mutation",
      in: "composable-split/dismissal-clears-details", on: "ipad-13 landscape",
      breaks: "sheet.lifecycle changes-beneath", claimed: 3),
  ]
}
