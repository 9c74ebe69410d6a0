import SplitModel

extension LazySplit {
  /// Version 1.2 (`909b44c`, 2024-06-09): the view model alone, a view-based link into the column beside
  /// settings.
  ///
  /// The commit calls itself 1.5; what its file says is what the later log calls 1.2. Choosing empties the path over
  /// everything, as in LazyNavView (`50503a0`) before it: the notes name 1.4 as the first that does not.
  static let version12 = LazySplit(flaws: .version12, interface: .links)
  /// Version 1.3: a service with copies of the paths, and the same links into the column.
  ///
  /// No commit holds it. It is put together from `fc1551a` (2024-06-10, the guards), the log's entries on 1.3, and
  /// what 1.4 changed.
  static let version13 = LazySplit(flaws: .version13, interface: .links)
  /// Version 1.4 (`8b90acd`, 2024-06-20): a root and a path for the detail, and a first repair of the copies.
  static let version14 = LazySplit(flaws: .version14, interface: .calls)
  /// Version 1.4 as its author's own app has it: a view's work takes the view off when it is done.
  static let invex = LazySplit(flaws: LazySplitFlaws.version14.union(.popsLate), interface: .calls)
  /// Version 1.5 (`aadfa16`, 2024-06-23): the repair goes further.
  ///
  /// Left out: the detail's own handler would also run when its root is set, which by the author's log it does
  /// not.
  static let version15 = LazySplit(flaws: .version15, interface: .calls)
  /// Version 1.6 (`75a0b51`, 2024-06-30), which the seed document describes.
  static let version16 = LazySplit(flaws: .version16, interface: .callsWithBack)
  /// Version 1.6.9 (`250acb5`, 2024-07-02): requests through a subject without memory.
  static let version169 = LazySplit(flaws: .version169, interface: .requests)
  /// Version 1.7 (`7c42b04`, 2024-07-22): requests may name their place.
  static let version17 = LazySplit(flaws: .version17)
  /// The newest version (`7e946d3`, 2024-08-15).
  static let head = LazySplit(flaws: .head)
  /// The newest version's code with nothing wrong.
  static let clean = LazySplit(flaws: [])

  /// The number of rows: three up to 1.6.9, two since.
  var sectionCount: Int { interface == .placedRequests ? 2 : 3 }

  /// The program that starts work for the view in front, behind the others.
  var workProgram: UInt8 {
    switch interface {
    case .links: 3
    case .calls, .callsWithBack: 5
    case .requests: 2
    case .placedRequests: 4
    }
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
      programs: programs,
      starts: interface <= .callsWithBack ? ["settings"] : ["settings", "cold"])
  }
}

extension LazySplitFlaws {
  /// The flaws of the newest version (`7e946d3`, 2024-08-15).
  static let head: LazySplitFlaws = [
    .cachesSizeClass, .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift,
    .toggleReadsVisibility, .menuDropsDetailRoot, .pushesSections, .declaresDestinationsOnce,
    .losesEarlyRequests,
    .columnFollowsRootOnly, .sharesService,
  ]
  /// The flaws of version 1.7: those of the newest, the guards, and the bar item that its successor repaired.
  static let version17: LazySplitFlaws = head.union([.guardsHiding, .barItemTraps])
  /// The flaws of version 1.6.9, whose column resolves everything, and whose requests name no place.
  static let version169: LazySplitFlaws = version17.subtracting([
    .declaresDestinationsOnce, .pushesSections,
  ]).union(.ignoresCover)
  /// The flaws of version 1.6 (`75a0b51`, 2024-06-30), the one that its document describes.
  static let version16: LazySplitFlaws = version14.subtracting(.popsOnAppear).union([
    .trapsDetailRoot, .fullPushClearsPath, .barItemTraps,
  ])
  /// The flaws of version 1.5; its bar item is that of 1.6, which its log names first.
  static let version15: LazySplitFlaws = version14.union([
    .dropsDetailOnAppear, .fullPushClearsPath, .barItemTraps,
  ])
  /// The flaws of version 1.4.
  static let version14: LazySplitFlaws = [
    .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift, .toggleReadsVisibility,
    .menuDropsDetailRoot, .columnFollowsRootOnly, .guardsHiding, .keepsServiceCopies, .keepsFullScreen,
    .pushesUnderCover, .resolvesSubdetailOnly, .popsOnAppear,
    .sharesService,
  ]
  /// The flaws of version 1.3.
  static let version13: LazySplitFlaws = version12.subtracting([
    .trapsWhenLocked, .hidesBackOfLinked,
  ]).union([
    .guardsHiding, .keepsServiceCopies, .sharesService,
  ])
  /// The flaws of version 1.2.
  static let version12: LazySplitFlaws = [
    .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift, .toggleReadsVisibility,
    .columnFollowsRootOnly, .linksIntoColumn, .styleFollowsOrientation, .leavesEdgeOpen, .trapsWhenLocked,
    .hidesBackOfLinked,
  ]
}
