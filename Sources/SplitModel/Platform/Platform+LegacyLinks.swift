extension Platform {
  /// Follows the flags of older links, `NavigationLink(isActive:)`: one that is switched off removes all above
  /// it, one that is switched on shows its view if its own is on top.
  ///
  /// - Source: the package's notes on systems, §1.3 P10 and P11; wwt/SwiftCurrent#220.
  func followLinks(_ stack: Int, _ state: inout PlatformState, from old: ViewPath, to new: ViewPath) {
    var kept = 0
    while kept < old.count, kept < new.count, old[kept] == new[kept] { kept += 1 }
    let held = state.stacks[stack].entries.count
    if old.count > kept, held > kept, !isHeld(stack, above: kept, state) {
      state.stacks[stack].truncate(to: kept)
    }
    guard new.count > kept, state.stacks[stack].entries.count == kept else { return }
    for level in kept..<new.count { state.stacks[stack].push(new[level], as: .value) }
  }
}
