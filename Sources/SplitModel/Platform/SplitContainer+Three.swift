/// A split of three columns: `shown` has one bit for the sidebar and one for the content, shown whenever the
/// first is.
extension SplitContainer {
  enum Behavior {
    /// Beside it.
    case tile
    /// The content beside it; the sidebar pushes it partly off.
    case displace
    /// Over it.
    case overlay
  }

  /// From this width on there is room for all three columns side by side.
  ///
  /// - Source: seed 001: only a 12.9-inch iPad in landscape shows all three, its previews say from 1195 points.
  static let threeColumnsFromPoints = 1_195

  // A body that is handed on is packed field by field.
  @inline(__always) static func behavior(
    _ body: SplitBody, _ environment: DeviceEnvironment, _ assumptions: Assumptions
  ) -> Behavior {
    guard tiles(body, environment, assumptions) else { return .overlay }
    return environment.widthPoints >= threeColumnsFromPoints ? .tile : .displace
  }

  /// - Source: platform notes §2.2; WWDC22 10058: content and detail in landscape, the detail alone upright.
  mutating func layOutThree(
    _ visibility: ColumnVisibility, _ body: SplitBody, _ environment: DeviceEnvironment,
    _ assumptions: Assumptions
  ) {
    switch visibility {
    case .all: shown = 3
    case .doubleColumn: shown = 2
    case .detailOnly: shown = 0
    case .automatic:
      switch Self.behavior(body, environment, assumptions) {
      case .tile: shown = 3
      case .displace: shown = 2
      case .overlay: shown = 0
      }
    }
  }

  /// The later of the bound column and the last with something in it, in the order of the columns.
  mutating func collapseThree(_ body: SplitBody, hasPath: Bool, _ assumptions: Assumptions) {
    if assumptions.boundColumn == .exact, let bound = body.compactColumn {
      topColumn = bound
      return
    }
    let hasContent =
      body.rows != .buttons && body.selection != nil
      && assumptions.shows(choiceWithoutRow: body.isSelectionWithoutRow)
    let hasItem = body.item != .blank && assumptions.shows(choiceWithoutRow: body.isItemWithoutRow)
    let last: Column
    switch assumptions.collapseTop {
    case .deepest: last = hasPath || hasItem ? .detail : hasContent ? .content : .sidebar
    case .detail: last = .detail
    case .sidebar: last = .sidebar
    }
    let bound = body.compactColumn ?? .sidebar
    let isLater = bound.position > last.position
    topColumn = isLater ? bound : last
    isChosenByCollapse = body.compactColumn != nil && bound.position < last.position
  }

  /// The columns that are shown after a person's action.
  ///
  /// - Source: platform notes §1.2, §1.6: a toggle steps 1 to 2 and back when tiled, 0, 1, 2 when overlaid; a tap
  ///   on the dimmed part hides all that is over the detail. How far a drag goes is inferred: one column.
  func columns(
    after action: SplitAction, _ body: SplitBody, _ environment: DeviceEnvironment, _ assumptions: Assumptions
  ) -> UInt8 {
    let behavior = Self.behavior(body, environment, assumptions)
    switch action {
    case .drag: return isSidebarShown ? 2 : 0
    case .tapOutside, .escape: return behavior == .displace ? 2 : 0
    case .toggle, .pressToggle:
      if isSidebarShown { return behavior == .overlay ? 0 : 2 }
      return isContentShown ? 3 : 2
    default: return isContentShown ? 3 : 2
    }
  }

  var visibilityOfThree: ColumnVisibility {
    isSidebarShown ? .all : isContentShown ? .doubleColumn : .detailOnly
  }

  var leadingColumns: UInt8 { (shown & 1) &+ (shown >> 1) }
}

extension Column {
  var position: UInt8 {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }

  func next(in body: SplitBody) -> Column { self == .sidebar && body.hasContent ? .content : .detail }
}
