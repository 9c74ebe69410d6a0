import SplitFuzz

/// Routers that are right by Apple's documentation and samples: the fuzzer must find nothing in them.
///
/// Each summary names its source. *Documentation* is developer.apple.com/documentation/swiftui.
@MainActor public enum Idioms {
  /// All of them, as systems of the command line.
  public static func all() throws(LiveSystemError) -> [FuzzSystem] {
    try selection() + paths() + columns() + sheets() + deepLinks() + sessions()
  }
}

/// The sidebar of most of them.
enum Folder: String, CaseIterable, Hashable {
  case inbox, drafts, archive

  var notes: [Note] { (1...3).map { Note(folder: self, number: $0) } }
}

/// What the folders hold.
struct Note: Hashable, CustomStringConvertible {
  let folder: Folder
  let number: Int

  var description: String { "\(folder.rawValue)-\(number)" }

  /// One that this one mentions.
  var related: Note { Note(folder: folder, number: number % 3 + 1) }
}
