/// A bounded stack of views, flat so that states compare as bytes: slots above `count` are zero.
@frozen public struct ViewPath: Hashable, Sendable, BitwiseCopyable {
  /// The most views a path holds.
  public static let capacity = 8

  @usableFromInline var slots: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (
    0, 0, 0, 0, 0, 0, 0, 0
  )
  @usableFromInline var length: UInt8 = 0

  /// Makes the empty path.
  @inlinable public init() {}

  /// Makes a path of views, the one on the root first; traps above `capacity`.
  public init(_ views: [ShownView]) { for view in views { append(view) } }

  /// Makes a path of the same view, at most `capacity` times.
  @inlinable public init(repeating view: ShownView, count: Int) {
    for _ in 0..<Swift.min(count, Self.capacity) { append(view) }
  }

  /// The eight slots as one number, the first in the lowest byte.
  @inlinable var packed: UInt64 { withUnsafeBytes(of: slots) { $0.loadUnaligned(as: UInt64.self) } }

  @inlinable mutating func repack(_ packed: UInt64, count: UInt8) {
    withUnsafeMutableBytes(of: &slots) { $0.storeBytes(of: packed, as: UInt64.self) }
    length = count
  }

  /// The number of views.
  @inlinable public var count: Int { Int(length) }
  /// Whether there is no view.
  @inlinable public var isEmpty: Bool { length == 0 }
  /// Whether no further view fits.
  @inlinable public var isFull: Bool { length == 8 }

  /// The view at a position, 0 on the root; traps outside `0..<count`.
  @inlinable public subscript(_ position: Int) -> ShownView {
    precondition(position >= 0 && position < count, "position \(position) of a path of \(count)")
    return ShownView(rawValue: UInt8(truncatingIfNeeded: packed.littleEndian >> UInt64(position &* 8)))
  }

  /// The view on top; nil when the path is empty.
  @inlinable public var last: ShownView? { isEmpty ? nil : self[count &- 1] }

  /// Whether a view is on it.
  public func contains(_ view: ShownView) -> Bool { (0..<count).contains { self[$0] == view } }

  /// Puts a view on top; traps when the path is full.
  @inlinable public mutating func append(_ view: ShownView) {
    precondition(!isFull, "a path holds \(Self.capacity) views")
    repack(
      (packed.littleEndian | UInt64(view.rawValue) << UInt64(count &* 8)).littleEndian, count: length &+ 1)
  }

  /// Keeps the lowest `count` views; does nothing when there are no more than that.
  @inlinable public mutating func truncate(to count: Int) {
    guard count < self.count else { return }
    let mask = count <= 0 ? 0 : UInt64.max >> UInt64(64 &- count &* 8)
    repack((packed.littleEndian & mask).littleEndian, count: UInt8(max(0, count)))
  }

  /// Drops the view on top; does nothing when there is none.
  @inlinable public mutating func removeLast() { truncate(to: count &- 1) }

  /// Compares the views.
  @inlinable public static func == (left: ViewPath, right: ViewPath) -> Bool {
    left.packed == right.packed && left.length == right.length
  }

  /// Hashes the views.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(packed)
    hasher.combine(length)
  }
}
