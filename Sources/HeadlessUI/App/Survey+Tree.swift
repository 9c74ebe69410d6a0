internal import SplitFuzz
internal import SplitModel

/// What a walk through an app says of its containers.
extension Survey {
  /// A view wherever the app is launched.
  enum Target: Equatable {
    case section(SidebarSection)
    case value(AnyHashable)
    /// A value on the path of a stack that is presented, which the platform does not follow; or one that is another in
    /// each launch, as one that holds a `UUID` is.
    case presented, changing

    func promise(_ names: ValueNames) -> CallPromise? {
      switch self {
      case .section(let section): CallPromise(.goTo, .section(section))
      case .value(let value): CallPromise(.goTo, names.view(of: value))
      case .presented, .changing: nil
      }
    }
  }

  /// What is not checked of such an app, a sentence each.
  var caveats: [String] {
    choosesContainers
      ? [
        "the app has other containers where the width is compact: what a change of size class keeps is not checked"
      ]
      : []
  }

  /// How many runs a test makes: fewer of larger views, so that with this walk it takes seconds still.
  func testRuns(atMost most: Int, controlsTasks: Bool) -> Int {
    // A step of a run costs about as much as a turn here: that of its places, and as much as so many for all else.
    let (fewest, steps, placesBeside, placesInTest) = (10, 100, controlsTasks ? 165 : 80, 1_000_000)
    let turns = max(1, turnCount)
    let places = placeCount + placesBeside * turns
    return min(most, max(fewest, (placesInTest - places) / (steps * places / turns)))
  }

  /// Whether every container of a layout has a place that the walk has found.
  func covers(_ layout: AppLayout) -> Bool {
    if layout.split == nil { return layout.first == nil || standsAlone }
    return hasSplit && (layout.inner == nil || hasInner) && (layout.detail == nil || hasDetailStack)
      && (layout.first == nil || layout.home == home)
  }

  var hasSplit: Bool { !splitTabs.isEmpty }

  /// Whether a stack in a tab may stand in the place of a split, as on phones.
  func mayReplaceSplit(in tab: UInt8) -> Bool { splitTabs.contains(tab) || splitTabs.contains(0) }

  /// Which container can lie in which.
  var tree: ContainerTree {
    guard hasSplit else { return ContainerTree(root: .stack0) }
    let last: ContainerTree.Content = hasDetailStack ? .stack1 : .view
    return ContainerTree(
      root: home == .around ? .stack0 : .split0, stackRoots: (home == .around ? .split0 : .view, .view),
      details: hasInner ? (.split1, last) : (last, .view),
      contents: (home == .content ? .stack0 : .view, .view),
      sidebar: home == .sidebar || home == nil && standsAlone ? .stack0 : .view)
  }

  /// The number of a stack in what is presented: one that no other has; nil where there is none.
  var sheetStack: Int? {
    guard hasSheetStack else { return nil }
    return !hasDetailStack ? 1 : home == nil && !standsAlone ? 0 : nil
  }
}

extension EvaluatedApp {
  /// Whether a split is shown, and whether in tabs.
  var containerKind: [Bool] { [layout.split != nil, graph.page.tab != 0] }
}
