/// The lines of the trace that is being played, written one by one in the hot loop.
///
/// An array checks at every append whether it is shared; this is never shared, and copied where a trace is
/// kept. Its owner deallocates it.
@usableFromInline
struct LineBuffer<Action: Hashable & Sendable> {
  @usableFromInline private(set) var base: UnsafeMutablePointer<TraceLine<Action>>
  @usableFromInline var count = 0
  @usableFromInline private(set) var capacity: Int

  /// Makes room for so many lines, at least one; more are made room for as they come.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  /// The lines, copied.
  @usableFromInline var array: [TraceLine<Action>] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// The line written last; nil where there is none.
  @inlinable var last: TraceLine<Action>? { count == 0 ? nil : base[count &- 1] }

  /// Writes a line behind the others.
  @inlinable
  mutating func append(_ line: TraceLine<Action>) {
    if count == capacity { grow() }
    (base + count).initialize(to: line)
    count &+= 1
  }

  /// Forgets every line.
  @inlinable
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  /// Gives the room back.
  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @usableFromInline
  mutating func grow() {
    let larger = UnsafeMutablePointer<TraceLine<Action>>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

extension UnsafeMutablePointer where Pointee: FixedWidthInteger {
  /// Room for so many zeros; its owner deallocates it.
  static func zeroed(_ count: Int) -> Self {
    let base = allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    return base
  }
}
