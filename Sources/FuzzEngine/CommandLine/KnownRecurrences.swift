import Foundation

/// What runs of one configuration meet, apart from any trace: it is asked for many findings.
final class KnownRecurrences: @unchecked Sendable {
  private let lock = NSLock()
  private var searches: [String: Search] = [:]

  /// Runs of a configuration, played as far as somebody had to know.
  final class Search {
    /// Plays the run of that number, and returns what it met.
    private let play: (Int) -> Set<String>
    private var played = 0
    private var met: Set<String> = []

    init(_ play: @escaping (Int) -> Set<String>) { self.play = play }

    /// Whether one of the first runs meets a failure.
    fileprivate func meets(_ failure: String, within runs: Int) -> Bool {
      while !met.contains(failure), played < runs {
        met.formUnion(play(played))
        played += 1
      }
      return met.contains(failure)
    }
  }

  /// Whether one of the first runs of a search meets a failure; the search begins where it is not known.
  func isMet(_ failure: String, within runs: Int, of search: String, _ begin: () -> Search) -> Bool {
    lock.withLock {
      let known = searches[search] ?? begin()
      searches[search] = known
      return known.meets(failure, within: runs)
    }
  }
}
