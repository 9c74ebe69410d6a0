internal import SplitFuzz
internal import SplitModel

/// What stands on the paths of stacks, and what stood there before; and what is presented.
extension EvaluatedApp {
  /// A value on a path, and whether what is declared for it shows nothing; nil where nothing ever was.
  struct PathEntry {
    let value: AnyHashable
    let destination: Destination
    let isBlank: Bool?
    /// How much work had been started before it came: what begins later may be to load what it shows.
    let workBefore: Int
  }
  /// A stack's path, and what it was before it changed last.
  typealias KnownPath = (now: [PathEntry], before: [PathEntry])

  func place(_ stack: UInt8) -> StackPlace? {
    Int(stack) == sheetStack
      ? (layout.sheet ?? leftSheet?.sheet)?.stack : stack == 0 ? layout.first : layout.detail
  }
  func place(ofSplit split: UInt8) -> SplitPlace? { split == 0 ? layout.split : layout.inner }

  func describe(_ stack: StackPlace, _ body: inout StackBody, _ names: ValueNames) -> Bool {
    let values = stack.path.values()
    guard values.count <= ViewPath.capacity else { return false }
    body.isPresent = true
    body.identity = identity(stack.identity)
    body.hasLegacyLinks = stack.hasLegacyLinks
    body.holdsLinks = (values.first?.base as? ViewLink).map(stack.root.hasLink) ?? false
    let known = paths[stack.identity]?.now ?? []
    var entries: [PathEntry] = []
    for (level, value) in values.enumerated() {
      // A path that two launches share may be longer than when it was evaluated.
      let isResolved = level < stack.pages.count && !stack.unresolved.contains(level)
      let workBefore = known.first { $0.value == value }?.workBefore ?? described.work
      let isShown = isResolved && !isBlank(stack.pages[level], since: workBefore)
      var view = self.view(of: value, names)
      // The path holds the value whether or not anything is declared for it, and does not change when that does.
      if let destination = view.destination {
        if !isShown { body.unresolved.insert(destination) }
        let old = isResolved ? nil : known.first { $0.destination == destination }
        entries.append(
          PathEntry(
            value: value, destination: destination, isBlank: isResolved ? !isShown : old?.isBlank,
            workBefore: workBefore))
      }
      if !isShown, !body.unresolved.contains(view) { view = .unresolved }
      body.path.append(view)
      if level < stack.pages.count { pages.append((isShown ? view : .unresolved, stack.pages[level])) }
    }
    keepGone(entries, of: stack, &body)
    return true
  }

  /// The system may go on showing what has left the path, and then no more than what shows it still declares.
  private func keepGone(_ entries: [PathEntry], of stack: StackPlace, _ body: inout StackBody) {
    guard var known = paths[stack.identity] ?? (entries.isEmpty ? nil : ([], [])) else { return }
    reportTwice(entries, after: known.now, stack)
    if known.now.map(\.value) != entries.map(\.value) {
      known.before = (known.now + known.before).filter { old in
        !entries.contains { $0.destination == old.destination }
      }
      // No more than a stack may hold.
      known.before.removeLast(max(0, known.before.count - ViewPath.capacity))
    }
    known.now = entries
    paths[stack.identity] = known
    for old in known.before {
      let page = stack.page(old.value)
      if page.map({ old.isBlank ?? isBlank($0()) }) ?? true { body.unresolved.insert(old.destination) }
    }
  }

  /// What stands for something presented in reports: it is called what it was called as it came.
  func key(of presented: Page.PresentedView) -> AnyHashable {
    let key = AnyHashable([presented.key, AnyHashable("\(presented.writer)")])
    return AnyHashable(PageName(presentedNames[key] ?? presented.page.face.name ?? "\(presented.kind)", key))
  }

  /// Remembers what is presented now.
  func keepNames(of presented: [Page.PresentedView]) {
    if presented.isEmpty, presentedNames.isEmpty { return }
    presentedNames = Dictionary(
      presented.compactMap { key(of: $0).base as? PageName }.map { ($0.key, $0.description) }
    ) { first, _ in first }
  }

  /// Keeps the pages that are declared no longer.
  func keepLeft(of old: [(view: ShownView, page: Page)]) {
    for left in old where !pages.contains(where: { $0.view == left.view }) {
      leftPages.removeAll { $0.view == left.view }
      leftPages.append(left)
    }
  }

  /// Puts a link's value on its stack's path.
  func append(_ value: AnyHashable, to stack: StackPlace) {
    graph.valueOnLink = nil
    noteLinkOnView(value, stack)
    if stack.path.append(value) { return }
    if layout.isPlain, stack === layout.first {
      return graph.report(
        .isNotShown,
        "a link with \(value.base is ViewLink ? "a view" : "a value of type '\(type(of: value.base))'") stands in no stack, and shows nothing",
        "put a 'NavigationStack' around the view on which it stands")
    }
    graph.report(
      .isNotShown,
      "a link's value of type '\(type(of: value.base))' cannot stand on its stack's path",
      "use 'NavigationPath', or links with the path's own type")
  }

  /// Notes a link with a value that stands on a view which is on its stack without one.
  ///
  /// Of the view of a link Apple's article *Understanding the navigation stack* says that the value takes it off; of that of a
  /// flag or an item nothing is said, and what was observed, of a bound path, is that the value comes under it (chowple.com, "The bug
  /// where the screen lands underneath").
  func noteLinkOnView(_ value: AnyHashable, _ stack: StackPlace) {
    guard !(value.base is ViewLink), let top = stack.path.values().last?.base, stack.top.offers(value) else {
      return
    }
    if let link = top as? ViewLink {
      graph.valueOnLink = value
      graph.report(
        .isMisplaced,
        "a link with a value of type '\(type(of: value.base))' stands on the view of the link '\(link.label)', which has none: "
          + "SwiftUI takes that view off as it pushes the value (\(stack.writer))",
        "give the link '\(link.label)' a value too")
    } else if top is PageName {
      let problem =
        "a link with a value of type '\(type(of: value.base))' stands on a view that a flag or an item has pushed: what it "
        + "shows was seen to come under that view (\(stack.writer))"
      if stack.isBound { return graph.report(.isMisplaced, problem, "push both by values") }
      graph.isNotModelled(problem, "push both by values")
    }
  }

  /// The value that the app has now for what stands for a view: that of a link that can be tapped, or else the first one.
  func value(of view: ShownView, _ names: ValueNames) -> AnyHashable? {
    guard let known = names.value(of: view) else { return nil }
    for (_, page) in pages {
      for control in page.controls {
        if case .value(let value) = control.effect, keys.key(of: value) == known { return value }
      }
    }
    return keys.value(of: known)
  }

  func page(of view: ShownView) -> Page? {
    (pages.first { $0.view == view } ?? leftPages.first { $0.view == view })?.page
  }
}
