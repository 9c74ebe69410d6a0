/// The number of a kind of action, an index into `EngineMachine.actionKinds`.
@frozen
public struct ActionKind: Hashable, Sendable {
  /// The index, in `0..<64`.
  public let index: UInt8

  /// Names the kind at an index of `EngineMachine.actionKinds`.
  @inlinable
  public init(_ index: UInt8) { self.index = index }

  /// Stands for the launch itself, in the signature of a rule that is violated before anything was done.
  @inlinable public static var launch: ActionKind { ActionKind(63) }
}

/// A set of kinds of action.
@frozen
public struct ActionKindSet: Hashable, Sendable {
  @usableFromInline let bits: UInt64

  @inlinable
  package init(bits: UInt64) { self.bits = bits }

  /// Collects kinds.
  public init(_ kinds: [ActionKind]) { bits = kinds.reduce(0) { $0 | 1 << UInt64($1.index) } }

  /// Holds every kind there is.
  @inlinable public static var all: ActionKindSet { ActionKindSet(bits: .max) }

  /// Whether a kind is in the set.
  @inlinable
  public func contains(_ kind: ActionKind) -> Bool { bits & (1 &<< UInt64(kind.index)) != 0 }
}
