/// What no source settles, each with its alternatives; the first of each is the default.
///
/// All of them stand in one word, two bits each, so that a platform that is handed on stays as small as it was.
public struct Assumptions: Hashable, Sendable, BitwiseCopyable {
  /// Two bits for each, in the order of the table.
  private var bits: UInt64 = 0

  /// Takes every default.
  public init() {}

  /// The value that one of them has.
  @inline(__always)
  private subscript<Value: AssumedValue>(_ value: Value.Type) -> Value {
    Value(rawValue: UInt8(truncatingIfNeeded: bits >> (UInt64(Value.position) &* 2)) & 3) ?? Value.byDefault
  }

  /// Sets one assumption by the names of the table; false when there is no such name or value.
  public mutating func set(_ name: String, to value: String) -> Bool {
    guard let position = Self.table.firstIndex(where: { $0.name == name }),
      let index = Self.table[position].values.firstIndex(of: value)
    else { return false }
    let shift = UInt64(position * 2)
    bits = bits & ~(3 << shift) | UInt64(index) << shift
    return true
  }

  /// What revealing a two-column sidebar writes.
  var revealWrites: RevealWrites { self[RevealWrites.self] }
  /// When a changed selection empties the later stack's path.
  var selectionClearsPath: SelectionClearsPath { self[SelectionClearsPath.self] }
  /// Whether going back to a list clears its selection.
  var backClearsSelection: BackClearsSelection { self[BackClearsSelection.self] }
  /// Whether choosing in a list while collapsed navigates.
  var followsSelection: FollowsSelection { self[FollowsSelection.self] }
  /// How a split launches whose visibility is bound to automatic.
  var boundAutomatic: BoundAutomatic { self[BoundAutomatic.self] }
  /// Which column a collapse puts on top.
  var collapseTop: CollapseTop { self[CollapseTop.self] }
  /// What another geometry that stays regular writes.
  var geometryWrites: GeometryWritesVisibility { self[GeometryWritesVisibility.self] }
  /// Whether expanding writes the visibility.
  var expandWrites: ExpandWritesVisibility { self[ExpandWritesVisibility.self] }
  /// Whether collapsing writes the compact column.
  var collapseWrites: CollapseWritesColumn { self[CollapseWritesColumn.self] }
  /// Whether an app that launches in a compact window hears of a collapse.
  var launchCollapse: LaunchCollapse { self[LaunchCollapse.self] }
  /// What a list that is built anew writes.
  var listRewrites: ListRewrites { self[ListRewrites.self] }
  /// What becomes of a selection whose row is gone.
  var removedRow: RemovedRow { self[RemovedRow.self] }
  /// Whether another root drops the path that is written with it.
  var rootChangeDropsPath: RootChangeDropsPath { self[RootChangeDropsPath.self] }
  /// Whether a written compact column is followed over a path.
  var columnWriteOverPath: ColumnWriteOverPath { self[ColumnWriteOverPath.self] }
  /// When a sidebar stands beside the detail.
  var tileFeasibility: TileFeasibility { self[TileFeasibility.self] }
  /// The width from which a window is regular.
  var regularFrom: RegularFrom { self[RegularFrom.self] }
  /// Whether a sidebar that was hidden by hand answers writes.
  var hiddenColumn: HiddenColumn { self[HiddenColumn.self] }
  /// What a visibility does that is written while a column moves.
  var writeInTransition: WriteInTransition { self[WriteInTransition.self] }
  /// What a hand on the sidebar writes.
  var handWrites: HandWrites { self[HandWrites.self] }
  /// What going back between columns writes first.
  var backWritesFirst: BackWritesFirst { self[BackWritesFirst.self] }
  /// What arrives first when a large phone is turned.
  var rotationOrder: RotationOrder { self[RotationOrder.self] }
  /// What becomes of a second presentation that is asked of one presenter.
  var secondPresentation: SecondPresentation { self[SecondPresentation.self] }
  /// What `show(.secondary)` does while the columns are apart.
  var showSecondary: ShowSecondary { self[ShowSecondary.self] }
}

/// A value of an assumption, by its place in the table.
protocol AssumedValue: CaseIterable, RawRepresentable, Sendable where RawValue == UInt8 {
  /// The assumption's row in the table.
  static var position: UInt8 { get }
  /// The value that is taken where nothing is said.
  static var byDefault: Self { get }
}
