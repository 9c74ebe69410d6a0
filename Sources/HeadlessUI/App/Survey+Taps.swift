internal import SplitFuzz
internal import SplitModel

/// What a walk through an app does next.
extension Survey {
  /// What is done, and what that is called in diagnostics.
  typealias Turn = (AppEvent, String)

  /// What was tapped since the launch.
  struct Tapped {
    var all: Set<[String]> = []
    /// What was tapped last on a view that is not presented, and since then on what it has presented.
    private var opener: [String]?
    private var inFront: [[String]] = []
    /// Whether there is more to tap in front.
    private var hasMore = false
    /// What was left before all was tapped, by what has opened it: what was tapped there, and does not leave it.
    private var unfinished: [[String]: [[String]]] = [:]

    mutating func note(_ key: [String], isPresented: Bool, hasMore: Bool) {
      if isPresented { inFront.append(key) } else { (opener, inFront) = (key, []) }
      self.hasMore = isPresented && hasMore
    }

    /// Notes that nothing is presented; the last tap may have left what was, such as Cancel, before all was tapped.
    mutating func leave() {
      guard hasMore, let opener else { return }
      unfinished[opener] = inFront.dropLast()
      hasMore = false
    }

    /// Whether something opens what was left too early; it is filled in again.
    mutating func opensAgain(_ key: [String]) -> Bool {
      guard let inside = unfinished.removeValue(forKey: key) else { return false }
      all.subtract(inside)
      return true
    }
  }

  /// On how many views a walk taps further.
  private static var deepest: Int { 5 }
  /// Over how many things that are presented nothing further is tapped, since all of them are evaluated at each turn.
  private static var mostPresented: Int { 3 }

  /// What was done last, as a trap says it.
  nonisolated var lastSteps: String {
    let left = steps.count - 16
    let middle = left > 0 ? ["\(left) more"] : []
    return (steps.prefix(1) + middle + steps.dropFirst().suffix(15)).joined(separator: "; ")
  }

  /// Taps something that was not tapped before, on the views that were there first; what says that it ends the session comes
  /// last, since nothing else may be reached then.
  ///
  /// Before there is any container, what was typed is kept until a button has been tapped that needs it, as in a login.
  func next(_ launched: Launched) -> Turn? {
    let pages = launched.app.pages
    if !hasContainer,
      let next = tap(launched, on: pages, isTab: [false, true], where: { !$0.typesOtherText })
    {
      return next
    }
    return tap(launched, on: pages, isTab: [false, true], where: { !$0.saysItSignsOut })
      ?? tap(launched, on: pages, isTab: [false])
  }

  /// Taps on the view in front first, then on those beneath it, and last the tabs, from which nothing may lead back.
  func deeper(_ launched: Launched) -> Turn? {
    let app = launched.app
    let pages = app.graph.page.presented.isEmpty ? app.pages.reversed() : app.pages
    return (app.layout.pushedCount < Self.deepest ? tap(launched, on: pages, isTab: [false]) : nil)
      ?? leave(app, levels: 1) ?? tap(launched, on: pages, isTab: [true])
  }

  /// Goes back, where there is something to go back from.
  func leave(_ app: EvaluatedApp, levels: Int = .max) -> Turn? {
    let layout = app.layout
    let beneath = [(0, layout.first), (1, layout.detail)]
    let isPresenting = !app.graph.page.presented.isEmpty
    for (number, stack) in isPresenting ? [(app.sheetStack ?? 0, app.frontSheet)] : beneath {
      let count = stack?.path.values().count ?? 0
      if count > 0 {
        return (.writePath(stack: UInt8(number), count: UInt8(count - min(count, levels))), "go back")
      }
    }
    return nil
  }

  /// Taps something that was not tapped before: on each view what is no tab, or what is one, in the order given.
  private func tap(
    _ launched: Launched, on pages: [(view: ShownView, page: Page)], isTab kinds: [Bool],
    where isTapped: (Page.Control) -> Bool = { _ in true }
  ) -> Turn? {
    let (app, names) = (launched.app, launched.names)
    let isPresenting = !app.graph.page.presented.isEmpty
    let isAsking = isPresenting && app.graph.page.presented.last?.kind.isScreen == false
    let front = app.frontSheet?.top
    if !isPresenting { tapped.leave() }
    if app.graph.page.presented.count > Self.mostPresented { return (.dismissSheet, "dismiss") }
    for (view, page) in isPresenting ? front.map({ top in pages.filter { $0.page === top } }) ?? pages : pages
    {
      if view == .menu, !isPresenting, let row = chooseRow(app) { return row }
      let taps = app.allTaps(on: view)
      // What is covered cannot be deleted, such as a row beneath the view that it has pushed.
      let isCovered = app.layout.stacks.contains { $0.holds(page) && $0.top !== page }
      let numbers = taps.indices.filter {
        isAsking || (taps[$0].control.map { isTapped($0) && !(isCovered && $0.saysItDeletes) } ?? true)
      }
      let isTab = { taps[$0].control?.writer?.kind == "TabView" }
      let known = [page.name ?? "", app.layout.stacks.contains { $0.root === page } ? "root" : ""]
      func key(_ number: Int) -> [String] { known + [taps[number].label ?? "row \(number)"] }
      // All else there comes first: what is opened again may lead away, such as to a login.
      let opensAgain = !isPresenting && steps.count <= Self.most / 2
      for kind in kinds {
        let those = numbers.filter { isTab($0) == kind }
        guard
          let number = those.first(where: { tapped.all.insert(key($0)).inserted })
            ?? (opensAgain ? those.first { tapped.opensAgain(key($0)) } : nil)
        else { continue }
        tapped.note(
          key(number), isPresented: isPresenting, hasMore: numbers.contains { !tapped.all.contains(key($0)) })
        let promise = app.promise(ofLink: number, on: view, names)
        let row = promise?.push == .select ? promise?.view : nil
        let choice = row.map { row -> AppEvent in
          row.section.map { .writeSelection(split: 0, $0) } ?? .writeItem(split: 0, row)
        }
        return (
          choice ?? .open(UInt8(number), on: view),
          "tap '\(key(number)[2])'" + (page.name.map { " on '\($0)'" } ?? "")
        )
      }
      if isPresenting { return leave(app, levels: 1) ?? (.dismissSheet, "dismiss") }
    }
    return nil
  }

  /// Chooses a row of the sidebar that was not chosen before.
  private func chooseRow(_ app: EvaluatedApp) -> Turn? {
    for row in app.layout.split?.sidebar.anyList?.tappedRows ?? [] {
      guard let tag = row.tag, let section = app.section(tag), tapped.all.insert(["row", "\(tag)"]).inserted
      else {
        continue
      }
      return (.writeSelection(split: 0, section), "choose '\(row.label ?? "\(tag)")'")
    }
    return nil
  }
}

extension Page.Control {
  /// Whether it replaces what is usual in a field.
  fileprivate var typesOtherText: Bool { ["fill ", "clear "].contains { label.hasPrefix($0) } }
}
