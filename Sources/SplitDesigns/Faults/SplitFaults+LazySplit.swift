import FuzzEngine

extension SplitFaults {
  /// LazySplit's own: what its author's log and notes tell, and what its code shows.
  static let lazySplit: [Fault] = [
    Fault(
      "F01", "hiding the menu asks for both bindings, and a swipe wrote one", source: "L-30",
      in: "lazysplit/1.6", on: "iphone-15 portrait", quirks: ["edge-swipe-slips"],
      breaks: "sidebar.choice-closes stays-open", claimed: 2),
    Fault(
      "F02", "a menu that was half closed is back after a flip", source: "L-31", in: "lazysplit/head",
      on: "ipad-11 portrait", breaks: "sidebar.stays-dismissed returns", claimed: 3),
    Fault(
      "F03", "the toggle reads one binding of two", source: "L-32", in: "lazysplit/head",
      on: "iphone-15 portrait", quirks: ["edge-swipe-slips"], breaks: "sidebar.toggle-flips no-effect",
      claimed: 2),
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
      "F07", "a repair on appearance takes one view off where two were left", source: "L-01, Known Bugs",
      in: "lazysplit/1.4", on: "iphone-15 portrait", breaks: "back.one-level too-few", claimed: 4),
    Fault(
      "F08", "a swipe back leaves the service's copy of the path behind", source: "L-02b",
      in: "lazysplit/1.6", on: "iphone-15 portrait", breaks: "push.single several", claimed: 3),
    Fault(
      "F09", "no way back out of the detail on a phone", source: "L-03, BUG #13", in: "lazysplit/1.6",
      on: "iphone-15 portrait", at: "settings", breaks: "back.offered-when-needed missing", claimed: 3),
    Fault(
      "F10", "a push over everything empties the column's path", source: "L-38",
      in: "lazysplit/full-push-clears-path",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.full-screen-preserves changed", claimed: 4),
    Fault(
      "F11", "a repair on appearance takes the detail's root off", source: "L-39", in: "lazysplit/1.5",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.full-screen-preserves changed", claimed: 3),
    Fault(
      "F12", "a section that code chooses stays under what covers everything", source: "L-40",
      in: "lazysplit/1.6", on: "iphone-15 portrait", breaks: "request.not-lost lost", claimed: 2),
    Fault(
      "F13", "a copy of the size class is refreshed too seldom", source: "L-34", in: "lazysplit/head",
      on: "ipad-11 portrait", breaks: "environment.fresh stale-size-class", after: "resize", claimed: 1),
    Fault(
      "F14", "a push goes to a column that a flip took away", source: "L-35", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "push.visible covered", after: "open", claimed: 4),
    Fault(
      "F15", "the detail's root survives choosing its section", source: "L-36", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "sidebar.choice-shows wrong-view", claimed: 3),
    Fault(
      "F16", "a choice leaves the detail's root, and drops a path on it", source: "L-37",
      in: "lazysplit/keeps-detail-root",
      on: "ipad-11 portrait", at: "settings", breaks: "sidebar.choice-shows leftover", claimed: 4),
    Fault(
      "F17", "a push leaves the menu open", source: "L-11, BUG #17", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "policy.followed open-after-push", claimed: 2),
    Fault(
      "F18", "showing the menu orphans the detail's path", source: "L-41", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.path-consistent no-root", claimed: 3),
    Fault(
      "F19", "a section is pushed on a path", source: "L-42", in: "lazysplit/head", on: "iphone-15 portrait",
      breaks: "detail.resolvable unresolved", claimed: 1),
    Fault(
      "F20", "destinations are declared on one branch only", source: "L-43", in: "lazysplit/head",
      on: "ipad-11 portrait", at: "settings", breaks: "detail.resolvable unresolved", claimed: 2),
    Fault(
      "F21", "what is sent before anybody listens is lost", source: "L-44", in: "lazysplit/head",
      on: "iphone-15 portrait", at: "cold", breaks: "request.not-lost lost", claimed: 2),
    Fault(
      "F23", "a write during a transition is lost", source: "L-04", in: "lazysplit/head",
      on: "ipad-11 portrait", quirks: ["drops-writes-in-transition"],
      breaks: "bindings.match-screen visibility",
      claimed: 2),
    Fault(
      "F24", "the sidebar is lost by turning the device", source: "L-05, BUG #2", in: "lazysplit/1.6",
      on: "iphone-15-pro-max portrait", quirks: ["rotation-loses-sidebar"], breaks: "sidebar.never-lost lost",
      claimed: 2),
    Fault(
      "F25", "turning the device loses a column that nobody owns", source: "L-06, BUG #4",
      in: "lazysplit/1.3", on: "ipad-11 portrait", at: "settings", quirks: ["style-rebuilds-columns"],
      breaks: "resize.no-loss place-changed", claimed: 2),
    Fault(
      "F26", "back skips a view after collapsing", source: "L-08", in: "lazysplit/head",
      on: "iphone-15-pro-max landscape", at: "settings", quirks: ["collapse-keeps-top-only"],
      breaks: "back.returns-to-previous wrong-view", claimed: 4),
    Fault(
      "F27", "a crash when the width grows while the menu is open", source: "L-09, BUG #15",
      in: "lazysplit/1.6", on: "ipad-11 portrait", breaks: "no-trap crash", claimed: 2),
    Fault(
      "F28", "a drag that is let go has written the visibility", source: "L-10, BUG #9", in: "lazysplit/1.6",
      on: "ipad-11 portrait", quirks: ["edge-swipe-slips", "swipe-writes-at-start"],
      breaks: "bindings.match-screen visibility", claimed: 2),
    Fault(
      "F29", "turning to portrait leaves the menu open", source: "L-12", in: "lazysplit/head",
      on: "ipad-11 landscape", breaks: "policy.followed open-after-rotation", claimed: 2),
    Fault(
      "F30", "a crash when the device is locked in the background", source: "L-17, BUG #5",
      in: "lazysplit/1.2", on: "ipad-11 portrait", breaks: "no-trap crash", claimed: 2),
    Fault(
      "F31", "a push lands under what covers everything", source: "L-15", in: "lazysplit/1.6",
      on: "ipad-11 portrait", at: "settings", breaks: "push.visible covered", claimed: 2),
    Fault(
      "F32", "two handlers run in the wrong order", source: "L-47", in: "lazysplit/head",
      on: "iphone-15-pro-max portrait", breaks: "environment.fresh stale-size-class", after: "rotate",
      claimed: 2),
    Fault(
      "F78", "a column that nobody owns is lost when a large phone turns", source: "L-07",
      in: "lazysplit/1.3", on: "iphone-15-pro-max portrait", at: "settings",
      quirks: ["style-rebuilds-columns"], breaks: "size-class.keeps-front front-lost", claimed: 3),
    Fault(
      "F79", "a view-based link covers everything, with no way back", source: "L-13", in: "lazysplit/1.2",
      on: "ipad-11 portrait", breaks: "back.offered-when-needed missing", claimed: 1),
    Fault(
      "F80", "a pushed view misses its environment", source: "L-19, BUG #7",
      in: "lazysplit/lacks-environment", on: "iphone-15 portrait", breaks: "no-trap crash", claimed: 1),
    Fault(
      "F81", "a link whose destination is declared in another column", source: "L-20, second BUG #9",
      in: "lazysplit/declares-elsewhere", on: "ipad-11 portrait", at: "settings",
      breaks: "detail.resolvable unresolved", claimed: 1),
    Fault(
      "F82", "a link into the column brings a second toggle", source: "L-21, BUG #3", in: "lazysplit/1.2",
      on: "iphone-15-pro-max landscape", at: "settings", quirks: ["column-brings-toggle"],
      breaks: "sidebar.one-toggle two-toggles", claimed: 1),
    Fault(
      "F89", "a view's late work takes another view off", source: "Invex's popView; notes on importing 1.2",
      in: "lazysplit/1.4-invex", on: "ipad-11 portrait", at: "settings",
      breaks: "late-work.only-its-view changes-place", claimed: 5),
    Fault(
      "F90", "another style drops a column that nobody owns", source: "root cause of L-06",
      in: "lazysplit/1.3", on: "ipad-11 portrait", at: "settings", quirks: ["style-rebuilds-columns"],
      breaks: "style.round-trip place-changed", claimed: 2),
  ]
}
