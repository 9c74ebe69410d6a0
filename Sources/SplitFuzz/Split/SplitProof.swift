/// What SplitNavigator is known to keep; written by `Scripts/prove.py --reference`.
enum SplitProof {
  /// SplitNavigator, and the rules that campaigns of 2,000 runs find broken under each quirk alone.
  static let reference = Reference(
    "split-navigator",
    notKept: [
      "drops-writes-in-transition": [
        "bindings.agree",
        "policy.kept",
        "request.composes",
        "sidebar.choice-closes",
        "sidebar.toggle-flips",
        "sidebar.toggle-parity",
      ],
      "rotation-loses-sidebar": [
        "background.no-change",
        "bindings.agree",
        "flip.keeps-front",
        "flip.round-trip",
        "policy.kept",
        "rotation.round-trip",
        "sidebar.choice-closes",
        "sidebar.toggle-flips",
      ],
      "collapse-keeps-top-only": [
        "back.one-level",
        "back.returns-to-previous",
        "flip.round-trip",
        "rotation.round-trip",
      ],
      "swipe-writes-at-start": [
        "background.no-change",
        "bindings.agree",
        "flip.round-trip",
        "rotation.round-trip",
        "sidebar.toggle-flips",
      ],
      "tap-falls-through": [
        "sidebar.no-tap-through"
      ],
      "pop-writes-column": [
        "back.returns-to-previous",
        "bindings.agree",
        "compact.honest",
        "request.not-lost",
        "sidebar.choice-shows",
        "sidebar.toggle-flips",
      ],
      "loses-pop-writes": [
        "bindings.agree",
        "detail.full-screen-preserves",
        "dismissed.stays-dismissed",
        "isolation",
        "push.single",
        "push.visible",
        "request.not-lost",
        "restore.faithful",
        "selection.per-section",
      ],
      "ghost-pop": [
        "back.cancelled-is-nothing",
        "back.returns-to-previous",
        "bindings.agree",
        "detail.full-screen-preserves",
        "push.single",
        "push.visible",
        "request.not-lost",
        "restore.faithful",
        "selection.per-section",
        "selection.reselect",
        "sidebar.choice-shows",
      ],
      "walk-loses-sidebar": [
        "bindings.agree",
        "compact.honest",
        "detail.never-lost",
        "flip.keeps-front",
        "flip.round-trip",
        "policy.kept",
        "push.visible",
        "request.not-lost",
        "sidebar.choice-closes",
        "sidebar.toggle-flips",
      ],
      "aborted-rotation-loses-sidebar": [
        "bindings.agree",
        "flip.keeps-front",
        "policy.kept",
        "sidebar.toggle-flips",
      ],
      "commit-takes-top": [
        "back.takes-what-it-held"
      ],
      "swipe-goes-back-twice": [
        "back.one-level",
        "back.returns-to-previous",
      ],
      "drops-colliding-writes": [
        "back.returns-to-previous",
        "bindings.agree",
        "detail.full-screen-preserves",
        "dismissed.stays-dismissed",
        "flip.round-trip",
        "isolation",
        "push.single",
        "push.visible",
        "request.not-lost",
        "restore.faithful",
        "selection.per-section",
      ],
    ])
}
