import FuzzEngine
import SplitFuzz
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
      branchesOnStyle, lacksEnvironment, declaresElsewhere, leavingGoesHome, leavingStopsListening,
      recreatesModel
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "lazysplit", "LazySplit's newest code, and ",
    """
    cachesSizeClass F13: the size class is copied, and the copy refreshed only when the first view appears or the
      geometry turns
      breaks environment.fresh stale-size-class after resize claimed 1 in head on ipad-11 portrait
    keepsDetailRoot F16: choosing a section clears the detail's path and keeps its root
      breaks sidebar.choice-shows leftover claimed 4 on ipad-11 portrait at settings
    staysOpenOnPush F17: a push leaves an open menu open
      breaks policy.followed open-after-push claimed 2 in head on ipad-11 portrait at settings (ProjectNotes.md, BUG #17)
    staysOpenInPortrait F29: turning to portrait leaves an open menu open
      breaks policy.followed open-after-rotation claimed 2 in head on ipad-11 landscape
    letsBindingsDrift F02: when the platform writes one of the menu's two bindings, the other keeps its old value
      breaks sidebar.stays-dismissed returns claimed 3 in head on ipad-11 portrait
    toggleReadsVisibility F03: the toggle looks at the visibility alone, also where only the compact column is in
      force
      breaks sidebar.toggle-flips no-effect claimed 2 in head on iphone-15 portrait with edge-swipe-slips
    menuDropsDetailRoot P31: showing the menu clears the detail's root and keeps its path
      breaks detail.path-consistent no-root after call (LazySplit's older versions)
    pushesSections F19: a section that is sent to the detail is pushed like any view
      breaks detail.resolvable unresolved claimed 1 in head on iphone-15 portrait
    declaresDestinationsOnce F20: the column's destinations are declared on one branch of its root only
      breaks detail.resolvable unresolved claimed 2 in head on ipad-11 portrait at settings
    losesEarlyRequests P32: what is sent before somebody listens is lost
      breaks request.not-lost lost at cold (LazySplit's older versions)
    columnFollowsRootOnly: the inner compact column follows the detail's root and not its path
    guardsHiding F01: hiding the menu does nothing unless both bindings say that it is open
      breaks sidebar.choice-closes stays-open claimed 2 in 1.6 on iphone-15 portrait with edge-swipe-slips
    keepsServiceCopies P30: the service keeps copies of the paths that the platform's own pops do not reach
      breaks push.single several (LazySplit's older versions)
    trapsDetailRoot F09: going back from the detail's root only prints, and shows no control for it
      breaks back.offered-when-needed missing claimed 3 in 1.6 on iphone-15 portrait at settings (ProjectNotes.md, BUG #13)
    fullPushClearsPath F10: a full-screen push empties the detail's path
      breaks detail.full-screen-preserves changed claimed 4 on ipad-11 portrait at settings
    keepsFullScreen F12: choosing a section leaves what covers everything
      breaks request.not-lost lost claimed 2 in 1.6 on iphone-15 portrait
    pushesUnderCover F31: a push to the detail goes there although something covers it, or nothing is there
      breaks push.visible covered claimed 2 in 1.6 on ipad-11 portrait at settings
    barItemTraps F27: a bar item that depends on the size class crashes when it comes while the menu is open
      breaks no-trap crash claimed 2 in 1.6 on ipad-11 portrait (ProjectNotes.md, BUG #15)
    resolvesSubdetailOnly F97: the column resolves subdetail only
      breaks detail.resolvable unresolved claimed 2 in 1.6 on ipad-11 portrait at settings
    startsOnMenu P01: launches with the menu open breaks launch.shows-start sidebar-in-front
    keepsSystemToggle P03: leaves the platform's own toggle beside the app's
      breaks sidebar.one-toggle two-toggles
    rebuildsSplit P06: builds another split for each section breaks container.keeps-identity outermost
    dismissalClearsDetail P09: clears the detail when the platform hides the menu
      breaks sidebar.dismissal-is-pure side-effect
    popsTwo P10: removes a second view when the platform removes one breaks back.one-level too-many
    pushLeavesSection P11: a full-screen push chooses the first section
      breaks push.leaves-others selection
    menuCannotBeDismissed P05: the menu can be dismissed by nothing once it lies over the detail
      breaks sidebar.one-toggle nothing-dismisses
    blanksSubdetail P12: a detail whose root is subdetail shows nothing breaks detail.not-blank blank
    resizeClearsPath P13: a resize empties the detail's path breaks resize.no-loss place-changed
    expandingDropsDetail P14: expanding clears the detail breaks size-class.keeps-front front-lost
    hasNoToggle P04: brings no toggle, though the platform's is removed
      breaks sidebar.one-toggle nothing-reveals
    pushOpensMenu P15: a push opens the menu breaks policy.followed open-after-push
    refusesVisibility P16: does not take the visibility that the platform writes
      breaks sidebar.no-tap-through stays-open
    startsPushed P02: launches with a view over everything breaks launch.shows-start wrong-place
    cachesOrientation P17: the orientation is copied at the first appearance and never again
      breaks environment.fresh stale-orientation
    rebuildsInnerSplit P07: builds another inner split for each orientation
      breaks container.keeps-identity nested
    reopensOnHome P18: opening the menu by its toggle chooses the first section
      breaks sidebar.choice-remembered selection-lost
    highlightLags P19: the menu highlights the first section, whichever is shown
      breaks selection.consistent mismatch
    rechoosingPushes P20: choosing the section that is shown puts a view over everything
      breaks selection.reselect wrong-place
    rebuildsOnMenu P08: builds another split while the menu is open breaks selection.reselect rebuilt
    showingFlips P21: asking for the menu while it is open closes it breaks request.idempotent differs
    neverOpens P22: the menu never opens breaks sidebar.toggle-flips no-effect
    pushesNothing P23: a push does nothing breaks push.visible missing
    restoresLeft P24: turning the device brings back the view that was left last
      breaks dismissed.stays-dismissed returns
    refusesPops P25: does not take the path that the platform writes breaks no-dead-end stuck
    staysOpenOnChoice P26: choosing a section leaves an open menu open
      breaks sidebar.choice-closes stays-open
    stopsListening P27: a change of size class or orientation ends the subscription to the service
      breaks size-class.round-trip differs-later
    replacesFifth P38: the fifth view over everything takes the place of the fourth
      breaks push.single replaces runs 2000
    replacesSixth P39: the sixth view over everything takes the place of the fifth
      breaks push.single replaces runs 0
    replacesSeventh P40: the seventh view over everything takes the place of the sixth
      breaks push.single replaces runs 0
    replacesEighth P41: the eighth view over everything takes the place of the seventh
      breaks push.single replaces runs 0
    popsOnAppear F07: each time the root comes on screen, the service drops one view from its full-screen path
      breaks back.one-level too-few claimed 4 in 1.4 on iphone-15 portrait (Known Bugs)
    dropsDetailOnAppear P52: each time the root or the detail comes on screen, the detail loses one view, or its root
      breaks reappear.no-change differs (LazySplit's older versions)
    linksIntoColumn F25: links beside the detail put their view into the column itself, where nothing of the app's
      owns it
      breaks resize.no-loss place-changed claimed 2 in 1.3 on ipad-11 portrait at settings (ProjectNotes.md, BUG #4)
    branchesOnStyle P146: each style stands in a branch of its own, so that another one builds the split anew
      breaks container.keeps-identity outermost in head on iphone-15 portrait (LSXView.swift, LazySplitMod)
    styleFollowsOrientation: the style follows the orientation at any width, and another one builds the split anew
    trapsWhenLocked F30: crashes when the device is locked while the app is in the background
      breaks no-trap crash claimed 2 in 1.2 on ipad-11 portrait (ProjectNotes.md, BUG #5)
    ignoresCover: a push to the detail does not ask whether something covers it
    leavesEdgeOpen: lays nothing over the leading edge, so that swipes bring the menu
    hidesBackOfLinked F79: a view that a view-based link puts over everything hides the way back
      breaks back.offered-when-needed missing claimed 1 on ipad-11 portrait (note of 5/20; the comment in
      OtherView.swift at d0526cf, whose last live link is at 004e751)
    popsLate F89: a view's work takes a view off when it is done, whichever is in front by then
      breaks late-work.only-its-view changes-place claimed 5 in 1.4-invex on ipad-11 portrait at settings (Invex's
      popView; notes on importing 1.2)
    lacksEnvironment F80: a view over everything misses what only the split's surroundings hand down, and crashes
      while compact
      breaks no-trap crash claimed 1 on iphone-15 portrait (ProjectNotes.md, BUG #7)
    declaresElsewhere F81: the column's destinations are declared in another column, where its links do not find them
      breaks detail.resolvable unresolved claimed 1 on ipad-11 portrait at settings (ProjectNotes.md, second BUG #9)
    recreatesModel P94: its view model is made anew whenever the view that makes it appears
      breaks reappear.no-change differs claimed 2
    leavingGoesHome P50: going to the background chooses the first section
      breaks background.no-change differs
    leavingStopsListening P51: going to the background ends the subscription to the service
      breaks background.no-change differs-later
    sharesService P90: both windows listen to one service breaks isolation other-window windowed
    pushOpensMenu+menuCannotBeDismissed P42: a push opens the menu, which nothing dismisses
      breaks sidebar.choice-usable unusable
    staysOpenOnPush+menuCannotBeDismissed P43: a push leaves an open menu open, which nothing dismisses
      breaks push.not-under-overlay dimmed
    F04: the toggle reads one binding of two, after a flip
      breaks sidebar.toggle-flips no-effect claimed 3 in head on ipad-11 portrait with edge-swipe-slips
    F05: choosing cannot leave the menu
      breaks sidebar.choice-closes stays-open claimed 4 in 1.6 on ipad-11 portrait
    F06: back leaves the service's copy of the path behind
      breaks push.single several claimed 3 in 1.3 on iphone-15 portrait (ProjectNotes.md, BUG #10)
    F08: a swipe back leaves the service's copy of the path behind
      breaks push.single several claimed 3 in 1.6 on iphone-15 portrait with hidden-back-swipe=everywhere
    F11: a repair on appearance takes the detail's root off
      breaks detail.full-screen-preserves changed claimed 3 in 1.5 on ipad-11 portrait at settings
    F14: a push goes to a column that a flip took away
      breaks push.visible covered after open claimed 4 in head on ipad-11 portrait at settings
    F15: the detail's root survives choosing its section
      breaks sidebar.choice-shows wrong-view claimed 3 in head on ipad-11 portrait at settings
    F18: showing the menu orphans the detail's path
      breaks detail.path-consistent no-root claimed 3 in 1.6.9 on ipad-11 portrait at settings
    F21: what is sent before anybody listens is lost
      breaks request.not-lost lost claimed 2 in head on iphone-15 portrait at cold
    F22: two windows share one service
      breaks isolation other-window claimed 2 in windows on ipad-11 portrait
    F23: a write during a transition is lost
      breaks bindings.match-screen visibility claimed 2 in head on ipad-11 portrait with drops-writes-in-transition
    F24: the sidebar is lost by turning the device
      breaks sidebar.never-lost lost claimed 2 in 1.6 on iphone-15-pro-max portrait with rotation-loses-sidebar
      (ProjectNotes.md, BUG #2)
    F26: back skips a view after collapsing
      breaks back.returns-to-previous wrong-view claimed 4 in head on iphone-15-pro-max landscape at settings with
      collapse-keeps-top-only
    F28: a drag that is let go has written the visibility
      breaks bindings.match-screen visibility claimed 2 in 1.6 on ipad-11 portrait with edge-swipe-slips
      swipe-writes-at-start (ProjectNotes.md, BUG #9)
    F32: two handlers run in the wrong order
      breaks environment.fresh stale-size-class after rotate claimed 2 in head on iphone-15-pro-max portrait
    F72: half a turn of the device and back loses the sidebar
      breaks sidebar.never-lost lost claimed 2 in clean on iphone-15-pro-max landscape with
      aborted-rotation-loses-sidebar (Falafel 2010)
    F78: a column that nobody owns is lost when a large phone turns
      breaks size-class.keeps-front front-lost claimed 3 in 1.3 on iphone-15-pro-max portrait at settings
    F82: a link into the column brings a second toggle
      breaks sidebar.one-toggle two-toggles claimed 1 in 1.2 on iphone-15-pro-max landscape at settings with
      column-brings-toggle (ProjectNotes.md, BUG #3)
    F90: another style drops a column that nobody owns
      breaks style.round-trip place-changed claimed 2 in 1.3 on ipad-11 portrait at settings (the cause of BUG #4)
    F95: a push goes on a root that is not there
      breaks detail.path-consistent no-root claimed 1 in 1.4 on ipad-11 portrait at settings (note of 6/11)
    F96: a push into the column adds to a copy that back does not reach
      breaks push.single several claimed 3 in 1.4 on ipad-11 portrait at settings (note of 6/10)
    P33: the platform writes the compact column although the detail stays
      breaks compact-column.takes-effect mismatch in clean with pop-writes-column (a quirk alone)
    P34: a swipe that is let go too early shortens the path
      breaks gesture.cancel-changes-nothing in clean with ghost-pop (a quirk alone)
    P35: a pop whose write is lost
      breaks bindings.match-screen path in clean with loses-pop-writes (a quirk alone)
    P36: two quick toggles do not settle where slow ones do
      breaks sidebar.toggle-parity in clean with drops-writes-in-transition (a quirk alone)
    P37: a tap beside the menu reaches what lies beneath
      breaks sidebar.no-tap-through falls-through in clean with tap-falls-through (a quirk alone)
    """
  ) { SplitApp(LazySplit(flaws: $0)) }

  /// The newest version (`7e946d3`, 2024-08-15).
  static let head = LazySplit(flaws: [
    .cachesSizeClass, .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift,
    .toggleReadsVisibility, .menuDropsDetailRoot, .pushesSections, .declaresDestinationsOnce,
    .losesEarlyRequests, .columnFollowsRootOnly, .sharesService, .branchesOnStyle,
  ])
  static let clean = LazySplit(flaws: [])
  /// Version 1.7 (`7c42b04`, 2024-07-22): requests may name their place; the bar item was repaired after it.
  static let version17 = LazySplit(flaws: head.flaws.union([.guardsHiding, .barItemTraps]))
  /// Version 1.6.9 (`250acb5`, 2024-07-02): requests through a subject without memory, which name no place.
  static let version169 = LazySplit(
    flaws: version17.flaws.subtracting([.declaresDestinationsOnce, .pushesSections]).union([.ignoresCover]),
    interface: .requests)
  /// Version 1.6 (`75a0b51`, 2024-06-30), which the seed document describes.
  static let version16 = LazySplit(
    flaws: version14.flaws.subtracting([.popsOnAppear]).union([
      .trapsDetailRoot, .fullPushClearsPath, .barItemTraps,
    ]), interface: .callsWithBack)
  /// Version 1.5 (`aadfa16`, 2024-06-23): the repair goes further; its bar item is that of 1.6.
  ///
  /// Left out: the detail's own handler would also run when its root is set, which by the author's log it does not.
  static let version15 = LazySplit(
    flaws: version14.flaws.union([.dropsDetailOnAppear, .fullPushClearsPath, .barItemTraps]),
    interface: .calls)
  /// Version 1.4 (`8b90acd`, 2024-06-20): a root and a path for the detail, and a first repair of the copies.
  static let version14 = LazySplit(
    flaws: [
      .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift, .toggleReadsVisibility,
      .menuDropsDetailRoot, .columnFollowsRootOnly, .guardsHiding, .keepsServiceCopies, .keepsFullScreen,
      .pushesUnderCover, .resolvesSubdetailOnly, .popsOnAppear, .sharesService,
      .branchesOnStyle,
    ], interface: .calls)
  /// Version 1.4 as its author's own app has it: a view's work takes the view off when it is done.
  static let invex = LazySplit(flaws: version14.flaws.union([.popsLate]), interface: .calls)
  /// Version 1.3: a service with copies of the paths, and the same links into the column.
  ///
  /// No commit has it: it follows `fc1551a` (2024-06-10, the guards), the log's entries on 1.3, what 1.4 changed, and
  /// the service of `ae00b36` (2024-06-14), where choosing empties the path over everything.
  static let version13 = LazySplit(
    flaws: version12.flaws.subtracting([.trapsWhenLocked, .keepsFullScreen]).union([
      .guardsHiding, .keepsServiceCopies, .sharesService,
    ]), interface: .links)
  /// Version 1.2 (`909b44c`, 2024-06-09): the view model alone, a view-based link into the column beside settings.
  ///
  /// The commit calls itself 1.5; what its file says is what the later log calls 1.2. The line with which choosing
  /// emptied the path over everything is a comment there (LazySplit.swift:71).
  static let version12 = LazySplit(
    flaws: [
      .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift, .toggleReadsVisibility,
      .columnFollowsRootOnly, .linksIntoColumn, .styleFollowsOrientation, .leavesEdgeOpen, .trapsWhenLocked,
      .keepsFullScreen,
    ], interface: .links)

  static let systems = FuzzSystem.versions(
    "lazysplit",
    [
      "head: LazySplit, the newest version (2024-08-15), with its bugs": head,
      "1.7: LazySplit 1.7 (2024-07-22), requests that may name their place, with its bugs": version17,
      "1.6.9: LazySplit 1.6.9 (2024-07-02), requests without a memory, with its bugs": version169,
      "1.6: LazySplit 1.6 (2024-06-30), the version its document describes, with its bugs": version16,
      "1.5: LazySplit 1.5 (2024-06-23), which repairs its copies on appearance, with its bugs": version15,
      "1.4: LazySplit 1.4 (2024-06-20), the detail's own root and path, with its bugs": version14,
      "1.4-invex: LazySplit 1.4 in its author's app, whose views take themselves off when done": invex,
      "1.3: LazySplit 1.3 (before 2024-06-14), a service with copies, with its bugs": version13,
      "1.2: LazySplit 1.2 (2024-06-09), links into the column, with its bugs": version12,
      "clean: LazySplit's newest code with nothing wrong": clean,
    ])

  static let seededFaults = [
    flawTable.seededFault(.letsBindingsDrift, finds: "sidebar.stays-dismissed"),
    flawTable.seededFault(.popsTwo, finds: "back.one-level"),
    flawTable.seededFault(.menuCannotBeDismissed, finds: "sidebar.one-toggle"),
  ]

  var sectionCount: Int { interface == .placedRequests ? 2 : 3 }
}
