/// What the platform holds of one split view: which columns it shows, whatever the bindings say.
package struct SplitContainer: Hashable, Sendable, BitwiseCopyable {
  var shown: UInt8 = 0
  package var topColumn = Column.sidebar
  var automatic: UInt8 = 0
  package var isMoving = false
  var isDeferred = false
  var isLost = false
  var skips: UInt8 = 0
  /// Whether a collapse put another column on top than the bound one, which it does not write back.
  package var isChosenByCollapse = false
  var activated: UInt8 = 0
  var highlighted: UInt8 = 0

  init() {}

  package var isSidebarShown: Bool { shown & 1 != 0 }
  package var isContentShown: Bool { shown & 2 != 0 }
  /// Whether the platform decides by the geometry, because no binding was written.
  package var isAutomatic: Bool { automatic & 1 != 0 }
  /// Whether a hand chose what is shown and wrote nothing, so that the binding does not say it; the third bit.
  var isChosenByHand: Bool {
    get { automatic & 4 != 0 }
    set { automatic = newValue ? automatic | 4 : automatic & ~4 }
  }

  /// A split as it is built: from its bindings where they say something, else by the geometry.
  init(_ body: SplitBody, _ environment: DeviceEnvironment, hasPath: Bool, _ assumptions: Assumptions) {
    layOut(body, environment, assumptions)
    collapse(body, hasPath: hasPath, assumptions)
  }

  /// Puts a column on top while collapsed; whoever asks for the sidebar then does not want it hidden by an earlier hand.
  mutating func bringToTop(_ column: Column) {
    topColumn = column
    if column == .sidebar, !isSidebarShown { isChosenByHand = false }
  }

  mutating func layOut(_ body: SplitBody, _ environment: DeviceEnvironment, _ assumptions: Assumptions) {
    let visibility = body.visibility ?? .automatic
    automatic = visibility == .automatic ? 1 : 0
    if body.visibility == .automatic, assumptions.boundAutomatic == .startsHidden {
      shown = 0
      return
    }
    if body.hasContent { return layOutThree(visibility, body, environment, assumptions) }
    let isWanted =
      visibility == .automatic
      ? SplitContainer.tiles(body, environment, assumptions) && environment.isLandscape
      : visibility != .detailOnly
    shown = isWanted ? 1 : 0
  }

  /// Puts on top the later of the bound column and the last one with content, or what is assumed instead.
  ///
  /// - Source: iOS 17 release notes (106241051); the bound one as a floor is one gist's reading (platform notes
  ///   §2.6).
  mutating func collapse(_ body: SplitBody, hasPath: Bool, _ assumptions: Assumptions) {
    isChosenByCollapse = false
    skips = 0
    if body.hasContent { return collapseThree(body, hasPath: hasPath, assumptions) }
    if assumptions.boundColumn == .exact, let bound = body.compactColumn {
      topColumn = bound == .detail ? .detail : .sidebar
      return
    }
    let hasDetail: Bool
    switch assumptions.collapseTop {
    case .deepest:
      hasDetail =
        hasPath
        || body.rows == .list && body.selection != nil
          && assumptions.shows(choiceWithoutRow: body.isSelectionWithoutRow)
    case .detail: hasDetail = true
    case .sidebar: hasDetail = false
    }
    topColumn = hasDetail || body.compactColumn == .detail ? .detail : .sidebar
    isChosenByCollapse = body.compactColumn == .sidebar && hasDetail
  }

  /// Whether there is room for the sidebar beside the detail.
  ///
  /// No figure is documented: 320 points of sidebar and 450 of detail agree with two observations (platform notes
  /// §9.6).
  ///
  /// - Source: WWDC22 10058 for the automatic style.
  @inline(__always) static func tiles(
    _ body: SplitBody, _ environment: DeviceEnvironment, _ assumptions: Assumptions
  ) -> Bool {
    if body.isFixed { return true }
    if body.style == .prominentDetail { return false }
    if body.style == .automatic, !environment.isLandscape { return false }
    let width = environment.widthPoints
    let sidebar = body.isNarrow ? width * 3 / 10 : 320
    guard let detail = assumptions.tileFeasibility.detail else { return environment.isLandscape }
    return sidebar + detail <= width
  }

  func visibility(of body: SplitBody, revealed: ColumnVisibility) -> ColumnVisibility {
    body.hasContent ? visibilityOfThree : isSidebarShown ? revealed : .detailOnly
  }
}
