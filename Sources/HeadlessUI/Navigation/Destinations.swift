internal import SplitModel

extension View {
  /// Shows values of a type that are on the stack.
  nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      if let lazy = scope.lazyContainer {
        scope.graph.report(
          .isNotShown,
          "a destination for '\(type)' stands in \(lazy.rawValue), whose views SwiftUI makes as they come on screen, and is "
            + "ignored (\(Writer("navigationDestination", file, line)))",
          "put it on the \(lazy) itself, or around that")
      }
      let known = ObjectIdentifier(type)
      if scope.page.destinations[known] != nil {
        scope.graph.isNotModelled(
          "a view has two destinations for '\(type)'; that nearest to the root of its stack is shown for every value",
          "declare one, outside of lists and loops")
      } else {
        scope.page.destinations[known] = Page.Destination(
          value: type, view: Destination.self, writer: Writer("navigationDestination", file, line)
        ) { [isAnew = scope.isAnew] value, scope in
          guard let value = value.base as? Value else { return }
          scope.made(anew: isAnew).handing(value).evaluate { destination(value) }
        }
      }
      Self._evaluate(view, in: scope)
    }
  }
  /// Pushes a view while a flag is on.
  nonisolated public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    let destination = destination()
    return _Around(self) { view, scope in
      let writer = Writer("navigationDestination", file, line)
      scope.noteLazyDestination(writer)
      scope.graph.writes?.watch("destination", writer, scope.node) { isPresented.wrappedValue }
      let place = scope.enteringBeside()?.node ?? scope.node
      if isPresented.wrappedValue {
        scope.page.presentedDestinations.append(
          Page.PresentedDestination(
            key: AnyHashable("\(Destination.self)"), place: place.number, position: place.path,
            writer: writer,
            dismiss: { isPresented.wrappedValue = false },
            evaluate: { [isAnew = scope.isAnew] in
              Destination._evaluate(destination, in: $0.made(anew: isAnew))
            }))
      }
      Self._evaluate(view, in: scope)
    }
  }
  /// Pushes a view while there is an item.
  nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination,
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    _Around(self) { view, scope in
      let writer = Writer("navigationDestination", file, line)
      scope.noteLazyDestination(writer)
      scope.graph.writes?.watch("destination", writer, scope.node) { item.wrappedValue }
      let place = scope.enteringBeside()?.node ?? scope.node
      if let value = item.wrappedValue {
        scope.page.presentedDestinations.append(
          Page.PresentedDestination(
            key: AnyHashable(value), place: place.number, position: place.path, writer: writer,
            dismiss: { item.wrappedValue = nil },
            evaluate: { [isAnew = scope.isAnew] in
              $0.made(anew: isAnew).evaluate { destination(item.wrappedValue ?? value) }
            }))
      }
      Self._evaluate(view, in: scope)
    }
  }
}

extension ViewGraph {
  /// Notes in a report for which types a stack has destinations, where a value on it has none.
  func noteUnresolved(
    _ value: AnyHashable, _ destinations: [ObjectIdentifier: Page.Destination], _ stack: Writer
  ) {
    guard let writes, value != valueOnLink else { return }
    let types = destinations.values.map { "'\($0.value)'" }.sorted()
    let mistake = Problem(
      problem: "no destination on the stack is for '\(type(of: value.base))' (\(stack)): "
        + (types.isEmpty ? "it has none" : "there is one for \(types.joined(separator: ", "))"),
      remedy: "declare one on a view that is always there, or push what has one")
    if !writes.notes.contains(where: { $0.text == mistake.description }) { writes.take(mistake) }
  }
}

extension [ObjectIdentifier: Page.Destination] {
  /// What shows a value; those of a path of `AnyHashable` are of that type, and objects may be of a class above their own.
  func showing(_ value: AnyHashable) -> Page.Destination? {
    var type: Any.Type = type(of: value.base)
    while true {
      if let shows = self[ObjectIdentifier(type)] { return shows }
      guard let above = (type as? AnyClass).flatMap(_getSuperclass) else { break }
      type = above
    }
    return self[ObjectIdentifier(AnyHashable.self)]
  }
}

extension Scope {
  /// Notes a destination of a flag or an item in a lazy container.
  ///
  /// Apple's documentation of all three modifiers: "Do not put a navigation destination modifier inside a 'lazy' container";
  /// one for a type is ignored there, and of others SwiftUI says that they will be.
  fileprivate func noteLazyDestination(_ writer: Writer) {
    guard let lazyContainer else { return }
    graph.isNotModelled(
      "a destination stands in \(lazyContainer.rawValue), where SwiftUI may not see it (\(writer))",
      "put it on the \(lazyContainer) itself, or around that")
  }
}

/// What makes its views as they come on screen.
enum LazyContainer: String {
  case list = "a 'List'"
  case stack = "a lazy stack"
  case grid = "a lazy grid"
}
