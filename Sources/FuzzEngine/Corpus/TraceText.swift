/// A trace as text: its start and its actions, not parsed by a machine.
public struct TraceText: Hashable, Sendable {
  /// The header lines that name the start; those that a machine's starts do not use are no part of it.
  public var start: [StartPoint.HeaderLine]
  /// The actions.
  public var lines: [Line]
  /// Whether everything pending is delivered after the last step, as in a saved trace.
  public var settlesAtEnd: Bool

  /// One action.
  public struct Line: Hashable, Sendable {
    /// The action's text, without mark.
    public var text: String
    /// Whether everything pending stays so after it (`~`).
    public var leavesPending: Bool
    /// The line's number in its file, counted from one, or its position in a list of actions.
    public var number: Int

    /// Makes a line.
    public init(_ text: String, leavesPending: Bool, number: Int) {
      self.text = text
      self.leavesPending = leavesPending
      self.number = number
    }

    /// The first word, with which most actions name their kind.
    var kind: String { String(text.prefix { $0 != " " }) }
  }

  /// Makes a trace of actions with their marks.
  init(start: [StartPoint.HeaderLine], actions: [String]) {
    let lines = actions.enumerated().map { index, text in
      let (action, leavesPending) = TraceLineText.cutMark(text)
      return Line(action, leavesPending: leavesPending, number: index + 1)
    }
    self.init(start: start, lines: lines)
  }

  /// Makes a trace.
  public init(start: [StartPoint.HeaderLine], lines: [Line], settlesAtEnd: Bool = true) {
    self.start = start
    self.settlesAtEnd = settlesAtEnd
    self.lines = lines
  }
}

/// An error in a line of a trace.
public struct TraceTextError: DescribedError, Equatable, Sendable {
  /// The line's number, as in `TraceText.Line`; nil for the start.
  public let line: Int?
  /// What is wrong, what was expected, and the nearest valid text where there is one.
  public let message: String

  /// Reports a line.
  public init(line: Int?, _ message: String) {
    self.line = line
    self.message = message
  }

  /// The message, with the line's number where there is one.
  public var description: String { line.map { "line \($0): \(message)" } ?? message }
}
