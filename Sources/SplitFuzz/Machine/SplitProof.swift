/// Which rules SplitNavigator is known to pass; written by `Lab/prove.py --reference`.
package enum SplitProof {
  /// SplitNavigator, the rules that campaigns of 300 runs on all its configurations never evaluate, and those
  /// that campaigns of 2,000 runs or an exploration of `Lab/proof.json` find violated under each quirk alone.
  package static let reference = Reference(
    "split-navigator",
    notAsked: [
      "binding.reset-on-pop", "callback.exactly-once", "environment.fresh", "title.matches-view",
    ],
    notKept: [
      "aborted-rotation-loses-sidebar": [
        "bindings.match-screen", "policy.followed", "request.not-lost", "sidebar.choice-shows",
        "sidebar.guard-respected", "sidebar.hook-runs-once", "sidebar.toggle-flips", "size-class.keeps-front",
        "size-class.round-trip",
      ],
      "collapse-keeps-top-only": [
        "back.one-level", "back.returns-to-previous", "background.no-change", "rotation.round-trip",
        "size-class.round-trip",
      ],
      "commit-takes-top": [
        "gesture.removes-its-view"
      ],
      "drops-colliding-writes": [
        "back.returns-to-previous", "bindings.match-screen", "deleted.not-shown",
        "detail.full-screen-preserves", "dismissed.stays-dismissed", "isolation", "late-work.only-its-view",
        "push.single", "push.visible", "relaunch.restores-place", "request.not-lost", "selection.per-section",
        "selection.reselect", "session.ends-clean", "sidebar.choice-shows",
      ],
      "drops-writes-in-transition": [
        "background.no-change", "bindings.match-screen", "detail.full-screen-preserves", "policy.followed",
        "request.composes", "request.not-lost", "resize.restores-sidebar", "rotation.round-trip",
        "sidebar.choice-closes", "sidebar.choice-shows", "sidebar.guard-respected", "sidebar.hook-runs-once",
        "sidebar.toggle-flips", "sidebar.toggle-parity", "size-class.round-trip",
      ],
      "ghost-pop": [
        "back.returns-to-previous", "background.no-change", "bindings.match-screen", "deleted.not-shown",
        "detail.full-screen-preserves", "detail.not-blank", "gesture.cancel-changes-nothing",
        "late-work.only-its-view", "push.single", "push.visible", "relaunch.restores-place",
        "request.not-lost", "selection.per-section", "selection.reselect", "session.ends-clean",
        "sidebar.choice-shows", "size-class.round-trip",
      ],
      "loses-pop-writes": [
        "bindings.match-screen", "detail.full-screen-preserves", "dismissed.stays-dismissed", "isolation",
        "late-work.only-its-view", "policy.followed", "push.single", "push.visible",
        "relaunch.restores-place", "request.not-lost", "selection.per-section",
      ],
      "pop-writes-at-start": [
        "gesture.cancel-changes-nothing", "late-work.only-its-view", "request.not-lost",
      ],
      "pop-writes-column": [
        "back.returns-to-previous", "background.no-change", "bindings.match-screen",
        "compact-column.takes-effect", "detail.not-blank", "request.not-lost", "sidebar.choice-shows",
        "sidebar.choice-usable", "sidebar.hook-runs-once", "sidebar.toggle-flips", "size-class.round-trip",
      ],
      "rotation-loses-sidebar": [
        "background.no-change", "bindings.match-screen", "detail.full-screen-preserves", "policy.followed",
        "request.not-lost", "resize.restores-sidebar", "rotation.round-trip", "sidebar.choice-closes",
        "sidebar.choice-shows", "sidebar.guard-respected", "sidebar.hook-runs-once", "sidebar.toggle-flips",
        "size-class.keeps-front", "size-class.round-trip",
      ],
      "swipe-goes-back-twice": [
        "back.one-level", "back.returns-to-previous",
      ],
      "swipe-writes-at-start": [
        "background.no-change", "bindings.match-screen", "request.not-lost", "rotation.round-trip",
        "sidebar.hook-runs-once", "sidebar.toggle-flips", "size-class.round-trip",
      ],
      "tap-falls-through": [
        "sidebar.no-tap-through"
      ],
      "walk-loses-sidebar": [
        "back.returns-to-previous", "background.no-change", "bindings.match-screen",
        "compact-column.takes-effect", "detail.full-screen-preserves", "detail.never-lost", "policy.followed",
        "push.visible", "request.not-lost", "rotation.round-trip", "sidebar.choice-closes",
        "sidebar.choice-shows", "sidebar.guard-respected", "sidebar.hook-runs-once", "sidebar.toggle-flips",
        "size-class.keeps-front", "size-class.round-trip",
      ],
    ])
}
