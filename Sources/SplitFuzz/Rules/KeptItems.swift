internal import SplitModel

/// The item selected in each of eight sections when it was left, and the path of the first two.
struct KeptItems: BitwiseCopyable {
  private var items: UInt64 = 0
  private var paths = Slots(repeating: ViewPath())
  private var known: UInt8 = 0  // The sections whose item is known, one bit each

  /// What a section showed.
  struct Left: Equatable, BitwiseCopyable {
    var item = ShownView.blank
    var path = ViewPath()  // Its path; empty where that is not kept

    init() {}

    init(_ place: Place, of section: UInt8) {
      item = place.item
      if section < 2 { path = place.entries[1] }
    }

    /// Whether the section shows an item or a view that was not there.
    func isForeign(in now: Left) -> Bool {
      if now.item != .blank, now.item != item { return true }
      for level in 0..<now.path.count where level >= path.count || path[level] != now.path[level] {
        return true
      }
      return false
    }
  }

  /// What is read of a step: the sections, plus one, before and after it, and what they show.
  struct Change: BitwiseCopyable {
    var isReset = false
    var amended: UInt8 = 0
    var left: UInt8 = 0
    var entered: UInt8 = 0
    var popsFront = false  // Whether going back to the list pops what was in front of it
    var mayRestore = false  // A call with a target may change what is there
    var before = Left()
    var after = Left()

    init() {}

    init(_ step: borrowing SplitStep) {
      let effects = step.effects
      guard step.isSettled, !effects.hasTrapped, !effects.hasDeleted else {
        isReset = true
        return
      }
      if let called = effects.called, called.kind == .amend, let section = called.view.section {
        amended = section.index + 1
      }
      left = step.old.place.selections[0]
      entered = step.new.place.selections[0]
      if left != entered {
        if left != 0 { before = Left(step.old.place, of: left - 1) }
        popsFront = step.isBack
        mayRestore = effects.called.map { $0.target == .anywhere } ?? true
      }
      if entered != 0 { after = Left(step.new.place, of: entered - 1) }
    }
  }

  /// Once a section is recorded, the one on screen is.
  var notices: StepFacts {
    known == 0
      ? [.calls, .keepsItems] : [.calls, .isUnsettled, .traps, .deletes, .changesPlace]
  }

  /// Records a step; returns what was left in the section that it comes back to.
  mutating func follow(_ change: Change) -> Left? {
    if change.isReset {
      self = KeptItems()
      return nil
    }
    if change.amended != 0 { known &= ~(1 << (change.amended - 1)) }
    let (left, entered) = (change.left, change.entered)
    var found: Left?
    if left != entered {
      if left != 0 { keep(change.before, of: left - 1) }
      if left == 1 || left == 2, change.popsFront { paths[Int(left) - 1] = ViewPath() }
      if entered != 0, change.mayRestore { found = kept(of: entered - 1) }
    }
    if entered != 0 { keep(change.after, of: entered - 1) }
    return found
  }

  private func kept(of section: UInt8) -> Left? {
    guard section < 8, known & 1 << section != 0 else { return nil }
    var left = Left()
    left.item = ShownView(rawValue: UInt8(truncatingIfNeeded: items >> UInt64(section * 8)))
    if section < 2 { left.path = paths[Int(section)] }
    return left
  }

  private mutating func keep(_ left: Left, of section: UInt8) {
    guard section < 8 else { return }
    if section < 2 { paths[Int(section)] = left.path }
    known |= 1 << section
    items &= ~(0xFF << UInt64(section * 8))
    items |= UInt64(left.item.rawValue) << UInt64(section * 8)
  }
}
