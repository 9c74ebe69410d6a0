/// One place in the tree of views, and what is kept there from one evaluation to the next.
///
/// State lives as long as its place is evaluated: a branch that is left, another `id` or another type loses it.
@MainActor final class ViewNode {
  /// Which part of its parent a view is.
  enum Key: Hashable {
    case body
    case extra
    case index(Int)
    case type(ObjectIdentifier)
    case identity(Identity)

    static func id(_ value: AnyHashable) -> Key { .identity(Identity(value)) }
  }

  /// An explicit identity; comparing a value whose type is erased is slow, and mostly it is that of the evaluation before.
  final class Identity: Hashable {
    let value: AnyHashable
    init(_ value: AnyHashable) { self.value = value }
    static func == (left: Identity, right: Identity) -> Bool { left === right || left.value == right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  /// Which part of its parent it is.
  let key: Key
  /// The type of the nearest view around it; a reference to its parent would make counting references slow.
  private let outer: Any.Type?
  @exclusivity(unchecked) private var children: [ViewNode] = []
  @exclusivity(unchecked) private var cursor = 0
  /// The last evaluation in which the view was there.
  private(set) var pass: Int
  /// The type of the view; nil for a part without a body.
  var type: Any.Type?
  /// A number that no other place has had.
  let number: Int
  /// Where it is, the same where all around it was made anew; explicit identities, which may be others in each launch, count
  /// by their order.
  private(set) var path = 0
  /// The number of the nearest place with an explicit identity, of this one or around it; zero where there is none.
  private(set) var given = 0
  /// Takes note of what is written here.
  let changes: StateChanges?
  /// Whether another view of a stack lies over it, or another tab is chosen.
  private(set) var isCovered = false
  /// Whether what covers the views around it does not cover it.
  var isPresented = false
  /// What dynamic properties keep, in their order.
  var cells: [Int: AnyObject] = [:]
  /// Whether something has changed on which its view depends.
  var isChanged = false
  /// What its body and closures have made, in their order.
  @exclusivity(unchecked) private var made: [Made] = []
  @exclusivity(unchecked) private var madeCursor = 0
  /// What modifiers keep, by their order on the view.
  var handlers: [Handler] = []
  private var handlerCursor = 0
  /// How many views beside it there were.
  private var besideCount = 0

  init(
    _ key: Key = .body, in outer: Any.Type? = nil, pass: Int, number: Int, changes: StateChanges? = nil
  ) {
    self.key = key
    self.outer = outer
    self.pass = pass
    self.number = number
    self.changes = changes
  }

  /// The part of this view with a key; made anew where it was not there in the evaluation before.
  func child(_ key: Key, _ graph: ViewGraph) -> ViewNode {
    let pass = graph.pass
    if self.pass != pass { begin(pass) }
    if cursor < children.count, children[cursor].key == key {
      cursor += 1
      return children[cursor - 1].begun(pass, graph)
    }
    if let found = children.firstIndex(where: { $0.key == key }) {
      cursor = found + 1
      return children[found].begun(pass, graph)
    }
    let node = ViewNode(key, in: viewType, pass: pass, number: graph.nextNumber(), changes: changes)
    let part =
      switch key {
      case .body: -1
      case .extra: -2
      case .type: -3
      case .index(let index): index
      case .identity: cursor
      }
    node.path = path &* 1_000_003 &+ part
    if case .identity = key { node.given = node.number } else { node.given = given }
    children.append(node)
    cursor = children.count
    return node
  }

  private func begun(_ pass: Int, _ graph: ViewGraph) -> ViewNode {
    if self.pass != pass {
      graph.keptCount += 1
      begin(pass)
    }
    return self
  }

  func begin(_ pass: Int) {
    self.pass = pass
    cursor = 0
    handlerCursor = 0
    besideCount = 0
    madeCursor = 0
  }

  /// What the next body or closure here has made; nothing yet where there was none in the evaluation before.
  func made<Value>(_ type: Value.Type) -> MadeValue<Value> {
    defer { madeCursor += 1 }
    if madeCursor < made.count, let known = made[madeCursor] as? MadeValue<Value> { return known }
    let new = MadeValue<Value>()
    if madeCursor < made.count { made[madeCursor] = new } else { made.append(new) }
    return new
  }

  /// The number under which the value is kept that is handed to the next closure here.
  var handed: Int { -20 - madeCursor }

  /// The number of the next view beside it, which no part of it has.
  func nextBeside() -> Int {
    besideCount += 1
    return -besideCount
  }

  /// The next handler that is declared here; made by `make` where it was not declared in the evaluation before.
  func handler<Kind: Handler>(isCovered: Bool = false, _ make: () -> Kind) -> Kind {
    defer { handlerCursor += 1 }
    if handlerCursor < handlers.count, let kept = handlers[handlerCursor] as? Kind { return kept }
    let made = make()
    made.isOnScreen = !isCovered
    if handlerCursor < handlers.count { handlers[handlerCursor] = made } else { handlers.append(made) }
    return made
  }

  /// Removes what was not evaluated, and returns its handlers, the innermost first.
  func removeStale(_ pass: Int) -> [Handler] {
    var gone: [Handler] = []
    children.removeAll { child in
      guard child.pass != pass else {
        gone += child.removeStale(pass)
        return false
      }
      gone += child.allHandlers
      return true
    }
    return gone
  }

  /// Whether a state is kept here or in it.
  func keeps(_ state: ObjectIdentifier) -> Bool {
    cells.values.contains { ObjectIdentifier($0) == state } || children.contains { $0.keeps(state) }
  }

  /// Covers it, or uncovers it.
  func cover(_ isCovered: Bool, _ graph: ViewGraph) {
    guard self.isCovered != isCovered else { return }
    self.isCovered = isCovered
    graph.coversChanged = true
  }

  /// Adds the handlers here and in it whose views have come on screen or have left it, the innermost first.
  func addMoved(to moved: inout [Handler], under isCovered: Bool = false) {
    let isCovered = isCovered && !isPresented || self.isCovered
    for child in children { child.addMoved(to: &moved, under: isCovered) }
    for handler in handlers.reversed() where handler.isOnScreen == isCovered { moved.append(handler) }
  }

  /// The handlers here and in it, the innermost first; a view around another declares its own before those of that.
  var allHandlers: [Handler] {
    var all: [Handler] = []
    addHandlers(to: &all)
    return all
  }
  private func addHandlers(to all: inout [Handler]) {
    for child in children { child.addHandlers(to: &all) }
    all += handlers.reversed()
  }

  /// The type of the nearest view with a type of its own.
  var viewType: Any.Type? { type ?? outer }
  /// Its name, without what it is generic over, which may be a whole body.
  var typeName: String { viewType.map { String("\($0)".prefix { $0 != "<" }) } ?? "the app" }
}

/// What a modifier keeps from one evaluation to the next.
@MainActor class Handler {
  /// Where it stands in the app's source.
  var writer = Writer("handler")
  /// Runs when its view is on screen no longer.
  func leave() {}
  /// Whether that may change what views show.
  var mayWriteLeaving: Bool { false }
  /// Whether its view stands in the app's first view, and in no column, pushed view or presentation.
  var isInFirstView = false
  /// Whether no other view covers its own.
  var isOnScreen = true
  /// Runs when a view that stays where it is is taken off the screen, as with a tab that is left.
  func disappear() {}
  /// Runs when it is put there again.
  func appearAgain() {}
  /// Whether there is anything to run then, or when it is taken off.
  func runs(appearing: Bool) -> Bool { false }
}
