/// The check of a rule that needs what happened earlier: a fold whose memory the engine keeps.
///
/// The memory is flat, so that the engine can keep the memories of all rules in one block and step them
/// without allocation. It must be canonical as well: what no longer matters is reset, so that equal futures
/// compare equal.
public struct MemoryCheck<Observation: Sendable, Action: Sendable>: Sendable {
  /// When the fold runs.
  public enum Moment: Sendable {
    /// At the launch and at the end of every applied line, marked ones too, and whenever a line comes to
    /// rest.
    case lines
    /// At the launch and at the end of every turn, each delivery's own turn too.
    case turns
  }

  /// When the fold runs.
  public let moment: Moment
  @usableFromInline let byteCount: Int
  @usableFromInline let alignment: Int
  @usableFromInline let begin: @Sendable (UnsafeMutableRawPointer, Observation) -> Void
  @usableFromInline let fold: @Sendable (UnsafeMutableRawPointer, Step<Observation, Action>) -> Verdict

  /// Makes a check from a memory and a fold.
  ///
  /// - Parameters:
  ///   - moment: When the fold runs.
  ///   - begin: The memory at the launch, from what is seen there.
  ///   - fold: Takes one step into the memory and judges it.
  @inlinable
  @inline(__always)
  public init<Memory: BitwiseCopyable & Sendable>(
    at moment: Moment = .lines,
    begin: @escaping @Sendable (Observation) -> Memory,
    fold: @escaping @Sendable (inout Memory, Step<Observation, Action>) -> Verdict
  ) {
    self.moment = moment
    byteCount = MemoryLayout<Memory>.stride
    alignment = MemoryLayout<Memory>.alignment
    self.begin = { pointer, observation in
      pointer.storeBytes(of: begin(observation), as: Memory.self)
    }
    self.fold = { pointer, step in fold(&pointer.assumingMemoryBound(to: Memory.self).pointee, step) }
  }
}
