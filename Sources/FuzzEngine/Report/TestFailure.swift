/// Why a test fails: at most twelve lines, the first of which says it all in short.
///
/// SplitFuzz links no testing library; a test throws this, and both Swift Testing and XCTest print its
/// `description`.
public struct TestFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The most lines that a failure has.
  public static let lineLimit = 12

  /// The lines, at least one and at most `lineLimit`.
  public let lines: [String]
  /// What was found by a campaign; nil where a saved trace or the test itself is at fault.
  public let finding: Finding?

  /// Keeps the first lines of a text, and says in the last how many there were besides.
  init(_ lines: [String], finding: Finding? = nil) {
    let rows = lines.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    let isLong = rows.count > Self.lineLimit
    self.lines =
      isLong
      ? rows.prefix(Self.lineLimit - 1) + ["  … \(rows.count - Self.lineLimit + 1) lines more"]
      : rows.isEmpty ? ["nothing is known of this failure"] : rows
    self.finding = finding
  }

  /// Wraps any error that a test may meet, so that each test library prints it.
  package init(explaining error: any Error) {
    if let failure = error as? TestFailure {
      self = failure
    } else if let error = error as? CommandError {
      self.init([error.message])
    } else {
      self.init(["\(error)"])
    }
  }

  /// All lines.
  public var description: String { lines.joined(separator: "\n") }
}
