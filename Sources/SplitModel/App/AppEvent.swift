/// An event that an app handles.
public enum AppEvent: Hashable, Sendable, BitwiseCopyable {
  /// Its own toggle or close button was tapped.
  case toggle
  /// A row of plain buttons was tapped.
  case choose(SidebarSection)
  /// A link or button was tapped, by number, on a view.
  case open(UInt8, on: ShownView)
  /// Its own back control was tapped on a view.
  case back(on: ShownView)
  /// An external event came, by number in the vocabulary, with an argument.
  case call(UInt8, argument: UInt8)
  /// Its first view appeared.
  case appeared
  /// Other columns of a split are on screen than before, where the body says which count as such.
  case columnsMoved(split: UInt8, ColumnsOnScreen)
  /// A stack's root reappeared, where the body has a handler for it.
  case rootAppeared(stack: UInt8)
  /// The top view of a stack begins to leave under a finger, where the body has a handler for it.
  case viewBeginsToLeave(stack: UInt8)
  /// The finger let go, and the view stays.
  case viewStays(stack: UInt8)
  /// It is on screen no longer.
  case enteredBackground
  /// The device was locked, and whether the app had left the screen before.
  case locked(inBackground: Bool)
  /// It is on screen again.
  case enteredForeground
  /// Its surroundings changed from these.
  case environmentChanged(from: DeviceEnvironment)
  /// Work that it started under this number is complete.
  case completion(UInt8)
  /// Its views are updated, and the handler that it put off under this number runs.
  case updated(UInt8)
  /// The platform writes a split's visibility.
  case writeVisibility(split: UInt8, ColumnVisibility)
  /// The platform writes a split's compact column.
  case writeCompactColumn(split: UInt8, Column)
  /// The platform writes a split's selection; nil clears it.
  case writeSelection(split: UInt8, SidebarSection?)
  /// The platform shortens a stack's path.
  case writePath(stack: UInt8, count: UInt8)
  /// The platform puts a view on a stack's path.
  case writeAppend(stack: UInt8, ShownView)
  /// The platform switches a stack's presented destination off.
  case writeDismissal(stack: UInt8)
  /// The platform chooses an item in a split's content column; blank clears it.
  case writeItem(split: UInt8, ShownView)
  /// What was presented over everything was dismissed by a hand that chose nothing on it.
  case dismissSheet
  /// The platform writes that an alert or dialog, on which a button was tapped, is presented no longer.
  case writePresented(ShownView)
  /// The platform writes whether the inspector is presented: a hand dismissed its sheet, or its command was pressed.
  case writeInspector(isPresented: Bool)
}
