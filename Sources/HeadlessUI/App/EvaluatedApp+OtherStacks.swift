internal import SplitFuzz
internal import SplitModel

/// Stacks that the platform has no place for: beside another in a column, and in what is presented beside two others.
///
/// What can be tapped on the view in front is tapped as if it stood on the page around. Going back takes the view off at
/// once and writes the path later, as elsewhere; a finger that is lifted before the middle is not followed.
extension EvaluatedApp {
  /// What tells containers apart, by the number of their place: the same where a trace is played again.
  func identity(_ number: Int) -> UInt8 { UInt8(number == 0 ? 0 : 1 + (number - 1) % 255) }

  /// What can be tapped on a view, whatever has no place of its own in it included.
  func controls(on view: ShownView) -> [Page.Control] {
    guard let page = page(of: view) else { return [] }
    var controls = tapsWithOthers(on: page)
    // Around the containers stand tabs and bars, which no page has; beside other columns the last one has them, if not empty.
    let areBeside = isBeside(page) && !isLastBlank
    if let sheet = layout.sheet, sheet.stack.holds(page) {
      controls += tapsWithOthers(on: sheet.presented.page)
    } else if !isPresented(page), !areBeside, page !== graph.page {
      controls += taps(on: graph.page)
    }
    controls += tapsAround(page)
    return controls.filter(\.isEnabled)
  }

  /// What can be tapped in a column beside the stack that a page is on, or around it, such as tabs; a bar is the stack's own.
  private func tapsAround(_ page: Page) -> [Page.Control] {
    let columns = [layout.split?.sidebar, layout.split?.content, (layout.inner ?? layout.split)?.detail]
    let column = columns.lazy.compactMap { $0 }.first { column in
      column !== page
        && column.stacks.contains { stack in stack.holds(page) && layout.stacks.contains { $0 === stack } }
    }
    return column.map { tapsWithOthers(on: $0).filter { !$0.isInBar } } ?? []
  }

  /// What can be tapped on a page, and in the containers on it that the platform does not have.
  private func tapsWithOthers(on page: Page) -> [Page.Control] {
    var controls = taps(on: page)
    for stack in page.stacks where !layout.stacks.contains(where: { $0 === stack }) {
      controls += taps(inFrontOf: stack)
    }
    for split in page.splits
    where ![layout.split, layout.inner].contains(where: { $0?.identity == split.identity }) {
      controls += (split.sidebar.front + split.detail.front).flatMap(taps)
    }
    return controls
  }

  /// What can be tapped in front of a stack: links there push onto it, whatever stacks are around it.
  private func taps(inFrontOf stack: StackPlace) -> [Page.Control] {
    let top = front(of: stack)
    var controls = taps(on: top, in: [stack])
    for index in controls.indices { controls[index].stack = stack }
    for split in top.splits { controls += (split.sidebar.front + split.detail.front).flatMap(taps) }
    controls += top.stacks.flatMap { taps(inFrontOf: $0) }
    guard top !== stack.root, !top.hidesBack else { return controls }
    let back = Page.Control(
      label: "Back", effect: .run { [unowned self] in goBack(in: stack) }, isEnabled: true,
      writer: stack.writer)
    return controls + [back]
  }

  /// What can be tapped on a page itself: rows too, but those of lists in leading columns, which the platform chooses.
  ///
  /// A link of the selection's type for whose value the stack has no destination chooses its row, as apps rely on that show
  /// with `navigationDestination(item:)` what is selected.
  private func taps(on page: Page) -> [Page.Control] { taps(on: page, in: layout.stacks) }

  private func taps(on page: Page, in stacks: [StackPlace]) -> [Page.Control] {
    guard let list = page.list, !layout.choosesRows(of: page) else { return page.controls }
    let rows = list.tappedRows.enumerated().compactMap { index, row in
      row.tag.map { tag in
        let isPushed =
          row.isLink
          && (!list.takes(tag)
            || stacks.contains { ([$0.root] + $0.pages).contains { $0.destinations.showing(tag) != nil } })
        return Page.Control(
          label: row.label ?? "row \(index + 1)", effect: isPushed ? .value(tag) : .run { list.write(tag) },
          isEnabled: true, isRepeated: index > 1, writer: list.writer)
      }
    }
    return rows + page.controls
  }

  /// The page in front, without what was taken off.
  private func front(of stack: StackPlace) -> Page {
    guard let count = leftCount(of: stack) else { return stack.top }
    return count == 0 ? stack.root : stack.pages[count - 1]
  }

  /// How many views are left on a stack whose path is not written yet; what the app has written meanwhile counts.
  private func leftCount(of stack: StackPlace) -> Int? {
    guard let left = left[stack.identity], left.path == stack.path.values() else { return nil }
    return left.count
  }

  private func goBack(in stack: StackPlace) {
    let path = stack.path.values()
    let count = (leftCount(of: stack) ?? path.count) - 1
    guard count >= 0 else { return }
    guard let deferred else { return stack.path.truncate(count) }
    left[stack.identity] = (count, path)
    deferred.later("going back", of: Deferred.noView) { [unowned self] in
      if left[stack.identity]?.count == count { graph.run(stack.writer) { writeLeft(of: stack) } }
    }
  }

  /// Writes the path of a stack without what was taken off.
  private func writeLeft(of stack: StackPlace) {
    if let count = leftCount(of: stack) { stack.path.truncate(count) }
    left[stack.identity] = nil
  }

  /// A link whose stack the platform does not follow: its value goes onto the path at once.
  func push(_ value: AnyHashable, by control: Page.Control, from view: ShownView) {
    let page = page(of: view)
    let around = layout.stacks.first { $0.holds(page) }
    if control.stack == nil, around == nil, let page, page.stacks.isEmpty, page.splits.isEmpty,
      let presented = graph.page.presented.last(where: { $0.page === page })
    {
      return graph.report(
        .isNotShown,
        "the link '\(control.label)' in what is presented stands in no stack, and SwiftUI disables it (\(presented.writer))",
        "put a 'NavigationStack' around what is presented")
    }
    guard let stack = control.stack ?? around ?? page?.stacks.first ?? layout.detail ?? layout.first else {
      return
    }
    writeLeft(of: stack)
    append(value, to: stack)
  }
}
