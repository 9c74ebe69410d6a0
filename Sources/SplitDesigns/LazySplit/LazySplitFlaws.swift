import SplitModel

/// What is wrong with LazySplit, one named bit for each thing; a published version is a set of them.
struct LazySplitFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  // Published: in the newest version.

  /// The size class is copied, and the copy refreshed only when the first view appears or the geometry turns.
  static var cachesSizeClass: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 0) }
  /// Choosing a section clears the detail's path and keeps its root.
  static var keepsDetailRoot: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 1) }
  /// A push leaves an open menu open.
  static var staysOpenOnPush: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 2) }
  /// Turning to portrait leaves an open menu open.
  static var staysOpenInPortrait: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 3) }
  /// When the platform writes one of the menu's two bindings, the other keeps its old value.
  static var letsBindingsDrift: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 4) }
  /// The toggle looks at the visibility alone, also where only the compact column is in force.
  static var toggleReadsVisibility: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 5) }
  /// Showing the menu clears the detail's root and keeps its path.
  static var menuDropsDetailRoot: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 6) }
  /// A section that is sent to the detail is pushed like any view.
  static var pushesSections: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 7) }
  /// The column's destinations are declared on one branch of its root only.
  static var declaresDestinationsOnce: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 8) }
  /// What is sent before somebody listens is lost.
  static var losesEarlyRequests: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 9) }
  /// The inner compact column follows the detail's root and not its path.
  static var columnFollowsRootOnly: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 10) }

  /// All windows of the app listen to one service, and each takes what was asked for in another.
  static var sharesService: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 59) }

  // Published: in 1.6 and its neighbours.

  /// Hiding the menu does nothing unless both bindings say that it is open.
  static var guardsHiding: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 11) }
  /// The service keeps copies of the paths that the platform's own pops do not reach.
  static var keepsServiceCopies: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 12) }
  /// Going back from the detail's root only prints, and shows no control for it.
  static var trapsDetailRoot: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 13) }
  /// A full-screen push empties the detail's path.
  static var fullPushClearsPath: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 14) }
  /// Choosing a section leaves what covers everything.
  static var keepsFullScreen: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 15) }
  /// A push to the detail goes there although something covers it, or nothing is there.
  static var pushesUnderCover: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 16) }
  /// A bar item that depends on the size class crashes when it comes while the menu is open.
  static var barItemTraps: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 17) }
  /// The column resolves subdetail only.
  static var resolvesSubdetailOnly: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 18) }

  // Ours: canaries for rules that no published flaw breaks.

  /// Launches with the menu open.
  static var startsOnMenu: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 19) }
  /// Leaves the platform's own toggle beside the app's.
  static var keepsSystemToggle: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 20) }
  /// Builds another split for each section.
  static var rebuildsSplit: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 21) }
  /// Clears the detail when the platform hides the menu.
  static var dismissalClearsDetail: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 22) }
  /// Removes a second view when the platform removes one.
  static var popsTwo: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 23) }
  /// A full-screen push chooses the first section.
  static var pushLeavesSection: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 24) }
  /// The menu can be dismissed by nothing once it lies over the detail.
  static var menuCannotBeDismissed: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 25) }
  /// A detail whose root is subdetail shows nothing.
  static var blanksSubdetail: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 26) }
  /// A resize empties the detail's path.
  static var resizeClearsPath: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 27) }
  /// Expanding clears the detail.
  static var expandingDropsDetail: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 28) }
  /// Brings no toggle, though the platform's is removed.
  static var hasNoToggle: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 29) }
  /// A push opens the menu.
  static var pushOpensMenu: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 30) }
  /// Does not take the visibility that the platform writes.
  static var refusesVisibility: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 31) }
  /// Launches with a view over everything.
  static var startsPushed: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 32) }
  /// The orientation is copied at the first appearance and never again.
  static var cachesOrientation: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 33) }
  /// Builds another inner split for each orientation.
  static var rebuildsInnerSplit: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 34) }
  /// Opening the menu by its toggle chooses the first section.
  static var reopensOnHome: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 35) }
  /// The menu highlights the first section, whichever is shown.
  static var highlightLags: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 36) }
  /// Choosing the section that is shown puts a view over everything.
  static var rechoosingPushes: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 37) }
  /// Builds another split while the menu is open.
  static var rebuildsOnMenu: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 38) }
  /// Asking for the menu while it is open closes it.
  static var showingFlips: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 39) }
  /// The menu never opens.
  static var neverOpens: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 40) }
  /// A push does nothing.
  static var pushesNothing: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 41) }
  /// Turning the device brings back the view that was left last.
  static var restoresLeft: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 42) }
  /// Does not take the path that the platform writes.
  static var refusesPops: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 43) }
  /// Choosing a section leaves an open menu open.
  static var staysOpenOnChoice: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 44) }
  /// A change of size class or orientation ends the subscription to the service.
  static var stopsListening: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 45) }

  // Ours: deep ones, which take as many pushes as they say and no pop between; the top three bits are their number.

  /// The fifth view over everything takes the place of the fourth.
  static var replacesFifth: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 61) }
  /// The sixth view over everything takes the place of the fifth.
  static var replacesSixth: LazySplitFlaws { LazySplitFlaws(rawValue: 2 << 61) }
  /// The seventh view over everything takes the place of the sixth.
  static var replacesSeventh: LazySplitFlaws { LazySplitFlaws(rawValue: 3 << 61) }
  /// The eighth view over everything takes the place of the seventh.
  static var replacesEighth: LazySplitFlaws { LazySplitFlaws(rawValue: 4 << 61) }

  /// Which view over everything takes the place of the one before, counted from one; zero for none.
  var replacedLevel: Int {
    let number = Int(rawValue >> 61)
    return number == 0 ? 0 : number &+ 4
  }

  // Published: in 1.2 to 1.5, and in 1.6.9.

  /// Each time the root comes on screen, the service drops one view from its full-screen path.
  static var popsOnAppear: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 46) }
  /// Each time the root or the detail comes on screen, the service drops one view from the detail, or its root.
  static var dropsDetailOnAppear: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 47) }
  /// Links beside the detail put their view into the column itself, where nothing of the app's owns it.
  static var linksIntoColumn: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 48) }
  /// The style follows the orientation at any width.
  static var styleFollowsOrientation: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 49) }
  /// Crashes when the device is locked while the app is in the background.
  static var trapsWhenLocked: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 50) }
  /// A push to the detail does not ask whether something covers it.
  static var ignoresCover: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 51) }
  /// Lays nothing over the leading edge, so that swipes bring the menu.
  static var leavesEdgeOpen: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 52) }
  /// A view that a view-based link puts over everything hides the way back.
  static var hidesBackOfLinked: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 55) }
  /// A view's work takes a view off when it is done, whichever is in front by then.
  static var popsLate: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 56) }
  /// A view over everything misses what only the split's surroundings hand down, and crashes while compact.
  static var lacksEnvironment: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 57) }
  /// The column's destinations are declared in another column, where its links do not find them.
  static var declaresElsewhere: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 58) }

  // Ours.

  /// Going to the background chooses the first section.
  static var leavingGoesHome: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 53) }
  /// Going to the background ends the subscription to the service.
  static var leavingStopsListening: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 54) }
  /// The view model is made by a view that does not own it: anew whenever that appears.
  static var recreatesModel: LazySplitFlaws { LazySplitFlaws(rawValue: 1 << 60) }
}
