import SplitModel

/// What asks before something is lost: a dialog before a deletion, an alert over a sheet with a name.
extension ComposableSplit {
  /// The button of a dialog: the deletion is an effect, for the model that the dialog names.
  func confirm(_ view: ShownView, _ memory: Memory, _ turn: inout AppTurn) {
    guard let asked = view.destination, asked.index > 15 else { return }
    let model = asked.index &- 16
    if flaws.contains(.readsLate), memory.shown?.sheet != Stage.dialog &+ model { return }
    if flaws.contains(.forcesLookup), memory.client & 1 << model == 0 { turn.hasTrapped = true }
    turn.later(Work.delete.rawValue &+ model, of: .blank)
  }

  /// The platform says that what was answered is presented no longer; what took its place is left alone.
  func endAnswered(_ view: ShownView, _ memory: inout Memory, _ turn: inout AppTurn) {
    guard memory.tag != 0, !flaws.contains(.ignoresAnswers) else { return }
    let number = memory.tag &- 1
    let destination = memory[number].sheet
    if view == Self.alert {
      if destination == Stage.covered { memory[number].sheet = Stage.named }
      return
    }
    guard destination >= Stage.dialog, view == dialog(of: destination &- Stage.dialog) else { return }
    memory[number].sheet = 0
    guard flaws.contains(.confirmsTwice) else { return }
    let rest = memory.client & ~(2 << (destination &- Stage.dialog) &- 1)
    if rest != 0 { turn.later(Work.delete.rawValue &+ UInt8(rest.trailingZeroBitCount), of: .blank) }
  }

  /// Nothing that is presented depends on the surroundings.
  func surround(_ memory: inout Memory) {
    guard memory.tag != 0 else { return }
    let number = memory.tag &- 1
    if flaws.contains(.dropsDialogs), memory[number].sheet >= Stage.dialog { memory[number].sheet = 0 }
    guard flaws.contains(.asksAgain), memory.dismissed != 0, memory[number].sheet == 0 else { return }
    let isThere = memory.client & 1 << (memory.dismissed &- Stage.dialog) != 0
    if isThere { memory[number].sheet = memory.dismissed }
    memory.dismissed = 0
  }
}
