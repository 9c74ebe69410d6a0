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
  /// What the fold reads of a step; nil where it reads the step itself.
  @usableFromInline let symbol: MemorySymbol<Observation, Action>?
  /// The facts that concern the rule, by what it remembers.
  @usableFromInline var notices: @Sendable (UnsafeRawPointer) -> StepFacts = { _ in .all }

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
    self.init(moment, begin, fold, symbol: nil)
  }

  /// Makes a check whose fold reads a symbol of each step and not the step itself.
  ///
  /// Exploration then reads each step once, whatever is remembered there, and follows the memory by table look-ups. The
  /// fewer different symbols there are the better: at most some thousands.
  ///
  /// - Parameters:
  ///   - moment: When the fold runs.
  ///   - begin: The memory at the launch, from what is seen there.
  ///   - notices: The facts of a step that concern the rule, by what it remembers; nil where every step does. For checks of
  ///     lines only.
  ///   - symbol: What the fold reads of a step, such as a tuple of facts. It does not depend on the step's `kind`, which
  ///     is that of an earlier step where the step only delivers.
  ///   - fold: Takes one symbol into the memory and judges it.
  @inlinable
  @inline(__always)
  public init<Memory: BitwiseCopyable & Sendable, Symbol: BitwiseCopyable>(
    at moment: Moment = .lines,
    begin: @escaping @Sendable (Observation) -> Memory,
    notices: (@Sendable (Memory) -> StepFacts)? = nil,
    symbol: @escaping @Sendable (Step<Observation, Action>) -> Symbol,
    fold: @escaping @Sendable (inout Memory, Symbol) -> Verdict
  ) {
    self.init(moment, begin, { fold(&$0, symbol($1)) }, notices: notices, symbol: MemorySymbol(symbol, fold))
  }

  @inlinable
  @inline(__always)
  init<Memory: BitwiseCopyable & Sendable>(
    _ moment: Moment, _ begin: @escaping @Sendable (Observation) -> Memory,
    _ fold: @escaping @Sendable (inout Memory, Step<Observation, Action>) -> Verdict,
    notices: (@Sendable (Memory) -> StepFacts)? = nil,
    symbol: MemorySymbol<Observation, Action>?
  ) {
    self.moment = moment
    byteCount = MemoryLayout<Memory>.stride
    alignment = MemoryLayout<Memory>.alignment
    self.begin = { pointer, observation in
      pointer.storeBytes(of: begin(observation), as: Memory.self)
    }
    self.fold = { pointer, step in fold(&pointer.assumingMemoryBound(to: Memory.self).pointee, step) }
    self.symbol = symbol
    if let notices { self.notices = { notices($0.assumingMemoryBound(to: Memory.self).pointee) } }
  }
}

/// What a fold reads of a step, in bytes.
@usableFromInline
struct MemorySymbol<Observation: Sendable, Action: Sendable>: Sendable {
  @usableFromInline let byteCount: Int
  @usableFromInline let read: @Sendable (UnsafeMutableRawPointer, Step<Observation, Action>) -> Void
  /// Takes a symbol, aligned or not, into a memory.
  @usableFromInline let fold: @Sendable (UnsafeMutableRawPointer, UnsafeRawPointer) -> Verdict

  @inlinable
  @inline(__always)
  init<Memory: BitwiseCopyable & Sendable, Symbol: BitwiseCopyable>(
    _ symbol: @escaping @Sendable (Step<Observation, Action>) -> Symbol,
    _ fold: @escaping @Sendable (inout Memory, Symbol) -> Verdict
  ) {
    precondition(MemoryLayout<Symbol>.size > 0, "the symbol of a step takes at least a byte")
    byteCount = MemoryLayout<Symbol>.size
    read = { pointer, step in
      // What lies between the parts of a symbol is not written.
      pointer.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Symbol>.size)
      pointer.storeBytes(of: symbol(step), as: Symbol.self)
    }
    self.fold = { memory, pointer in
      fold(&memory.assumingMemoryBound(to: Memory.self).pointee, pointer.loadUnaligned(as: Symbol.self))
    }
  }
}
