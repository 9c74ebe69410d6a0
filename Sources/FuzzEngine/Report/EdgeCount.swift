/// How much of the code under test was run, where it was compiled with counters of its edges.
public struct EdgeCount: Equatable, Sendable {
  /// Edges between basic blocks that were passed since the program began.
  public var passed: Int
  /// All edges.
  public var all: Int
  /// The functions that were never entered, each with its file and line; nil where no symbolizer knows them.
  public var unentered: [String]?

  /// What has been passed so far, with functions by name where `llvm-symbolizer` is found.
  init(_ edges: EdgeReader) {
    (passed, all) = (edges.passedCount, EdgeCounters.count)
    let addresses = edges.unenteredFunctions
    unentered = addresses.isEmpty ? [] : Symbols.names(of: addresses)
  }

  /// What a report says of it, with at most five functions.
  var text: String {
    let share =
      "\(Layout.grouped(passed)) of \(Layout.count(all, "edge")) of the code passed by one job, since a process counts for all"
    guard let unentered else { return share }
    let names = unentered.prefix(5).joined(separator: ", ") + (unentered.count > 5 ? ", …" : "")
    return share
      + (unentered.isEmpty
        ? "; every function entered"
        : "; \(Layout.count(unentered.count, "function")) never entered: \(names)")
  }
}
