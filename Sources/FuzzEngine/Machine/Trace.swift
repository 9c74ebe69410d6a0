/// One line of a trace: an action, and whether what it sets in flight stays there.
@frozen
public struct TraceLine<Action: Sendable>: Sendable {
  /// What is done.
  public var action: Action
  /// Whether everything in flight stays in flight, so that the next line comes in between (`~` in text).
  public var leavesPending: Bool

  /// Makes a line, settled by default.
  @inlinable
  public init(_ action: Action, leavesPending: Bool = false) {
    self.action = action
    self.leavesPending = leavesPending
  }
}

extension TraceLine: Equatable where Action: Equatable {}
extension TraceLine: Hashable where Action: Hashable {}

/// A list of actions from a start; its length is its number of lines.
///
/// After the last line everything settles, so a mark on the last line says nothing.
public struct Trace<Action: Hashable & Sendable>: Hashable, Sendable {
  /// Where it begins, an index into `EngineMachine.starts`.
  public var start: Int
  /// What is done, in order.
  public var lines: [TraceLine<Action>]

  /// Makes a trace.
  public init(start: Int, lines: [TraceLine<Action>]) {
    self.start = start
    self.lines = lines
  }
}
