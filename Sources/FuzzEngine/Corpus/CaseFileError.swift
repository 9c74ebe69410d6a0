/// An error in a saved case: where, what is wrong, and what to do.
public struct CaseFileError: DescribedError, Hashable, Sendable {
  /// The file, as it was named; `standard input` for what was read from there.
  public let file: String
  /// The line's number, counted from one; nil for the whole file.
  public let line: Int?
  /// What is wrong.
  public let problem: String
  /// What was expected or what to do; nil where that is obvious.
  public let remedy: String?

  /// Reports a file.
  public init(file: String, line: Int?, _ problem: String, remedy: String? = nil) {
    self.file = file
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  /// `FILE:LINE: problem; remedy`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem)" + (remedy.map { "; \($0)" } ?? "")
  }
}
