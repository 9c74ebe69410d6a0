/// States that wait to be expanded, numbered one after the other, each with what rules remember there.
///
/// It is unchecked because the explorer fills it alone and hands it out to be read.
@usableFromInline
final class Frontier<State: Hashable & Sendable>: @unchecked Sendable {
  /// The number of the first.
  @usableFromInline let firstNode: Int
  @usableFromInline let contextByteCount: Int
  @usableFromInline var states: ContiguousArray<State> = []
  @usableFromInline var contexts: ContiguousArray<UInt8> = []

  @usableFromInline
  init(firstNode: Int, contextByteCount: Int) {
    self.firstNode = firstNode
    self.contextByteCount = contextByteCount
  }

  /// How many wait.
  @inlinable var count: Int { states.count }

  /// What it takes in memory.
  var byteCount: Int { states.count * MemoryLayout<State>.stride + contexts.count }

  @inlinable
  func append(_ state: State, _ context: UnsafeRawPointer) {
    states.append(state)
    contexts.append(contentsOf: UnsafeRawBufferPointer(start: context, count: contextByteCount))
  }

  /// Copies what rules remember at a state.
  @inlinable
  func copyContext(of position: Int, to context: UnsafeMutableRawPointer) {
    contexts.withUnsafeBytes { bytes in
      let place = position &* contextByteCount
      UnsafeMutableRawBufferPointer(start: context, count: contextByteCount)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place..<place &+ contextByteCount]))
    }
  }
}
