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
    [
      .init(
        .actsForUnknownTags, "the action of a call for an unknown tag runs", "F47", source: "K-01",
        on: "iphone-15 portrait", breaks: "callback.exactly-once without-pop", claimed: 1),
      .init(
        .callsBackAtRoot, "callbacks run at the root as well, where nothing was done", "P65", source: "K-02",
        breaks: "callback.exactly-once without-pop"),
      .init(
        .callsBackEarly, "callbacks run before the animation is over", "F87", source: "K-03",
        on: "iphone-15 portrait", breaks: "callback.exactly-once early", claimed: 2),
      .init(
        .pushedViewsKnowNoTag, "a view that the manager pushes knows no tag", "F48", source: "K-04",
        on: "iphone-15 portrait", breaks: "push.visible missing", claimed: 3),
      .init(
        .sharesTags, "a tag that is used twice moves to the later view", "F49", source: "K-06",
        on: "ipad-11 portrait", breaks: "isolation other-tag", claimed: 3),
      .init(
        .registersDeleted, "a deleted tag is registered again by the next update", "F50", source: "K-07",
        on: "iphone-15 portrait", breaks: "dismissed.stays-dismissed returns", claimed: 3),
      .init(
        .losesEarlyPosts, "what is posted before a view is registered is lost", "F51", source: "K-09",
        on: "iphone-15 portrait", at: "cold", breaks: "request.not-lost lost", claimed: 2),
      .init(
        .findsNearestController, "a tag always stands for the leading controller", "F88", source: "K-15",
        on: "ipad-11 portrait", breaks: "push.visible covered", claimed: 1),
      .init(
        .measuresDevice, "the sidebar's width follows the device's orientation", "F54", source: "K-14",
        on: "ipad-11 portrait", breaks: "policy.followed wrong-width", claimed: 1),
      .init(
        .tipsByDevice, "the tip follows the device's orientation", "F53", source: "K-12 K-13",
        on: "ipad-11 landscape", at: "flat", breaks: "policy.tip-once in-landscape", claimed: 1),
      .init(
        .tipIsViewState, "that the tip was shown is forgotten with the view", "P69", source: "K-12",
        breaks: "policy.tip-once again"),
      .init(
        .hasTwoManagers, "there are two managers, and both push what is posted", "F52", source: "K-10",
        on: "iphone-15 portrait", breaks: "push.single several", claimed: 1),
      .init(
        .pushedViewsFindDefault, "a pushed view finds the default manager", "P110", source: "K-05",
        on: "iphone-15 portrait", breaks: "callback.exactly-once without-pop", claimed: 3),
      .init(
        .keepsDeadControllers, "a view that is gone is registered still", "P111", source: "K-08",
        on: "iphone-15 portrait", breaks: "callback.exactly-once without-pop", claimed: 3),
      .init(
        .losesQuickPushes, "a push while another one is under way is lost", "P112", source: "K-11",
        on: "iphone-15 portrait", breaks: "request.composes shallower", claimed: 2),
      .init(
        .collapsesToDetail, "a collapse puts the detail in front, wherever one was", "P120",
        source: "WordPress-iOS #18021; UIKit's default", on: "ipad-11 portrait",
        breaks: "size-class.round-trip differs"),
      .init(
        .actsBeforeCleanup, "the action runs before what was registered", "P113", source: "K-I2",
        on: "iphone-15 portrait", breaks: "callback.exactly-once wrong-order"),
      .init(.callsBackTwice, "callbacks run twice", "P66", breaks: "callback.exactly-once twice"),
      .init(
        .forgetsCleanup, "what was registered for going home does not run", "P67",
        breaks: "callback.exactly-once never"),
      .init(
        .letsColumnsGo, "the fixed style leaves the platform its gestures", "P131", source: "K-I9",
        on: "ipad-11 portrait", breaks: "policy.followed column-hidden"),
      .init(
        .emptiesBoth, "going home in one column empties the other as well", "P68",
        breaks: "isolation other-tag"),
    ]
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
