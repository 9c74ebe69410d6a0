import FuzzEngine

extension SplitFaults {
  /// Flaws planted alone in the designs on stacks: some ours, some told of by their authors or shown by their code;
  /// P71 is a quirk of the platform with nothing wrong in the design.
  static let plantedStacks: [Fault] = [
    Fault(
      "P60", "a pop that no view hears of", source: "planted: pops-silently; N-18",
      in: "navigator/pops-silently", breaks: "request.not-lost lost"),
    Fault(
      "P61", "an off-by-one in popping to a screen", source: "planted: pops-to-next",
      in: "navigator/pops-to-next", breaks: "request.not-lost lost"),
    Fault(
      "P62", "a link's flag that is not taken over", source: "planted: refuses-dismissal",
      in: "navigator/refuses-dismissal", breaks: "bindings.match-screen path"),
    Fault(
      "P63", "a sequence of screens that goes on after its first one was left",
      source: "planted: steps-blindly; N-13", in: "navigator/steps-blindly",
      breaks: "late-work.only-its-view changes-place"),
    Fault(
      "P64", "a sequence that cannot be cancelled", source: "planted: traps-on-cancel; N-14",
      in: "navigator/traps-on-cancel", breaks: "no-trap crash"),
    Fault(
      "P65", "callbacks where there was nothing to do", source: "planted: calls-back-at-root; K-02",
      in: "navigation-view-kit/calls-back-at-root", breaks: "callback.exactly-once without-pop"),
    Fault(
      "P66", "callbacks that run twice", source: "planted: calls-back-twice",
      in: "navigation-view-kit/calls-back-twice", breaks: "callback.exactly-once twice"),
    Fault(
      "P67", "one of two callbacks is forgotten", source: "planted: forgets-cleanup",
      in: "navigation-view-kit/forgets-cleanup", breaks: "callback.exactly-once never"),
    Fault(
      "P68", "a reset of one column too many", source: "planted: empties-both",
      in: "navigation-view-kit/empties-both", breaks: "isolation other-tag"),
    Fault(
      "P69", "a tip that is shown again to each new view", source: "planted: tip-is-view-state; K-12",
      in: "navigation-view-kit/tip-is-view-state", breaks: "policy.tip-once again"),
    Fault(
      "P70", "a view that begins to leave is taken for one that is gone", source: "planted: trims-on-leaving",
      in: "navigator/trims-on-leaving", breaks: "gesture.cancel-changes-nothing differs"),
    Fault(
      "P71", "a program goes back under the finger, and the swipe goes back once more",
      source: "planted: a quirk alone", in: "navigator/clean", quirks: ["commit-takes-top"],
      breaks: "gesture.removes-its-view wrong-view"),
  ]
}
