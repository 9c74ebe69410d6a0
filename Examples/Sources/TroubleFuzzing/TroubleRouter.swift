import Foundation

/// What a router can do to crash its process, or to be nondeterministic.
public enum Trouble: String, CaseIterable, Sendable {
  /// A fatal error with a message.
  case fatal
  /// An index out of range.
  case bounds
  /// An arithmetic overflow.
  case overflow
  /// An endless loop.
  case hang
  /// An endless recursion.
  case recursion
  /// Exits with code 0.
  case exit
  /// Uses randomness.
  case random
  /// Keeps state of an earlier router in a singleton.
  case leftover
  /// A fatal error caused by earlier routers.
  case haunted
  /// A fatal error, and a deep link without effect.
  case twofold
  /// Writes to standard output and standard error; otherwise correct.
  case chatty
}

/// The navigation of a library: shelves in the sidebar, books and what they quote in the detail.
///
/// It is correct but for one trouble, which occurs when a book is lent while two are open.
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

  /// Lends a book.
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
    if trouble == .haunted, Loans.shared.count > 30 { fatalError("too many books are lent") }
    if trouble == .leftover, Loans.shared.count > 1 { books = [] }
  }

  /// The number of books that a book quotes: recursive without an end.
  private static func quotes(_ book: UInt8) -> UInt8 { 1 &+ quoted([book, book &+ 1]) }

  private static func quoted(_ books: [UInt8]) -> UInt8 { books.reduce(0) { $0 &+ quotes($1) } }
}

/// State that outlives a router.
private final class Loans: @unchecked Sendable {
  // Used on the main actor only.
  static let shared = Loans()
  var count = 0
}
