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
    [
      .init(
        .replacesSubjects,
        "navigating to a screen that is on the stack replaces its subject and opens the last screen's link",
        "F98", source: "N-03", on: "iphone-15 portrait", breaks: "request.not-lost lost", after: "call",
        claimed: 3),
      .init(
        .trimsLate, "the stack of screens is cut an update after a screen was left", "F57", source: "N-04",
        on: "iphone-15 portrait", breaks: "request.composes deeper", after: "open", claimed: 4, runs: 1_000),
      .init(
        .keepsSubject, "going back by the platform's control leaves the subject on", "F59", source: "N-07",
        on: "iphone-15 portrait", breaks: "reappear.no-change differs", claimed: 2),
      .init(
        .forcesLookup, "looking up a screen that is not on the stack crashes", "F61", source: "N-11",
        on: "iphone-15 portrait", breaks: "no-trap crash", after: "call", claimed: 3),
      .init(
        .rebuiltWithScene, "the navigator is made anew with the scene's body", "P119", source: "N-12",
        on: "iphone-15 portrait", breaks: "request.not-lost lost"),
      .init(
        .stepsBlindly, "a sequence of screens goes on whatever happened in between", "P63", source: "N-13",
        breaks: "late-work.only-its-view changes-place"),
      .init(
        .trapsOnCancel, "cancelling a sequence of screens while it sleeps crashes", "P64", source: "N-14",
        breaks: "no-trap crash"),
      .init(
        .popsSilently, "popping changes the stack of screens and tells no view", "P60", source: "N-18",
        breaks: "request.not-lost lost"),
      .init(.popsToNext, "popping to a screen leaves one above it", "P61", breaks: "request.not-lost lost"),
      .init(
        .trimsOnLeaving,
        "the stack of screens is cut when a swipe back begins, and nobody puts the screen back that then stays",
        "P70", breaks: "gesture.cancel-changes-nothing differs"),
      .init(
        .lacksIds,
        "the third screen has the first one's id, and navigating to one replaces the other's subject", "F86",
        source: "N-16", on: "iphone-15 portrait", breaks: "detail.resolvable unresolved", after: "open",
        claimed: 3),
      .init(
        .refusesDismissal, "the flag that the platform clears is not taken over", "P62",
        breaks: "bindings.match-screen path"),
      .init(
        .sharesNavigator, "both windows share one navigator", "P91", source: "N-17",
        breaks: "isolation other-window", inTwoWindows: true),
      .init(
        .restartsOthers, "opening a second window sends the first one to its root", "P95", source: "N-17",
        breaks: "isolation other-window", inTwoWindows: true),
    ]
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

  /// Further faults of flaws in the table, and quirks of the platform.
  static let faults: [Fault] = [
    Fault(
      "F55", "navigating to the screen one is on leaves a dead navigator", source: "N-01",
      in: "navigator/replaces-subjects", on: "iphone-15 portrait", breaks: "no-dead-end stuck", claimed: 1),
    Fault(
      "F56", "navigating to a screen further down opens an empty one", source: "N-02",
      in: "navigator/replaces-subjects", on: "iphone-15 portrait", breaks: "detail.resolvable unresolved",
      after: "open", claimed: 2),
    Fault(
      "F58", "a screen that is opened in the turn of a pop is lost", source: "N-05 N-06",
      in: "navigator/trims-late", on: "iphone-15 portrait", breaks: "request.composes shallower", claimed: 3),
    Fault(
      "F60", "a dismissal that the platform does not report ends all navigation", source: "N-08",
      in: "navigator/clean", on: "iphone-15 portrait", quirks: ["loses-pop-writes"],
      breaks: "push.visible missing", claimed: 3),
    Fault(
      "F91", "a swipe that is let go has cut the stack of screens", source: "N-15", in: "navigator/clean",
      on: "iphone-15 portrait", quirks: ["pop-writes-at-start"], breaks: "gesture.cancel-changes-nothing",
      claimed: 2),
    Fault(
      "P71", "a program goes back under the finger, and the swipe goes back once more",
      source: "a quirk alone", in: "navigator/clean", quirks: ["commit-takes-top"],
      breaks: "gesture.removes-its-view wrong-view"),
  ]
}
