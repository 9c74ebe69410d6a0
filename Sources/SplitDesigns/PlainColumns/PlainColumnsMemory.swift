import SplitModel

/// What an app of plain containers remembers; flat.
struct PlainColumnsMemory: FlatMemory {
  /// The row that is chosen, plus one; zero for none.
  var section: UInt8 = 0
  /// The item that is chosen in the content column's list, blank for none.
  var item = ShownView.blank
  /// The root of the detail's stack where an item is, blank for none.
  var root = ShownView.blank
  /// Whether the flag of the presented destination is on; of two sheets one bit each.
  var presents: UInt8 = 0
  /// The path over everything or of the first row, and that of the detail or of the second row.
  var paths = (ViewPath(), ViewPath())

  init() {}
}

/// What is wrong with an app of plain containers, one named bit for each thing.
struct PlainColumnsFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Rows share one path, which the platform empties when another row is chosen.
  static var sharesPath: Self { Self(rawValue: 1 << 0) }
  /// The detail's stack is kept when its item goes, and the next item is pushed on it.
  static var reusesColumn: Self { Self(rawValue: 1 << 1) }
  /// The flag of a presented destination is left on when that is left.
  static var keepsPresented: Self { Self(rawValue: 1 << 2) }
  /// Two handlers answer each other's writes for ever.
  static var answersForEver: Self { Self(rawValue: 1 << 3) }
  /// A choice is to go to the root, also of what is chosen already, and that is left to the platform.
  static var leavesReset: Self { Self(rawValue: 1 << 4) }
  /// The inspector is closed with each change of the size class, and not opened again.
  static var closesInspector: Self { Self(rawValue: 1 << 5) }
  /// What the platform writes of the inspector is not taken.
  static var ignoresInspector: Self { Self(rawValue: 1 << 6) }
  /// The inspector takes with it what was pushed.
  static var inspectorClearsPath: Self { Self(rawValue: 1 << 7) }
  /// The primary column is asked for by a preferred mode, and hidden by `hide(_:)`.
  static var prefersToShow: Self { Self(rawValue: 1 << 8) }
}
