import SplitModel

extension LazySplit {
  enum Flaw: CaseIterable {
    case cachesSizeClass, keepsDetailRoot, staysOpenOnPush, staysOpenInPortrait, letsBindingsDrift,
      toggleReadsVisibility, menuDropsDetailRoot, pushesSections, declaresDestinationsOnce,
      losesEarlyRequests, columnFollowsRootOnly, sharesService, guardsHiding, keepsServiceCopies,
      trapsDetailRoot, fullPushClearsPath, keepsFullScreen, pushesUnderCover, barItemTraps,
      resolvesSubdetailOnly, startsOnMenu, keepsSystemToggle, rebuildsSplit, dismissalClearsDetail, popsTwo,
      pushLeavesSection, menuCannotBeDismissed, blanksSubdetail, resizeClearsPath, expandingDropsDetail,
      hasNoToggle, pushOpensMenu, refusesVisibility, startsPushed, cachesOrientation, rebuildsInnerSplit,
      reopensOnHome, highlightLags, rechoosingPushes, rebuildsOnMenu, showingFlips, neverOpens, pushesNothing,
      restoresLeft, refusesPops, staysOpenOnChoice, stopsListening, replacesFifth, replacesSixth,
      replacesSeventh, replacesEighth, popsOnAppear, dropsDetailOnAppear, linksIntoColumn,
      styleFollowsOrientation, trapsWhenLocked, ignoresCover, leavesEdgeOpen, hidesBackOfLinked, popsLate,
      lacksEnvironment, declaresElsewhere, leavingGoesHome, leavingStopsListening, recreatesModel
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "lazysplit", "LazySplit's newest code, and ",
    [
      .init(
        .cachesSizeClass,
        "the size class is copied, and the copy refreshed only when the first view appears or the geometry turns",
        "F13", source: "L-34", in: "head", on: "ipad-11 portrait",
        breaks: "environment.fresh stale-size-class", after: "resize", claimed: 1),
      .init(
        .keepsDetailRoot, "choosing a section clears the detail's path and keeps its root", "F16",
        source: "L-37", on: "ipad-11 portrait", at: "settings", breaks: "sidebar.choice-shows leftover",
        claimed: 4),
      .init(
        .staysOpenOnPush, "a push leaves an open menu open", "F17", source: "L-11, BUG #17", in: "head",
        on: "ipad-11 portrait", at: "settings", breaks: "policy.followed open-after-push", claimed: 2),
      .init(
        .staysOpenInPortrait, "turning to portrait leaves an open menu open", "F29", source: "L-12",
        in: "head", on: "ipad-11 landscape", breaks: "policy.followed open-after-rotation", claimed: 2),
      .init(
        .letsBindingsDrift,
        "when the platform writes one of the menu's two bindings, the other keeps its old value", "F02",
        source: "L-31", in: "head", on: "ipad-11 portrait", breaks: "sidebar.stays-dismissed returns",
        claimed: 3),
      .init(
        .toggleReadsVisibility,
        "the toggle looks at the visibility alone, also where only the compact column is in force", "F03",
        source: "L-32", in: "head", on: "iphone-15 portrait", quirks: ["edge-swipe-slips"],
        breaks: "sidebar.toggle-flips no-effect", claimed: 2),
      .init(
        .menuDropsDetailRoot, "showing the menu clears the detail's root and keeps its path", "P31",
        source: "LazySplit's older versions", breaks: "detail.path-consistent no-root"),
      .init(
        .pushesSections, "a section that is sent to the detail is pushed like any view", "F19",
        source: "L-42", in: "head", on: "iphone-15 portrait", breaks: "detail.resolvable unresolved",
        claimed: 1),
      .init(
        .declaresDestinationsOnce, "the column's destinations are declared on one branch of its root only",
        "F20", source: "L-43", in: "head", on: "ipad-11 portrait", at: "settings",
        breaks: "detail.resolvable unresolved", claimed: 2),
      .init(
        .losesEarlyRequests, "what is sent before somebody listens is lost", "P32",
        source: "LazySplit's older versions", at: "cold", breaks: "request.not-lost lost"),
      .init(.columnFollowsRootOnly, "the inner compact column follows the detail's root and not its path"),
      .init(
        .guardsHiding, "hiding the menu does nothing unless both bindings say that it is open", "F01",
        source: "L-30", in: "1.6", on: "iphone-15 portrait", quirks: ["edge-swipe-slips"],
        breaks: "sidebar.choice-closes stays-open", claimed: 2),
      .init(
        .keepsServiceCopies,
        "the service keeps copies of the paths that the platform's own pops do not reach", "P30",
        source: "LazySplit's older versions", breaks: "push.single several"),
      .init(
        .trapsDetailRoot, "going back from the detail's root only prints, and shows no control for it", "F09",
        source: "L-03, BUG #13", in: "1.6", on: "iphone-15 portrait", at: "settings",
        breaks: "back.offered-when-needed missing", claimed: 3),
      .init(
        .fullPushClearsPath, "a full-screen push empties the detail's path", "F10", source: "L-38",
        on: "ipad-11 portrait", at: "settings", breaks: "detail.full-screen-preserves changed", claimed: 4),
      .init(
        .keepsFullScreen, "choosing a section leaves what covers everything", "F12", source: "L-40",
        in: "1.6", on: "iphone-15 portrait", breaks: "request.not-lost lost", claimed: 2),
      .init(
        .pushesUnderCover,
        "a push to the detail goes there although something covers it, or nothing is there", "F31",
        source: "L-15", in: "1.6", on: "ipad-11 portrait", at: "settings", breaks: "push.visible covered",
        claimed: 2),
      .init(
        .barItemTraps,
        "a bar item that depends on the size class crashes when it comes while the menu is open", "F27",
        source: "L-09, BUG #15", in: "1.6", on: "ipad-11 portrait", breaks: "no-trap crash", claimed: 2),
      .init(
        .resolvesSubdetailOnly, "the column resolves subdetail only", "F97", source: "L-43b", in: "1.6",
        on: "ipad-11 portrait", at: "settings", breaks: "detail.resolvable unresolved", claimed: 2),
      .init(
        .startsOnMenu, "launches with the menu open", "P01", breaks: "launch.shows-start sidebar-in-front"),
      .init(
        .keepsSystemToggle, "leaves the platform's own toggle beside the app's", "P03",
        breaks: "sidebar.one-toggle two-toggles"),
      .init(
        .rebuildsSplit, "builds another split for each section", "P06",
        breaks: "container.keeps-identity outermost"),
      .init(
        .dismissalClearsDetail, "clears the detail when the platform hides the menu", "P09",
        breaks: "sidebar.dismissal-is-pure side-effect"),
      .init(
        .popsTwo, "removes a second view when the platform removes one", "P10",
        breaks: "back.one-level too-many"),
      .init(
        .pushLeavesSection, "a full-screen push chooses the first section", "P11",
        breaks: "push.leaves-others selection"),
      .init(
        .menuCannotBeDismissed, "the menu can be dismissed by nothing once it lies over the detail", "P05",
        breaks: "sidebar.one-toggle nothing-dismisses"),
      .init(
        .blanksSubdetail, "a detail whose root is subdetail shows nothing", "P12",
        breaks: "detail.not-blank blank"),
      .init(
        .resizeClearsPath, "a resize empties the detail's path", "P13", breaks: "resize.no-loss place-changed"
      ),
      .init(
        .expandingDropsDetail, "expanding clears the detail", "P14",
        breaks: "size-class.keeps-front front-lost"),
      .init(
        .hasNoToggle, "brings no toggle, though the platform's is removed", "P04",
        breaks: "sidebar.one-toggle nothing-reveals"),
      .init(.pushOpensMenu, "a push opens the menu", "P15", breaks: "policy.followed open-after-push"),
      .init(
        .refusesVisibility, "does not take the visibility that the platform writes", "P16",
        breaks: "sidebar.no-tap-through stays-open"),
      .init(
        .startsPushed, "launches with a view over everything", "P02", breaks: "launch.shows-start wrong-place"
      ),
      .init(
        .cachesOrientation, "the orientation is copied at the first appearance and never again", "P17",
        breaks: "environment.fresh stale-orientation"),
      .init(
        .rebuildsInnerSplit, "builds another inner split for each orientation", "P07",
        breaks: "container.keeps-identity nested"),
      .init(
        .reopensOnHome, "opening the menu by its toggle chooses the first section", "P18",
        breaks: "sidebar.choice-remembered selection-lost"),
      .init(
        .highlightLags, "the menu highlights the first section, whichever is shown", "P19",
        breaks: "selection.consistent mismatch"),
      .init(
        .rechoosingPushes, "choosing the section that is shown puts a view over everything", "P20",
        breaks: "selection.reselect wrong-place"),
      .init(
        .rebuildsOnMenu, "builds another split while the menu is open", "P08",
        breaks: "selection.reselect rebuilt"),
      .init(
        .showingFlips, "asking for the menu while it is open closes it", "P21",
        breaks: "request.idempotent differs"),
      .init(.neverOpens, "the menu never opens", "P22", breaks: "sidebar.toggle-flips no-effect"),
      .init(.pushesNothing, "a push does nothing", "P23", breaks: "push.visible missing"),
      .init(
        .restoresLeft, "turning the device brings back the view that was left last", "P24",
        breaks: "dismissed.stays-dismissed returns"),
      .init(
        .refusesPops, "does not take the path that the platform writes", "P25", breaks: "no-dead-end stuck"),
      .init(
        .staysOpenOnChoice, "choosing a section leaves an open menu open", "P26",
        breaks: "sidebar.choice-closes stays-open"),
      .init(
        .stopsListening, "a change of size class or orientation ends the subscription to the service", "P27",
        breaks: "size-class.round-trip differs-later"),
      .init(
        .replacesFifth, "the fifth view over everything takes the place of the fourth", "P38",
        breaks: "push.single replaces", runs: 2_000),
      .init(
        .replacesSixth, "the sixth view over everything takes the place of the fifth", "P39",
        breaks: "push.single replaces", runs: 0),
      .init(
        .replacesSeventh, "the seventh view over everything takes the place of the sixth", "P40",
        breaks: "push.single replaces", runs: 0),
      .init(
        .replacesEighth, "the eighth view over everything takes the place of the seventh", "P41",
        breaks: "push.single replaces", runs: 0),
      .init(
        .popsOnAppear,
        "each time the root comes on screen, the service drops one view from its full-screen path", "F07",
        source: "L-01, Known Bugs", in: "1.4", on: "iphone-15 portrait", breaks: "back.one-level too-few",
        claimed: 4),
      .init(
        .dropsDetailOnAppear,
        "each time the root or the detail comes on screen, the detail loses one view, or its root", "P52",
        source: "LazySplit's older versions", breaks: "reappear.no-change differs"),
      .init(
        .linksIntoColumn,
        "links beside the detail put their view into the column itself, where nothing of the app's owns it",
        "F25", source: "L-06, BUG #4", in: "1.3", on: "ipad-11 portrait", at: "settings",
        quirks: ["style-rebuilds-columns"], breaks: "resize.no-loss place-changed", claimed: 2),
      .init(.styleFollowsOrientation, "the style follows the orientation at any width"),
      .init(
        .trapsWhenLocked, "crashes when the device is locked while the app is in the background", "F30",
        source: "L-17, BUG #5", in: "1.2", on: "ipad-11 portrait", breaks: "no-trap crash", claimed: 2),
      .init(.ignoresCover, "a push to the detail does not ask whether something covers it"),
      .init(.leavesEdgeOpen, "lays nothing over the leading edge, so that swipes bring the menu"),
      .init(
        .hidesBackOfLinked, "a view that a view-based link puts over everything hides the way back", "F79",
        source: "L-13", in: "1.2", on: "ipad-11 portrait", breaks: "back.offered-when-needed missing",
        claimed: 1),
      .init(
        .popsLate, "a view's work takes a view off when it is done, whichever is in front by then", "F89",
        source: "Invex's popView; notes on importing 1.2", in: "1.4-invex", on: "ipad-11 portrait",
        at: "settings", breaks: "late-work.only-its-view changes-place", claimed: 5),
      .init(
        .lacksEnvironment,
        "a view over everything misses what only the split's surroundings hand down, and crashes while compact",
        "F80", source: "L-19, BUG #7", on: "iphone-15 portrait", breaks: "no-trap crash", claimed: 1),
      .init(
        .declaresElsewhere,
        "the column's destinations are declared in another column, where its links do not find them", "F81",
        source: "L-20, second BUG #9", on: "ipad-11 portrait", at: "settings",
        breaks: "detail.resolvable unresolved", claimed: 1),
      .init(
        .recreatesModel, "its view model is made anew whenever the view that makes it appears", "P94",
        source: "L-46", breaks: "reappear.no-change differs", claimed: 2),
      .init(
        .leavingGoesHome, "going to the background chooses the first section", "P50",
        breaks: "background.no-change differs"),
      .init(
        .leavingStopsListening, "going to the background ends the subscription to the service", "P51",
        breaks: "background.no-change differs-later"),
      .init(
        .sharesService, "both windows listen to one service", "P90", source: "L-45",
        breaks: "isolation other-window", inTwoWindows: true),
      .init(
        .pushOpensMenu, and: .menuCannotBeDismissed, "a push opens the menu, which nothing dismisses", "P42",
        breaks: "sidebar.choice-usable unusable"),
      .init(
        .staysOpenOnPush, and: .menuCannotBeDismissed,
        "a push leaves an open menu open, which nothing dismisses", "P43",
        breaks: "push.not-under-overlay dimmed"),
    ]
  ) { SplitApp(LazySplit(flaws: $0)) }
}
