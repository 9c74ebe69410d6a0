public import SplitFuzz

/// The toy as a machine: five kinds of action, one rule.
public struct Toy: EngineMachine {
  /// The device.
  public typealias State = ToyState
  /// What can be done.
  public typealias Action = ToyState.Action
  /// Who opens or closes.
  public typealias Source = ToyState.Source

  /// Whether the bug is planted.
  public let isPlanted: Bool

  /// Makes a toy.
  public init(isPlanted: Bool = false) { self.isPlanted = isPlanted }

  /// The five kinds.
  public var actionKinds: [String] { ["flip", "open", "close", "push", "pop"] }
  /// Only the bound.
  public var ignoreReasons: [String] { ["bound"] }
  /// One start.
  public var starts: [StartPoint] { [StartPoint()] }
  /// Opening and closing come more often.
  public var weights: [Int] { [2, 3, 3, 2, 2] }

  /// The empty toy.
  public func state(at start: Int) -> State { State() }
  /// Everything is seen.
  public func observe(_ state: State) -> State { state }

  /// Does one thing; a push on a full path is refused.
  public func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    guard state.apply(action, isPlanted: isPlanted) else { return .limit }
    observation = state
    return .applied
  }

  /// The kind of an action.
  public func kind(of action: Action) -> ActionKind {
    switch action {
    case .flip: ActionKind(0)
    case .open: ActionKind(1)
    case .close: ActionKind(2)
    case .push: ActionKind(3)
    case .pop: ActionKind(4)
    }
  }

  /// Draws an action of a kind.
  public func draw(_ kind: ActionKind, seeing: State, using random: inout SeededRandom) -> Action {
    switch kind.index {
    case 0: .flip
    case 1: .open(Source(rawValue: UInt8(random.below(4))) ?? .button)
    case 2: .close(Source(rawValue: UInt8(random.below(4))) ?? .button)
    case 3: .push(UInt8(random.below(256)))
    default: .pop
    }
  }

  /// Only bytes have a limit: paths are bounded as they are.
  public var bounds: [ModelBound.Limit] {
    [ModelBound.Limit("bytes", 4, "different bytes that may be pushed")]
  }

  /// Every action, with the bytes that a bound leaves.
  public func alphabet(within bound: ModelBound?) -> [Action] {
    [.flip, .pop] + Source.allCases.flatMap { [.open($0), .close($0)] }
      + (0..<min(256, bound?[0] ?? 256)).map { .push(UInt8($0)) }
  }

  /// Smaller bytes, and the source named first.
  public func simpler(than action: Action) -> [Action] {
    switch action {
    case .open(let source): Source.allCases.prefix(Int(source.rawValue)).map { .open($0) }
    case .close(let source): Source.allCases.prefix(Int(source.rawValue)).map { .close($0) }
    case .push(let byte) where byte > 1: [.push(0), .push(byte / 2), .push(byte - 1)]
    case .push(let byte) where byte > 0: [.push(0)]
    default: []
    }
  }
}
