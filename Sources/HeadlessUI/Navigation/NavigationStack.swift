/// A stack of views over a root, as in SwiftUI.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let path: StackPath?
  let root: Root
  let writer: Writer

  /// Evaluates the root, then the views on it: those of the path's values, and those that flags and items push.
  @MainActor public static func _evaluate(_ view: NavigationStack, in scope: Scope) {
    scope.page.isBlank = false
    guard let scope = scope.entering(.body) else { return }
    let bound = view.path ?? StackPath(inner: scope.node)
    let path = LinkedViews.on(bound, at: scope.node).standing(on: bound)
    let place = StackPlace(
      identity: scope.node.number, position: scope.node.path, path: path, root: Page(),
      isBound: view.path != nil, writer: view.writer)
    place.state = bound.state
    place.root.isFollowed = scope.page.isFollowed && scope.page.splits.isEmpty
    scope.graph.writes?.watch("path", view.writer, scope.node) { AnyHashable(path.values()) }
    // What the view in front hands up counts.
    var front: Preferences?
    let values = path.values()
    let first = NestedStacks.first(of: values, at: scope.node)
    var top: ViewNode?
    if let scope = scope.entering(.body)?.beneath(!values.isEmpty) {
      front = scope.graph.collecting { Root._evaluate(view.root, in: scope.on(place.root)) }
      top = scope.node
    }
    scope.follow(bound.object, "the views on its path are", view.writer, under: place.root) {
      bound.values().count
    }
    var levels = StackLevels(values, over: place.root, scope.node)
    while let level = levels.next() {
      let page = Page()
      place.pages.append(page)
      place.rivals = nil
      switch level {
      case .value(let index, let value):
        if let resolve = destination(of: value, levels.destinations),
          let scope = scope.entering(.index(index + 1))?.entering(.id(value))?
            .beneath(index + 1 < values.count)
        {
          place.rivals = levels.rivals(of: value, scope.environment)
          top?.cover(true, scope.graph)
          top = scope.node
          front = scope.graph.collecting {
            NestedStacks.push(value, isFirst: index < first, by: view.writer, on: page, scope.graph) {
              resolve(value, scope.on(page).dismissing { path.truncate(index) })
            }
          }
        } else {
          place.unresolved.append(place.pages.count - 1)
          scope.graph.noteUnresolved(value, levels.destinations, view.writer)
        }
      case .pushed(let pushed):
        guard let scope = scope.entering(.type(ObjectIdentifier(Root.self)))?.entering(.id(pushed.place)),
          let scope = scope.entering(.id(pushed.key))?.beneath(false)
        else { break }
        top?.cover(true, scope.graph)
        top = scope.node
        front = scope.graph.collecting { pushed.evaluate(scope.on(page).dismissing(pushed.dismiss)) }
      }
      levels.add(level, page)
    }
    top?.cover(false, scope.graph)
    levels.finish(place, path, scope)
    // What a page holds does not hold the page, or a launch would never be given back.
    let (destinations, environment) = (levels.destinations, scope.environment)
    place.page = { value in
      // What a flag had pushed shows itself to the end.
      if value.base is PageName { return { Page() } }
      return destination(of: value, destinations).map { resolve in
        { Scope.aside(environment) { resolve(value, $0) } }
      }
    }
    scope.graph.handUp(front)
    scope.page.stacks.append(place)
  }

  /// What shows a value: a link's own view, or the destination for its type.
  @MainActor private static func destination(
    of value: AnyHashable, _ destinations: [ObjectIdentifier: Page.Destination]
  ) -> (@MainActor (AnyHashable, Scope) -> Void)? {
    if let link = value.base as? ViewLink { return { _, scope in link.evaluate(scope) } }
    return destinations.showing(value)?.evaluate
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root, file: StaticString = #fileID, line: UInt = #line) {
    self.init(path: nil, root: root(), writer: Writer("NavigationStack", file, line))
  }
  /// A stack with a path of values of any type.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(path: StackPath(path), root: root(), writer: Writer("NavigationStack", file, line))
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  /// A stack with a path of values of one type.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(path: StackPath(path), root: root(), writer: Writer("NavigationStack", file, line))
  }
}

/// A stack and the views on it, as they were evaluated.
@MainActor final class StackPlace {
  let identity: Int
  /// Where it is, the same where all around it was made anew.
  let position: Int
  var path: StackPath
  let root: Page
  let isBound: Bool
  /// The state of a view that its path is.
  var state: ObjectIdentifier?
  let writer: Writer
  /// The views over the root.
  var pages: [Page] = []
  /// The levels of values that no destination resolves.
  var unresolved: [Int] = []
  /// What might show the value in front: the destination that does, and one that is not used.
  var rivals: StackLevels.Rivals?
  /// What would show a value that is not on the path; nil where nothing is declared for it.
  var page: @MainActor (AnyHashable) -> (@MainActor () -> Page)? = { _ in { Page() } }
  /// Whether its views are those of links with flags, and the path lists the links that are active.
  var hasLegacyLinks = false
  /// Whether it is a controller that code has found, on which it may push over a placeholder.
  var isFound = false

  init(identity: Int, position: Int = 0, path: StackPath, root: Page, isBound: Bool, writer: Writer) {
    self.identity = identity
    self.position = position
    self.path = path
    self.root = root
    self.isBound = isBound
    self.writer = writer
  }

  /// What counts as a stack where there is none.
  convenience init(plain page: Page) {
    let path = StackPath(values: { [] }, truncate: { _ in }, append: { _ in false })
    self.init(identity: 0, path: path, root: page, isBound: false, writer: Writer("the app"))
  }

  /// Whether a page is its root or that of a value on its path.
  func holds(_ page: Page?) -> Bool { root === page || pages.contains { $0 === page } }

  /// The page in front.
  var top: Page { pages.last ?? root }

  /// What a link that leads to a list with a selection would show; on each page the first four are tried.
  func pageWithList(after page: Page, levels: Int) -> Page? {
    for case .value(let value) in page.controls.prefix(4).map(\.effect) where levels > 0 {
      guard let next = self.page(value)?() else { continue }
      if let found = next.list == nil ? pageWithList(after: next, levels: levels - 1) : next { return found }
    }
    return nil
  }
}

/// The values on a stack, of any type, as in SwiftUI.
public struct NavigationPath: Equatable, Sendable {
  nonisolated(unsafe) var elements: [AnyHashable] = []

  /// An empty path.
  public init() {}
  /// A path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  /// A path that was stored.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The number of values.
  public var count: Int { elements.count }
  /// Whether there is none.
  public var isEmpty: Bool { elements.isEmpty }
  /// Itself in a form that can be stored; nil where a value cannot.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }
  /// Puts a value on it.
  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }
  /// Takes values off its end; as many as there are where there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    precondition(count <= elements.count, "cannot remove \(count) of \(elements.count) values")
    elements.removeLast(count)
  }

  /// A path that can be stored: each value's type and its text.
  public struct CodableRepresentation: Codable, Equatable, Sendable {
    nonisolated(unsafe) let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads type and text of each value.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type '\(name)'")
        }
        func read<Value: Codable & Hashable>(_ type: Value.Type) throws -> AnyHashable {
          AnyHashable(try container.decode(type))
        }
        elements.append(try read(type))
      }
      self.elements = elements
    }

    /// Writes type and text of each value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(value)
      }
    }
  }
}

extension Scope {
  /// The same place with what `dismiss` does there.
  func dismissing(_ perform: @escaping @MainActor () -> Void) -> Scope {
    let place = node.cells[-12] as? DismissAction.Place ?? DismissAction.Place()
    node.cells[-12] = place
    place.perform = {
      perform()
      // The system takes the view off, whether or not the app's own place for it announces that.
      Announcements.note()
    }
    return with(\.dismiss, DismissAction(dismissed: place)).with(\.isPresented, true)
  }
}
