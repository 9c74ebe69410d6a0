internal import SplitFuzz
internal import SplitModel

/// What can be tapped on the views that are shown.
extension EvaluatedApp {
  /// The numbers of what can be tapped on a view; views that may be on screen together have different ones.
  func links(on view: ShownView) -> Range<Int> {
    if view == .blank || view == .unresolved || view == .other { return 0..<0 }
    if let designNames { return 0..<designNames.links.count }
    let room = room(on: view)
    let count = controls(on: view).count + rows(on: view).count
    if count > room.count { log.seeCrowded(page(of: view)?.name ?? "") }
    return room.lowerBound..<room.lowerBound + min(room.count, count)
  }

  /// The numbers that what can be tapped on a view may have; the survey needs no columns to be apart.
  private func room(on view: ShownView) -> Range<Int> {
    guard let survey else { return 0..<TapNumbers.count }
    let screen = screen(with: view)
    return (survey.numbers[screen] ?? TapNumbers(on: screen)).of(column(of: view))
  }

  private func column(of view: ShownView) -> TapNumbers.Column {
    if view == .menu { return .leading }
    guard let page = page(of: view) else { return .last }
    if layout.middle === page { return .middle }
    // What is pushed in an earlier column stands beside the last one.
    guard isBeside(page) else { return .last }
    return layout.home == .content ? .middle : .leading
  }

  private func screen(with view: ShownView) -> TapNumbers.Screen {
    let page = page(of: view)
    if layout.split == nil { return .oneColumn(of: 1) }
    let columns = layout.middle == nil ? 2 : 3
    let isAlone =
      graph.environment.horizontalSizeClass == .compact
      || page.map(isPresented) ?? false
    return isAlone ? .oneColumn(of: columns) : .columns(columns)
  }

  /// Notes how much there is to tap on the views that are shown.
  func note(in numbers: inout [TapNumbers.Screen: TapNumbers]) {
    for (view, _) in pages {
      let (rows, controls, screen) = (rows(on: view).count, controls(on: view), screen(with: view))
      let needed = min(2, rows) + controls.count { !$0.isRepeated }
      numbers[screen, default: TapNumbers(on: screen)].meet(
        needed: needed, of: rows + controls.count, in: column(of: view))
    }
  }

  /// The rows and the controls that are tapped.
  ///
  /// Where there are more than numbers, two rows stand for the others, and controls in elements of collections come last.
  private func taps(on view: ShownView) -> (rows: ArraySlice<Page.Row>, controls: [Page.Control]) {
    var (rows, controls) = (rows(on: view)[...], controls(on: view))
    let room = room(on: view).count
    guard designNames == nil, rows.count + controls.count > room else { return (rows, controls) }
    rows = rows.prefix(max(2, room - controls.count))
    controls = controls.filter { !$0.isRepeated } + controls.filter(\.isRepeated)
    return (rows, controls)
  }

  /// The rows of the content column's list or of one pushed in the sidebar, which the platform selects.
  private func rows(on view: ShownView) -> [Page.Row] {
    guard let page = page(of: view), page === layout.split?.content.map(layout.face) || page === layout.pushed
    else { return [] }
    return page.anyList?.tappedRows.filter { $0.tag != nil } ?? []
  }

  /// What something to tap promises; nil where there is nothing.
  func promise(ofLink link: Int, on view: ShownView, _ names: ValueNames) -> LinkPromise? {
    if let row = row(link, on: view) {
      return row.tag.map { tag in
        let section = page(of: view) === layout.pushed ? section(chosen: tag, names) : nil
        return LinkPromise(
          section.map { .section($0) } ?? names.view(of: keys.key(of: tag)), in: .detail, push: .select)
      }
    }
    guard let control = control(link, on: view) else { return nil }
    guard control.stack == nil, control.also == nil, let page = page(of: view), stands(page), !layout.isPlain,
      survey?.covers(layout) != false
    else {
      return LinkPromise(.blank, in: .unknown)
    }
    switch control.effect {
    case .run: return LinkPromise(.blank, in: .unknown)
    case .value(let value):
      return LinkPromise(self.view(of: value, names), in: target(page), push: .value)
    case .view(let own):
      return LinkPromise(names.view(of: keys.key(of: AnyHashable(own))), in: target(page), push: .value)
    }
  }

  /// All that can be tapped on a view, in the order of the numbers: what stands on it, and the control where it is no row.
  func allTaps(on view: ShownView) -> [(label: String?, control: Page.Control?)] {
    let count = links(on: view).count
    guard count > 0 else { return [] }
    let (rows, controls) = taps(on: view)
    guard let designNames else {
      return Array((rows.map { ($0.label, nil) } + controls.map { ($0.label, $0) }).prefix(count))
    }
    return designNames.links.map { name in
      let control = controls.first { $0.name == name }
      return (rows.first { $0.name == name }?.label ?? control?.label, control)
    }
  }

  /// What stands on a row or a control.
  func label(ofLink link: Int, on view: ShownView) -> String? {
    row(link, on: view).map(\.label) ?? control(link, on: view)?.label
  }

  /// The row of the content column's list behind a number; rows come first, they are what such a column is for.
  private func row(_ link: Int, on view: ShownView) -> Page.Row? {
    let rows = taps(on: view).rows
    if let designNames { return rows.first { $0.name == designNames.links[link] } }
    return link < rows.count ? rows[link] : nil
  }

  /// The control behind a number, counted after the rows.
  func control(_ link: Int, on view: ShownView) -> Page.Control? {
    if let designNames { return controls(on: view).first { $0.name == designNames.links[link] } }
    let (rows, controls) = taps(on: view)
    return link >= rows.count && link - rows.count < controls.count ? controls[link - rows.count] : nil
  }

  /// Where a page's links show what they open.
  private func target(_ page: Page) -> LinkPromise.Target {
    guard layout.home == .sidebar, let first = layout.first else { return .anywhere }
    return first.root === page || first.pages.contains { $0 === page } ? .leading : .anywhere
  }

  /// Whether a page stands on a stack that the platform has, or stood there last, or in a column before one.
  private func stands(_ page: Page) -> Bool {
    !pages.contains { $0.page === page } || layout.stacks.contains { $0.holds(page) }
      || layout.detail != nil && leadingPages.contains { $0 === page }
  }

  /// Writes a container's binding, as the system does.
  func write<Container>(
    _ container: Container?, _ writer: KeyPath<Container, Writer>, _ body: (Container) -> Void
  ) {
    if let container { graph.run(container[keyPath: writer]) { body(container) } }
  }

  /// Taps a control on a view; returns whether that deletes something, nil where there is none.
  func press(_ control: Page.Control?, on view: ShownView) -> Bool? {
    guard let control else { return nil }
    deleted.isUnderWay = control.saysItDeletes
    noteSignOut(control.saysItSignsOut)
    let isEarlier = page(of: view).map { page in leadingPages.contains { $0 === page } } ?? false
    let depth = isEarlier ? layout.detail?.path.values().count : nil
    graph.run(control.writer ?? Writer("'\(control.label)'")) {
      control.also?()
      switch control.effect {
      case .run(let action): action()
      case .value(let value): push(value, by: control, from: view)
      case .view(let own): push(AnyHashable(own), by: control, from: view)
      }
    }
    if let depth, let now = layout.detail?.path.values().count, now > depth { leads.isEarlier = true }
    // Every button of an alert or a dialog dismisses it after its action.
    let presented = page(of: view).flatMap { page in graph.page.presented.last { $0.page === page } }
    if let presented, presented.kind == .alert || presented.kind == .dialog {
      graph.run(presented.writer) { presented.dismiss() }
    }
    return control.deletes
  }
}
