import FuzzEngine

extension LazySplit {
  /// Faults of its published versions besides those in its table of flaws, and quirks of the platform.
  static let faults: [Fault] = [
    Fault(
      "F04", "the toggle reads one binding of two, after a flip", source: "L-32", in: "lazysplit/head",
      on: "ipad-11 portrait", quirks: ["edge-swipe-slips"], breaks: "sidebar.toggle-flips no-effect",
      claimed: 3),
    Fault(
      "F05", "choosing cannot leave the menu", source: "L-33", in: "lazysplit/1.6", on: "ipad-11 portrait",
      breaks: "sidebar.choice-closes stays-open", claimed: 4),
    Fault(
      "F06", "back leaves the service's copy of the path behind", source: "L-02, BUG #10",
      in: "lazysplit/1.3", on: "iphone-15 portrait", breaks: "push.single several", claimed: 3),
    Fault(
      "F08", "a swipe back leaves the service's copy of the path behind", source: "L-02b",
      in: "lazysplit/1.6", on: "iphone-15 portrait", breaks: "push.single several", claimed: 3),
    Fault(
      "F11", "a repair on appearance takes the detail's root off", source: "L-39", in: "lazysplit/1.5",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.full-screen-preserves changed", claimed: 3),
    Fault(
      "F14", "a push goes to a column that a flip took away", source: "L-35", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "push.visible covered", after: "open", claimed: 4),
    Fault(
      "F15", "the detail's root survives choosing its section", source: "L-36", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "sidebar.choice-shows wrong-view", claimed: 3),
    Fault(
      "F18", "showing the menu orphans the detail's path", source: "L-41", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.path-consistent no-root", claimed: 3),
    Fault(
      "F21", "what is sent before anybody listens is lost", source: "L-44", in: "lazysplit/head",
      on: "iphone-15 portrait", at: "cold", breaks: "request.not-lost lost", claimed: 2),
    Fault(
      "F22", "two windows share one service", source: "L-45", in: "lazysplit/windows", on: "ipad-11 portrait",
      breaks: "isolation other-window", claimed: 2),
    Fault(
      "F23", "a write during a transition is lost", source: "L-04", in: "lazysplit/head",
      on: "ipad-11 portrait", quirks: ["drops-writes-in-transition"],
      breaks: "bindings.match-screen visibility", claimed: 2),
    Fault(
      "F24", "the sidebar is lost by turning the device", source: "L-05, BUG #2", in: "lazysplit/1.6",
      on: "iphone-15-pro-max portrait", quirks: ["rotation-loses-sidebar"], breaks: "sidebar.never-lost lost",
      claimed: 2),
    Fault(
      "F26", "back skips a view after collapsing", source: "L-08", in: "lazysplit/head",
      on: "iphone-15-pro-max landscape", at: "settings", quirks: ["collapse-keeps-top-only"],
      breaks: "back.returns-to-previous wrong-view", claimed: 4),
    Fault(
      "F28", "a drag that is let go has written the visibility", source: "L-10, BUG #9", in: "lazysplit/1.6",
      on: "ipad-11 portrait", quirks: ["edge-swipe-slips", "swipe-writes-at-start"],
      breaks: "bindings.match-screen visibility", claimed: 2),
    Fault(
      "F32", "two handlers run in the wrong order", source: "L-47", in: "lazysplit/head",
      on: "iphone-15-pro-max portrait", breaks: "environment.fresh stale-size-class", after: "rotate",
      claimed: 2),
    Fault(
      "F72", "half a turn of the device and back loses the sidebar", source: "T-15, Falafel 2010",
      in: "lazysplit/clean", on: "iphone-15-pro-max landscape", quirks: ["aborted-rotation-loses-sidebar"],
      breaks: "sidebar.never-lost lost", claimed: 2),
    Fault(
      "F78", "a column that nobody owns is lost when a large phone turns", source: "L-07",
      in: "lazysplit/1.3", on: "iphone-15-pro-max portrait", at: "settings",
      quirks: ["style-rebuilds-columns"], breaks: "size-class.keeps-front front-lost", claimed: 3),
    Fault(
      "F82", "a link into the column brings a second toggle", source: "L-21, BUG #3", in: "lazysplit/1.2",
      on: "iphone-15-pro-max landscape", at: "settings", quirks: ["column-brings-toggle"],
      breaks: "sidebar.one-toggle two-toggles", claimed: 1),
    Fault(
      "F90", "another style drops a column that nobody owns", source: "root cause of L-06",
      in: "lazysplit/1.3", on: "ipad-11 portrait", at: "settings", quirks: ["style-rebuilds-columns"],
      breaks: "style.round-trip place-changed", claimed: 2),
    Fault(
      "F95", "a push goes on a root that is not there", source: "L-14; note of 6/11", in: "lazysplit/1.4",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.path-consistent no-root", claimed: 1),
    Fault(
      "F96", "a push into the column adds to a copy that back does not reach", source: "L-16; note of 6/10",
      in: "lazysplit/1.4", on: "ipad-11 portrait", at: "settings", breaks: "push.single several", claimed: 3),
    Fault(
      "P33", "the platform writes the compact column although the detail stays", source: "a quirk alone",
      in: "lazysplit/clean", quirks: ["pop-writes-column"], breaks: "compact-column.takes-effect mismatch"),
    Fault(
      "P34", "a swipe that is let go too early shortens the path", source: "a quirk alone",
      in: "lazysplit/clean", quirks: ["ghost-pop"], breaks: "gesture.cancel-changes-nothing"),
    Fault(
      "P35", "a pop whose write is lost", source: "a quirk alone", in: "lazysplit/clean",
      quirks: ["loses-pop-writes"], breaks: "bindings.match-screen path"),
    Fault(
      "P36", "two quick toggles do not settle where slow ones do", source: "a quirk alone",
      in: "lazysplit/clean", quirks: ["drops-writes-in-transition"], breaks: "sidebar.toggle-parity"),
    Fault(
      "P37", "a tap beside the menu reaches what lies beneath", source: "a quirk alone",
      in: "lazysplit/clean", quirks: ["tap-falls-through"], breaks: "sidebar.no-tap-through falls-through"),
  ]
}
