/// All that a flat app in one window and the platform under it remember: bytes, without a reference.
@frozen public struct FlatState: Hashable, Sendable, BitwiseCopyable {
  /// What the app remembers.
  public internal(set) var memory: FlatBytes
  /// What the platform remembers.
  public internal(set) var platform: PlatformState

  /// The state of a flat app with one window.
  public init(_ state: SplitState) {
    memory = state.memory.bytes
    platform = state.platform
  }

  /// Compares all bytes.
  @inlinable public static func == (left: FlatState, right: FlatState) -> Bool {
    left.memory.isSame(as: right.memory) && left.platform == right.platform
  }
  /// Hashes all bytes.
  @inlinable public func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: self) { hasher.combine(bytes: $0) }
  }

  /// The bytes by which states differ: all but the queue's, which are the last and zero while nothing is pending.
  @inlinable public static func withBytes<Result>(
    at state: UnsafePointer<FlatState>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    let queue = state.pointee.platform.queue.isEmpty ? MemoryLayout<DeliveryQueue>.size : 0
    return body(UnsafeRawBufferPointer(start: state, count: MemoryLayout<FlatState>.size &- queue))
  }

  mutating func withWindow<Result>(_ body: (Window) -> Result) -> Result {
    withUnsafeMutablePointer(to: &self) { state in
      // The memory is the first of two neighbors without a gap.
      let platform = UnsafeMutableRawPointer(state) + MemoryLayout<FlatBytes>.size
      return body(Window(memory: state, platform.assumingMemoryBound(to: PlatformState.self)))
    }
  }

  func readingWindow<Result>(_ body: (Window) -> Result) -> Result {
    withUnsafePointer(to: self) { state in
      let start = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(state))
      let platform = start + MemoryLayout<FlatBytes>.size
      return body(Window(memory: start, platform.assumingMemoryBound(to: PlatformState.self)))
    }
  }
}
