import FuzzEngine

extension SplitFaults {
  /// The faults of what LazySplit grew from.
  static let ancestors: [Fault] = [
    Fault(
      "F22", "two windows share one service", source: "L-45", in: "lazysplit/windows",
      on: "ipad-11 portrait", breaks: "isolation other-window", claimed: 2),
    Fault(
      "F33", "another root for each size class loses what was pushed", source: "A-6",
      in: "lazysplit/gen-split",
      on: "ipad-11 portrait", at: "settings", breaks: "size-class.round-trip differs", claimed: 2),
    Fault(
      "F34", "the toggle always asks for the sidebar in front", source: "E-1", in: "lazysplit/invex",
      on: "iphone-15 portrait", breaks: "sidebar.toggle-flips no-effect", claimed: 2),
    Fault(
      "F35", "back jumps to the sidebar, past the view beneath", source: "E-2", in: "lazysplit/invex",
      on: "iphone-15 portrait", breaks: "back.returns-to-previous", claimed: 3),
    Fault(
      "F36", "the toggle hides and never shows", source: "0d", in: "lazysplit/uikit-split",
      on: "ipad-11 landscape", breaks: "sidebar.toggle-flips no-effect", claimed: 2),
    Fault(
      "F37", "a third link replaces the detail and leaves the content", source: "0c",
      in: "lazysplit/nested-links", on: "ipad-13 landscape", breaks: "policy.followed does-not-slide",
      claimed: 3),
    Fault(
      "F73", "starts on the menu", source: "A-1", in: "lazysplit/gen-split", on: "iphone-15 portrait",
      breaks: "launch.shows-start sidebar-in-front", claimed: 0),
    Fault(
      "F74", "pushed views hide the way back", source: "A-3", in: "lazysplit/gen-split",
      on: "ipad-11 portrait", at: "settings", breaks: "back.offered-when-needed missing", claimed: 3),
    Fault(
      "F75", "another split for each section", source: "A-4", in: "lazysplit/gen-split",
      on: "ipad-11 portrait", breaks: "container.keeps-identity outermost", claimed: 2),
    Fault(
      "F76", "no toggle while the menu stands beside settings", source: "A-5", in: "lazysplit/gen-split",
      on: "ipad-11 landscape", at: "settings", breaks: "sidebar.one-toggle no-toggle", claimed: 1),
    Fault(
      "F77", "the sidebar is lost after a walk on the stack", source: "E-5", in: "lazysplit/invex",
      on: "iphone-15 portrait", quirks: ["walk-loses-sidebar"], breaks: "sidebar.never-lost lost", claimed: 2),
    Fault(
      "E-3", "going back with nothing pushed crashes", source: "E-3",
      notExpressible:
        "the way back stands on pushed views alone, and it is gone in the turn in which the path is empty, so that "
        + "nobody can tap it there; no program calls it"),
    Fault(
      "E-4", "choosing settings twice opens them twice over the menu", source: "E-4",
      notExpressible:
        "the settings cover the rows of the sidebar from the turn in which they open, so that nobody can choose them "
        + "again; no program calls it, and the design's memory says only whether they are open"),
    Fault(
      "F83", "back opens the menu past the section", source: "L-22", in: "lazysplit/plain-content",
      on: "iphone-15-pro-max portrait", at: "settings", breaks: "back.returns-to-previous wrong-view",
      claimed: 3),
    Fault(
      "F84", "a push by code goes to a path that no stack is bound to", source: "0c",
      in: "lazysplit/stack-in-split", on: "ipad-11 portrait", at: "settings", breaks: "push.visible missing",
      claimed: 1),
    Fault(
      "F92", "nothing leads from a section back to the menu", source: "A-2", in: "lazysplit/gen-split",
      on: "iphone-15 portrait", breaks: "sidebar.never-lost lost", claimed: 1),
    Fault(
      "F93", "the button brings the menu and never closes it", source: "A-7", in: "lazysplit/nav-view",
      on: "iphone-15 portrait", breaks: "sidebar.toggle-flips no-effect", claimed: 2),
    Fault(
      "F94", "a choice never changes what is shown", source: "0d", in: "lazysplit/uikit-split",
      on: "ipad-11 landscape", breaks: "sidebar.choice-shows wrong-view", claimed: 1),
    Fault(
      "P116", "a preferred display mode does not outlast what hide(_:) hid",
      source: "planted: prefers-to-show", in: "lazysplit/prefers-to-show", on: "ipad-11 landscape",
      breaks: "sidebar.toggle-flips no-effect"),
  ]
}
