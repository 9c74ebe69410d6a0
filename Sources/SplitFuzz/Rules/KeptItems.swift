internal import SplitModel

/// The item selected in each of eight sections when it was left, and the path of the first two.
struct KeptItems: BitwiseCopyable {
  private var items: UInt64 = 0
  private var paths = Slots(repeating: ViewPath())
  private var known: UInt8 = 0  // The sections whose item is known, one bit each

  /// What a section showed when it was left.
  struct Left {
    let item: ShownView
    let path: ViewPath?  // Its path; nil where that is not kept

    func isLeft(in place: Place) -> Bool {
      item == place.item && (path.map { $0 == place.entries[1] } ?? true)
    }

    /// Whether the section shows an item or a view that was not there.
    func isForeign(in place: Place) -> Bool {
      if place.item != .blank, place.item != item { return true }
      guard let path else { return false }
      let now = place.entries[1]
      for level in 0..<now.count where level >= path.count || path[level] != now[level] { return true }
      return false
    }
  }

  /// Records a step; returns what was left in the section that it comes back to, and what is there now.
  mutating func follow(_ step: SplitStep) -> (Left, Place)? {
    let effects = step.effects
    guard step.isSettled, !effects.hasTrapped, !effects.hasDeleted else {
      self = KeptItems()
      return nil
    }
    if let called = effects.called, called.kind == .amend, let section = called.view.section {
      known &= ~(1 << section.index)
    }
    let (left, entered) = (step.old.place.selections[0], step.new.place.selections[0])
    var found: (Left, Place)?
    if left != entered {
      if left != 0 { keep(step.old.place, of: left - 1) }
      // Going back to the list pops what was in front of it.
      if left == 1 || left == 2, step.isBack { paths[Int(left) - 1] = ViewPath() }
      // A call with a target may change what is there.
      let hasTarget = effects.called.map { $0.target != .anywhere } ?? false
      if entered != 0, !hasTarget { found = kept(of: entered - 1).map { ($0, step.new.place) } }
    }
    if entered != 0 { keep(step.new.place, of: entered - 1) }
    return found
  }

  private func kept(of section: UInt8) -> Left? {
    guard section < 8, known & 1 << section != 0 else { return nil }
    let item = ShownView(rawValue: UInt8(truncatingIfNeeded: items >> UInt64(section * 8)))
    return Left(item: item, path: section < 2 ? paths[Int(section)] : nil)
  }

  private mutating func keep(_ place: Place, of section: UInt8) {
    guard section < 8 else { return }
    if section < 2 { paths[Int(section)] = place.entries[1] }
    known |= 1 << section
    items &= ~(0xFF << UInt64(section * 8))
    items |= UInt64(place.item.rawValue) << UInt64(section * 8)
  }
}
