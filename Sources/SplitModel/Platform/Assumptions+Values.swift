/// The values of each assumption, the default first; `table` says what each decides.
extension Assumptions {
  enum RevealWrites: UInt8, AssumedValue { case doubleColumn, all }
  var revealWrites: RevealWrites { value(0) }

  enum SelectionClearsPath: UInt8, AssumedValue { case nextTurn, sameTurn, never }
  var selectionClearsPath: SelectionClearsPath { value(1) }

  enum BackClearsSelection: UInt8, AssumedValue { case atCommit, never, atStart }
  var backClearsSelection: BackClearsSelection { value(2) }

  /// `listWithoutStack`: only where no stack stands in the detail.
  enum FollowsSelection: UInt8, AssumedValue { case list, never, listWithoutStack }
  var followsSelection: FollowsSelection { value(3) }

  /// `startsHidden`: hidden wherever it is laid out, until it is shown.
  enum BoundAutomatic: UInt8, AssumedValue { case asUnbound, startsHidden }
  var boundAutomatic: BoundAutomatic { value(4) }

  /// `deepest`: the last column with something in it.
  enum CollapseTop: UInt8, AssumedValue { case deepest, detail, sidebar }
  var collapseTop: CollapseTop { value(5) }

  /// `concrete`: what the geometry shows, by its own name.
  enum GeometryWritesVisibility: UInt8, AssumedValue { case never, automatic, concrete }
  var geometryWrites: GeometryWritesVisibility { value(6) }

  enum ExpandWritesVisibility: UInt8, AssumedValue { case never, geometry }
  var expandWrites: ExpandWritesVisibility { value(7) }

  enum CollapseWritesColumn: UInt8, AssumedValue { case never, always }
  var collapseWrites: CollapseWritesColumn { value(8) }

  enum LaunchCollapse: UInt8, AssumedValue { case unheard, heard }
  var launchCollapse: LaunchCollapse { value(9) }

  enum ListRewrites: UInt8, AssumedValue { case never, sameValue, nilThenValue }
  var listRewrites: ListRewrites { value(10) }

  enum RemovedRow: UInt8, AssumedValue { case kept, cleared, neighbour }
  var removedRow: RemovedRow { value(11) }

  enum RootChangeDropsPath: UInt8, AssumedValue { case never, always }
  var rootChangeDropsPath: RootChangeDropsPath { value(12) }

  /// `ignored`: an earlier column than the detail is not followed, as long as the path stands.
  enum ColumnWriteOverPath: UInt8, AssumedValue { case honoured, ignored }
  var columnWriteOverPath: ColumnWriteOverPath { value(13) }

  /// The points that are left for the detail at least, or where the window is wider than high.
  enum TileFeasibility: UInt8, AssumedValue { case detail450, detail411, detail486, orientation }
  var tileFeasibility: TileFeasibility { value(14) }

  enum RegularFrom: UInt8, AssumedValue { case points660, points640, points669 }
  var regularFrom: RegularFrom { value(15) }

  /// `sticky`: it follows no write until a person shows it.
  enum HiddenColumn: UInt8, AssumedValue { case answers, sticky }
  var hiddenColumn: HiddenColumn { value(16) }

  enum WriteInTransition: UInt8, AssumedValue { case waits, interrupts }
  var writeInTransition: WriteInTransition { value(17) }

  enum HandWrites: UInt8, AssumedValue { case visibility, both, nothing }
  var handWrites: HandWrites { value(18) }

  enum BackWritesFirst: UInt8, AssumedValue { case column, selection }
  var backWritesFirst: BackWritesFirst { value(19) }

  enum RotationOrder: UInt8, AssumedValue { case orientationFirst, sizeClassFirst }
  var rotationOrder: RotationOrder { value(20) }

  enum SecondPresentation: UInt8, AssumedValue { case waits, refused }
  var secondPresentation: SecondPresentation { value(21) }

  enum ShowSecondary: UInt8, AssumedValue { case fullyVisible, ignored }
  var showSecondary: ShowSecondary { value(22) }

  /// `floor`: a later column with something in it goes on top of the bound one.
  enum BoundColumn: UInt8, AssumedValue { case floor, exact }
  var boundColumn: BoundColumn { value(23) }

  /// `later`: the view is on screen while the write of the path is still in flight.
  enum LinkAppends: UInt8, AssumedValue { case sameTurn, later }
  var linkAppends: LinkAppends { value(24) }

  /// `betweenColumns`: not from a view that was pushed.
  enum HiddenBackSwipe: UInt8, AssumedValue { case betweenColumns, nowhere, everywhere }
  var hiddenBackSwipe: HiddenBackSwipe { value(25) }

  /// `once`: at the launch alone, those of all columns.
  enum ColumnHandlers: UInt8, AssumedValue { case everyTime, once }
  var columnHandlers: ColumnHandlers { value(27) }

  /// `always`: as it does with the values on a path.
  enum SelectionClearsLinks: UInt8, AssumedValue { case never, always }
  var selectionClearsLinks: SelectionClearsLinks { value(28) }

  /// `ignored`: the column that shows it is not put on top.
  enum ChoiceWithoutRow: UInt8, AssumedValue { case shown, ignored }
  /// Whether a collapsed split shows what is chosen.
  func shows(choiceWithoutRow isWithoutRow: Bool) -> Bool {
    let value: ChoiceWithoutRow = value(26)
    return !isWithoutRow || value == .shown
  }
}

extension Assumptions.TileFeasibility {
  /// The points that are left for the detail at least; nil where the orientation decides.
  @inline(__always) var detail: Int? {
    switch self {
    case .detail450: 450
    case .detail411: 411
    case .detail486: 486
    case .orientation: nil
    }
  }
}

extension Assumptions.RegularFrom {
  var points: Int {
    switch self {
    case .points660: Device.regularFromPoints
    case .points640: 640
    case .points669: 669
    }
  }
}
