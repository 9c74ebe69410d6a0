import SplitModel

/// What is wrong with a Navigator, one bit each; a published version is a set of them, the clean form is empty.
struct NavigatorFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Navigating to a screen that is on the stack replaces its subject and switches the last screen's link on.
  static var replacesSubjects: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 0) }
  /// The stack of screens is cut when the views are updated, and not when a screen is left.
  static var trimsLate: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 1) }
  /// Going back by the platform's control leaves the subject on.
  static var keepsSubject: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 2) }
  /// A screen that is looked up must be on the stack, or the app crashes.
  static var forcesLookup: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 3) }
  /// The navigator is made in the scene's body, anew whenever that is evaluated.
  static var rebuiltWithScene: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 4) }
  /// A sequence of screens goes on whatever has happened between two of them.
  static var stepsBlindly: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 5) }
  /// A sequence that is cancelled while it sleeps crashes.
  static var trapsOnCancel: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 6) }

  // Ours.

  /// Popping removes the screen from the stack and does not tell the view.
  static var popsSilently: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 7) }
  /// Popping to a screen leaves one screen too many.
  static var popsToNext: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 8) }
  /// The flag that the platform clears is not taken over.
  static var refusesDismissal: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 9) }

  /// Two windows of the app share one navigator (N-17).
  static var sharesNavigator: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 10) }

  /// A navigator that is made for another window tells all that there are to go to the root.
  static var restartsOthers: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 12) }

  /// A screen that begins to leave under a finger is taken for one that has left, and nobody puts it back.
  static var trimsOnLeaving: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 11) }

  /// Two screens have one id, so that navigating to one replaces the other's subject (N-16).
  static var lacksIds: NavigatorFlaws { NavigatorFlaws(rawValue: 1 << 13) }

  /// The flaws of the version that the document describes, set up as it says (`bbdaac8`, 2022-01-04).
  static let seed: NavigatorFlaws = [
    .replacesSubjects, .trimsLate, .keepsSubject, .forcesLookup, .rebuiltWithScene,
  ]
  /// The flaws of the newest version (`55ac210`, 2022-03-03).
  static let head: NavigatorFlaws = [
    .replacesSubjects, .trimsLate, .keepsSubject, .forcesLookup, .stepsBlindly, .trapsOnCancel,
  ]

  /// Every flaw with its name and what is wrong.
  static let table: [(name: String, flaw: NavigatorFlaws, summary: String)] = [
    (
      "replaces-subjects", .replacesSubjects,
      "navigating to a screen that is on the stack replaces its subject and opens the last screen's link"
    ),
    ("trims-late", .trimsLate, "the stack of screens is cut an update after a screen was left"),
    ("keeps-subject", .keepsSubject, "going back by the platform's control leaves the subject on"),
    ("forces-lookup", .forcesLookup, "looking up a screen that is not on the stack crashes"),
    ("rebuilt-with-scene", .rebuiltWithScene, "the navigator is made anew with the scene's body"),
    ("steps-blindly", .stepsBlindly, "a sequence of screens goes on whatever happened in between"),
    ("traps-on-cancel", .trapsOnCancel, "cancelling a sequence of screens while it sleeps crashes"),
    ("pops-silently", .popsSilently, "popping changes the stack of screens and tells no view"),
    ("pops-to-next", .popsToNext, "popping to a screen leaves one above it"),
    (
      "trims-on-leaving", .trimsOnLeaving,
      "the stack of screens is cut when a swipe back begins, and nobody puts the screen back that then stays"
    ),
    (
      "lacks-ids", .lacksIds,
      "the third screen has the first one's id, and navigating to one replaces the other's subject"
    ),
    ("refuses-dismissal", .refusesDismissal, "the flag that the platform clears is not taken over"),
  ]
}
