/// Where a view is evaluated: its place among all views, its environment, and the page that collects what it declares.
@MainActor public struct Scope {
  let graph: ViewGraph
  let node: ViewNode
  let page: Page
  var environment: EnvironmentValues
  var isEnabled: Bool { environment.isEnabled }
  var depth = 0
  /// Whether SwiftUI evaluates the body around too, and so makes anew what stands here.
  var isAnew = true
  /// Whether SwiftUI evaluates a body further out, or what is around the app's views has changed.
  var isInChanged = true
  /// Whether views here are rows of the page's list.
  var isInList = false
  /// Whether views here are those of a tab view.
  var isAmongTabs = false
  /// Whether another view of a stack lies over it, or another tab is chosen.
  var isCovered = false
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
        "views are nested without end: more than \(ViewGraph.deepest) levels in '\(node.typeName)'",
        "end the recursion with a condition")
      return nil
    }
    return Scope(
      graph: graph, node: node.child(key, graph), page: page, environment: environment, depth: depth + 1,
      isAnew: isAnew, isInChanged: isInChanged, isInList: isInList, isAmongTabs: isAmongTabs,
      isCovered: isCovered, lazyContainer: lazyContainer)
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
      isInChanged: isInChanged, isCovered: isCovered)
  }

  /// What views declare where they have not appeared: they have no state, and no handler of theirs runs.
  static func aside(_ environment: EnvironmentValues, _ evaluate: (Scope) -> Void) -> Page {
    let graph = ViewGraph({ EmptyView() }, environment)
    let page = Page()
    evaluate(Scope(graph: graph, node: ViewNode(pass: 0, number: 0), page: page, environment: environment))
    return page
  }

  /// The same place under another view, or not; where it was under one, whatever comes there waits to be uncovered.
  func covered(_ isCovered: Bool) -> Scope {
    var scope = self
    scope.isCovered = self.isCovered || isCovered || node.isCovered
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

  /// Gives a view's dynamic properties the state that belongs to this place, and evaluates its body and what that consists of; not
  /// where something is missing without which the body cannot be evaluated.
  ///
  /// One value may stand in several places, as a view in a constant does: at each but the first it has storage of its own. Where
  /// nothing has made it anew, it is that of the evaluation before if it observes another object than that, or if its own body has
  /// changed that shows views which it was handed.
  func install<Content>(_ view: Content, _ evaluate: (Content, Scope) -> Void) {
    let fields = DynamicFields.of(view)
    var view = view
    if !fields.isEmpty {
      let missing = graph.missing
      // Objects are made here, and properties updated.
      (graph.isOfChange, ViewGraph.latestPlace) = (isEvaluated(fields), node.number)
      let mayBeKept = fields.observe || fields.holdViews
      var index = 0
      var isOwn = connect(view, fields, &index, updates: isAnew || !mayBeKept)
      if mayBeKept, !isAnew {
        let isOld = node.observesOther || fields.holdViews && node.isChanged
        if isOld, let old = node.lastMade as? Content { view = old }
        index = 0
        isOwn = connect(view, fields, &index)
      }
      if !isOwn {
        if !fields.separate(in: &view) { release(view, fields) }
        index = 0
        _ = connect(view, fields, &index)
      }
      if mayBeKept, isAnew || node.lastMade == nil { node.lastMade = view }
      guard graph.missing == missing else { return }
    }
    evaluate(view, made(anew: isEvaluated(fields)))
  }

  /// Whether SwiftUI evaluates the body of the view here.
  private func isEvaluated(_ fields: DynamicFields) -> Bool {
    node.isChanged || graph.hasUnknownChange || isAnew && fields.areHanded
  }

  /// Connects the dynamic properties of a value, and those in them; false where they are connected with another place.
  private func connect<Value>(
    _ value: Value, _ fields: DynamicFields, _ index: inout Int, updates: Bool = true
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
    if let row = page.row { page.list?.rows.append(row) }
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
