/// The values of each assumption.
extension Assumptions {
  /// What the platform writes when a person reveals the sidebar of a two-column split.
  enum RevealWrites: UInt8, AssumedValue {
    /// `doubleColumn`.
    case doubleColumn
    /// `all`.
    case all
    static var position: UInt8 { 0 }
    static var byDefault: Self { .doubleColumn }
  }

  /// When a changed selection empties the path of the stack in the later column.
  enum SelectionClearsPath: UInt8, AssumedValue {
    /// In the turn after.
    case nextTurn
    /// In the same turn.
    case sameTurn
    /// Never: the app has to.
    case never
    static var position: UInt8 { 1 }
    static var byDefault: Self { .nextTurn }
  }

  /// Whether going back to a list clears the selection that led away from it.
  enum BackClearsSelection: UInt8, AssumedValue {
    /// When the way back is complete.
    case atCommit
    /// Never: the row stays selected.
    case never
    /// In the turn in which a person goes back.
    case atStart
    static var position: UInt8 { 2 }
    static var byDefault: Self { .atCommit }
  }

  /// Whether choosing in a list while collapsed navigates by itself.
  enum FollowsSelection: UInt8, AssumedValue {
    /// Whenever the sidebar is a list with a selection.
    case list
    /// Never.
    case never
    /// Only where no stack stands in the detail.
    case listWithoutStack
    static var position: UInt8 { 3 }
    static var byDefault: Self { .list }
  }

  /// How a split is built whose visibility is bound to `automatic`.
  enum BoundAutomatic: UInt8, AssumedValue {
    /// By the geometry, as if nothing were bound.
    case asUnbound
    /// Hidden wherever it is laid out, until somebody asks for more.
    case startsHidden
    static var position: UInt8 { 4 }
    static var byDefault: Self { .asUnbound }
  }

  /// Which column a collapse puts on top where the app names none.
  enum CollapseTop: UInt8, AssumedValue {
    /// The last one with something in it.
    case deepest
    /// The detail, whatever is in it.
    case detail
    /// The sidebar.
    case sidebar
    static var position: UInt8 { 5 }
    static var byDefault: Self { .deepest }
  }

  /// What turning or resizing writes that stays regular.
  enum GeometryWritesVisibility: UInt8, AssumedValue {
    /// Nothing: what was chosen stays.
    case never
    /// `automatic`, and the columns follow the geometry.
    case automatic
    /// What the geometry shows, by its own name.
    case concrete
    static var position: UInt8 { 6 }
    static var byDefault: Self { .never }
  }

  /// What expanding writes of the visibility.
  enum ExpandWritesVisibility: UInt8, AssumedValue {
    /// Nothing: the bound one holds again.
    case never
    /// What the geometry shows, which the columns follow.
    case geometry
    static var position: UInt8 { 7 }
    static var byDefault: Self { .never }
  }

  /// Whether collapsing writes the compact column that it chose.
  enum CollapseWritesColumn: UInt8, AssumedValue {
    /// It does not.
    case never
    /// It does, where another one is bound.
    case always
    static var position: UInt8 { 8 }
    static var byDefault: Self { .never }
  }

  /// Whether an app that launches in a compact window hears that it became compact.
  enum LaunchCollapse: UInt8, AssumedValue {
    /// It does not: it was never anything else.
    case unheard
    /// It does: a split is built expanded, and collapses in its window.
    case heard
    static var position: UInt8 { 9 }
    static var byDefault: Self { .unheard }
  }

  /// What a list on screen writes when it is built anew because a later path grew.
  enum ListRewrites: UInt8, AssumedValue {
    /// Nothing.
    case never
    /// The selection that it has.
    case sameValue
    /// Nothing chosen, and then the selection that it had.
    case nilThenValue
    static var position: UInt8 { 10 }
    static var byDefault: Self { .never }
  }

  /// What becomes of an item whose row is gone from its list.
  enum RemovedRow: UInt8, AssumedValue {
    /// It stays chosen, and the app lets it go.
    case kept
    /// It is cleared, in the turn in which the row goes.
    case cleared
    /// The item beside it is chosen, in the same turn.
    case neighbour
    static var position: UInt8 { 11 }
    static var byDefault: Self { .kept }
  }

  /// Whether a stack that gets another root drops the path that is written in the same turn.
  enum RootChangeDropsPath: UInt8, AssumedValue {
    /// It takes the path.
    case never
    /// It drops it and writes the empty one.
    case always
    static var position: UInt8 { 12 }
    static var byDefault: Self { .never }
  }

  /// Whether a compact column is followed that is written while a path stands in the detail.
  enum ColumnWriteOverPath: UInt8, AssumedValue {
    /// It is.
    case honoured
    /// An earlier column than the detail is not, as long as the path stands.
    case ignored
    static var position: UInt8 { 13 }
    static var byDefault: Self { .honoured }
  }

  /// When there is room for a sidebar beside the detail.
  enum TileFeasibility: UInt8, AssumedValue {
    /// Where 450 points are left for the detail.
    case detail450
    /// Where 411 points are left.
    case detail411
    /// Where 486 points are left.
    case detail486
    /// Where the window is wider than high.
    case orientation
    static var position: UInt8 { 14 }
    static var byDefault: Self { .detail450 }
  }

  /// The window width from which an iPad's window is regular.
  enum RegularFrom: UInt8, AssumedValue {
    /// 660 points.
    case points660
    /// 640 points.
    case points640
    /// 669 points.
    case points669
    static var position: UInt8 { 15 }
    static var byDefault: Self { .points660 }
  }

  /// Whether a sidebar that a person has hidden answers the app's writes.
  enum HiddenColumn: UInt8, AssumedValue {
    /// It does.
    case answers
    /// It does not, until a person brings it.
    case sticky
    static var position: UInt8 { 16 }
    static var byDefault: Self { .answers }
  }

  /// What a visibility does that the app writes while a column moves.
  enum WriteInTransition: UInt8, AssumedValue {
    /// It waits for the end of the movement.
    case waits
    /// It takes effect at once.
    case interrupts
    static var position: UInt8 { 17 }
    static var byDefault: Self { .waits }
  }

  /// What the platform writes when a person shows or hides the sidebar while expanded.
  enum HandWrites: UInt8, AssumedValue {
    /// The visibility.
    case visibility
    /// The visibility and the compact column.
    case both
    /// Nothing.
    case nothing
    static var position: UInt8 { 18 }
    static var byDefault: Self { .visibility }
  }

  /// What going back between collapsed columns writes first.
  enum BackWritesFirst: UInt8, AssumedValue {
    /// The compact column.
    case column
    /// The selection.
    case selection
    static var position: UInt8 { 19 }
    static var byDefault: Self { .column }
  }

  /// What an app hears first when a large phone is turned.
  enum RotationOrder: UInt8, AssumedValue {
    /// The orientation.
    case orientationFirst
    /// The size class.
    case sizeClassFirst
    static var position: UInt8 { 20 }
    static var byDefault: Self { .orientationFirst }
  }

  /// What becomes of a second presentation that is asked of one presenter.
  enum SecondPresentation: UInt8, AssumedValue {
    /// It waits, and comes when the first one has gone.
    case waits
    /// It is refused, and its flag stays on.
    case refused
    static var position: UInt8 { 21 }
    static var byDefault: Self { .waits }
  }

  /// What `show(.secondary)` does while the columns are apart.
  enum ShowSecondary: UInt8, AssumedValue {
    /// It hides as many columns as cover or displace the secondary one.
    case fullyVisible
    /// Nothing.
    case ignored
    static var position: UInt8 { 22 }
    static var byDefault: Self { .fullyVisible }
  }
}

extension Assumptions.TileFeasibility {
  /// The points that are left for the detail at least; nil where the orientation decides.
  @inline(__always)
  var detail: Int? {
    switch self {
    case .detail450: 450
    case .detail411: 411
    case .detail486: 486
    case .orientation: nil
    }
  }
}

extension Assumptions.RegularFrom {
  /// The width in points.
  var points: Int {
    switch self {
    case .points660: Device.regularFromPoints
    case .points640: 640
    case .points669: 669
    }
  }
}
