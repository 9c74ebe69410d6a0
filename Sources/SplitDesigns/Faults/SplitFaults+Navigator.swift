import FuzzEngine

extension SplitFaults {
  /// Navigator's, as its code shows them; what needs a misbehaving platform says so.
  static let navigator: [Fault] = [
    Fault(
      "F55", "navigating to the screen one is on leaves a dead navigator", source: "N-01",
      in: "navigator/replaces-subjects", on: "iphone-15 portrait", breaks: "no-dead-end stuck", claimed: 1),
    Fault(
      "F56", "navigating to a screen further down opens an empty one", source: "N-02",
      in: "navigator/replaces-subjects",
      on: "iphone-15 portrait", breaks: "detail.resolvable unresolved", after: "open", claimed: 2),
    Fault(
      "F57", "two pops in one turn pop one screen", source: "N-04", in: "navigator/trims-late",
      on: "iphone-15 portrait", breaks: "request.composes deeper", after: "open", claimed: 4),
    Fault(
      "F58", "a screen that is opened in the turn of a pop is lost", source: "N-05 N-06",
      in: "navigator/trims-late", on: "iphone-15 portrait", breaks: "request.composes shallower", claimed: 3),
    Fault(
      "F59", "a view drawn anew opens what was left by going back", source: "N-07",
      in: "navigator/keeps-subject",
      on: "iphone-15 portrait", breaks: "reappear.no-change differs", claimed: 2),
    Fault(
      "F60", "a dismissal that the platform does not report ends all navigation", source: "N-08",
      in: "navigator/clean", on: "iphone-15 portrait", quirks: ["loses-pop-writes"],
      breaks: "push.visible missing", claimed: 3),
    Fault(
      "P119", "a navigator that is made in the scene's body is made anew with it", source: "N-12",
      in: "navigator/rebuilt-with-scene", on: "iphone-15 portrait", breaks: "request.not-lost lost"),
    Fault(
      "N-09", "a dismissal that is reported twice takes the next screen off", source: "N-09, P11",
      notExpressible:
        "the second report lands within the line that went back (quirk repeats-pop-writes); before it has landed, what "
        + "the platform still writes comes later than a push and wins"),
    Fault(
      "F61", "a crash where a screen is looked up that is gone", source: "N-11",
      in: "navigator/forces-lookup",
      on: "iphone-15 portrait", breaks: "no-trap crash", after: "call",
      claimed: 3),
    Fault(
      "N-10", "a crash where a view is drawn anew while it slides out", source: "N-10",
      notExpressible:
        "a view is gone for the design once its link's flag is off, and its key is cut then or later, so that going "
        + "back leaves no view without a key; its source argues it from the code, and no device has shown it"),
    Fault(
      "F91", "a swipe that is let go has cut the stack of screens", source: "N-15", in: "navigator/clean",
      on: "iphone-15 portrait", quirks: ["pop-writes-at-start"], breaks: "gesture.cancel-changes-nothing",
      claimed: 2),
    Fault(
      "F86", "two screens with equal ids", source: "N-16", in: "navigator/lacks-ids",
      on: "iphone-15 portrait", breaks: "detail.resolvable unresolved", after: "open", claimed: 3),
  ]
}
