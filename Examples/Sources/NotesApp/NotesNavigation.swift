/// The navigation of a notes app: folders in the sidebar, notes and the notes they link to in the detail.
public struct NotesNavigation: Sendable {
  /// The folder that is selected.
  public var folder: String? {
    didSet { isDetailInFront = folder != nil }
  }
  /// The notes that are open, the newest last.
  public var notes: [String] = []
  /// Whether the detail is in front where only one column fits.
  public var isDetailInFront = false

  /// Opens the app.
  public init() {}

  /// The rows of the sidebar.
  public static let folders = ["Ideas", "Recipes"]

  /// The notes that a note links to; with no note, those of the folder.
  public func links(from note: String?) -> [String] {
    switch (folder, note) {
    case (nil, _): []
    case ("Ideas", nil): ["Boat", "Shed"]
    case (_, nil): ["Bread"]
    case (_, "Bread"): ["Flour"]
    default: []
    }
  }

  /// Shows a note from outside the app: a widget, a shortcut.
  public mutating func show(_ note: String, in folder: String) {
    self.folder = folder
    notes = [note]
  }

  /// The same with a bug: the folder may be another one.
  public mutating func showWithoutFolder(_ note: String) { notes = [note] }
}
