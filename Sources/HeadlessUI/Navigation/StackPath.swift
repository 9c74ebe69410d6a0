/// A stack's path, whatever the type of its values.
struct StackPath {
  let values: () -> [AnyHashable]
  let truncate: (Int) -> Void
  let append: (AnyHashable) -> Bool
  /// The object that has it, which these keep; nil where that is not known.
  private(set) unowned(unsafe) var object: AnyObject?
  /// The state of a view that it is.
  private(set) var state: ObjectIdentifier?

  init(
    values: @escaping () -> [AnyHashable], truncate: @escaping (Int) -> Void,
    append: @escaping (AnyHashable) -> Bool
  ) { (self.values, self.truncate, self.append) = (values, truncate, append) }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    truncate = { count in
      if path.wrappedValue.count > count { path.wrappedValue = Data(path.wrappedValue.prefix(count)) }
    }
    append = { value in
      guard let value = value.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    (object, state) = (path.object, path.state)
  }

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    truncate = { count in
      if path.wrappedValue.count > count { path.wrappedValue.removeLast(path.wrappedValue.count - count) }
    }
    append = { value in
      guard let value = value.base as? any Hashable else { return false }
      path.wrappedValue.append(value)
      return true
    }
    (object, state) = (path.object, path.state)
  }

  /// The path of a stack that keeps it itself.
  @MainActor init(inner node: ViewNode) {
    let cell = node.cells[-1] as? Cell<[AnyHashable]> ?? Cell([], node)
    node.cells[-1] = cell
    values = { cell.value }
    truncate = { if cell.value.count > $0 { cell.write(Array(cell.value.prefix($0))) } }
    append = {
      cell.write(cell.value + [$0])
      return true
    }
  }
}
