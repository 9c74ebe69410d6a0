import FuzzEngine
import SplitFuzz
import SplitModel

extension Navigator {
  enum Flaw: CaseIterable {
    case replacesSubjects, trimsLate, keepsSubject, forcesLookup, rebuiltWithScene, stepsBlindly,
      trapsOnCancel, popsSilently, popsToNext, refusesDismissal, sharesNavigator, restartsOthers,
      trimsOnLeaving, lacksIds
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "navigator", "Navigator's newest code, and ",
    """
    replacesSubjects F98: navigating to a screen that is on the stack replaces its subject and opens the last
      screen's link
      breaks request.not-lost lost after call claimed 3 on iphone-15 portrait (N-03)
    trimsLate F57: the stack of screens is cut an update after a screen was left
      breaks request.composes deeper after open claimed 4 runs 1000 on iphone-15 portrait (N-04)
    keepsSubject F59: going back by the platform's control leaves the subject on
      breaks reappear.no-change differs claimed 2 on iphone-15 portrait (N-07)
    forcesLookup F61: looking up a screen that is not on the stack crashes
      breaks no-trap crash after call claimed 3 on iphone-15 portrait (N-11)
    rebuiltWithScene P119: the navigator is made anew with the scene's body
      breaks request.not-lost lost on iphone-15 portrait (N-12)
    stepsBlindly P63: a sequence of screens goes on whatever happened in between
      breaks late-work.only-its-view changes-place (N-13)
    trapsOnCancel P64: cancelling a sequence of screens while it sleeps crashes
      breaks no-trap crash (N-14)
    popsSilently P60: popping changes the stack of screens and tells no view
      breaks request.not-lost lost (N-18)
    popsToNext P61: popping to a screen leaves one above it breaks request.not-lost lost
    trimsOnLeaving P70: the stack of screens is cut when a swipe back begins, and nobody puts the screen back that
      then stays
      breaks gesture.cancel-changes-nothing differs
    lacksIds F86: the third screen has the first one's id, and navigating to one replaces the other's subject
      breaks detail.resolvable unresolved after open claimed 3 on iphone-15 portrait (N-16)
    refusesDismissal P62: the flag that the platform clears is not taken over
      breaks bindings.match-screen path
    sharesNavigator P91: both windows share one navigator breaks isolation other-window windowed (N-17)
    restartsOthers P95: opening a second window sends the first one to its root
      breaks isolation other-window windowed (N-17)
    F55: navigating to the screen one is on leaves a dead navigator
      breaks no-dead-end stuck claimed 1 in replaces-subjects on iphone-15 portrait (N-01)
    F56: navigating to a screen further down opens an empty one
      breaks detail.resolvable unresolved after open claimed 2 in replaces-subjects on iphone-15 portrait (N-02)
    F58: a screen that is opened in the turn of a pop is lost
      breaks request.composes shallower claimed 3 in trims-late on iphone-15 portrait (N-05 N-06)
    F60: a dismissal that the platform does not report ends all navigation
      breaks push.visible missing claimed 3 in clean on iphone-15 portrait with loses-pop-writes (N-08)
    F91: a swipe that is let go has cut the stack of screens
      breaks gesture.cancel-changes-nothing claimed 2 in clean on iphone-15 portrait with pop-writes-at-start (N-15)
    P71: a program goes back under the finger, and the swipe goes back once more
      breaks gesture.removes-its-view wrong-view in clean with commit-takes-top (a quirk alone)
    """
  ) { SplitApp(Navigator(flaws: $0)) }

  /// The version that the document describes (`bbdaac8`, 2022-01-04), with the navigator made in the scene's body.
  static let seed = Navigator(
    flaws: [.replacesSubjects, .trimsLate, .keepsSubject, .forcesLookup, .rebuiltWithScene],
    hasSequences: false)
  /// The newest version (`55ac210`, 2022-03-03).
  static let head = Navigator(flaws: [
    .replacesSubjects, .trimsLate, .keepsSubject, .forcesLookup, .stepsBlindly, .trapsOnCancel,
  ])
  static let clean = Navigator(flaws: [])

  static let systems: [FuzzSystem] = [
    FuzzSystem("navigator/head", head, "Navigator, the newest version (2022-03-03), with its bugs"),
    FuzzSystem("navigator/seed", seed, "Navigator as its document sets it up (2022-01-04), with its bugs"),
    FuzzSystem("navigator/clean", clean, "Navigator's newest code with nothing wrong"),
  ]
}
