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
