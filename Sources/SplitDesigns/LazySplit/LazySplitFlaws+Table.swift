import SplitModel

extension LazySplitFlaws {
  /// Every flaw with its name and what is wrong.
  static let table: [(name: String, flaw: LazySplitFlaws, summary: String)] = [
    (
      "caches-size-class", .cachesSizeClass,
      "the size class is copied, and the copy refreshed only when the first view appears or the geometry turns"
    ),
    (
      "keeps-detail-root", .keepsDetailRoot,
      "choosing a section clears the detail's path and keeps its root"
    ),
    ("stays-open-on-push", .staysOpenOnPush, "a push leaves an open menu open"),
    ("stays-open-in-portrait", .staysOpenInPortrait, "turning to portrait leaves an open menu open"),
    (
      "lets-bindings-drift", .letsBindingsDrift,
      "when the platform writes one of the menu's two bindings, the other keeps its old value"
    ),
    (
      "toggle-reads-visibility", .toggleReadsVisibility,
      "the toggle looks at the visibility alone, also where only the compact column is in force"
    ),
    (
      "menu-drops-detail-root", .menuDropsDetailRoot,
      "showing the menu clears the detail's root and keeps its path"
    ),
    ("pushes-sections", .pushesSections, "a section that is sent to the detail is pushed like any view"),
    (
      "declares-destinations-once", .declaresDestinationsOnce,
      "the column's destinations are declared on one branch of its root only"
    ),
    ("loses-early-requests", .losesEarlyRequests, "what is sent before somebody listens is lost"),
    (
      "column-follows-root-only", .columnFollowsRootOnly,
      "the inner compact column follows the detail's root and not its path"
    ),
    (
      "guards-hiding", .guardsHiding,
      "hiding the menu does nothing unless both bindings say that it is open"
    ),
    (
      "keeps-service-copies", .keepsServiceCopies,
      "the service keeps copies of the paths that the platform's own pops do not reach"
    ),
    (
      "traps-detail-root", .trapsDetailRoot,
      "going back from the detail's root only prints, and shows no control for it"
    ),
    ("full-push-clears-path", .fullPushClearsPath, "a full-screen push empties the detail's path"),
    ("keeps-full-screen", .keepsFullScreen, "choosing a section leaves what covers everything"),
    (
      "pushes-under-cover", .pushesUnderCover,
      "a push to the detail goes there although something covers it, or nothing is there"
    ),
    (
      "bar-item-traps", .barItemTraps,
      "a bar item that depends on the size class crashes when it comes while the menu is open"
    ),
    ("resolves-subdetail-only", .resolvesSubdetailOnly, "the column resolves subdetail only"),
    ("starts-on-menu", .startsOnMenu, "launches with the menu open"),
    ("keeps-system-toggle", .keepsSystemToggle, "leaves the platform's own toggle beside the app's"),
    ("rebuilds-split", .rebuildsSplit, "builds another split for each section"),
    (
      "dismissal-clears-detail", .dismissalClearsDetail,
      "clears the detail when the platform hides the menu"
    ),
    ("pops-two", .popsTwo, "removes a second view when the platform removes one"),
    ("push-leaves-section", .pushLeavesSection, "a full-screen push chooses the first section"),
    (
      "menu-cannot-be-dismissed", .menuCannotBeDismissed,
      "the menu can be dismissed by nothing once it lies over the detail"
    ),
    ("blanks-subdetail", .blanksSubdetail, "a detail whose root is subdetail shows nothing"),
    ("resize-clears-path", .resizeClearsPath, "a resize empties the detail's path"),
    ("expanding-drops-detail", .expandingDropsDetail, "expanding clears the detail"),
    ("has-no-toggle", .hasNoToggle, "brings no toggle, though the platform's is removed"),
    ("push-opens-menu", .pushOpensMenu, "a push opens the menu"),
    ("refuses-visibility", .refusesVisibility, "does not take the visibility that the platform writes"),
    ("starts-pushed", .startsPushed, "launches with a view over everything"),
    (
      "caches-orientation", .cachesOrientation,
      "the orientation is copied at the first appearance and never again"
    ),
    ("rebuilds-inner-split", .rebuildsInnerSplit, "builds another inner split for each orientation"),
    ("reopens-on-home", .reopensOnHome, "opening the menu by its toggle chooses the first section"),
    ("highlight-lags", .highlightLags, "the menu highlights the first section, whichever is shown"),
    (
      "rechoosing-pushes", .rechoosingPushes,
      "choosing the section that is shown puts a view over everything"
    ),
    ("rebuilds-on-menu", .rebuildsOnMenu, "builds another split while the menu is open"),
    ("showing-flips", .showingFlips, "asking for the menu while it is open closes it"),
    ("never-opens", .neverOpens, "the menu never opens"),
    ("pushes-nothing", .pushesNothing, "a push does nothing"),
    ("restores-left", .restoresLeft, "turning the device brings back the view that was left last"),
    ("refuses-pops", .refusesPops, "does not take the path that the platform writes"),
    ("stays-open-on-choice", .staysOpenOnChoice, "choosing a section leaves an open menu open"),
    (
      "stops-listening", .stopsListening,
      "a change of size class or orientation ends the subscription to the service"
    ),
    ("replaces-fifth", .replacesFifth, "the fifth view over everything takes the place of the fourth"),
    ("replaces-sixth", .replacesSixth, "the sixth view over everything takes the place of the fifth"),
    ("replaces-seventh", .replacesSeventh, "the seventh view over everything takes the place of the sixth"),
    ("replaces-eighth", .replacesEighth, "the eighth view over everything takes the place of the seventh"),
    (
      "pops-on-appear", .popsOnAppear,
      "each time the root comes on screen, the service drops one view from its full-screen path"
    ),
    (
      "drops-detail-on-appear", .dropsDetailOnAppear,
      "each time the root or the detail comes on screen, the detail loses one view, or its root"
    ),
    (
      "links-into-column", .linksIntoColumn,
      "links beside the detail put their view into the column itself, where nothing of the app's owns it"
    ),
    ("style-follows-orientation", .styleFollowsOrientation, "the style follows the orientation at any width"),
    (
      "traps-when-locked", .trapsWhenLocked,
      "crashes when the device is locked while the app is in the background"
    ),
    ("ignores-cover", .ignoresCover, "a push to the detail does not ask whether something covers it"),
    (
      "leaves-edge-open", .leavesEdgeOpen, "lays nothing over the leading edge, so that swipes bring the menu"
    ),
    (
      "hides-back-of-linked", .hidesBackOfLinked,
      "a view that a view-based link puts over everything hides the way back"
    ),
    (
      "pops-late", .popsLate,
      "a view's work takes a view off when it is done, whichever is in front by then"
    ),
    (
      "lacks-environment", .lacksEnvironment,
      "a view over everything misses what only the split's surroundings hand down, and crashes while compact"
    ),
    (
      "declares-elsewhere", .declaresElsewhere,
      "the column's destinations are declared in another column, where its links do not find them"
    ),
    (
      "recreates-model", .recreatesModel,
      "its view model is made anew whenever the view that makes it appears (L-46)"
    ),
    ("leaving-goes-home", .leavingGoesHome, "going to the background chooses the first section"),
    (
      "leaving-stops-listening", .leavingStopsListening,
      "going to the background ends the subscription to the service"
    ),
  ]
}
