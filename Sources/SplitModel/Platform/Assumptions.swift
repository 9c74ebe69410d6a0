/// What no source settles, each with its alternatives; the first of each is the default.
@frozen
public struct Assumptions: Hashable, Sendable, BitwiseCopyable {
  /// What the platform writes when a person reveals the sidebar of a two-column split.
  public var revealWrites = RevealWrites.doubleColumn
  /// When a changed selection empties the path of the stack in the later column.
  public var selectionClearsPath = SelectionClearsPath.nextTurn
  /// Whether going back to a list clears the selection that led away from it.
  public var backClearsSelection = BackClearsSelection.atCommit
  /// Whether choosing in a list while collapsed navigates by itself.
  public var followsSelection = FollowsSelection.list

  /// Low confidence: one author's log shows `doubleColumn`; documentation says the two mean the same.
  public enum RevealWrites: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// `doubleColumn`.
    case doubleColumn
    /// `all`.
    case all
  }

  /// Medium confidence: a macOS 15 release note calls the contrary a bug and a forum answer restates it.
  public enum SelectionClearsPath: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// In the turn after.
    case nextTurn
    /// In the same turn.
    case sameTurn
    /// Never: the app has to.
    case never
  }

  /// Medium confidence: documented for dismissal from iOS 18 on, inferred for the back button.
  public enum BackClearsSelection: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// When the way back is complete.
    case atCommit
    /// Never: the row stays selected.
    case never
  }

  /// High confidence for lists (WWDC22 10054); public projects report that other rows do not.
  public enum FollowsSelection: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Whenever the sidebar is a list with a selection.
    case list
    /// Never.
    case never
  }

  /// Takes every default.
  @inlinable
  public init() {}

  /// Every assumption with its name, what it decides, and the names of its values, the default first.
  public static let table: [(name: String, summary: String, values: [String])] = [
    (
      "reveal-writes", "what revealing a two-column sidebar writes (low confidence)",
      ["double-column", "all"]
    ),
    (
      "selection-clears-path", "when a changed selection empties the later stack's path (medium confidence)",
      ["next-turn", "same-turn", "never"]
    ),
    (
      "back-clears-selection", "whether going back to a list clears its selection (medium confidence)",
      ["at-commit", "never"]
    ),
    (
      "follows-selection", "whether choosing in a list while collapsed navigates (high confidence)",
      ["list", "never"]
    ),
  ]

  /// Sets one assumption by the names of the table; false when there is no such name or value.
  public mutating func set(_ name: String, to value: String) -> Bool {
    guard let row = Self.table.first(where: { $0.name == name }),
      let index = row.values.firstIndex(of: value).map(UInt8.init)
    else { return false }
    switch name {
    case "reveal-writes": revealWrites = RevealWrites(rawValue: index) ?? revealWrites
    case "selection-clears-path":
      selectionClearsPath = SelectionClearsPath(rawValue: index) ?? selectionClearsPath
    case "back-clears-selection":
      backClearsSelection = BackClearsSelection(rawValue: index) ?? backClearsSelection
    default: followsSelection = FollowsSelection(rawValue: index) ?? followsSelection
    }
    return true
  }
}
