/// How a node was reached: from which node, by which line; a start has no parent.
@usableFromInline
struct ExploreLink {
  /// The parent of a start.
  @usableFromInline static var noParent: UInt32 { .max }

  let parent: UInt32
  let code: UInt16
}

/// The states that exploration has seen: a digest, a parent and a line for each, in the order of discovery.
///
/// Up to `wholeStates` states it keeps the states themselves and compares them, so that two states with one
/// digest stay two; beyond that it keeps those that wait to be expanded, and rests on the digests. At most 44 bytes a
/// state then.
///
/// It is unchecked because many tasks may look while none adds; the explorer sees to that.
@usableFromInline
final class VisitedSet<State: Hashable & Sendable>: @unchecked Sendable {
  /// Up to how many states are kept whole.
  @usableFromInline static var wholeStates: Int { 1_000_000 }
  @usableFromInline static var segmentBits: Int { 14 }
  @usableFromInline static var segmentLength: Int { 1 << segmentBits }

  // Reads and inserts never overlap, and checking that at each read would cost a tenth of the loop.
  @exclusivity(unchecked) @usableFromInline var table: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) @usableFromInline var mask: Int
  @exclusivity(unchecked) @usableFromInline var count = 0
  @exclusivity(unchecked) @usableFromInline var digests: [UnsafeMutablePointer<Fingerprint>] = []
  private var parents: [UnsafeMutablePointer<UInt32>] = []
  private var codes: [UnsafeMutablePointer<UInt16>] = []
  /// Segments of states; the first ones are gone where they are forgotten.
  @exclusivity(unchecked) @usableFromInline var states: [UnsafeMutablePointer<State>] = []
  private var forgottenSegments = 0
  @exclusivity(unchecked) @usableFromInline var memories: ContiguousArray<UInt8> = []
  /// The bytes beside the state by which two nodes differ.
  @usableFromInline let memoryByteCount: Int
  /// Whether states are still kept and compared whole.
  @exclusivity(unchecked) @usableFromInline private(set) var isWhole: Bool
  /// Whether equal states count as one.
  @usableFromInline let merges: Bool

  init(memoryByteCount: Int, merges: Bool) {
    self.memoryByteCount = memoryByteCount
    (self.merges, isWhole) = (merges, merges)
    mask = (1 << 12) - 1
    table = .zeroed(mask + 1)
  }

  deinit {
    table.deallocate()
    digests.forEach { $0.deallocate() }
    parents.forEach { $0.deallocate() }
    codes.forEach { $0.deallocate() }
    forgetStates(below: states.count)
  }

  /// What the set takes for each state, without the whole states that it keeps while they are few.
  var bytesPerState: Int {
    guard count > 0 else { return 0 }
    let segments = digests.count * Self.segmentLength * (MemoryLayout<Fingerprint>.size + 4 + 2)
    return ((mask + 1) * 8 + segments + count - 1) / count
  }

  /// What the set takes now.
  var byteCount: Int {
    let kept = count - forgottenSegments * Self.segmentLength
    return bytesPerState * count + kept * MemoryLayout<State>.stride + memories.count
  }

  /// The chance that two of the states seen were taken for one: n² / 2^129; zero while they are compared whole.
  var collisionChance: Double {
    isWhole ? 0 : Double(count) * Double(count) / 680_564_733_841_876_926_926_749_214_863_536_422_912
  }

  @inlinable
  func digest(_ node: Int) -> Fingerprint {
    digests[node >> Self.segmentBits][node & (Self.segmentLength - 1)]
  }

  /// How a node was reached.
  func link(_ node: UInt32) -> ExploreLink {
    let segment = Int(node) >> Self.segmentBits
    let offset = Int(node) & (Self.segmentLength - 1)
    return ExploreLink(parent: parents[segment][offset], code: codes[segment][offset])
  }

  /// The number of a state that was visited before, with the same memory where that counts; nil where it was not.
  @inlinable
  func number(of digest: Fingerprint, _ state: UnsafePointer<State>, _ memory: UnsafeRawPointer) -> Int? {
    guard merges else { return nil }
    let place = place(of: digest, state, memory)
    return place < 0 ? ~place : nil
  }

  /// The free place in the table for a state, or the complement of its number when it was seen before.
  @inlinable
  func place(of digest: Fingerprint, _ state: UnsafePointer<State>, _ memory: UnsafeRawPointer) -> Int {
    let tag = UInt32(truncatingIfNeeded: digest.low)
    var place = Int(truncatingIfNeeded: digest.high) & mask
    while true {
      let entry = table[place]
      if entry == 0 { return place }
      if UInt32(truncatingIfNeeded: entry &>> 32) == tag {
        let node = Int(entry & 0xFFFF_FFFF) &- 1
        // A state that is kept whole is compared without its digest, which is one place more to read.
        if isWhole ? isSame(node, state, memory) : self.digest(node) == digest { return ~node }
      }
      place = (place &+ 1) & mask
    }
  }

  @inlinable
  func isSame(_ node: Int, _ state: UnsafePointer<State>, _ memory: UnsafeRawPointer) -> Bool {
    guard states[node >> Self.segmentBits][node & (Self.segmentLength - 1)] == state.pointee else {
      return false
    }
    guard memoryByteCount > 0 else { return true }
    return memories.withUnsafeBytes { bytes in
      let kept = UnsafeRawBufferPointer(
        rebasing: bytes[node &* memoryByteCount..<(node &+ 1) &* memoryByteCount])
      return kept.elementsEqual(UnsafeRawBufferPointer(start: memory, count: memoryByteCount))
    }
  }

  /// Adds a state, unless it was seen before, and returns its number; a new one's is the `count` so far.
  ///
  /// Traps at four thousand million states.
  @inlinable
  func insert(_ digest: Fingerprint, _ state: State, _ memory: UnsafeRawPointer, _ link: ExploreLink) -> Int {
    withUnsafePointer(to: state) { state in
      if merges {
        let place = place(of: digest, state, memory)
        if place < 0 { return ~place }
        table[place] = UInt64(truncatingIfNeeded: digest.low) &<< 32 | UInt64(count &+ 1)
      }
      append(digest, state, memory, link)
      return count &- 1
    }
  }

  @usableFromInline
  func append(
    _ digest: Fingerprint, _ state: UnsafePointer<State>, _ memory: UnsafeRawPointer, _ link: ExploreLink
  ) {
    precondition(count < Int(UInt32.max) - 1, "exploration can number no further state")
    let offset = count & (Self.segmentLength - 1)
    if offset == 0 {
      digests.append(.allocate(capacity: Self.segmentLength))
      parents.append(.allocate(capacity: Self.segmentLength))
      codes.append(.allocate(capacity: Self.segmentLength))
    }
    let segment = count >> Self.segmentBits
    (digests[segment] + offset).initialize(to: digest)
    (parents[segment] + offset).initialize(to: link.parent)
    (codes[segment] + offset).initialize(to: link.code)
    keep(state, memory)
    count += 1
    if merges, count * 4 > (mask + 1) * 3 { grow() }
  }

  private func keep(_ state: UnsafePointer<State>, _ memory: UnsafeRawPointer) {
    let offset = count & (Self.segmentLength - 1)
    if offset == 0 { states.append(.allocate(capacity: Self.segmentLength)) }
    (states[states.count - 1] + offset).initialize(to: state.pointee)
    if count == Self.wholeStates { (isWhole, memories) = (false, []) }
    if isWhole, memoryByteCount > 0 {
      memories.append(contentsOf: UnsafeRawBufferPointer(start: memory, count: memoryByteCount))
    }
  }

  /// A state that is not forgotten.
  @inlinable
  func state(_ node: Int) -> State {
    states[node >> Self.segmentBits][node & (Self.segmentLength - 1)]
  }

  /// Forgets what was expanded, the states before a number, unless states are compared whole.
  func forget(before node: Int) {
    if !isWhole { forgetStates(below: node >> Self.segmentBits) }
  }

  private func forgetStates(below end: Int) {
    for segment in forgottenSegments..<max(forgottenSegments, end) {
      states[segment].deinitialize(count: min(Self.segmentLength, count - segment * Self.segmentLength))
      states[segment].deallocate()
    }
    forgottenSegments = max(forgottenSegments, end)
  }

  private func grow() {
    table.deallocate()
    mask = (mask + 1) * 2 - 1
    table = .zeroed(mask + 1)
    for node in 0..<count {
      let digest = digest(node)
      var place = Int(truncatingIfNeeded: digest.high) & mask
      while table[place] != 0 { place = (place + 1) & mask }
      table[place] = UInt64(truncatingIfNeeded: digest.low) &<< 32 | UInt64(node + 1)
    }
  }
}
