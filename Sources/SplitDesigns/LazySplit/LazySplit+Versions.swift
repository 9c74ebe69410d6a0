import FuzzEngine
import SplitFuzz
import SplitModel

extension LazySplit {
  /// The newest version (`7e946d3`, 2024-08-15).
  static let head = LazySplit(flaws: [
    .cachesSizeClass, .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift,
    .toggleReadsVisibility, .menuDropsDetailRoot, .pushesSections, .declaresDestinationsOnce,
    .losesEarlyRequests, .columnFollowsRootOnly, .sharesService,
  ])
  static let clean = LazySplit(flaws: [])
  /// Version 1.7 (`7c42b04`, 2024-07-22): requests may name their place; the bar item was repaired after it.
  static let version17 = LazySplit(flaws: head.flaws.union([.guardsHiding, .barItemTraps]))
  /// Version 1.6.9 (`250acb5`, 2024-07-02): requests through a subject without memory, which name no place.
  static let version169 = LazySplit(
    flaws: version17.flaws.subtracting([.declaresDestinationsOnce, .pushesSections]).union([.ignoresCover]),
    interface: .requests)
  /// Version 1.6 (`75a0b51`, 2024-06-30), which the seed document describes.
  static let version16 = LazySplit(
    flaws: version14.flaws.subtracting([.popsOnAppear]).union([
      .trapsDetailRoot, .fullPushClearsPath, .barItemTraps,
    ]), interface: .callsWithBack)
  /// Version 1.5 (`aadfa16`, 2024-06-23): the repair goes further; its bar item is that of 1.6.
  ///
  /// Left out: the detail's own handler would also run when its root is set, which by the author's log it does not.
  static let version15 = LazySplit(
    flaws: version14.flaws.union([.dropsDetailOnAppear, .fullPushClearsPath, .barItemTraps]),
    interface: .calls)
  /// Version 1.4 (`8b90acd`, 2024-06-20): a root and a path for the detail, and a first repair of the copies.
  static let version14 = LazySplit(
    flaws: [
      .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift, .toggleReadsVisibility,
      .menuDropsDetailRoot, .columnFollowsRootOnly, .guardsHiding, .keepsServiceCopies, .keepsFullScreen,
      .pushesUnderCover, .resolvesSubdetailOnly, .popsOnAppear, .sharesService,
    ], interface: .calls)
  /// Version 1.4 as its author's own app has it: a view's work takes the view off when it is done.
  static let invex = LazySplit(flaws: version14.flaws.union([.popsLate]), interface: .calls)
  /// Version 1.3: a service with copies of the paths, and the same links into the column.
  ///
  /// No commit has it: it follows `fc1551a` (2024-06-10, the guards), the log's entries on 1.3, and what 1.4 changed.
  static let version13 = LazySplit(
    flaws: version12.flaws.subtracting([.trapsWhenLocked, .hidesBackOfLinked]).union([
      .guardsHiding, .keepsServiceCopies, .sharesService,
    ]), interface: .links)
  /// Version 1.2 (`909b44c`, 2024-06-09): the view model alone, a view-based link into the column beside settings.
  ///
  /// The commit calls itself 1.5; what its file says is what the later log calls 1.2. Choosing empties the path over
  /// everything, as in LazyNavView (`50503a0`) before it: the notes name 1.4 as the first that does not.
  static let version12 = LazySplit(
    flaws: [
      .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift, .toggleReadsVisibility,
      .columnFollowsRootOnly, .linksIntoColumn, .styleFollowsOrientation, .leavesEdgeOpen, .trapsWhenLocked,
      .hidesBackOfLinked,
    ], interface: .links)

  static let systems: [FuzzSystem] = [
    FuzzSystem("lazysplit/head", head, "LazySplit, the newest version (2024-08-15), with its bugs"),
    FuzzSystem(
      "lazysplit/1.7", version17,
      "LazySplit 1.7 (2024-07-22), requests that may name their place, with its bugs"),
    FuzzSystem(
      "lazysplit/1.6.9", version169, "LazySplit 1.6.9 (2024-07-02), requests without a memory, with its bugs"),
    FuzzSystem(
      "lazysplit/1.6", version16,
      "LazySplit 1.6 (2024-06-30), the version its document describes, with its bugs"),
    FuzzSystem(
      "lazysplit/1.5", version15,
      "LazySplit 1.5 (2024-06-23), which repairs its copies on appearance, with its bugs"),
    FuzzSystem(
      "lazysplit/1.4", version14, "LazySplit 1.4 (2024-06-20), the detail's own root and path, with its bugs"),
    FuzzSystem(
      "lazysplit/1.4-invex", invex,
      "LazySplit 1.4 in its author's app, whose views take themselves off when done"),
    FuzzSystem(
      "lazysplit/1.3", version13, "LazySplit 1.3 (before 2024-06-14), a service with copies, with its bugs"),
    FuzzSystem(
      "lazysplit/1.2", version12, "LazySplit 1.2 (2024-06-09), links into the column, with its bugs"),
    FuzzSystem("lazysplit/clean", clean, "LazySplit's newest code with nothing wrong"),
  ]

  /// Flaws for the self-check, one for each of three kinds of rule.
  static let seededFaults = [
    flawTable.seededFault(.letsBindingsDrift, finds: "sidebar.stays-dismissed"),
    flawTable.seededFault(.popsTwo, finds: "back.one-level"),
    flawTable.seededFault(.menuCannotBeDismissed, finds: "sidebar.one-toggle"),
  ]

  /// The number of rows: three up to 1.6.9, two since.
  var sectionCount: Int { interface == .placedRequests ? 2 : 3 }

  /// Whether a program starts work for the view in front; it is the last one.
  func startsWork(_ program: UInt8) -> Bool {
    flaws.contains(.popsLate) && Int(program) == vocabulary.programs.count - 1
  }

  static func vocabulary(of interface: Interface, doesWork: Bool) -> Vocabulary {
    var links = ["detail", "detail-full", "subdetail", "subdetail-full"]
    let views = ["detail", "subdetail"]
    if interface == .links { links.append("linked") }
    let sections = interface == .placedRequests ? ["home", "settings"] : ["home", "settings", "other"]
    var programs: [Vocabulary.Program] =
      switch interface {
      case .links:
        [
          .init("change-display", arguments: sections), .init("push-primary", arguments: views),
          .init("change-style"),
        ]
      case .calls, .callsWithBack:
        [
          .init("change-display", arguments: sections), .init("push-primary", arguments: views),
          .init("set-detail-root", arguments: views), .init("push-detail", arguments: views),
          .init("show-menu"),
        ]
      case .requests: [.init("update", arguments: sections + views), .init("show-menu")]
      case .placedRequests:
        [
          .init("update", arguments: sections + views), .init("update-primary", arguments: sections + views),
          .init("update-detail", arguments: sections + views), .init("show-menu"),
        ]
      }
    if doesWork { programs.append(.init("start-work")) }
    return Vocabulary(
      sections: sections, destinations: interface == .links ? views + ["linked"] : views, links: links,
      programs: programs, starts: interface <= .callsWithBack ? ["settings"] : ["settings", "cold"])
  }
}
