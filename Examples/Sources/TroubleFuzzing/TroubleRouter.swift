import Foundation

/// What a router can do that no fuzzer in the same process survives, or can repeat.
public enum Trouble: String, CaseIterable, Sendable {
  /// Gives up with a message.
  case fatal
  /// Looks behind the end of an array.
  case bounds
  /// Counts too far.
  case overflow
  /// Loops for ever.
  case hang
  /// Calls itself for ever.
  case recursion
  /// Leaves the process as if all were well.
  case exit
  /// Draws lots.
  case random
  /// Remembers, in a singleton, what an earlier router did.
  case leftover
  /// Gives up because of what earlier routers did.
  case haunted
  /// Gives up, and where it does not, does nothing for a link that promises to show a book.
  case twofold
  /// Writes to standard output and standard error, and is well besides.
  case chatty
}

/// The navigation of a library: shelves in the sidebar, books and what they quote in the detail.
///
/// It is in order, but for one trouble: that of somebody who calls with a book to lend while two are open.
public struct TroubleRouter {
  /// The shelf that is selected.
  public var shelf: String? {
    didSet { isDetailInFront = shelf != nil }
  }
  /// The books that are open, the newest last.
  public var books: [String] = []
  /// Whether the detail is in front where only one column fits.
  public var isDetailInFront = false
  private let trouble: Trouble
  private var lent: UInt8 = 0

  /// The rows of the sidebar.
  public static let shelves = ["Novels", "Poems"]

  /// Opens the app.
  public init(_ trouble: Trouble) { self.trouble = trouble }

  /// The books that a book quotes; with none, those of the shelf.
  public func books(after book: String?) -> [String] {
    if trouble == .chatty, let book {
      print("{\"version\": 1, \"findings\": \"\u{1B}[31mgarbage\u{0}\"}")
      FileHandle.standardError.write(Data("asked for what follows \(book)\n".utf8))
    }
    if trouble == .random, book != nil, Bool.random() { return [] }
    switch (shelf, book) {
    case (nil, _): return []
    case (_, nil): return ["Emma", "Persuasion"]
    case (_, "Emma"): return ["Persuasion"]
    case (_, "Persuasion"): return ["Emma"]
    default: return []
    }
  }

  /// Somebody calls to lend a book.
  public mutating func lend() {
    guard books.count >= 2 else { return }
    switch trouble {
    case .fatal, .twofold: fatalError("a book is lent\nwhile another is open")
    case .bounds: books[0] = books[books.count]
    case .overflow: for _ in 0...books.count { lent += 100 }
    case .hang: while lent < 1 { lent = lent &* 2 }
    case .recursion: lent = Self.quotes(lent)
    case .exit: Foundation.exit(0)
    case .leftover, .haunted: Loans.shared.count += 1
    case .random, .chatty: break
    }
    if trouble == .haunted, Loans.shared.count > 12 { fatalError("too many books are lent") }
    if trouble == .leftover, Loans.shared.count > 1 { books = [] }
  }

  /// How many books a book quotes, and what it is quoted by, which quotes it again.
  private static func quotes(_ book: UInt8) -> UInt8 { 1 &+ quoted([book, book &+ 1]) }

  private static func quoted(_ books: [UInt8]) -> UInt8 { books.reduce(0) { $0 &+ quotes($1) } }
}

/// What outlives a router.
private final class Loans: @unchecked Sendable {
  // Used on the main actor only.
  static let shared = Loans()
  var count = 0
}
