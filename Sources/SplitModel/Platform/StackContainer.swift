/// What the platform holds of one navigation stack: values of the path, views of links, a presented view on top.
package struct StackContainer: Hashable, Sendable, BitwiseCopyable {
  package internal(set) var entries = ViewPath()
  var kinds = Slots(repeating: UInt8(0))
  var ownerSection: UInt8 = 0

  package enum EntryKind: UInt8, Hashable, Sendable { case value, viewLink, presented }

  package init() {}

  /// The kind of the entry at a level, counted from zero.
  package func kind(at level: Int) -> EntryKind {
    let bits = level < 4 ? kinds.first >> (level * 2) : kinds.second >> ((level - 4) * 2)
    return EntryKind(rawValue: bits & 3) ?? .value
  }

  /// The number of entries that are values of the path.
  package var valueCount: Int { (0..<entries.count).reduce(0) { $0 + (kind(at: $1) == .value ? 1 : 0) } }

  package func agrees(with path: ViewPath) -> Bool {
    if kinds == Slots(0, 0) { return entries == path }
    return values == path
  }

  package var values: ViewPath {
    var values = ViewPath()
    for level in 0..<entries.count where kind(at: level) == .value { values.append(entries[level]) }
    return values
  }

  /// Pushes a view; false when the stack is full.
  @discardableResult package mutating func push(_ view: ShownView, as kind: EntryKind) -> Bool {
    guard !entries.isFull else { return false }
    let level = entries.count
    entries.append(view)
    setKind(kind, at: level)
    return true
  }

  package mutating func truncate(to count: Int) {
    for level in max(0, count)..<max(0, count, entries.count) { setKind(.value, at: level) }
    entries.truncate(to: count)
    if entries.isEmpty { ownerSection = 0 }
  }

  /// Takes over a path that the app wrote: views of links above it are gone, a presented one stays on top.
  package mutating func take(_ path: ViewPath, presented: ShownView?) {
    truncate(to: 0)
    entries = path
    if let presented { push(presented, as: .presented) }
  }

  private mutating func setKind(_ kind: EntryKind, at level: Int) {
    let shift = UInt8((level & 3) * 2)
    let mask = ~(UInt8(3) << shift)
    let bits = kind.rawValue << shift
    kinds[level / 4] = kinds[level / 4] & mask | bits
  }
}
