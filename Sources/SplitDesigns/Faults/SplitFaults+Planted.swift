import FuzzEngine

extension SplitFaults {
  /// Flaws, each planted alone where LazySplit is otherwise right: of our own, but P30 to P32 and P52, which its
  /// older versions had; P42 and P43 are pairs, and P33 to P37 a quirk of the platform with nothing wrong in LazySplit.
  static let planted: [Fault] = [
    Fault(
      "P01", "launches with the menu open", source: "planted: starts-on-menu", in: "lazysplit/starts-on-menu",
      breaks: "launch.shows-start sidebar-in-front"),
    Fault(
      "P02", "launches with a view over everything", source: "planted: starts-pushed",
      in: "lazysplit/starts-pushed", breaks: "launch.shows-start wrong-place"),
    Fault(
      "P03", "two toggles for one sidebar", source: "planted: keeps-system-toggle",
      in: "lazysplit/keeps-system-toggle", breaks: "sidebar.one-toggle two-toggles"),
    Fault(
      "P04", "no toggle at all", source: "planted: has-no-toggle", in: "lazysplit/has-no-toggle",
      breaks: "sidebar.one-toggle nothing-reveals"),
    Fault(
      "P05", "a menu over the detail that nothing dismisses", source: "planted: menu-cannot-be-dismissed",
      in: "lazysplit/menu-cannot-be-dismissed", breaks: "sidebar.one-toggle nothing-dismisses"),
    Fault(
      "P06", "another split for each section", source: "planted: rebuilds-split",
      in: "lazysplit/rebuilds-split", breaks: "container.keeps-identity outermost"),
    Fault(
      "P07", "another inner split for each orientation", source: "planted: rebuilds-inner-split",
      in: "lazysplit/rebuilds-inner-split", breaks: "container.keeps-identity nested"),
    Fault(
      "P08", "another split while the menu is open", source: "planted: rebuilds-on-menu",
      in: "lazysplit/rebuilds-on-menu", breaks: "selection.reselect rebuilt"),
    Fault(
      "P09", "hiding the menu clears the detail", source: "planted: dismissal-clears-detail",
      in: "lazysplit/dismissal-clears-detail", breaks: "sidebar.dismissal-is-pure side-effect"),
    Fault(
      "P10", "an off-by-one in a pop", source: "planted: pops-two", in: "lazysplit/pops-two",
      breaks: "back.one-level too-many"),
    Fault(
      "P11", "a push chooses another section", source: "planted: push-leaves-section",
      in: "lazysplit/push-leaves-section", breaks: "push.leaves-others selection"),
    Fault(
      "P12", "a root that shows nothing", source: "planted: blanks-subdetail",
      in: "lazysplit/blanks-subdetail", breaks: "detail.not-blank blank"),
    Fault(
      "P13", "a reset where none is due", source: "planted: resize-clears-path",
      in: "lazysplit/resize-clears-path", breaks: "resize.no-loss place-changed"),
    Fault(
      "P14", "an asymmetric restore: expanding drops what collapsing kept",
      source: "planted: expanding-drops-detail", in: "lazysplit/expanding-drops-detail",
      breaks: "size-class.keeps-front front-lost"),
    Fault(
      "P15", "a push opens the menu", source: "planted: push-opens-menu", in: "lazysplit/push-opens-menu",
      breaks: "policy.followed open-after-push"),
    Fault(
      "P16", "a write-back that the app does not take", source: "planted: refuses-visibility",
      in: "lazysplit/refuses-visibility", breaks: "sidebar.no-tap-through stays-open"),
    Fault(
      "P17", "a stale copy of the orientation", source: "planted: caches-orientation",
      in: "lazysplit/caches-orientation", breaks: "environment.fresh stale-orientation"),
    Fault(
      "P18", "opening the menu chooses another section", source: "planted: reopens-on-home",
      in: "lazysplit/reopens-on-home", breaks: "sidebar.choice-remembered selection-lost"),
    Fault(
      "P19", "a highlight that does not follow", source: "planted: highlight-lags",
      in: "lazysplit/highlight-lags", breaks: "selection.consistent mismatch"),
    Fault(
      "P20", "choosing again does a third thing", source: "planted: rechoosing-pushes",
      in: "lazysplit/rechoosing-pushes", breaks: "selection.reselect wrong-place"),
    Fault(
      "P21", "asking for what is there undoes it", source: "planted: showing-flips",
      in: "lazysplit/showing-flips", breaks: "request.idempotent differs"),
    Fault(
      "P22", "a toggle that never opens", source: "planted: never-opens", in: "lazysplit/never-opens",
      breaks: "sidebar.toggle-flips no-effect"),
    Fault(
      "P23", "a tap that does nothing", source: "planted: pushes-nothing", in: "lazysplit/pushes-nothing",
      breaks: "push.visible missing"),
    Fault(
      "P24", "a dismissed view comes back", source: "planted: restores-left", in: "lazysplit/restores-left",
      breaks: "dismissed.stays-dismissed returns"),
    Fault(
      "P25", "a pop that the app does not take", source: "planted: refuses-pops",
      in: "lazysplit/refuses-pops", breaks: "no-dead-end stuck"),
    Fault(
      "P26", "a missed close", source: "planted: stays-open-on-choice", in: "lazysplit/stays-open-on-choice",
      breaks: "sidebar.choice-closes stays-open"),
    Fault(
      "P27", "a subscription that a flip ends", source: "planted: stops-listening",
      in: "lazysplit/stops-listening", breaks: "size-class.round-trip differs-later"),
    Fault(
      "P30", "a stale copy of the path", source: "LazySplit's older versions: keeps-service-copies",
      in: "lazysplit/keeps-service-copies", breaks: "push.single several"),
    Fault(
      "P31", "the root is reset and its path is not",
      source: "LazySplit's older versions: menu-drops-detail-root",
      in: "lazysplit/menu-drops-detail-root", breaks: "detail.path-consistent no-root"),
    Fault(
      "P32", "a lost delivery: nobody listens yet",
      source: "LazySplit's older versions: loses-early-requests",
      in: "lazysplit/loses-early-requests", at: "cold", breaks: "request.not-lost lost"),
    Fault(
      "P33", "the platform writes the compact column although the detail stays",
      source: "planted: a quirk alone",
      in: "lazysplit/clean", quirks: ["pop-writes-column"], breaks: "compact-column.takes-effect mismatch"),
    Fault(
      "P34", "a swipe that is let go too early shortens the path", source: "planted: a quirk alone",
      in: "lazysplit/clean", quirks: ["ghost-pop"], breaks: "gesture.cancel-changes-nothing"),
    Fault(
      "P35", "a pop whose write is lost", source: "planted: a quirk alone", in: "lazysplit/clean",
      quirks: ["loses-pop-writes"], breaks: "bindings.match-screen path"),
    Fault(
      "P36", "two quick toggles do not settle where slow ones do", source: "planted: a quirk alone",
      in: "lazysplit/clean", quirks: ["drops-writes-in-transition"], breaks: "sidebar.toggle-parity"),
    Fault(
      "P37", "a tap beside the menu reaches what lies beneath", source: "planted: a quirk alone",
      in: "lazysplit/clean", quirks: ["tap-falls-through"], breaks: "sidebar.no-tap-through falls-through"),
    Fault(
      "P38", "an off-by-one at the fifth level of a stack", source: "planted: replaces-fifth",
      in: "lazysplit/replaces-fifth", breaks: "push.single replaces"),
    Fault(
      "P39", "an off-by-one at the sixth level of a stack", source: "planted: replaces-sixth",
      in: "lazysplit/replaces-sixth", breaks: "push.single replaces"),
    Fault(
      "P40", "an off-by-one at the seventh level of a stack", source: "planted: replaces-seventh",
      in: "lazysplit/replaces-seventh", breaks: "push.single replaces"),
    Fault(
      "P41", "an off-by-one at the eighth level of a stack", source: "planted: replaces-eighth",
      in: "lazysplit/replaces-eighth", breaks: "push.single replaces"),
    Fault(
      "P50", "leaving the app resets what is chosen", source: "planted: leaving-goes-home",
      in: "lazysplit/leaving-goes-home", breaks: "background.no-change differs"),
    Fault(
      "P51", "leaving the app ends a subscription for good", source: "planted: leaving-stops-listening",
      in: "lazysplit/leaving-stops-listening", breaks: "background.no-change differs-later"),
    Fault(
      "P52", "a handler of appearance that is not idempotent",
      source: "LazySplit's older versions: drops-detail-on-appear",
      in: "lazysplit/drops-detail-on-appear", breaks: "reappear.no-change differs"),
    Fault(
      "P42", "a push opens a menu that nothing dismisses",
      source: "planted: push-opens-menu, menu-cannot-be-dismissed",
      in: "lazysplit/push-opens-menu+menu-cannot-be-dismissed", breaks: "sidebar.choice-usable unusable"),
    Fault(
      "P43", "a push stays dimmed under a menu that nothing dismisses",
      source: "planted: stays-open-on-push, menu-cannot-be-dismissed",
      in: "lazysplit/stays-open-on-push+menu-cannot-be-dismissed", breaks: "push.not-under-overlay dimmed"),
  ]
}
