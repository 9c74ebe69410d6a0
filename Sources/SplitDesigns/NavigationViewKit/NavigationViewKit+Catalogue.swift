import FuzzEngine
import SplitFuzz
import SplitModel

extension NavigationViewKit {
  enum Flaw: CaseIterable {
    case actsForUnknownTags, callsBackAtRoot, callsBackEarly, pushedViewsKnowNoTag, sharesTags,
      registersDeleted, losesEarlyPosts, findsNearestController, measuresDevice, tipsByDevice, tipIsViewState,
      hasTwoManagers, pushedViewsFindDefault, keepsDeadControllers, losesQuickPushes, collapsesToDetail,
      callsBackTwice, forgetsCleanup, emptiesBoth, actsBeforeCleanup, letsColumnsGo
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "navigation-view-kit", "NavigationViewKit's newest code, and ",
    """
    actsForUnknownTags F47: the action of a call for an unknown tag runs
      breaks callback.exactly-once without-pop claimed 1 on iphone-15 portrait (K-01)
    callsBackAtRoot P65: callbacks run at the root as well, where nothing was done
      breaks callback.exactly-once without-pop (K-02)
    callsBackEarly F87: callbacks run before the animation is over
      breaks callback.exactly-once early claimed 2 on iphone-15 portrait (K-03)
    pushedViewsKnowNoTag F48: a view that the manager pushes knows no tag
      breaks push.visible missing claimed 3 on iphone-15 portrait (K-04)
    sharesTags F49: a tag that is used twice moves to the later view
      breaks isolation other-tag claimed 3 on ipad-11 portrait (K-06)
    registersDeleted F50: a deleted tag is registered again by the next update
      breaks dismissed.stays-dismissed returns claimed 3 on iphone-15 portrait (K-07)
    losesEarlyPosts F51: what is posted before a view is registered is lost
      breaks request.not-lost lost claimed 2 on iphone-15 portrait at cold (K-09)
    findsNearestController F88: a tag always stands for the leading controller
      breaks push.visible covered claimed 1 on ipad-11 portrait (K-15)
    measuresDevice F54: the sidebar's width follows the device's orientation
      breaks policy.followed wrong-width claimed 1 on ipad-11 portrait (K-14)
    tipsByDevice F53: the tip follows the device's orientation
      breaks policy.tip-once in-landscape claimed 1 on ipad-11 landscape at flat (K-12 K-13)
    tipIsViewState P69: that the tip was shown is forgotten with the view
      breaks policy.tip-once again (K-12)
    hasTwoManagers F52: there are two managers, and both push what is posted
      breaks push.single several claimed 1 on iphone-15 portrait (K-10)
    pushedViewsFindDefault P110: a pushed view finds the default manager
      breaks callback.exactly-once without-pop claimed 3 on iphone-15 portrait (K-05)
    keepsDeadControllers P111: a view that is gone is registered still
      breaks callback.exactly-once without-pop claimed 3 on iphone-15 portrait (K-08)
    losesQuickPushes P112: a push while another one is under way is lost
      breaks request.composes shallower claimed 2 on iphone-15 portrait (K-11)
    collapsesToDetail P120: a collapse puts the detail in front, wherever one was
      breaks size-class.round-trip differs on ipad-11 portrait (WordPress-iOS #18021; UIKit's default)
    actsBeforeCleanup P113: the action runs before what was registered
      breaks callback.exactly-once wrong-order on iphone-15 portrait (K-I2)
    callsBackTwice P66: callbacks run twice breaks callback.exactly-once twice
    forgetsCleanup P67: what was registered for going home does not run
      breaks callback.exactly-once never
    letsColumnsGo P131: the fixed style leaves the platform its gestures
      breaks policy.followed column-hidden on ipad-11 portrait (K-I9)
    emptiesBoth P68: going home in one column empties the other as well breaks isolation other-tag
    """
  ) { flaws in
    let isFixed = flaws.contains(.measuresDevice) || flaws.contains(.letsColumnsGo)
    let isTip = flaws.contains(.tipsByDevice) || flaws.contains(.tipIsViewState)
    return SplitApp(NavigationViewKit(flaws: flaws, style: isFixed ? .fixed : isTip ? .tip : .plain))
  }

  /// The newest version (`3d677c0`, 2023-09-06).
  ///
  /// Two managers and one of one's own are its user's doing; which controller is found, and that a push under way
  /// loses another, is not known.
  static let head = NavigationViewKit(flaws: [
    .actsForUnknownTags, .callsBackAtRoot, .callsBackEarly, .pushedViewsKnowNoTag, .sharesTags,
    .registersDeleted, .losesEarlyPosts, .measuresDevice, .tipsByDevice, .tipIsViewState,
    .keepsDeadControllers, .collapsesToDetail,
  ])

  /// The newest version and its clean form, each in its three styles.
  static let systems: [FuzzSystem] =
    styles.map { style, suffix, text in
      FuzzSystem(
        "navigation-view-kit/head\(suffix)", NavigationViewKit(flaws: head.flaws, style: style),
        "NavigationViewKit, the newest version (2023-09-06), \(text), with its bugs")
    }
    + styles.map { style, suffix, text in
      FuzzSystem(
        "navigation-view-kit/clean\(suffix)", NavigationViewKit(flaws: [], style: style),
        "NavigationViewKit's newest code, \(text), with nothing wrong")
    }

  private static let styles: [(Style, suffix: String, text: String)] = [
    (.plain, "", "two columns on iPads"), (.fixed, "-fixed", "two fixed columns"),
    (.tip, "-tip", "two columns and a tip"),
  ]
}
