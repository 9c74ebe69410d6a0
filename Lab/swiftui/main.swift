import SplitNavigator
// Drives the page's class through the bindings that its views make, in the order in which SwiftUI may write them.
import SwiftUI

@MainActor
func check(_ says: String, _ isSo: Bool) {
  print(isSo ? "ok   " : "WRONG", says)
  if !isSo { failures += 1 }
}

var failures = 0
var ran: [String] = []

@MainActor
func run() {
  let app = AppNavigator()
  app.surroundings = NavigatorSurroundings(isCompact: false, isLandscape: true)
  @Bindable var navigator = app

  // A sheet that goes late does not take the next one with it.
  app.send(.present(.asksToDelete(.message(1))))
  let dialog = $navigator[asksToDelete: app.model.sheet?.pageToDelete]
  app.send(.present(.compose))
  let sheet = $navigator[sheet: app.model.sheet]
  dialog.wrappedValue = false
  check(
    "a late dismissal leaves what has taken its place",
    app.model.sheet == .compose && sheet.wrappedValue == .compose)
  sheet.wrappedValue = nil
  check("its own dismissal is taken", app.model.sheet == nil)

  // A path that was bound before a link is not written over what the link named.
  app.send(.go(to: .notes, trail: [.message(1), .message(2)]))
  guard let notes = app.model.path(app.settings) else { fatalError("notes has no stack") }
  let path = $navigator[path: notes]
  app.send(.go(to: .notes, trail: [.message(9)]))
  path.wrappedValue = [.message(1)]
  check("a late path leaves what a link has named since", path.wrappedValue == [.message(9)])
  app.send(.choose(.inbox))
  check(
    "a stack whose section has gone still shows what it showed",
    path.wrappedValue == [.message(1), .message(2)])

  // Beside a detail the first page is the stack's root.
  app.send(.go(to: .inbox, trail: [.message(1), .message(2), .message(3)]))
  guard let inbox = app.model.path(app.settings) else { fatalError("inbox has no stack") }
  let detail = $navigator[path: inbox]
  check("the root is no part of the path", detail.wrappedValue == [.message(2), .message(3)])
  detail.wrappedValue = [.message(2)]
  detail.wrappedValue = []
  check("two quick steps back are both taken", app.model.trail == [.message(1)])

  // Columns slide, and have no path.
  app.send(.go(to: .archive, trail: [.message(1), .message(2)]))
  check(
    "the last two pages stand beside each other",
    app.model.contentView(app.settings) == .message(1) && app.model.detailRoot(app.settings) == .message(2)
      && app.model.path(app.settings) == nil)

  // The cover, and what runs once it is seen.
  app.send(.cover(.message(5)), then: { ran.append("covered") })
  app.send(.cover(.message(6)), then: { ran.append("undone") })
  app.send(.pop)
  app.settled(app.model)
  app.settled(app.model)
  check("what is to run runs once, and not for what nobody saw", ran == ["covered"])
  $navigator[path: app.model.coverPath].wrappedValue = []
  check("the cover goes by its own path", app.model.cover.isEmpty && app.model.section == .archive)

  // Stored and restored.
  let again = AppNavigator(restoring: app.stored)
  check("it is restored where it was", again.model.trail == app.model.trail && again.stored == app.stored)
}

run()
exit(failures == 0 ? 0 : 1)
