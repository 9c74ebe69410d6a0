internal import SplitModel

/// The item chosen in each of the first eight sections when it was left, what was pushed in the first two, and
/// whether that is known.
struct KeptItems: BitwiseCopyable {
  private var items: UInt64 = 0
  private var paths = Slots(repeating: ViewPath())
  private var known: UInt8 = 0

  /// What was left in a section.
  struct Left {
    let item: ShownView
    /// What was pushed; nil where that is not kept.
    let path: ViewPath?

    /// Whether a section is as it was when it was left.
    func isLeft(in place: Place) -> Bool {
      item == place.item && (path.map { $0 == place.entries[1] } ?? true)
    }

    /// Whether a section has something that was not there when it was left: another item, or other views.
    func isForeign(in place: Place) -> Bool {
      if place.item != .blank, place.item != item { return true }
      guard let path else { return false }
      let now = place.entries[1]
      for level in 0..<now.count where level >= path.count || path[level] != now[level] { return true }
      return false
    }
  }

  /// Takes a line in; answers what was left in the section to which it comes back, and what is there now.
  mutating func follow(_ step: SplitStep) -> (Left, Place)? {
    let effects = step.after.effects
    guard step.beganAtRest, step.isAtRest, !effects.hasTrapped, !effects.hasDeleted else {
      self = KeptItems()
      return nil
    }
    if let called = effects.called, called.kind == .amend, let section = called.view.section {
      known &= ~(1 << section.index)
    }
    let (left, come) = (step.old.place.selections[0], step.new.place.selections[0])
    var found: (Left, Place)?
    if left != come {
      if left != 0 { keep(step.old.place, of: left - 1) }
      // Going back to the list takes off what was pushed in front of it.
      if left == 1 || left == 2, SplitRules.isBack(step.action) { paths[Int(left) - 1] = ViewPath() }
      // A call may name what is to be there exactly.
      let isNamed = effects.called.map { $0.target != .anywhere } ?? false
      if come != 0, !isNamed { found = kept(of: come - 1).map { ($0, step.new.place) } }
    }
    if come != 0 { keep(step.new.place, of: come - 1) }
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
