/// Says what is wrong with a saved case, where, and what to do about it.
public struct CaseFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named; `standard input` for what was read from there.
  public let file: String
  /// The line's number, counted from one; nil where the whole file is at fault.
  public let line: Int?
  /// What is wrong.
  public let problem: String
  /// What was expected or what to do; nil where the problem says it.
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
