/// What is remembered of settled states, found by the state's digest.
///
/// A digest may stand at one of two neighbouring places; the table grows while it fills, because a shrinker makes
/// players by the thousand, and a look into slow memory costs more than most rules.
@usableFromInline
struct SettledTable {
  /// One remembered state.
  @usableFromInline
  struct Note {
    @usableFromInline var digest: Fingerprint
    /// Zero while the place is empty.
    @usableFromInline var mark: UInt64
    // Two notes fill a line of the cache: none lies in two of them.
    private let unused: UInt64 = 0

    @inlinable init(_ digest: Fingerprint, mark: UInt64) {
      self.digest = digest
      self.mark = mark
    }
  }

  /// The least and the greatest number of places, powers of two.
  @usableFromInline static var fewest: Int { 1_024 }
  @usableFromInline static var most: Int { 131_072 }

  /// Made when a state first comes to rest.
  @usableFromInline var notes: UnsafeMutablePointer<Note>?
  @usableFromInline var count = 0
  /// How many states were kept since the table was last enlarged.
  @usableFromInline var keptCount = 0

  @inlinable init() {}

  /// What is remembered of a state; zero where nothing is.
  @inlinable
  func mark(of digest: Fingerprint) -> UInt64 {
    guard let notes else { return 0 }
    let pair = notes + firstPlace(of: digest)
    if pair[0].digest == digest { return pair[0].mark }
    return pair[1].digest == digest ? pair[1].mark : 0
  }

  /// Remembers a state, at a free place of its two or in the stead of one that stands there.
  @usableFromInline
  mutating func keep(_ mark: UInt64, of digest: Fingerprint) {
    if keptCount == count { enlarge() }
    keptCount &+= 1
    insert(Note(digest, mark: mark))
  }

  func deallocate() { notes?.deallocate() }

  @inlinable
  func firstPlace(of digest: Fingerprint) -> Int { Int(truncatingIfNeeded: digest.low) & (count &- 2) }

  private func insert(_ note: Note) {
    guard let notes else { return }
    let first = firstPlace(of: note.digest)
    let isSecond = notes[first].mark != 0 && (notes[first + 1].mark == 0 || note.digest.high >> 63 != 0)
    notes[isSecond ? first + 1 : first] = note
  }

  /// Makes room for four times as many states, and keeps those that stand there.
  private mutating func enlarge() {
    keptCount = 0
    guard count < Self.most else { return }
    let old = UnsafeMutableBufferPointer(start: notes, count: count)
    count = min(Self.most, max(Self.fewest, count * 4))
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Note>.stride, alignment: 2 * MemoryLayout<Note>.stride)
    let made = bytes.bindMemory(to: Note.self, capacity: count)
    made.initialize(repeating: Note(Fingerprint(high: 0, low: 0), mark: 0), count: count)
    notes = made
    for note in old where note.mark != 0 { insert(note) }
    old.deallocate()
  }
}
