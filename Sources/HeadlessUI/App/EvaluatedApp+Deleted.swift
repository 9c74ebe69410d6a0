internal import SplitFuzz
internal import SplitModel

/// What a button that deletes has taken off the lists, as far as it is looked at later.
struct DeletedValues {
  /// Whether such a button was the last thing that was tapped; its work may go on in a task.
  var isUnderWay = false
  /// Stands for the tab of what is presented, whose values may be equal to others beneath.
  static let sheet = UInt8.max
  /// The values that were shown as their rows went and have none again, each with the tab where that was.
  private(set) var values: [(value: AnyHashable, tab: UInt8)] = []

  /// Whether a value was deleted.
  func contains(_ value: AnyHashable) -> Bool {
    values.contains { $0.value == value && $0.tab != Self.sheet }
  }
  /// Whether it was deleted in what is presented.
  func sheetContains(_ value: AnyHashable) -> Bool {
    values.contains { $0 == (value, Self.sheet) }
  }

  /// Notes which of the values that are shown in a tab have a row now, and which had one before.
  mutating func meet(
    _ shown: [AnyHashable], in tab: UInt8, hasRow: (AnyHashable) -> Bool, hadRow: (AnyHashable) -> Bool
  ) {
    // What has gone from the screen since, and comes again, is shown because the app has it.
    values.removeAll { known in
      known.tab == tab && !shown.contains(known.value)
        || (known.tab == Self.sheet) == (tab == Self.sheet) && hasRow(known.value)
    }
    guard isUnderWay else { return }
    for value in shown
    where !values.contains(where: { $0 == (value, tab) }) && !hasRow(value) && hadRow(value) {
      values.append((value, tab))
    }
  }
}

extension EvaluatedApp {
  /// Notes what of that which is chosen or pushed was deleted: its row was in a list before, and is in none.
  ///
  /// A filter takes rows away as well. So a row counts as deleted only after a tap on a button that says so: one that
  /// swipes bring, whose label begins with "Delete", or whose role is destructive and that does not just remove.
  func noteDeleted(before: AppLayout) {
    // A design that is compared says itself what it deletes.
    guard designNames == nil, deleted.isUnderWay || !deleted.values.isEmpty else { return }
    deleted.meet(
      layout.chosenValues + layout.pushedValues, in: graph.page.tab, hasRow: layout.hasRow,
      hadRow: before.hadRow)
    deleted.meet(
      layout.sheet?.stack.path.values() ?? [], in: DeletedValues.sheet, hasRow: layout.sheetHasRow,
      hadRow: before.sheetHadRow)
  }

  /// Notes that a button has deleted nothing where the view in front offers another in its place, as "Follow" after "Unfollow".
  func noteAnswer(from before: Page) {
    guard deleted.isUnderWay, let old = before.front.last, let new = graph.page.front.last, new.hasTitle,
      new.title == old.title, new.controls.count == old.controls.count
    else { return }
    let others = zip(old.controls, new.controls).filter { $0.label != $1.label }
    if others.count == 1 { deleted.isUnderWay = false }
  }

  /// Whether something that was deleted is shown: on a stack, of what is presented or else beneath, or because it is chosen
  /// and the last column shows that.
  func showsDeleted(_ split: SplitBody) -> Bool {
    guard !deleted.values.isEmpty else { return false }
    if let frontSheet { return frontSheet.path.values().contains(where: deleted.sheetContains) }
    let item = split.item == .blank ? nil : layout.split?.content?.anyList?.read()
    return split.isRowDeleted || item.map(deleted.contains) == true
      || layout.pushedValues.contains(where: deleted.contains)
  }
}

extension Page.Control {
  /// Whether a tap on it deletes what has a row, as far as it says so.
  var saysItDeletes: Bool {
    label.hasPrefix("Delete") || deletes && !label.lowercased().contains("remove")
  }

  /// Takes note that it stands in an element of a collection, the innermost one first; whether it is in that and deletes.
  mutating func isInElementAndDeletes() -> Bool {
    defer { isOfElement = true }
    return !isOfElement && saysItDeletes
  }

  /// Has something done before its action.
  mutating func runs(first: @escaping @MainActor () -> Void) {
    guard case .run(let action) = effect else { return }
    effect = .run {
      first()
      action()
    }
  }
}

extension EvaluatedApp {
  /// Notes a destructive button of a swiped row that asks before it deletes, by what is attached to the row.
  ///
  /// - Source: recorded of iOS 18.4 and 26.5 in DocNR/clave, pull request 96; nightscout/Trio, pull request 1123.
  func noteSwiped(_ control: Page.Control?, _ before: Page) {
    guard let control, control.isSwiped, control.deletes, let asks = graph.page.presented.last, asks.isInRow,
      graph.page.presented.count > before.presented.count
    else { return }
    graph.isNotModelled(
      "'\(PageName(control.label))' is destructive and asks first: the list takes the swiped row away meanwhile, and with it "
        + "what the row presents (\(asks.writer))",
      "leave out the role and tint it, or present it from the list")
  }
}

extension AppLayout {
  /// The values that are chosen in the columns' lists.
  @MainActor fileprivate var chosenValues: [AnyHashable] {
    [list(inSidebar: split?.sidebar), split?.content?.anyList].compactMap { $0?.read() }
  }
  @MainActor private var stacksBeneath: [StackPlace] { [first, detail].compactMap { $0 } }
  /// Those on paths.
  @MainActor fileprivate var pushedValues: [AnyHashable] { stacksBeneath.flatMap { $0.path.values() } }

  /// Whether a list or a link of the columns stands for a value, or for what has become of it.
  @MainActor fileprivate func hasRow(of value: AnyHashable) -> Bool {
    let columns = [split?.sidebar, split?.content].compactMap { $0 }
    return isOffered(value, on: columns + stacksBeneath.flatMap { [$0.root] + $0.pages })
  }

  /// Whether one of the stack in what is presented does.
  @MainActor fileprivate func sheetHasRow(of value: AnyHashable) -> Bool {
    isOffered(value, on: sheet.map { [$0.stack.root] + $0.stack.pages } ?? [])
  }

  /// Whether one beneath the view of a value did: what links to it from above it may go with another that is deleted there.
  @MainActor fileprivate func hadRow(of value: AnyHashable) -> Bool {
    let columns = [split?.sidebar, split?.content].compactMap { $0 }
    return isOffered(value, on: columns + stacksBeneath.flatMap { $0.pages(beneath: value) })
  }

  @MainActor fileprivate func sheetHadRow(of value: AnyHashable) -> Bool {
    isOffered(value, on: sheet?.stack.pages(beneath: value) ?? [])
  }

  @MainActor private func isOffered(_ value: AnyHashable, on pages: [Page]) -> Bool {
    let identity = value.identity
    return pages.contains {
      $0.offers(value) || identity != nil && $0.offeredValues.contains { $0.identity == identity }
    }
  }
}

extension StackPlace {
  /// The root and the pages up to the one of a value.
  fileprivate func pages(beneath value: AnyHashable) -> [Page] {
    [root] + pages.prefix(path.values().firstIndex(of: value) ?? pages.count)
  }
}

extension AnyHashable {
  /// What tells a value that can be identified from others of its type, whatever else has changed in it.
  fileprivate var identity: [AnyHashable]? {
    func identity(_ value: some Identifiable) -> [AnyHashable] {
      [AnyHashable(ObjectIdentifier(type(of: value))), AnyHashable(value.id)]
    }
    return (base as? any Identifiable).map { identity($0) }
  }
}

extension Page {
  /// The values for which its rows and links stand.
  fileprivate var offeredValues: [AnyHashable] {
    (anyList?.rows ?? []).compactMap(\.tag)
      + controls.compactMap { if case .value(let value) = $0.effect { value } else { nil } }
  }

  /// Whether a row of its list or a link on it stands for a value.
  func offers(_ value: AnyHashable) -> Bool {
    anyList?.rows.contains { $0.tag == value } == true || hasLink(to: value)
  }

  /// Whether a link on it has a value.
  var hasValueLinks: Bool { controls.contains { if case .value = $0.effect { true } else { false } } }

  /// Whether a link on it has a certain view of its own.
  func hasLink(_ own: ViewLink) -> Bool {
    controls.contains { if case .view(own) = $0.effect { true } else { false } }
  }

  func hasLink(to value: AnyHashable) -> Bool {
    controls.contains { if case .value(value) = $0.effect { true } else { false } }
  }
}
