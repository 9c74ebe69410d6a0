internal import SplitFuzz
internal import SplitModel

/// What a page says around the label of the row that is chosen, as "Chart of Ann" does.
struct TitleForm: Hashable {
  let before: String
  let after: String
  /// The collection that it was learnt in, by the number of its place; nil for a list's rows.
  var collection: Int?

  init?(_ title: String, naming label: String, of collection: Int? = nil) {
    guard !label.isEmpty, let place = title.firstRange(of: label) else { return nil }
    (before, after) = (String(title[..<place.lowerBound]), String(title[place.upperBound...]))
    // A number in it may be that of another thing, as a month is of a day.
    if (before + after).contains(where: \.isNumber) { return nil }
    self.collection = collection
  }

  func names(_ label: String, in title: String, of collection: Int?) -> Bool {
    self.collection == collection && before + label + after == title
  }
}

/// What the content column has been called, and what the last one has shown.
struct ColumnTitles {
  /// The titles that named the row that was chosen.
  var names: Set<String> = []
  /// The last title that named no other row, and the row that was chosen then.
  var right: (title: String, chosen: AnyHashable)?
  /// What was written on the last column and in its fields, its title, and what was chosen then.
  var detail: (texts: [String], typed: [String], title: String?, chosen: AnyHashable?)?
  /// What was written on the inspector, and what was chosen then.
  var inspector: (written: [String], chosen: AnyHashable?)?
  /// What the last column was called for each row that was left.
  var seen: [AnyHashable: String] = [:]
  /// Whether something was tapped since another row was chosen, which a detail may keep on purpose.
  var isTapped = false
  /// Whether something was tapped, or came from outside, since the launch.
  var hasTapped = false
  /// Whether something was chosen in the second of three columns since the launch.
  var hasChosenItem = false
  /// What was chosen in the first column when the second one was described last.
  var content: AnyHashable?
  /// The names of rows that other views were seen to show.
  var rowNames: Set<String> = []
}

/// A link that was tapped, and what stands on the others of its collection.
struct TappedLink {
  let control: Page.Control
  let others: [(label: String?, value: AnyHashable?)]
  let value: AnyHashable
}

extension EvaluatedApp {
  /// The view of another row than the chosen one, where the page that is shown for that is called as the other's is: what
  /// it says has stayed behind, as state does that was made for an earlier value.
  ///
  /// A row may lead where another does, as "My Location" leads to Berlin: so its view is that of the other row where it would be called
  /// so anew, unless that row itself was seen to lead elsewhere.
  func titled(
    _ list: Page.SelectionList?, _ page: Page, _ split: SplitPlace, _ names: ValueNames
  ) -> ShownView? {
    guard let (chosen, other) = row(under: page.title, in: list), let tag = other.tag else { return nil }
    if isShortcut(chosen.label, to: other.label), split.detailAnew()?.face.title == page.title {
      guard let seen = columnTitles.seen[tag], seen != page.title else { return nil }
    }
    return layout.split?.content?.anyList == nil
      ? section(tag).map { .section($0) } : names.view(of: keys.key(of: tag))
  }

  /// Whether one label may stand for what another names: not where their numbers alone differ.
  private func isShortcut(_ label: String?, to other: String?) -> Bool {
    label?.filter { !$0.isNumber } != other?.filter { !$0.isNumber }
  }

  /// The row that is chosen in a list, and the other one that a title names in its place.
  func row(
    under title: String?, in list: Page.SelectionList?
  ) -> (chosen: Page.Row, other: Page.Row)? {
    guard let list, let title, let chosen = list.read() else { return nil }
    // What a row is called that is renamed in its place stands in its field.
    if leadingPages.contains(where: { $0.typed.contains(title) }) { return nil }
    guard let own = list.rows.first(where: { $0.tag == chosen }) else { return nil }
    let texts = (own.label.map { [$0] } ?? []) + own.otherTexts
    let other = named(in: title, insteadOf: texts, among: list.rows.lazy.map(\.label)) { index in
      list.rows[index].tag != chosen && (list.rows[index].tag?.base as? ViewLink)?.isMadeUp != true
    }
    return other.map { (own, list.rows[$0]) }
  }

  /// Which of other labels a title names, and nothing that stands on what was chosen or tapped.
  ///
  /// It may be the other label alone, or since the launch the title has named one of the same collection in this
  /// form when that was chosen.
  private func named<Labels: RandomAccessCollection<String?>>(
    in title: String, insteadOf own: [String], among others: Labels, of collection: Int? = nil,
    where isOther: (Int) -> Bool = { _ in true }
  ) -> Int? where Labels.Index == Int {
    if own.contains(title) { return nil }
    let form = own.lazy.compactMap { TitleForm(title, naming: $0, of: collection) }.first
    let named = others.indices.filter { index in
      guard let other = others[index] else { return false }
      let isNamed = form == nil && titleForms.contains { $0.names(other, in: title, of: collection) }
      return (title == other || isNamed) && isOther(index)
    }
    if let form, named.isEmpty { titleForms.insert(form) }
    return named.count == 1 ? named[0] : nil
  }

  /// Reports a content column under the title of another row than the chosen one, where it was under those of two that were
  /// chosen: one title may be for all rows, and the name of one of them.
  func reportTitle(of content: Page, _ list: Page.SelectionList?) {
    guard designNames == nil, let list, let title = content.title, let tag = list.read() else { return }
    if let right = columnTitles.right, right.title == title, right.chosen == tag { return }
    if let label = list.rows.first(where: { $0.tag == tag })?.label, TitleForm(title, naming: label) != nil {
      columnTitles.names.insert(title)
    }
    guard columnTitles.names.count > 1, let (chosen, other) = row(under: title, in: list) else {
      columnTitles.right = (title, tag)
      return
    }
    reportTitle(of: "the column for the row '\(chosen.label ?? "")'", as: other.label ?? "")
  }

  /// Notes after an event that the first tap since the launch has changed nothing that is written in the columns, as one that only
  /// presents something.
  func forgetTap(_ event: AppEvent, _ hadTapped: Bool, _ before: Page) {
    guard case .open = event, !hadTapped, columnTitles.hasTapped, !mayChangeYet,
      before === graph.page || before.lookOfColumns == graph.page.lookOfColumns
    else { return }
    columnTitles.hasTapped = false
  }

  /// Notes that something is tapped; returns the link behind an event that stands in a collection and pushes a view.
  func noteTap(_ event: AppEvent, _ control: Page.Control?, _ names: ValueNames) -> TappedLink? {
    switch event {
    case .open: (columnTitles.isTapped, columnTitles.hasTapped) = (true, true)
    case .call: columnTitles.hasTapped = true
    case .writeItem: columnTitles.hasChosenItem = true
    default: break
    }
    guard designNames == nil else { return nil }
    let link: Page.Control?
    switch event {
    case .open: link = control
    case .writeAppend(_, let view):
      let value = view.section.flatMap(tag) ?? value(of: view, names)
      link = pages.lazy.flatMap(\.page.controls).first { $0.pushed == value }
    default: return nil
    }
    guard let link, let value = link.pushed, let collection = link.collection,
      let page = pages.first(where: { $0.page.controls.contains { $0.collection == collection } })?.page
    else { return nil }
    // What leads to the same, such as a shortcut beside it, is titled as that.
    let others = page.controls.filter {
      $0.collection == collection && $0.pushed != value && $0.label != link.label
    }
    return TappedLink(control: link, others: others.map { ($0.label, $0.pushed) }, value: value)
  }

  /// Reports the view that a link has pushed under the title of another link.
  func reportTitle(of link: TappedLink?) {
    guard let link else { return }
    graph.page.forEachPage { page in
      for stack in page.stacks where stack.path.values().last == link.value {
        guard let title = stack.top.title,
          let other = named(
            in: title, insteadOf: [link.control.label] + link.control.texts, among: link.others.map(\.label),
            of: link.control.collection)
        else { continue }
        let shown = [link.value, link.others[other].value].map { $0.flatMap { stack.page($0) }?() }
        // One link may lead where another does, as "Today" does where "Monday" does.
        let leadsThere =
          isShortcut(link.control.label, to: link.others[other].label)
          && shown.allSatisfy { $0?.title == title } && shown[0]?.look == shown[1]?.look
        if leadsThere { continue }
        reportTitle(of: "the view of the link '\(link.control.label)'", as: link.others[other].label ?? "")
      }
    }
  }

  /// Whether work may change yet what is shown.
  var mayChangeYet: Bool { graph.endedCount < graph.workCount || !(deferred?.isIdle ?? true) }

  /// Reports a title, unless work may change it yet.
  private func reportTitle(of view: String, as other: String) {
    if mayChangeYet { return }
    graph.report(
      .isMisplaced, "\(view) has the title of another, '\(other)'",
      "take the title from the value that it shows")
  }
}

extension Page {
  /// What is written where nothing is presented, less what is on buttons.
  fileprivate var lookOfColumns: [[String?]] {
    var above: Set<ObjectIdentifier> = []
    for presented in presented { presented.page.forEachPage { above.insert(ObjectIdentifier($0)) } }
    var look: [[String?]] = []
    forEachPage { page in
      if !above.contains(ObjectIdentifier(page)) {
        look.append([page.title] + page.written + (page.list?.rows.flatMap(\.look) ?? []))
      }
    }
    return look
  }
}

extension Page.Control {
  /// What a tap on it puts on a stack.
  var pushed: AnyHashable? {
    switch effect {
    case .run: nil
    case .value(let value): value
    case .view(let own): own.isMadeUp ? nil : AnyHashable(own)
    }
  }
}
