internal import SplitModel

/// Where a view is evaluated: its place among all views, its environment, and the page that collects what it declares.
@MainActor public struct Scope {
  let graph: ViewGraph
  let node: ViewNode
  let page: Page
  var environment: EnvironmentValues
  var isEnabled: Bool { environment.isEnabled }
  var depth = 0
  /// Whether the body around is evaluated, and so makes anew what stands here.
  var isAnew = true
  /// Whether a body further out is evaluated, or what is around the app's views has changed.
  var isInChanged = true
  /// Whether views here are rows of the page's list.
  var isInList = false
  /// Whether views here are those of a tab view.
  var isAmongTabs = false
  /// Whether another view of a stack lies over it, or another tab is chosen.
  var isCovered = false
  /// Whether it is in a tab that is not chosen, where nothing new is presented.
  var isHidden = false
  /// The container around it that makes its views as they come on screen, if there is one on the page.
  var lazyContainer: LazyContainer?
  /// The name that the next control has where its label has no text.
  var accessibilityName: String?

  /// Whether views here stand in the app's first view, and in no column, pushed view or presentation.
  var isInFirstView: Bool { page === graph.page }

  /// The place of a part; nil, with a diagnostic, where views are nested without end.
  func entering(_ key: ViewNode.Key) -> Scope? {
    guard depth < ViewGraph.deepest else {
      graph.report(
        .isEndless,
        "views are nested without end: more than \(ViewGraph.deepest) levels in '\(node.typeName)'",
        "end the recursion with a condition")
      return nil
    }
    return Scope(
      graph: graph, node: node.child(key, graph), page: page, environment: environment, depth: depth + 1,
      isAnew: isAnew, isInChanged: isInChanged, isInList: isInList, isAmongTabs: isAmongTabs,
      isCovered: isCovered, isHidden: isHidden, lazyContainer: lazyContainer)
  }

  /// The place of a view's body.
  func entering<Content>(_ type: Content.Type) -> Scope? {
    guard let scope = entering(.body) else { return nil }
    scope.node.type = type
    return scope
  }

  /// The place of a view that lies over, under or beside another or is presented by it, which may have several.
  func enteringBeside() -> Scope? { entering(.index(node.nextBeside())) }

  /// Evaluates views one after the other, each in a place of its own.
  func evaluate<each Part: View>(_ parts: repeat each Part) {
    var index = 0
    func evaluate<One: View>(_ part: One) {
      if let scope = entering(.index(index)) { One._evaluate(part, in: scope) }
      index += 1
    }
    repeat evaluate(each parts)
  }

  /// The same place with other declarations collected elsewhere.
  func on(_ page: Page) -> Scope {
    Scope(
      graph: graph, node: node, page: page, environment: environment, depth: depth, isAnew: isAnew,
      isInChanged: isInChanged, isCovered: isCovered, isHidden: isHidden)
  }

  /// What views declare where they have not appeared: they have no state, and no handler of theirs runs.
  static func aside(_ environment: EnvironmentValues, _ evaluate: (Scope) -> Void) -> Page {
    let graph = ViewGraph({ EmptyView() }, environment)
    let page = Page()
    evaluate(Scope(graph: graph, node: ViewNode(pass: 0, number: 0), page: page, environment: environment))
    return page
  }

  /// The same place under another view, or not; where it was under one, whatever comes there waits to be uncovered.
  func beneath(_ isCovered: Bool) -> Scope {
    var scope = self
    scope.isCovered = self.isCovered || isCovered || node.isCovered
    return scope
  }

  /// The same place in a tab that is not chosen.
  func covered(_ isCovered: Bool) -> Scope {
    var scope = beneath(isCovered)
    scope.isHidden = isHidden || isCovered
    return scope
  }

  /// The same place over all that it stands in, as a sheet is over the view that presents it; not in a tab that is not chosen.
  var presented: Scope {
    var scope = self
    scope.isCovered = isHidden
    node.isPresented = !isHidden
    return scope
  }

  /// The same place with rows of the page's list in it, or without.
  func inList(_ isInList: Bool) -> Scope {
    var scope = self
    scope.isInList = isInList
    return scope
  }

  /// The same place with views in it that are made as they come on screen.
  func lazily(in container: LazyContainer) -> Scope {
    var scope = self
    scope.lazyContainer = container
    return scope
  }

  /// The same place with the views of a tab view in it.
  var amongTabs: Scope {
    var scope = self
    scope.isAmongTabs = true
    return scope
  }

  /// The environment of what is declared here as a tab, which does not hold the list of tabs that holds it.
  var tabEnvironment: EnvironmentValues {
    with(\.tabs, nil).with(\.tabTag, nil).environment
  }

  func with<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Scope {
    var scope = self
    scope.environment[keyPath: path] = value
    return scope
  }

  /// Evaluates a body where SwiftUI does, and what it has made last; nothing where something is missing without which it cannot
  /// be evaluated.
  ///
  /// Before it, the view's dynamic properties are connected with the state that belongs to this place.
  func install<Content, Body>(
    _ view: Content, _ body: (Content) -> Body, _ evaluate: (Body, Scope) -> Void
  ) {
    let (fields, made, missing) = (DynamicFields.of(view), node.made(Body.self), graph.missing)
    node.isChanged =
      made.value == nil || made.isChanged || isAnew && fields.areHanded || graph.evaluatesAll
    // What is around it may be another.
    if !node.isChanged, isInChanged, !fields.isEmpty { _ = connected(view, fields, updates: false) }
    if !node.isChanged, graph.missing == missing, let value = made.value {
      return evaluate(value, self.made(anew: false))
    }
    let value = made.make(in: graph) { () -> Body? in
      ViewGraph.latestPlace = node.number
      let view = fields.isEmpty ? view : connected(view, fields, updates: true)
      guard graph.missing == missing else { return nil }
      ViewGraph.latest = Content.self
      return body(view)
    }
    if let value { evaluate(value, self.made(anew: true)) }
  }

  /// A value whose dynamic properties are connected with this place.
  ///
  /// One value may stand in several, as a view in a constant does: at each but the first it has storage of its own.
  private func connected<Content>(_ view: Content, _ fields: DynamicFields, updates: Bool) -> Content {
    var (view, index) = (view, 0)
    if connect(view, fields, &index, updates: updates) { return view }
    if !fields.separate(in: &view) { release(view, fields) }
    index = 0
    _ = connect(view, fields, &index, updates: updates)
    return view
  }

  /// Connects the dynamic properties of a value, and those in them; false where they are connected with another place.
  private func connect<Value>(
    _ value: Value, _ fields: DynamicFields, _ index: inout Int, updates: Bool
  ) -> Bool {
    var isOwn = true
    func connect(_ property: some DynamicProperty) {
      if let connected = property as? any ConnectedProperty {
        isOwn = connected.connect(to: node, index, self) && isOwn
        index += 1
      } else {
        var property = property
        isOwn = self.connect(property, DynamicFields.of(property), &index, updates: updates) && isOwn
        if isOwn, updates { property.update() }
      }
    }
    fields.forEach(in: value) { connect($0) }
    return isOwn
  }

  /// Takes the dynamic properties of a value from the place that they are connected with.
  private func release<Value>(_ value: Value, _ fields: DynamicFields) {
    func release(_ property: some DynamicProperty) {
      if let connected = property as? any ConnectedProperty { return connected.release() }
      self.release(property, DynamicFields.of(property))
    }
    fields.forEach(in: value) { release($0) }
  }

  /// Evaluates a view that may be a row of a list; where it is one, it is noted with its tag and its first text.
  func evaluateRow(tag: AnyHashable, _ evaluate: (Scope) -> Void) {
    guard isInList, page.row == nil else { return evaluate(self) }
    page.row = Page.Row(tag: tag)
    evaluate(self)
    endRow()
  }

  /// Notes the row that is evaluated, if any; what follows belongs to none.
  func endRow() {
    if isInList, let row = page.row { page.list?.rows.append(row) }
    page.row = nil
  }

  /// Evaluates what brings rows of its own, as a section does: the row in which it stands is none then.
  func evaluateRows(_ evaluate: (Scope) -> Void) {
    page.row = nil
    evaluate(self)
    page.row = nil
  }

  /// Adds something that can be tapped; without a label it is called what accessibility calls it, or by its kind and place.
  func addControl(
    _ label: String, deletes: Bool = false, by writer: Writer? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    page.isBlank = false
    let place = page.controls.count + 1
    page.controls.append(
      Page.Control(
        label: label.isEmpty ? accessibilityName ?? "\(writer?.kind ?? "control") \(place)" : label,
        effect: .run(action), isEnabled: isEnabled, deletes: deletes, writer: writer))
  }

  /// Names the row that is evaluated, or makes a row of a view that stands alone in a list.
  func asRow(tag: AnyHashable, _ evaluate: (Scope) -> Void) {
    if page.row == nil { return evaluateRow(tag: tag, evaluate) }
    page.row?.tag = tag
    evaluate(self)
  }
}
