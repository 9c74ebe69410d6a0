import SplitModel

/// What is wrong with a NavigationViewKit, one bit each; the published version is a set of them.
struct NavigationViewKitFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The action of a call for an unknown tag runs.
  static var actsForUnknownTags: Self { Self(rawValue: 1 << 0) }
  /// Callbacks run at the root as well, where there was nothing to do.
  static var callsBackAtRoot: Self { Self(rawValue: 1 << 1) }
  /// Callbacks run at once and not when the animation is over.
  static var callsBackEarly: Self { Self(rawValue: 1 << 2) }
  /// A view that the manager pushes does not know its tag.
  static var pushedViewsKnowNoTag: Self { Self(rawValue: 1 << 3) }
  /// A tag that is used twice moves to the later view.
  static var sharesTags: Self { Self(rawValue: 1 << 4) }
  /// A deleted tag is registered again by the next update.
  static var registersDeleted: Self { Self(rawValue: 1 << 5) }
  /// What is posted before a view is registered is lost.
  static var losesEarlyPosts: Self { Self(rawValue: 1 << 6) }
  /// The controller that is found is the leading one, whichever is meant.
  static var findsNearestController: Self { Self(rawValue: 1 << 7) }
  /// The width of the sidebar is that for the device's orientation.
  static var measuresDevice: Self { Self(rawValue: 1 << 8) }
  /// The tip is shown for the device's orientation.
  static var tipsByDevice: Self { Self(rawValue: 1 << 9) }
  /// That the tip was shown is the view's state, and the next update hides it.
  static var tipIsViewState: Self { Self(rawValue: 1 << 10) }
  /// There are two managers, and both push what is posted.
  static var hasTwoManagers: Self { Self(rawValue: 1 << 11) }

  /// A view that the manager pushes finds the default manager and not the one that pushed it.
  static var pushedViewsFindDefault: Self { Self(rawValue: 1 << 15) }
  /// A view that is gone is registered still.
  static var keepsDeadControllers: Self { Self(rawValue: 1 << 16) }
  /// A push while another one is under way is lost.
  static var losesQuickPushes: Self { Self(rawValue: 1 << 17) }
  /// Which columns are shown is not the app's: a collapse puts a detail with anything in it in front.
  static var collapsesToDetail: Self { Self(rawValue: 1 << 19) }

  // Ours.

  /// Calls back twice.
  static var callsBackTwice: Self { Self(rawValue: 1 << 12) }
  /// Runs the action and forgets what was registered.
  static var forgetsCleanup: Self { Self(rawValue: 1 << 13) }
  /// Going home from one column empties the other as well.
  static var emptiesBoth: Self { Self(rawValue: 1 << 14) }
  /// Runs the action before what was registered.
  static var actsBeforeCleanup: Self { Self(rawValue: 1 << 18) }
  /// The fixed style asks for both columns at its first update only, and leaves the platform its gestures.
  static var letsColumnsGo: Self { Self(rawValue: 1 << 20) }

  /// The flaws of the newest version (`3d677c0`, 2023-09-06).
  ///
  /// Two managers and one of one's own are its user's doing; which controller is found, and that a push under way
  /// loses another, is not known.
  static let head: NavigationViewKitFlaws = [
    .actsForUnknownTags, .callsBackAtRoot, .callsBackEarly, .pushedViewsKnowNoTag, .sharesTags,
    .registersDeleted, .losesEarlyPosts, .measuresDevice, .tipsByDevice, .tipIsViewState,
    .keepsDeadControllers, .collapsesToDetail,
  ]

  /// Every flaw with its name and what is wrong.
  static let table: [(name: String, flaw: NavigationViewKitFlaws, summary: String)] = [
    ("acts-for-unknown-tags", .actsForUnknownTags, "the action of a call for an unknown tag runs"),
    ("calls-back-at-root", .callsBackAtRoot, "callbacks run at the root as well, where nothing was done"),
    ("calls-back-early", .callsBackEarly, "callbacks run before the animation is over"),
    ("pushed-views-know-no-tag", .pushedViewsKnowNoTag, "a view that the manager pushes knows no tag"),
    ("shares-tags", .sharesTags, "a tag that is used twice moves to the later view"),
    ("registers-deleted", .registersDeleted, "a deleted tag is registered again by the next update"),
    ("loses-early-posts", .losesEarlyPosts, "what is posted before a view is registered is lost"),
    ("finds-nearest-controller", .findsNearestController, "a tag always stands for the leading controller"),
    ("measures-device", .measuresDevice, "the sidebar's width follows the device's orientation"),
    ("tips-by-device", .tipsByDevice, "the tip follows the device's orientation"),
    ("tip-is-view-state", .tipIsViewState, "that the tip was shown is forgotten with the view"),
    ("has-two-managers", .hasTwoManagers, "there are two managers, and both push what is posted"),
    ("pushed-views-find-default", .pushedViewsFindDefault, "a pushed view finds the default manager (K-05)"),
    ("keeps-dead-controllers", .keepsDeadControllers, "a view that is gone is registered still (K-08)"),
    ("loses-quick-pushes", .losesQuickPushes, "a push while another one is under way is lost (K-11)"),
    ("collapses-to-detail", .collapsesToDetail, "a collapse puts the detail in front, wherever one was"),
    ("acts-before-cleanup", .actsBeforeCleanup, "the action runs before what was registered"),
    ("calls-back-twice", .callsBackTwice, "callbacks run twice"),
    ("forgets-cleanup", .forgetsCleanup, "what was registered for going home does not run"),
    ("lets-columns-go", .letsColumnsGo, "the fixed style leaves the platform its gestures"),
    ("empties-both", .emptiesBoth, "going home in one column empties the other as well"),
  ]
}
