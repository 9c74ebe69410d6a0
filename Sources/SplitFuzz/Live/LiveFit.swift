internal import SplitModel

/// Lists where the description of a live system does not fit its router, before a campaign reports wrong findings.
public struct LiveSystemError: DescribedError, Hashable, Sendable {
  /// The system.
  public let system: String
  /// What does not fit, one sentence for each place, with the remedy.
  public let misfits: [String]

  /// Reports misfits of a system.
  public init(system: String, misfits: [String]) {
    self.system = system
    self.misfits = misfits
  }

  /// The system and its misfits, one on each line.
  public var description: String {
    "the description of '\(system)' does not fit its router:\n"
      + misfits.map { "  - \($0)" }.joined(separator: "\n")
  }
}

/// Checks a description by trying every binding on new routers.
@MainActor final class LiveFit<Router> {
  private let description: LiveDescription<Router>
  private(set) var policies: Policies = []  // What the description implies
  private(set) var startsWorkAtLaunch = false  // Whether a router starts work as it is made

  init(_ description: LiveDescription<Router>) throws(LiveSystemError) {
    self.description = description
    let misfits = misfits
    guard misfits.isEmpty else { throw LiveSystemError(system: description.name, misfits: misfits) }
    let work = DeferredWork()
    _ = fresh(work)
    startsWorkAtLaunch = !work.takeStarted().isEmpty
    policies = impliedPolicies
  }

  private var misfits: [String] {
    if let misfit = misfitOfNames { return [misfit] }
    let (visibility, compactColumn) = (description.visibility, description.compactColumn)
    let values: [String?] = [
      visibility.flatMap {
        hasContent
          ? misfit(of: $0, "visibility", [.detailOnly, .doubleColumn, .all], agree: ==)
          : misfit(of: $0, "visibility", [.detailOnly, .all]) { ($0 == .detailOnly) == ($1 == .detailOnly) }
      },
      compactColumn.flatMap {
        misfit(of: $0, "compactColumn", [.sidebar, .detail] + (hasContent ? [.content] : []), agree: ==)
      }, description.inspector.flatMap { misfit(of: $0, "inspector", [true, false], agree: ==) },
      misfitOfRows, description.content.flatMap(misfit), misfitOfSheet,
    ]
    let lengths = paths.compactMap { label, stack in
      let count = stack.follow(description.sidebar).count(fresh())
      return count <= ViewPath.capacity
        ? nil : "\(label): at launch the path has \(count) elements; the model holds \(ViewPath.capacity)"
    }
    return lengths + values.compactMap { $0 } + paths.compactMap { $1.isStack ? misfit(of: $1, $0) : nil }
  }

  private var impliedPolicies: Policies {
    var policies: Policies = startsWork ? .startsWork : []
    let router = fresh()
    let requests = description.events.filter { $0.kind == .goTo }
    let targets = requests.compactMap { $0.target(router) }
    if !requests.isEmpty { policies.insert(.namesLandings) }
    if targets.contains(where: rows.contains) { policies.insert(.namesSections) }
    if description.events.contains(where: { $0.kind == .signOut }) { policies.insert(.signsOut) }
    if (description.detail.presented ?? description.fullScreen?.presented) != nil {
      policies.insert(.presentsViews)
    }
    if description.sheet != nil { policies.insert(.presentsSheets) }
    if description.inspector != nil { policies.insert(.hasInspector) }
    return policies
  }

  /// The rules that could only be vacuous: the router counts nothing that is confirmed, or nothing is ever opened in it.
  var unevaluatedRules: [String] {
    let opens =
      description.detail.hasLinks || hasContent || description.events.contains { $0.kind == .push }
    let usable = description.sidebar.isList || opens ? [] : ["sidebar.choice-usable"]
    return (description.sheet?.saves == nil ? ["save.once"] : []) + usable
      + (opens ? [] : ["push.visible", "push.single", "push.leaves-others"])
  }

  /// Whether its first links or its events start work.
  private var startsWork: Bool {
    // Tasks cannot be awaited here.
    if description.asynchrony.leavesMainActor || startsWorkAtLaunch { return true }
    let work = DeferredWork()
    for row in rows.indices {
      var router = choosing(row, work)
      for link in detail.rootLinks(router) { link.action?(&router) }
      for call in description.events { call.run(&router) }
    }
    return !work.takeStarted().isEmpty
  }

  private var rows: [AnyHashable] { description.sidebar.values }
  private var hasContent: Bool { description.content != nil }
  private var detail: any LivePath<Router> { description.detail.follow(description.sidebar) }
  private var paths: [(label: String, path: LiveStack<Router>)] {
    [("detail", description.detail)] + (description.fullScreen.map { [("fullScreen", $0)] } ?? [])
  }

  private func fresh(_ work: DeferredWork = DeferredWork()) -> Router {
    description.beginAnew()(work.deferred)
  }

  /// A new router with a row selected, and with three columns the first of its items.
  private func choosing(_ row: Int, _ work: DeferredWork = DeferredWork()) -> Router {
    var router = fresh(work)
    description.sidebar.write(&router, row)
    if let content = description.content, let first = content.items(router, rows[row]).first {
      content.selection.write(&router, first)
    }
    return router
  }

  /// Traces name the system, rows and events, so the names must differ.
  private var misfitOfNames: String? {
    let (name, labels, calls) = (
      description.name, description.sidebar.labels, description.events.map(\.name)
    )
    let isPlain = { (letter: Character) in
      letter.isASCII && (letter.isLetter || letter.isNumber) || "-./_".contains(letter)
    }
    if !(1...48).contains(labels.count) { return "the sidebar has \(labels.count) rows; expected 1 to 48" }
    if let row = firstDuplicate(rows) {
      return "the sidebar's rows must be different values; '\(labels[row])' occurs twice"
    }
    if name.isEmpty || !name.allSatisfy(isPlain) {
      return "the name '\(name)' must consist of letters, digits and '-', '.', '/' or '_'"
    }
    if let row = firstDuplicate(labels) {
      return "two rows of the sidebar are described as '\(labels[row])'; a trace could not tell them apart"
    }
    return firstDuplicate(calls).map {
      "two events are called '\(calls[$0])'; a trace could not tell them apart"
    }
  }

  private func firstDuplicate(_ values: [some Equatable]) -> Int? {
    values.indices.first { values[..<$0].contains(values[$0]) }
  }

  private func misfit<Value>(
    of binding: LiveBinding<Router, Value>, _ label: String, _ values: [Value], agree: (Value, Value) -> Bool
  ) -> String? {
    for value in binding.isConstant ? [] : values {
      var router = fresh()
      binding.write(&router, value)
      let read = binding.read(router)
      if agree(value, read) { continue }
      return "\(label): \(binding.name) ignores writes: wrote \(value), then read \(read); "
        + "bind a property that keeps what is written, or leave '\(label)' out"
    }
    return nil
  }

  private var misfitOfRows: String? {
    let (sidebar, labels) = (description.sidebar, description.sidebar.labels)
    for row in rows.indices where sidebar.isList {
      var router = fresh()
      sidebar.write(&router, row)
      let read = sidebar.read(router)
      if read == row { continue }
      let found = read.map { labels[$0] } ?? "nil"
      return "sidebar: the selection ignores writes: wrote \(labels[row]), then read \(found)"
    }
    return nil
  }

  /// Selects every item that is there at launch; lists may fill later.
  private func misfit(of content: LiveContent<Router>) -> String? {
    if let other = rows.first(where: { !content.isRow($0) }) {
      return "content: 'items' takes rows of another type than the sidebar's '\(other)'"
    }
    for row in rows.indices {
      for item in content.items(fresh(), rows[row]) {
        var router = choosing(row)
        content.selection.write(&router, item)
        let read = content.selection.read(router)
        if read == item { continue }
        let found = read.map { "\($0)" } ?? "nil"
        return "content: \(content.selection.name) ignores writes: wrote \(item), then read \(found)"
      }
    }
    return nil
  }

  /// Runs every link of the first views and every event that presents something, and dismisses that.
  private var misfitOfSheet: String? {
    for row in rows.indices {
      let links = detail.rootLinks(choosing(row)).filter { $0.target == .sheet || $0.target == .confirmed }
      let calls = description.events.filter(\.presents)
      guard let item = description.sheet?.item else {
        if links.isEmpty, calls.isEmpty { continue }
        return "sheet: a button or an event presents or confirms something, but there is no 'sheet'"
      }
      let presenting =
        links.filter { $0.target == .sheet }.map { ($0.route(), $0.action) }
        + calls.map { ($0.target(fresh()), $0.run) }
      for (wanted, present) in presenting {
        let work = DeferredWork()
        var router = choosing(row, work)
        present?(&router)
        work.completeAll()
        guard let presented = item.read(router) else {
          return "sheet: \(item.name) is not written by a button or event that presents something"
        }
        if presented != wanted {
          let expected = wanted.map { "\($0)" } ?? "something"
          return "sheet: expected \(expected) to be presented, found \(presented)"
        }
        item.write(&router, nil)
        if item.read(router) == nil { continue }
        return "sheet: \(item.name) ignores writes: it was dismissed and is still presented"
      }
    }
    return nil
  }

  /// Follows every link of the first views: a stack that none of them changes is bound to something else.
  private func misfit(of stack: LiveStack<Router>, _ label: String) -> String? {
    let path = stack.follow(description.sidebar)
    var count = 0
    var hasMoved = false
    for row in rows.indices {
      for link in path.rootLinks(choosing(row)) where link.target == .anywhere {
        // A button may select a row instead.
        if link.push == .app, let route = link.route(), rows.contains(route) { continue }
        count += 1
        let work = DeferredWork()
        var router = choosing(row, work)
        let before = allCounts(router)
        let length = path.count(router)
        if let action = link.action {
          action(&router)
          work.completeAll()
          if let route = link.route(), let presented = description.sheet?.item.read(router) {
            return "\(label): a button opens \(route) and presents \(presented); is it '.button(presents:)'?"
          }
        } else if link.push == .value {
          if let route = link.route() { path.append(route, to: &router) }
          if path.count(router) != length + 1 {
            return "\(label): \(stack.name) ignores writes: a value was appended, and the path did not grow"
          }
        }
        hasMoved =
          hasMoved || link.push == .view || allCounts(router) != before
          || stack.presented.map { $0.read(router) != nil } ?? false
      }
    }
    if count == 0 || hasMoved { return nil }
    return
      "\(label): \(stack.name) is never written: none of the \(count) links on the first views changes it; "
      + "is the stack bound to another property?\(changedProperties)"
  }

  private func allCounts(_ router: Router) -> [Int] {
    paths.map { $0.path.follow(description.sidebar).count(router) }
  }

  /// The stored properties that some link changes, as a hint to what should be bound.
  private var changedProperties: String {
    for row in rows.indices {
      var router = choosing(row)
      for link in detail.rootLinks(router) where link.target == .anywhere {
        guard let action = link.action else { continue }
        let before = properties(of: router)
        action(&router)
        let changed = zip(before, properties(of: router)).filter { $0.1 != $1.1 }.map { $0.0.0 }
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
