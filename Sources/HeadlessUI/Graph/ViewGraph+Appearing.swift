/// Views that come on screen and leave it.
extension ViewGraph {
  /// Runs the handlers of views that were covered or uncovered: those that have come on screen first.
  func move() {
    guard coversChanged else { return }
    coversChanged = false
    var moved: [Handler] = []
    root.addMoved(to: &moved)
    for handler in moved { handler.isOnScreen.toggle() }
    for isComing in [true, false] {
      for handler in moved where handler.isOnScreen == isComing && handler.runs(appearing: isComing) {
        if isComing { hasReappeared = true }
        afterwards(handler.writer) { isComing ? handler.appearAgain() : handler.disappear() }
      }
    }
  }

  /// Takes what covers a view off it, and runs its handlers at once.
  func uncover(_ node: ViewNode) {
    node.cover(false, self)
    var moved: [Handler] = []
    node.addMoved(to: &moved)
    for handler in moved {
      handler.isOnScreen = true
      run(handler.writer) { handler.appearAgain() }
    }
  }

  /// Takes the app's first view off the screen and puts it there again, as when a tab around it is left and chosen.
  func appearAgain() {
    let handlers = root.allHandlers.filter { $0.isInFirstView && $0.isOnScreen }
    for handler in handlers { run(handler.writer) { handler.disappear() } }
    for handler in handlers { run(handler.writer) { handler.appearAgain() } }
  }
}
