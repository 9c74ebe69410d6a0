// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// Gestures, of which a tap is modelled.

public protocol Gesture<Value> { associatedtype Value = GestureValue }

extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }

extension Gesture {
  @_disfavoredOverload public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> InertGesture<Result> { InertGesture() }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture()
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture()
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture()
  }
}

public struct InertGesture<Value>: Gesture {}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public let first: First.Value?
    public let second: Second.Value?
  }
}

public struct GestureValue: Equatable, Sendable {
  public let translation = CGSize.zero, predictedEndTranslation = CGSize.zero, velocity = CGSize.zero
  public let location = CGPoint.zero, startLocation = CGPoint.zero, predictedEndLocation = CGPoint.zero
  public let magnification = 1.0, rotation = Angle.zero, time = Date.distantPast
  public let startAnchor = UnitPoint.center
}
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none = GestureMask([]), gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3)
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  /// What a tap runs.
  var action: (@MainActor () -> Void)?
  public init(count: Int = 1) {}
  public func onEnded(_ action: @escaping @MainActor (()) -> Void) -> TapGesture {
    var tap = self
    tap.action = { action(()) }
    return tap
  }
}
public struct DragGesture: Gesture {
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = NamedCoordinateSpace()
  ) {}
}
public struct SpatialTapGesture: Gesture {
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = NamedCoordinateSpace()
  ) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct MagnifyGesture: Gesture { public init(minimumScaleDelta: CGFloat = 0.01) {} }
public struct RotateGesture: Gesture { public init(minimumAngleDelta: Angle = .degrees(1)) {} }
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
