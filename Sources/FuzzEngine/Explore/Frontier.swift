/// States that wait to be expanded, numbered one after the other, each with what rules remember there.
///
/// It is unchecked because the explorer fills it alone and hands it out to be read.
@usableFromInline
final class Frontier: @unchecked Sendable {
  /// The number of the first among the states visited.
  @usableFromInline let firstNode: Int
  @usableFromInline let contextByteCount: Int
  @usableFromInline var contexts: ContiguousArray<UInt8> = []
  /// How many wait.
  private(set) var count = 0

  init(firstNode: Int, contextByteCount: Int) {
    self.firstNode = firstNode
    self.contextByteCount = contextByteCount
  }

  /// What it takes in memory.
  var byteCount: Int { contexts.count }

  func append(_ context: UnsafeRawPointer) {
    contexts.append(contentsOf: UnsafeRawBufferPointer(start: context, count: contextByteCount))
    count += 1
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
