internal import SplitModel

extension LiveSystem {
  /// Tries every binding on a fresh router; answers what the description does not say of itself.
  func checkFit() throws(LiveSystemError) -> Policies {
    let misfits =
      rowMisfits() ?? launchMisfits() + bindingMisfits() + selectionMisfits() + itemMisfits()
      + sheetMisfits() + stackMisfits()
    guard misfits.isEmpty else { throw LiveSystemError(system: description.name, misfits: misfits) }
    var policies: Policies = startsWork() ? .startsWork : []
    let targets = description.programs.filter { $0.kind == .goTo }.compactMap(\.target)
    if !targets.isEmpty { policies.insert(.namesLandings) }
    if targets.contains(where: description.sidebar.values.contains) { policies.insert(.namesSections) }
    if description.programs.contains(where: { $0.kind == .signOut }) { policies.insert(.signsOut) }
    if description.detail.presented != nil || description.fullScreen?.presented != nil {
      policies.insert(.presentsViews)
    }
    if description.sheet != nil { policies.insert(.presentsSheets) }
    return policies
  }

  /// Whether its first links or its programs start work.
  private func startsWork() -> Bool {
    // Tasks cannot be waited for here.
    if subject.yieldCount > 0 || startsWorkAtLaunch { return true }
    let work = DeferredWork()
    for row in description.sidebar.labels.indices {
      var router = choosing(row, work)
      for link in description.detail.rootLinks(router) { link.action?(&router) }
      for program in description.programs { program.run(&router) }
    }
    return !work.takeStarted().isEmpty
  }

  /// Whether a router starts work as it is made, before anything happens.
  var startsWorkAtLaunch: Bool {
    let work = DeferredWork()
    _ = description.make(work.deferred)
    return !work.takeStarted().isEmpty
  }

  private func fresh(_ work: DeferredWork = DeferredWork()) -> Router { description.make(work.deferred) }

  /// A fresh router with a row chosen, and with three columns the first of its items.
  private func choosing(_ row: Int, _ work: DeferredWork = DeferredWork()) -> Router {
    var router = description.make(work.deferred)
    description.sidebar.write(&router, row)
    if let content = description.content {
      let items = content.items(router, description.sidebar.values[row])
      if let first = items.first { content.write(&router, first) }
    }
    return router
  }

  /// Chooses every item that is there at launch, since what is written is to be read again; lists may fill later.
  private func itemMisfits() -> [String] {
    guard let content = description.content else { return [] }
    let rows = description.sidebar.values
    if let other = rows.first(where: { !content.isRow($0) }) {
      return ["content: 'items' takes rows of another type than the sidebar's '\(other)'"]
    }
    for row in rows.indices {
      for item in content.items(fresh(), rows[row]) {
        var router = choosing(row)
        content.write(&router, item)
        let read = content.read(router)
        if read != item {
          return [
            "content: \(content.name) throws away writes: wrote \(item), then read \(read.map { "\($0)" } ?? "nil")"
          ]
        }
      }
    }
    return []
  }

  /// Lets every link of the first views and every program present what it says, and dismisses that.
  private func sheetMisfits() -> [String] {
    for row in description.sidebar.labels.indices {
      let links = description.detail.rootLinks(choosing(row)).filter {
        $0.target == .sheet || $0.target == .confirmed
      }
      let programs = description.programs.filter(\.presents)
      guard let sheet = description.sheet else {
        if links.isEmpty, programs.isEmpty { continue }
        return ["sheet: a button or a program presents or confirms something, and no 'sheet' says what"]
      }
      let presenting =
        links.filter { $0.target == .sheet }.map { ($0.box(), $0.action) }
        + programs.map { ($0.target, $0.run) }
      for (wanted, present) in presenting {
        let work = DeferredWork()
        var router = choosing(row, work)
        present?(&router)
        work.completeAll()
        guard let item = sheet.item(router) else {
          return ["sheet: \(sheet.name) is never written by what is to present something"]
        }
        if item != wanted {
          return ["sheet: \(wanted.map { "\($0)" } ?? "something") was to be presented, and \(item) is"]
        }
        sheet.dismiss(&router)
        if sheet.item(router) != nil {
          return ["sheet: \(sheet.name) throws away writes: it was dismissed, and is presented still"]
        }
      }
    }
    return []
  }

  private func rowMisfits() -> [String]? {
    let labels = description.sidebar.labels
    guard (1...48).contains(labels.count) else {
      return ["the sidebar has \(labels.count) rows; expected 1 to 48"]
    }
    let values = description.sidebar.values
    for (index, value) in values.enumerated() where values[..<index].contains(value) {
      return ["the sidebar's rows are to be different values; '\(labels[index])' stands twice"]
    }
    return nameMisfits()
  }

  /// Traces name the system, rows and programs, and what two of them share tells neither.
  private func nameMisfits() -> [String]? {
    let isPlain = { (letter: Character) in
      letter.isASCII && (letter.isLetter || letter.isNumber) || "-./_".contains(letter)
    }
    if description.name.isEmpty || !description.name.allSatisfy(isPlain) {
      return ["the name '\(description.name)' is to have letters, digits and '-', '.', '/' or '_' alone"]
    }
    let labels = description.sidebar.labels
    for (index, label) in labels.enumerated() where labels[..<index].contains(label) {
      return ["two rows of the sidebar are described as '\(label)'; a trace could not say which is chosen"]
    }
    let names = description.programs.map(\.name)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      return ["two programs are called '\(name)'; a trace could not say which is called"]
    }
    return nil
  }

  private func launchMisfits() -> [String] {
    let router = fresh()
    return stacks.compactMap { label, stack in
      let count = stack.count(router)
      guard count > ViewPath.capacity else { return nil }
      return "\(label): at launch the path has \(count) elements; the model holds \(ViewPath.capacity)"
    }
  }

  private var stacks: [(label: String, stack: LiveStack<Router>)] {
    let detail = [(label: "detail", stack: description.detail)]
    return detail + (description.fullScreen.map { [(label: "fullScreen", stack: $0)] } ?? [])
  }

  private func bindingMisfits() -> [String] {
    var misfits: [String] = []
    if let visibility = description.visibility {
      misfits += misfit(of: visibility, "visibility", writing: [.detailOnly, .all]) {
        ($0 == .detailOnly) == ($1 == .detailOnly)
      }
    }
    if let compactColumn = description.compactColumn {
      misfits += misfit(of: compactColumn, "compactColumn", writing: [.sidebar, .detail]) { $0 == $1 }
    }
    return misfits
  }

  private func misfit<Value>(
    of binding: LiveBinding<Router, Value>, _ label: String, writing values: [Value],
    agree: (Value, Value) -> Bool
  ) -> [String] {
    for value in values {
      var router = fresh()
      binding.write(&router, value)
      let read = binding.read(router)
      if !agree(value, read) {
        return [
          "\(label): \(binding.name) throws away writes: wrote \(value), then read \(read); "
            + "bind a property that keeps what is written, or leave '\(label)' out"
        ]
      }
    }
    return []
  }

  private func selectionMisfits() -> [String] {
    guard description.sidebar.isList else { return [] }
    for row in description.sidebar.labels.indices {
      var router = fresh()
      description.sidebar.write(&router, row)
      if description.sidebar.read(router) != row {
        return [
          "sidebar: the selection throws away writes: wrote \(description.sidebar.labels[row]), then read "
            + (description.sidebar.read(router).map { description.sidebar.labels[$0] } ?? "nil")
        ]
      }
    }
    return []
  }

  /// Follows every link of the first views: a stack that none of them moves is bound to something else.
  private func stackMisfits() -> [String] {
    var misfits: [String] = []
    for (label, stack) in stacks {
      var offered = 0
      var hasMoved = false
      for row in description.sidebar.labels.indices {
        for link in stack.rootLinks(choosing(row)) where isPush(link) {
          offered += 1
          let work = DeferredWork()
          var tried = choosing(row, work)
          let before = stack.count(tried)
          let whole = allCounts(tried)
          if let action = link.action {
            action(&tried)
            work.completeAll()
          } else if link.push == .value {
            if let route = link.box() { stack.append(&tried, route) }
            if stack.count(tried) != before + 1 {
              return [
                "\(label): \(stack.name) throws away writes: a value was appended, and the path did not grow"
              ]
            }
          }
          hasMoved =
            hasMoved || link.push == .view || allCounts(tried) != whole || stack.presented?(tried) != nil
        }
      }
      if offered > 0, !hasMoved {
        misfits.append(
          "\(label): \(stack.name) is never written: none of the \(offered) links on the first views changes it; "
            + "is the stack bound to another property?\(changedProperties())")
      }
    }
    return misfits
  }

  private func isPush(_ link: LiveLink<Router>) -> Bool { link.target == .anywhere }

  private func allCounts(_ router: Router) -> [Int] {
    [description.detail.count(router)] + (description.fullScreen.map { [$0.count(router)] } ?? [])
  }

  /// The stored properties that some link changes, as a hint where the views go instead.
  private func changedProperties() -> String {
    for row in description.sidebar.labels.indices {
      var router = choosing(row)
      for link in description.detail.rootLinks(router) where isPush(link) {
        guard let action = link.action else { continue }
        let before = properties(of: router)
        action(&router)
        let after = properties(of: router)
        let changed = zip(before, after).filter { $0.1 != $1.1 }.map { $0.0.0 }
        if !changed.isEmpty { return " They change \(changed.joined(separator: ", "))." }
      }
    }
    return ""
  }

  private func properties(of router: Router) -> [(String, String)] {
    Mirror(reflecting: router).children.map { child in
      let name = child.label ?? "?"
      return (name.hasPrefix("_") ? String(name.dropFirst()) : name, String(describing: child.value))
    }
  }
}
